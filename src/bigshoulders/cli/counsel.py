"""A game's counsel at the text table: choices with previews and warnings, and suggestions."""

from __future__ import annotations

from rich.text import Text

from bigshoulders.box.any_game import AnyRules, AnyView
from bigshoulders.box.box import AnyBox
from bigshoulders.box.counsel import Suggestion, fix_text, plan_words, prospect
from bigshoulders.kernel.moves import Move
from bigshoulders.language.voice import AnyVoice


def choice_text(
    box: AnyBox, speaker: AnyVoice, g: AnyRules, view: AnyView, move: Move, warns: bool
) -> Text:
    """A move, what it leads to, and what to consider before it."""
    words = speaker.messages
    found = prospect(box, g, view, move)
    text = Text(speaker.move(view.seen, move))
    lines = [line.removesuffix(".") for line in found.lines(speaker)]
    text.append(f"  {words.joined(lines)}", style="dim")
    for warning in found.warnings if warns else []:
        args = {
            "title": speaker.warning_title(warning.code, warning.facts),
            "text": speaker.warning_text(warning.code, warning.facts),
        }
        text.append("\n" + words.text("cli-warning", args), style="yellow")
        if warning.fix:
            way = fix_text(box, speaker, g, view, warning)
            text.append(" " + words.text("cli-warning-fix", {"move": way}), style="yellow")
    return text


def plan_text(box: AnyBox, speaker: AnyVoice, g: AnyRules, view: AnyView, plan: Suggestion) -> Text:
    """A suggestion: its title, its moves and their result."""
    key = f"suggestion-{plan.code}"
    text = Text(speaker.remark(key, plan.facts), style="bold")
    moves = plan_words(box, speaker, g, view, plan.moves)
    text.append(f"  {speaker.messages.joined(moves)}", style="dim")
    text.append("\n" + speaker.remark(key, plan.facts, "result"), style="dim")
    return text

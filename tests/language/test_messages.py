"""All messages in all languages: the same keys, the same variables, none missing.

English is the reference; French and German must have the same messages. The sentences made from
them are tested in test_speakers.py.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import pytest

from bigshoulders.box.faces import Speech, face
from bigshoulders.games.chicago.engine import events as chicago_events
from bigshoulders.games.chicago.engine import frames as chicago_frames
from bigshoulders.games.chicago.engine.ids import (
    ASSET_IDS,
    CERTIFICATE_IDS,
    COMPANY_IDS,
    GOAL_IDS,
    INDUSTRY_IDS,
    PHASE_IDS,
    RESOURCE_IDS,
    SPACE_WORDS,
)
from bigshoulders.games.chicago.engine.options import EDITIONS
from bigshoulders.games.chicago.engine.rules import APPEAL_BONUS_IDS
from bigshoulders.games.industrialist.engine import events as industrialist_events
from bigshoulders.games.industrialist.engine import frames as industrialist_frames
from bigshoulders.games.industrialist.engine.ids import (
    ACTION_IDS,
    INCOME_WORDS,
    KIND_IDS,
    LADDER,
    OP_IDS,
)
from bigshoulders.games.industrialist.engine.options import SIDES_OF_MARKET
from bigshoulders.kernel.spelling import Kind
from bigshoulders.language.messages import LANGUAGES, ftl_names, messages
from bigshoulders.shelf import box_of
from cases import CASES, Case
from patterns import all_patterns, patterns_of, variables

SOURCES = Path(__file__).parents[2] / "src" / "bigshoulders"
COUNTS = [0, 1, 2, 5, 1200]
CASE = {case.name: case for case in CASES}
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
CODE = re.compile(
    r'"((?:cards|config|position|spelling|log|data|undo|chance|engine|play|simulate|rules|server|file'
    r'|bots|arena|lab|spec)/[a-z]+(?:-[a-z]+)*)"'
)

# Messages that may equal the English: names, formats, and words the languages share.
SAME_IN_ALL = {
    "chicago-end-city",
    "chicago-end-picture.format",
    "chicago-record-bargain.value",
    "chicago-record-building.about",
    "chicago-record-building.value",
    "chicago-record-dividend.about",
    "chicago-record-orders.about",
    "chicago-record-founding.about",
    "chicago-record-founding.value",
    "chicago-record-steady.about",
    "cli-review-doubt",
    "puzzles-amount",
    "puzzles-behind",
    "review-gain",
    "review-lead",
    "review-loss",
    "review-moment",
    "review-stage",
    *(f"chicago-company-{name}" for name in COMPANY_IDS),
    *(f"chicago-company-{name}.full" for name in COMPANY_IDS),
    *(f"chicago-asset-{name}" for name in ASSET_IDS),
    "chicago-asset-fuelworks.first_edition",
    "bot-tycoon",
    "web-bot-tycoon",
    "chicago-edition-new",
    "chicago-event-phase_began",
    "chicago-idle-cubes",
    "chicago-aid-icon-manager",
    "rules-minutes",
    "rules-place",
    "chicago-card-bot.name",
    "chicago-card-factory.manager",
    "chicago-card-haymarket.name",
    "chicago-card-manager.name",
    "chicago-card-phase",
    "hist-pause",
    "review-pause",
    "chicago-place-demand",
    "chicago-place-haymarket",
    "cli-comma",
    "cli-name",
    "cli-warning",
    "industrialist-card-units",
    "industrialist-title",
    "industrialist-track-building",
    "industrialist-move-begin",
    "industrialist-event-promised",
    "industrialist-web-plus",
    "chart-money",
    "chart-profit",
    "chicago-web-log-phase",
    "chicago-table-bot",
    "chicago-table-initiative",
    "chicago-table-kind-protect",
    "chicago-table-phase",
    *(f"web-language-{language}" for language in LANGUAGES),
    "chicago-name",
    "industrialist-name",
    "chicago-option-edition-new",
    "web-seat-kind-bot",
    "chicago-web-subtitle",
    "web-webhook",
}
SAME_AS_ENGLISH = {
    "fr": SAME_IN_ALL
    | {
        "bar-suggestions",
        "web-set-others-normal",
        "span-minutes",
        "chicago-board-initiative",
        "industrialist-web-chart-capital",
        "industrialist-web-chart-profit",
        "chicago-card-factory.machines",
        "chicago-card-worth.kind",
        "cli-arena-bot",
        "industrialist-card-action",
        "industrialist-card-profit.kind",
        "industrialist-card-rail.name",
        "industrialist-web-managers",
        "industrialist-web-profit",
        "log-filter-kind",
        "industrialist-log-action_began",
        "chicago-log-factory_ran",
        "industrialist-log-profit_moved",
        "log-table",
        "people-bot",
        "side-notes",
        "chicago-reason-bank_building",
        "industrialist-board-profit",
        "industrialist-rank-2",
        "industrialist-reason-action",
        "industrialist-reason-managers",
        "industrialist-reason-production",
        "chicago-table-total",
        "vote-title",
        "web-email",
        "web-nav-tables",
        "web-notifications",
        "chicago-option-advanced",
        "chicago-option-advanced_chain.tag",
        "web-sum-with",
        "web-table",
    },
    "de": SAME_IN_ALL
    | {
        "web-set-others-normal",
        "industrialist-aid-kind",
        "chicago-aid-icon-partner",
        "review-spoken-lead",
        "review-swing",
        "chart-holding",
        "chicago-card-bank.name",
        "chicago-card-certificates.kind",
        "chicago-card-partner.name",
        "chat-title",
        "cli-joined",
        "cli-label",
        "chicago-event-asset_moved",
        "chicago-event-cubes_moved",
        "chicago-event-paid",
        "error-file",
        "chicago-space-I-9",
        "chicago-space-II-9",
        "side-chat",
        "chicago-staff-manager",
        "industrialist-event-units_moved",
        "chicago-table-cubes",
        "chicago-table-view-text",
        "web-account-name",
        "web-set-size-normal",
    },
}

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_translation = pytest.mark.parametrize("language", TRANSLATIONS)


# --- the kinds of both games -------------------------------------------------------------------


@dataclass(frozen=True)
class Vocabulary:
    """Everything one game says: its kinds by sort, and what their sentences may mention."""

    prefix: str
    kinds: dict[str, list[Kind]]
    facts: dict[str, set[str]]  # what the speaker adds, by sort or by sort and kind

    def key(self, sort: str, kind: Kind) -> str:
        return f"{self.prefix}{sort}-{kind.name}"

    def known(self, sort: str, kind: Kind) -> set[str]:
        """The variables a sentence may use; the speaker's additions express an `op`."""
        fields = {name for name, domain in kind.fields if domain.name != "op"}
        added = self.facts.get(sort, set()) | self.facts.get(f"{sort}-{kind.name}", set())
        return fields | added


def kinds_of(case: Case, events: list[Kind], frames: list[Kind]) -> dict[str, list[Kind]]:
    """Everything a game speaks about; of its frames, those that wait for a person."""
    g = case.game.assemble(case.config)
    return {
        "move": case.game.space(g).table.kinds,
        "event": events,
        "decision": [kind for i, kind in enumerate(frames) if g.steps[i].waits],
        "refusal": [kind for kind, _ in face(box_of(case.game.name), Speech).voice.refusals.rows],
    }


VOCABULARIES = {
    "chicago": Vocabulary(
        "chicago-",
        kinds_of(
            CASE["chicago-2-basic"], chicago_events.KINDS_OF_EVENT, chicago_frames.KINDS_OF_FRAME
        ),
        {
            "decision": {"seat"},
            "decision-stock_turn": {"held", "limit"},
            "decision-hire": {"cost"},
            "decision-bonus": {"bonus"},
            "decision-issue": {"value"},
            "decision-sales": {"price"},
            "decision-payout": {"revenue"},
        },
    ),
    "industrialist": Vocabulary(
        "industrialist-",
        kinds_of(
            CASE["industrialist-A"],
            industrialist_events.KINDS_OF_EVENT,
            industrialist_frames.KINDS_OF_FRAME,
        ),
        {
            "event-promised": {"effect"},
            "event-scored": {"title"},
            "decision-actions": {"year", "market", "cost"},
            "decision-labour_choice": {"due"},
            "decision-take_any": {"card"},
        },
    ),
}
SORTS = ["move", "event", "decision", "refusal"]
each_vocabulary = pytest.mark.parametrize(
    "vocabulary", VOCABULARIES.values(), ids=VOCABULARIES.keys()
)
each_sort = pytest.mark.parametrize("sort", SORTS)


# --- the same in every language ----------------------------------------------------------------


@each_translation
def test_all_languages_have_the_same_files(language: str) -> None:
    assert ftl_names(language) == ftl_names("en")


@each_translation
@pytest.mark.parametrize("name", ftl_names("en"))
def test_all_languages_have_the_same_keys_in_the_same_order(language: str, name: str) -> None:
    assert list(patterns_of(language, name)) == list(patterns_of("en", name))


@each_translation
def test_all_languages_have_the_same_variables(language: str) -> None:
    english = {place: variables(pattern) for place, pattern in all_patterns("en").items()}
    assert {p: variables(pattern) for p, pattern in all_patterns(language).items()} == english


@each_language
def test_no_key_is_in_two_files(language: str) -> None:
    places = list(chain.from_iterable(patterns_of(language, name) for name in ftl_names(language)))
    assert len(places) == len(set(places))


@each_translation
def test_only_names_and_formats_equal_the_english(language: str) -> None:
    english = all_patterns("en")
    same = {p for p, pattern in all_patterns(language).items() if pattern.equals(english[p])}
    assert same == SAME_AS_ENGLISH[language]


@pytest.mark.parametrize("game", ["chicago", "industrialist"])
def test_every_message_of_a_game_starts_with_its_id(game: str) -> None:
    files = [name for name in ftl_names("en") if name.startswith(game)]
    keys = [key for name in files for key in patterns_of("en", name)]
    assert len(keys) > 100
    assert [key for key in keys if not key.startswith(f"{game}-")] == []


# --- everything has its message ----------------------------------------------------------------


@each_language
@each_vocabulary
@each_sort
def test_every_kind_has_a_message(language: str, vocabulary: Vocabulary, sort: str) -> None:
    """Every move, event, question and refusal; a message mentions only known facts."""
    patterns = all_patterns(language)
    for kind in vocabulary.kinds[sort]:
        key = vocabulary.key(sort, kind)
        assert key in patterns
        for place in patterns:
            if place.partition(".")[0] == key:
                assert variables(patterns[place]) <= vocabulary.known(sort, kind), place


@each_vocabulary
@each_sort
def test_no_message_is_unused(vocabulary: Vocabulary, sort: str) -> None:
    """Messages that no kind needs are removed from the files."""
    needed = {vocabulary.key(sort, kind) for kind in vocabulary.kinds[sort]}
    keys = {place for place in all_patterns("en") if "." not in place}
    assert {key for key in keys if key.startswith(f"{vocabulary.prefix}{sort}-")} == needed


@each_vocabulary
def test_no_bot_reason_is_unused(vocabulary: Vocabulary) -> None:
    game = vocabulary.prefix.removesuffix("-")
    given = (SOURCES / "games" / game / "bots" / "reasons.py").read_text(encoding="utf-8")
    places = patterns_of("en", f"{game}-advice.server.ftl")
    keys = [place.removeprefix(f"{game}-advice-") for place in places]
    assert [key for key in keys if f'"{key}"' not in given] == []


def test_the_wording_of_done_belongs_to_a_question() -> None:
    """The current question chooses the wording of `done`."""
    asked = {kind.name for kind in VOCABULARIES["industrialist"].kinds["decision"]}
    said = {place for place in all_patterns("en") if place.startswith("industrialist-move-done.")}
    assert {place.partition(".")[2] for place in said} <= asked


@each_language
def test_no_message_is_in_two_files(language: str) -> None:
    """The second one would never be used."""
    places = [place for name in ftl_names(language) for place in patterns_of(language, name)]
    assert len(places) == len(set(places))


@each_language
def test_everything_has_a_name(language: str) -> None:
    things = {
        "asset": ASSET_IDS,
        "bonus": [name for name in APPEAL_BONUS_IDS if name != "none"],
        "certificate": CERTIFICATE_IDS,
        "company": COMPANY_IDS,
        "decade": ["1", "2", "3", "4", "5"],
        "goal": GOAL_IDS,
        "industry": INDUSTRY_IDS,
        "phase": PHASE_IDS,
        "resource": RESOURCE_IDS,
        "space": SPACE_WORDS.ids,
    }
    needed = {f"chicago-{prefix}-{name}" for prefix, names in things.items() for name in names}
    needed |= {f"chicago-company-{name}.full" for name in COMPANY_IDS}
    needed |= {f"chicago-asset-{name}.{part}" for name in ASSET_IDS for part in ("effect", "bonus")}
    needed |= {f"chicago-edition-{name}" for name in EDITIONS}
    needed |= {"chicago-mode-basic", "chicago-mode-advanced"}
    assert needed - set(all_patterns(language)) == set()


@each_language
def test_everything_in_industrialist_has_a_name(language: str) -> None:
    """And nothing that doesn't exist has one."""
    things = {
        "action": ACTION_IDS,
        "income": INCOME_WORDS.ids,
        "kind": KIND_IDS,
        "op": OP_IDS,
        "rank": [str(rank) for rank in range(len(LADDER))],
        "reason": industrialist_events.REASON_IDS,
        "side": SIDES_OF_MARKET,
    }
    keys = set(all_patterns(language))
    for prefix, names in things.items():
        named = {key for key in keys if key.startswith(f"industrialist-{prefix}-")}
        assert named == {f"industrialist-{prefix}-{name}" for name in names}


def test_every_error_has_a_message() -> None:
    codes = set()
    for path in sorted(SOURCES.rglob("*.py")):
        codes |= set(CODE.findall(path.read_text(encoding="utf-8")))
    needed = {"error-" + code.replace("/", "-") for code in codes}
    assert len(needed) > 60
    assert any(key.startswith("error-cards-") for key in needed)
    assert needed - set(all_patterns("en")) == set()


# --- every message formats -----------------------------------------------------------------------


@each_language
@pytest.mark.parametrize("number", COUNTS)
def test_every_message_formats(language: str, number: int) -> None:
    """Singular and plural, with numbers for everything: no function or selector is misspelt."""
    words = messages(language)
    for place, pattern in all_patterns(language).items():
        key, _, attribute = place.partition(".")
        assert words.text(key, dict.fromkeys(variables(pattern), number), attribute)

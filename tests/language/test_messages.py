"""All messages in all languages: the same keys, the same variables, none missing.

English is the reference; French and German must have the same messages. The sentences made from
them are tested in test_speakers.py.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

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
from bigshoulders.games.industrialist.engine import events as solo_events
from bigshoulders.games.industrialist.engine import frames as solo_frames
from bigshoulders.games.industrialist.engine.ids import (
    ACTION_IDS,
    INCOME_WORDS,
    KIND_IDS,
    LADDER,
    OP_IDS,
)
from bigshoulders.games.industrialist.engine.options import SIDES_OF_MARKET
from bigshoulders.kernel.spelling import Kind
from bigshoulders.language.messages import LANGUAGES, ftl_names, messages, read_ftl
from bigshoulders.shelf import box_of
from cases import CASES, Case

SOURCES = Path(__file__).parents[2] / "src" / "bigshoulders"
COUNTS = [0, 1, 2, 5, 1200]
CASE = {case.name: case for case in CASES}
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
CODE = re.compile(
    r'"((?:cards|config|position|spelling|log|data|undo|chance|engine|play|simulate|rules|server|file'
    r'|bots|arena|lab|spec)/[a-z]+(?:-[a-z]+)*)"'
)
NARROW, NO_BREAK = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"

# Messages that may equal the English: names, formats, and words the languages share.
SAME_IN_ALL = {
    *(f"company-{name}" for name in COMPANY_IDS),
    *(f"company-{name}.full" for name in COMPANY_IDS),
    *(f"asset-{name}" for name in ASSET_IDS),
    "asset-fuelworks.first_edition",
    "edition-new",
    "event-phase_began",
    "hist-pause",
    "place-demand",
    "place-haymarket",
    "side-chat",
    "cli-name",
    "solo-title",
    "solo-track-building",
    "solo-move-begin",
    "solo-event-promised",
    "ind-plus",
    "chart-money",
    "chart-profit",
    "log-phase",
    "table-bot",
    "table-initiative",
    "table-kind-protect",
    "table-phase",
    *(f"web-language-{language}" for language in LANGUAGES),
    "web-default-name",
    "web-game-chicago",
    "web-game-industrialist",
    "web-option-edition-new",
    "web-seat-kind-bot",
    "web-subtitle",
    "web-webhook",
}
SAME_AS_ENGLISH = {
    "fr": SAME_IN_ALL
    | {
        "board-initiative",
        "chart-col-capital",
        "chart-col-profit",
        "cli-arena-bot",
        "ind-managers",
        "ind-profit",
        "log-filter-kind",
        "log-kind-action_began",
        "log-kind-factory_ran",
        "log-kind-profit_moved",
        "log-table",
        "people-bot",
        "reason-bank_building",
        "solo-board-profit",
        "solo-rank-2",
        "solo-reason-action",
        "solo-reason-managers",
        "solo-reason-production",
        "table-total",
        "vote-title",
        "web-email",
        "web-nav-tables",
        "web-notifications",
        "web-option-advanced",
        "web-option-advanced_chain.tag",
        "web-sum-with",
        "web-table",
    },
    "de": SAME_IN_ALL
    | {
        "chart-holding",
        "cli-joined",
        "cli-label",
        "event-asset_moved",
        "event-cubes_moved",
        "event-paid",
        "error-file",
        "space-I-9",
        "space-II-9",
        "staff-manager",
        "solo-event-units_moved",
        "table-cubes",
        "web-account-name",
        "web-set-size-normal",
    },
}

Patterns = dict[str, ast.Pattern]
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_translation = pytest.mark.parametrize("language", TRANSLATIONS)


# --- reading the files -------------------------------------------------------------------------


class Nodes(Visitor):
    """Every node of a pattern at any depth: placeables, selectors, arguments."""

    def __init__(self) -> None:
        self.found: list[ast.BaseNode] = []

    def generic_visit(self, node: ast.BaseNode) -> None:
        self.found.append(node)
        super().generic_visit(node)


def nodes(pattern: ast.Pattern) -> list[ast.BaseNode]:
    every = Nodes()
    every.visit(pattern)
    return every.found


def variables(pattern: ast.Pattern) -> set[str]:
    return {node.id.name for node in nodes(pattern) if isinstance(node, ast.VariableReference)}


def texts(pattern: ast.Pattern) -> list[str]:
    """The plain text of a pattern, in pieces."""
    return [node.value for node in nodes(pattern) if isinstance(node, ast.TextElement)]


def patterns_of(language: str, name: str) -> Patterns:
    """The messages in a file by key, their attributes by `key.attribute`."""
    found: Patterns = {}
    for entry in FluentParser().parse(read_ftl(language, name)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            key = entry.id.name
            parts = [(key, entry.value)]
            parts += [(f"{key}.{part.id.name}", part.value) for part in entry.attributes]
            for place, pattern in parts:
                assert place not in found, f"{place} is there twice"
                if pattern is not None:
                    found[place] = pattern
    return found


@cache
def all_patterns(language: str) -> Patterns:
    found: Patterns = {}
    for name in ftl_names(language):
        found.update(patterns_of(language, name))
    return found


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
        "",
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
        "solo-",
        kinds_of(CASE["industrialist-A"], solo_events.KINDS_OF_EVENT, solo_frames.KINDS_OF_FRAME),
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


def test_no_bot_reason_is_unused() -> None:
    given = "".join(
        path.read_text(encoding="utf-8") for path in SOURCES.glob("games/*/bots/reasons.py")
    )
    keys = [place.removeprefix("reason-") for place in patterns_of("en", "bots.ftl")]
    assert [key for key in keys if f'"{key}"' not in given] == []


def test_the_wording_of_done_belongs_to_a_question() -> None:
    """The current question chooses the wording of `done`."""
    asked = {kind.name for kind in VOCABULARIES["industrialist"].kinds["decision"]}
    said = {place for place in all_patterns("en") if place.startswith("solo-move-done.")}
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
        "edition": EDITIONS,
        "goal": GOAL_IDS,
        "industry": INDUSTRY_IDS,
        "mode": ["basic", "advanced"],
        "phase": PHASE_IDS,
        "resource": RESOURCE_IDS,
        "space": SPACE_WORDS.ids,
    }
    needed = {f"{prefix}-{name}" for prefix, names in things.items() for name in names}
    needed |= {f"company-{name}.full" for name in COMPANY_IDS}
    needed |= {f"asset-{name}.{part}" for name in ASSET_IDS for part in ("effect", "bonus")}
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
        "reason": solo_events.REASON_IDS,
        "side": SIDES_OF_MARKET,
    }
    keys = set(all_patterns(language))
    for prefix, names in things.items():
        named = {key for key in keys if key.startswith(f"solo-{prefix}-")}
        assert named == {f"solo-{prefix}-{name}" for name in names}


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


# --- typography --------------------------------------------------------------------------------

QUOTES = {"en": "“”", "fr": "«»", "de": "„“"}
DASHES = re.compile(r" - |\d-(?=\d+\b(?!-))")  # a hyphen between words or in a range
DATE = re.compile(r"\d{4}-\d\d-\d\d")


def places_with(language: str, bad: re.Pattern[str]) -> set[str]:
    """The messages whose plain text has something it must not have; dates are written as digits."""
    return {
        place
        for place, pattern in all_patterns(language).items()
        for text in texts(pattern)
        if bad.search(DATE.sub("0", text))
    }


@each_language
def test_no_doubled_spaces(language: str) -> None:
    assert places_with(language, re.compile(f"[ {NARROW}{NO_BREAK}]{{2}}")) == set()


@each_language
def test_no_straight_quotes_or_apostrophes(language: str) -> None:
    """Code to be typed keeps its quotes: it is a string in braces."""
    assert places_with(language, re.compile("[\"']")) == set()


@each_language
def test_quotes_are_those_of_the_language(language: str) -> None:
    others = set("“”„«»‘‚") - set(QUOTES[language])
    assert places_with(language, re.compile(f"[{''.join(sorted(others))}]")) == set()


@each_language
def test_no_hyphen_stands_for_a_dash(language: str) -> None:
    assert places_with(language, DASHES) == set()


@each_language
def test_three_dots_are_one_character(language: str) -> None:
    assert places_with(language, re.compile(r"\.\.\.")) == set()


def test_french_typography() -> None:
    """Narrow no-break space before ; ! ? %, no-break space before : and inside « »."""
    bad = re.compile(
        f"(?<!{NARROW})[;!?]|(?<!{NO_BREAK})[:»]|«(?!{NO_BREAK})|(?<=\\d)[ {NO_BREAK}]?%"
    )
    assert places_with("fr", bad) == set()


def test_german_typography() -> None:
    """Nothing stands before : ; ! ?, a no-break space before % and before three dots."""
    bad = re.compile(f"[ {NARROW}{NO_BREAK}][:;!?]|(?<=\\d) ?%|(?<=\\w) ?…")
    assert places_with("de", bad) == set()


@pytest.mark.parametrize(
    ("language", "amount", "change", "share"),
    [
        ("en", "$1,200", "−$30", "20%"),
        ("fr", f"1{NARROW}200{NO_BREAK}$", f"−30{NO_BREAK}$", f"20{NARROW}%"),
        ("de", f"1.200{NO_BREAK}$", f"−30{NO_BREAK}$", f"20{NO_BREAK}%"),
    ],
)
def test_money_and_percent(language: str, amount: str, change: str, share: str) -> None:
    words = messages(language)
    assert (words.money(1200), words.signed_money(-30), words.percent(2)) == (amount, change, share)


@each_language
def test_no_message_writes_money_by_hand(language: str) -> None:
    assert places_with(language, re.compile(r"\$\d|\d[\s]?\$")) == set()


# --- terms -------------------------------------------------------------------------------------

# The published words (or the ones we coined beside them), by message.
TERMS = {
    "industry-dry_goods": ("Dry Goods", "Mercerie", "Trockenware"),
    "industry-meat_packing": ("Meat Packing", "Conditionnement de viande", "Fleischverpackung"),
    "certificate-director": (
        "Director’s Certificate",
        "certificat présidentiel",
        "Direktorenzertifikat",
    ),
    "source-treasury": ("Treasury", "patrimoine", "Unternehmenskasse"),
    "source-bank_pool": ("Bank Pool", "réserve de la banque", "Bankbereich"),
    "staff-salesperson": ("Salesperson", "commercial", "Verkäufer"),
    "phase-operating": ("Operating Phase", "Phase d’Exploitation", "Betriebs-Phase"),
    "move-withhold": ("Withhold earnings", "Préserver le capital", "Gewinne einbehalten"),
    "move-take_initiative": (
        "Take the initiative",
        "Devenir premier joueur",
        "Startspieler werden",
    ),
    "table-kind-issue_certificate": (
        "Issue shares",
        "Vendre des parts à la banque",
        "Aktien ausgeben",
    ),
    "table-sold-out": ("sold out", "entièrement détenue", "ausverkauft"),
    "table-personal-cash": ("Personal Funds", "Argent personnel", "Persönliche Mittel"),
    "lab-specials": ("Special companies", "Sociétés spéciales", "Spezialunternehmen"),
    "place-haymarket": ("Haymarket Square",) * 3,
}
# Words that players and rulebooks use otherwise, and words of nobody.
WRONG_WORDS = {
    "en": r"\b(deeds?|told|the own|taken back|firms?|Haymarket(?! Square))\b",
    "fr": r"\b(compagnies?|robots?|directeurs?|émettre|émise?s?|actifs|tu|ton|tes|courriels?"
    r"|chiffre d’affaires|Engager|secteur)\b",
    "de": r"\b(Firm(a|en)\b(?!art)|Jahrzehnte?|Nennwert|[a-zäöü]+en Sie\b|Ihnen|Direktori(um|en)"
    r"|Hauptkapitalanlagen|Notfinanzierung|Aktienleiste|Spielbrett|Roboter)",
}


def test_the_terms_are_the_published_ones() -> None:
    for place, words in TERMS.items():
        found = tuple("".join(texts(all_patterns(lang)[place])) for lang in LANGUAGES)
        assert found == words


@each_language
def test_no_message_has_a_wrong_word(language: str) -> None:
    assert places_with(language, re.compile(WRONG_WORDS[language])) == set()

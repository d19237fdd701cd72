"""The messages use the publisher's terms, and one term for each thing."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from bigshoulders.language.messages import LANGUAGES
from patterns import all_patterns, places_with, texts

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_translation = pytest.mark.parametrize("language", ["fr", "de"])


@dataclass(frozen=True)
class Term:
    """A term's forms in each language, and the messages that may say it in another way."""

    name: str
    forms: dict[str, list[str]]
    but: frozenset[str]


GLOSSARY = [
    Term(name, {language: term[language] for language in LANGUAGES}, frozenset(term.get("but", [])))
    for name, term in tomllib.loads(
        (Path(__file__).parent / "glossary.toml").read_text(encoding="utf-8")
    ).items()
]


def pattern_of(form: str) -> re.Pattern[str]:
    """The form as words of its own; a capital is part of it: a Worker is no worker process."""
    first = form[0] if form[0].isupper() else f"[{form[0]}{form[0].upper()}]"
    return re.compile(rf"(?<!\w){first}{re.escape(form[1:])}(?!\w)")


# Longer terms first: “Building Phase” isn't about a Building.
FORMS = [
    (form, pattern_of(form), term)
    for form, term in sorted(
        ((form, term) for term in GLOSSARY for form in term.forms["en"]),
        key=lambda pair: -len(pair[0]),
    )
]


def bare(text: str) -> str:
    """A text with one plain space between its words, in small letters, without a last colon."""
    return " ".join(text.split()).casefold().rstrip(" :")


def plain(language: str, place: str) -> str:
    """The words of a message without its variables."""
    return bare(" ".join(texts(all_patterns(language)[place])))


@cache
def terms_in(place: str) -> list[Term]:
    """The terms that the English of a message uses."""
    text = " ".join(" ".join(texts(all_patterns("en")[place])).split())
    found = []
    for form, pattern, term in FORMS:
        if form[1:] in text and pattern.search(text):
            found.append(term)
            text = pattern.sub("#", text)
    return found


@each_translation
def test_every_term_has_its_published_form(language: str) -> None:
    wrong = []
    for place in all_patterns("en"):
        said = plain(language, place)
        for term in terms_in(place):
            forms = term.forms[language]
            if place not in term.but and not any(bare(form) in said for form in forms):
                wrong.append(f"{place}: “{said}” should have {' or '.join(forms)}")
    assert wrong == []


@each_translation
def test_a_label_that_is_a_term_is_nothing_else(language: str) -> None:
    wrong = []
    for place in all_patterns("en"):
        for term in terms_in(place):
            forms = [bare(form) for form in term.forms[language]]
            is_label = plain("en", place) in map(bare, term.forms["en"])
            if is_label and place not in term.but and plain(language, place) not in forms:
                wrong.append(f"{place}: “{plain(language, place)}” should be {' or '.join(forms)}")
    assert wrong == []


def test_the_glossary_has_no_term_to_spare() -> None:
    used = {term.name for place in all_patterns("en") for term in terms_in(place)}
    assert {term.name for term in GLOSSARY} == used


def test_every_exception_is_one() -> None:
    """A message under `but` uses the term in English."""
    for term in GLOSSARY:
        assert {place for place in term.but if term not in terms_in(place)} == set(), term.name


# The published words (or the ones we coined beside them), by message.
TERMS = {
    "chicago-industry-dry_goods": ("Dry Goods", "Mercerie", "Trockenware"),
    "chicago-industry-meat_packing": (
        "Meat Packing",
        "Conditionnement de viande",
        "Fleischverpackung",
    ),
    "chicago-certificate-director": (
        "Director’s Certificate",
        "certificat présidentiel",
        "Direktorenzertifikat",
    ),
    "chicago-source-treasury": ("Treasury", "patrimoine", "Unternehmenskasse"),
    "chicago-source-bank_pool": ("Bank Pool", "réserve de la banque", "Bankbereich"),
    "chicago-staff-salesperson": ("Salesperson", "commercial", "Verkäufer"),
    "chicago-phase-operating": ("Operating Phase", "Phase d’Exploitation", "Betriebs-Phase"),
    "chicago-move-withhold": ("Withhold earnings", "Préserver le capital", "Gewinne einbehalten"),
    "chicago-move-take_initiative": (
        "Take the initiative",
        "Devenir premier joueur",
        "Startspieler werden",
    ),
    "chicago-table-kind-issue_certificate": (
        "Issue shares",
        "Vendre des parts à la banque",
        "Aktien ausgeben",
    ),
    "chicago-table-sold-out": ("sold out", "entièrement détenue", "ausverkauft"),
    "chicago-table-personal-cash": ("Personal Funds", "Argent personnel", "Persönliche Mittel"),
    "chicago-balance-specials": ("Special companies", "Sociétés spéciales", "Spezialunternehmen"),
    "chicago-place-haymarket": ("Haymarket Square",) * 3,
    "web-settings": ("Settings", "Paramètres", "Einstellungen"),
    "web-start": ("Start game", "Lancer la partie", "Spiel starten"),
    "web-set-theme": ("Theme", "Thème", "Design"),
    "web-copy-link": ("Copy link", "Copier le lien", "Link kopieren"),
    "web-your-turn": ("Your turn", "C’est votre tour", "Du bist an der Reihe"),
    "bar-undo": ("Undo", "Annuler le coup", "Rückgängig"),
    "people-resign": ("Resign", "Abandonner la partie", "Spiel aufgeben"),
    "people-clocks": ("Time left", "Temps restant", "Verbleibende Zeit"),
    "side-log": ("Log", "Journal", "Spielverlauf"),
    "side-chat": ("Chat", "Discussion", "Chat"),
    "side-hint": ("Hint", "Conseil", "Tipp"),
    "hint-ask": ("Suggest a move", "Suggérer un coup", "Zug vorschlagen"),
    "hist-play": ("Play", "Lecture", "Abspielen"),
    "chicago-table-keys": ("Keyboard shortcuts", "Raccourcis clavier", "Tastenkürzel"),
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

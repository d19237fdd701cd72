"""Messages for the first edition's choice about a Worker freed by automation (ED-67)."""

from __future__ import annotations

import pytest

from bigshoulders.games.chicago.engine.moves import DECLINE
from bigshoulders.games.chicago.voice import ChicagoVoice
from bigshoulders.kernel.moves import pack
from bigshoulders.language.messages import messages
from table import Table, table


def freed(job_market: int) -> Table:
    """Ann's Swift has automated a Worker and has room for it in factory 2."""
    factories = [{"workers": 1, "automated": 1}, {}]
    swift = {"director": 0, "value": 50, "treasury": 200, "factories": factories}
    t = table(
        2,
        edition="first",
        phase="action",
        companies={"swift": swift},
        people={"ann": {"row": [{"building": "I-12"}]}},
        board={"job_market": job_market},
    )
    return t.use("ann", "I-12", "swift")


WORDS = {
    "en": (
        "Ann, choose a factory of Swift for the freed Worker, or return the Worker to the Job"
        " Market.",
        "Return the Worker to the Job Market",
        "Return the Worker to the general supply",
    ),
    "fr": (
        "Ann, choisissez une usine pour l’ouvrier libéré chez Swift, ou renvoyez-le au marché de"
        " l’emploi.",
        "Renvoyer l’ouvrier au marché de l’emploi",
        "Renvoyer l’ouvrier dans la réserve générale",
    ),
    "de": (
        "Ann, wähle eine Fabrik von Swift für den frei gewordenen Arbeiter oder schicke ihn auf den"
        " Arbeitsmarkt zurück.",
        "Den Arbeiter auf den Arbeitsmarkt zurückschicken",
        "Den Arbeiter in den allgemeinen Vorrat zurücklegen",
    ),
}


@pytest.mark.parametrize("language", WORDS)
def test_the_question_and_the_alternative_have_sentences(language: str) -> None:
    question, market, supply = WORDS[language]
    for job_market, words in ((4, market), (12, supply)):
        t = freed(job_market)
        speaker = ChicagoVoice(messages(language), ["Ann", "Bob"], t.rules)
        assert speaker.move(t.state, pack(DECLINE)) == words
        assert speaker.decision(t.state, 0) == question

"""`bigshoulders review`: the costliest moves of a stored game, as a table or as JSON."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.kernel.match import Match
from command import run


def test_review_lists_the_costliest_moves(tmp_path: Path) -> None:
    match = Match(CHICAGO, {"players": 2, "decades": 1}, b"at random")
    rng = Random(4)
    while awaited := match.board.awaited():
        match.play(awaited[0], rng.choice(match.board.legal(awaited[0])))
    log = tmp_path / "game.jsonl"
    log.write_text(match.log.text(), encoding="utf-8")
    review = json.loads(run("review", log, "--json", folder=tmp_path).stdout)
    assert (review["game"], review["seats"]) == ("chicago", 2)
    losses = [finding for finding in review["findings"] if finding["kind"] == "loss"]
    assert losses
    told = run("review", log, folder=tmp_path).stdout
    assert f"{len(review['points'])} decisions surveyed" in told
    for loss in losses:
        assert f"${loss['amount']} ± ${loss['doubt']}" in told

    match.log.entries.pop()
    log.write_text(match.log.text(), encoding="utf-8")
    unfinished = run("review", log, folder=tmp_path)
    assert unfinished.returncode == 2
    assert "isn’t over" in unfinished.stderr

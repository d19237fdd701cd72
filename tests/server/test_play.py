"""Moves, refusals, undo, votes, history: what players may and may not do with a game."""

from __future__ import annotations

from random import Random
from typing import Any

from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.kernel.log import read_log, replay
from servers import MakeTable, Table, checked, refused, until


def make_moves_until_undo(table: Table, rng: Random) -> Any:
    """Random moves until the seat that has just moved can take it back; the snapshot after it."""
    while True:
        seat = table.awaited()
        table.move(seat, rng=rng)
        snapshot = table.state(seat, previews=False)
        if snapshot["undo"]:
            return snapshot


def test_a_move_is_acknowledged_with_its_number(make: MakeTable) -> None:
    table = make("me", "me")
    seat = table.awaited()
    snapshot = table.state(seat)
    assert snapshot["seq"] == 0
    choice = snapshot["choices"][0]
    assert choice["preview"]
    assert choice["events"]
    body = {"after": 0, "do": choice["do"]}
    assert checked(table.post(seat, "/moves", body)) == {"seq": 1}
    entry = table.get(1 - seat, "/log")[0]
    assert entry["do"] == choice["do"]
    assert entry["text"] == choice["text"]
    assert entry["lines"]


def test_a_move_after_an_old_entry_is_stale(make: MakeTable) -> None:
    table = make("me", "me")
    seat = table.awaited()
    do = table.state(seat)["choices"][0]["do"]
    checked(table.post(seat, "/moves", {"after": 0, "do": do}))
    told = refused(table.post(seat, "/moves", {"after": 0, "do": do}), 409, "stale")
    assert told["head"] == 1
    refused(table.post(seat, "/moves", {"after": 9, "do": do}), 409, "stale")
    refused(table.post(seat, "/undo", {"after": 0}), 409, "stale")


def test_a_refusal_names_its_rule_in_the_requested_language(make: MakeTable) -> None:
    table = make("me", "me")
    seat = table.awaited()
    do = {"do": "pass"}
    english = refused(table.post(seat, "/moves", {"after": 0, "do": do}), 422, "not-now")
    assert english["rule"]
    german = table.seats[seat].post(
        table.path("/moves"), json={"after": 0, "do": do}, params={"lang": "de"}
    )
    assert refused(german, 422, "not-now")["text"] != english["text"]
    why = checked(table.post(seat, "/why", {"do": do}))
    assert why["legal"] is False
    assert why["text"] == english["text"]
    legal = table.state(seat)["choices"][0]
    assert checked(table.post(seat, "/why", {"do": legal["do"]})) == {"legal": True}
    preview = checked(table.post(seat, "/preview", {"do": legal["do"]}))
    assert preview["lines"] == legal["preview"]
    assert preview["events"] == legal["events"]
    assert preview["warnings"] == legal.get("warnings", [])
    assert preview["lines"][-len(preview["notes"]) :] == preview["notes"]
    refused(table.post(seat, "/preview", {"do": do}), 422, "not-now")
    assert table.info()["head"] == 0


def test_a_misspelt_move_is_answered_with_what_would_be_valid(make: MakeTable) -> None:
    table = make("me", "me")
    seat = table.awaited()
    bad = [
        ({"do": "fond"}, "spelling/unknown-kind"),
        ({"do": "found", "company": "swifft", "value": "35"}, "spelling/unknown-id"),
        ({"do": "found", "company": "swift"}, "spelling/missing-argument"),
    ]
    for do, code in bad:
        refused(table.post(seat, "/moves", {"after": 0, "do": do}), 422, code)
        refused(table.post(seat, "/why", {"do": do}), 422, code)
    both = {"after": 0, "do": {"do": "pass"}, "dos": []}
    refused(table.post(seat, "/moves", both), 422, "no_moves")
    refused(table.post(seat, "/moves", {"after": 0, "dos": []}), 422, "no_moves")
    refused(table.post(seat, "/moves", {"after": -1, "do": {}}), 400, "bad_request")
    refused(table.post(seat, "/moves", {"after": 0, "dos": "x"}), 400, "bad_request")


def test_no_preview_is_empty_and_suggestions_come_with_the_question(make: MakeTable) -> None:
    table = make("me", "me")
    for _ in range(12):
        seat = table.awaited()
        state = table.state(seat)
        assert state["suggestions"] == []  # no company operates yet
        assert all(choice["preview"] for choice in state["choices"])
        table.post(seat, "/moves", {"after": state["seq"], "do": state["choices"][0]["do"]})


def test_a_batch_is_made_completely_or_not_at_all(make: MakeTable) -> None:
    table = make("me", "me")
    first = table.awaited()
    founding = table.state(first)["choices"][0]["do"]
    batch = {"after": 0, "dos": [founding, {"do": "pass"}]}
    refused(table.post(first, "/moves", batch), 422, "not-your-turn")
    assert table.info()["head"] == 0
    assert table.get(first, "/log") == []

    rng = Random(5)
    snapshot = make_moves_until_undo(table, rng)
    seat, head = snapshot["seat"], snapshot["seq"]
    again = table.get(seat, "/log", since=head - 1)[0]["do"]
    checked(table.post(seat, "/undo", {"after": head}))
    whole = checked(table.post(seat, "/moves", {"after": head + 1, "dos": [again]}))
    assert whole == {"seq": head + 2}


def test_nobody_moves_for_another_players_seat(make: MakeTable) -> None:
    table = make("me", "me")
    seat = table.awaited()
    do = table.state(seat)["choices"][0]["do"]
    body = {"after": 0, "do": do}
    assert table.state(1 - seat)["choices"] == []
    refused(table.post(1 - seat, "/moves", {**body, "seat": seat}), 403, "not_yours")
    refused(table.post(1 - seat, "/moves", body), 422, "not-your-turn")
    for outsider in (table.owner, table.watcher, table.stranger):
        refused(outsider.post(table.path("/moves"), json=body), 403, "not_yours")
        refused(outsider.post(table.path("/undo"), json={"after": 0}), 403, "not_yours")
    assert table.info()["head"] == 0


def test_one_browser_may_hold_several_seats(make: MakeTable) -> None:
    table = make("me", "me")
    auth = ", ".join(f"Seat {token}" for token in table.tokens.values())
    with table.server.client(auth) as hotseat:
        seat = table.awaited()
        snapshot = checked(hotseat.get(table.path("/state"), params={"seat": seat}))
        assert snapshot["seat"] == seat
        body = {"after": 0, "do": snapshot["choices"][0]["do"]}
        refused(hotseat.post(table.path("/moves"), json=body), 422, "choose_seat")
        checked(hotseat.post(table.path("/moves"), json={**body, "seat": seat}))


def test_the_log_says_which_decision_a_move_ended(make: MakeTable) -> None:
    rng, done = Random(3), {"do": "done"}

    def may_be_done(snapshot: Any) -> bool:
        return any(choice["do"] == done for choice in snapshot["choices"])

    table = make("me", "me")
    kinds = set()
    while len(kinds) < 4:
        if not table.info()["awaited"]:
            table = make("me", "me")  # the game is over
        snapshot = table.state(table.awaited(), previews=False)
        if not may_be_done(snapshot):
            table.move(snapshot["seat"], rng=rng)
            continue
        question = snapshot["sheet"]["question"]["step"]
        body = {"after": snapshot["seq"], "do": done}
        checked(table.post(snapshot["seat"], "/moves", body))
        for language, word in (("en", "Done"), ("fr", "Terminer"), ("de", "Fertig")):
            entry = table.get(0, "/log", since=snapshot["seq"], lang=language)[0]
            assert entry["do"] == done
            assert entry["text"] not in (word, ""), question
        kinds.add(question)


def test_undo_is_free_back_to_the_last_barrier_and_is_logged(make: MakeTable) -> None:
    table = make("me", "me")
    snapshot = make_moves_until_undo(table, Random(1))
    seat, head = snapshot["seat"], snapshot["seq"]
    before = table.state(seat, at=head - 1)
    refused(table.post(1 - seat, "/undo", {"after": head}), 409, "nothing_to_undo")
    assert checked(table.post(seat, "/undo", {"after": head}))["seq"] == head + 1
    after = table.state(seat, previews=False)
    assert after["view"] == before["view"]
    assert table.get(seat, "/log", since=head)[0]["do"] == {"undo_to": head - 1}


def test_start_over_takes_back_all_moves_since_the_barrier(make: MakeTable) -> None:
    table = make("me", "me")
    rng = Random(2)
    while True:
        snapshot = make_moves_until_undo(table, rng)
        seat, head = snapshot["seat"], snapshot["seq"]
        if seat in table.info()["awaited"]:
            table.move(seat, rng=rng)
            if table.state(seat)["undo"]:
                break
    checked(table.post(seat, "/undo", {"after": head + 1, "to": head - 1}))
    assert table.state(seat)["view"] == table.state(seat, at=head - 1)["view"]
    assert table.state(seat)["undo"] is False


def test_going_back_past_a_barrier_needs_the_consent_of_the_others(make: MakeTable) -> None:
    table = make("me", "me", "me")
    rng = Random(3)
    for _ in range(6):
        table.move(table.awaited(), rng=rng)
    start = table.state(0, at=2)["view"]
    asked = checked(table.post(0, "/undo", {"after": 6, "to": 2}))
    assert asked["vote"] == {"kind": "undo", "by": 0, "to": 2, "agreed": [0], "needed": [1, 2]}
    refused(table.post(1, "/undo", {"after": 6, "to": 1}), 409, "vote_open")
    assert checked(table.post(1, "/undo/vote", {"agree": True}))["carried"] is False
    assert table.info()["votes"][0]["needed"] == [2]
    refused(table.watcher.post(table.path("/undo/vote"), json={}), 403, "not_yours")
    assert checked(table.post(2, "/undo/vote", {"agree": True})) == {"carried": True, "votes": []}
    assert table.state(0)["view"] == start
    assert table.info()["head"] == 7
    refused(table.post(2, "/undo/vote", {"agree": True}), 404, "no_vote")
    refused(table.post(0, "/undo", {"after": 7, "to": 99}), 404, "no_such_entry")


def test_a_solitaire_never_goes_back_past_a_roll(make: MakeTable) -> None:
    table = make("me", game="industrialist")
    rng = Random(5)
    while (snapshot := table.state(0))["undo"] or snapshot["seq"] < 5:
        table.move(0, rng=rng)
    head = snapshot["seq"]
    refused(table.post(0, "/undo", {"after": head, "to": 1}), 409, "nothing_to_undo")
    assert table.state(0)["seq"] == head


def test_one_refusal_ends_a_vote_and_so_does_a_move(make: MakeTable) -> None:
    table = make("me", "me")
    rng = Random(4)
    for _ in range(4):
        table.move(table.awaited(), rng=rng)
    checked(table.post(0, "/undo", {"after": 4, "to": 1}))
    assert checked(table.post(1, "/undo/vote", {"agree": False})) == {"carried": False, "votes": []}
    assert table.info()["head"] == 4
    checked(table.post(0, "/undo", {"after": 4, "to": 1}))
    table.move(table.awaited(), rng=rng)
    assert table.info()["votes"] == []


def test_the_game_is_abandoned_when_all_people_agree(make: MakeTable) -> None:
    table = make("me", "me", "random")
    assert checked(table.post(0, "/abandon"))["carried"] is False
    assert table.info()["status"] == "running"
    assert checked(table.post(1, "/abandon"))["carried"] is True
    info = table.info()
    assert info["status"] == "abandoned"
    assert info["awaited"] == []
    assert info["fairness"]["secret"]
    refused(table.post(0, "/moves", {"after": 0, "do": {"do": "pass"}}), 409, "not_running")


def test_a_player_who_resigns_is_replaced_by_a_bot(make: MakeTable) -> None:
    table = make("me", "me")
    info = checked(table.post(0, "/resign"))
    assert info["seats"][0]["resigned"] is True
    assert info["seats"][0]["bot"]
    refused(table.post(0, "/resign"), 409, "seat_resigned")
    assert checked(table.post(1, "/resign"))["status"] == "abandoned"


def test_history_shows_every_position_redacted_for_the_seat(make: MakeTable) -> None:
    table = make("me", "me", config={"draft": True})
    rng = Random(6)
    seen = {}
    for _ in range(60):
        seat = table.awaited()
        table.move(seat, rng=rng)
        snapshot = table.state(0, previews=False)
        if snapshot["undo"] and rng.random() < 0.5:
            checked(table.post(0, "/undo", {"after": snapshot["seq"]}))
            snapshot = table.state(0, previews=False)
        seen[snapshot["seq"]] = snapshot["view"]
    for seq, view in seen.items():
        assert table.state(0, at=seq)["view"] == view
    refused(table.seats[0].get(table.path("/state"), params={"at": 999}), 404, "no_such_entry")
    since = table.get(0, "/since", seq=1)
    assert since["before"]["players"][0]["cash"] == seen[1]["players"][0]["cash"]
    for seq, view in seen.items():
        then = table.get(0, "/since", seq=0, at=seq)
        assert then["seq"] == seq
        assert [player["cash"] for player in then["after"]["players"]] == [
            player["cash"] for player in view["players"]
        ]
        assert all(line["seq"] <= seq for line in then["digest"]["lines"])
    for wrong in ({"seq": 0, "at": 999}, {"seq": 3, "at": 2}):
        refused(table.seats[0].get(table.path("/since"), params=wrong), 404, "no_such_entry")
    assert set(since["after"]["companies"]) == {
        name for name, company in view["companies"].items() if company["status"] == "open"
    }


def test_a_whole_game_is_exported_and_every_draw_follows_from_the_seed(make: MakeTable) -> None:
    table = make("me", "random", entropy="my own words")
    rng = Random(7)
    refused(table.seats[0].get(table.path("/export")), 403, "hidden_until_end")
    commitment = table.info()["commitment"]
    with table.seat_line(0, since=0, text=False, view=False) as line:
        message = line.wait_for("snapshot")
        while message["status"] != "finished":
            least = message["seq"] + 1
            if message["choices"]:
                do = rng.choice(message["choices"])["do"]
                line.say(move={"after": message["seq"], "do": do}, id=1)
                least = line.wait_for("ack")["seq"]
            message = line.snapshot_from(least)
        assert line.entries() == list(range(1, message["seq"] + 1))
    info = table.info()
    assert info["result"] == message["result"]
    assert len(info["result"]["scores"]) == 2
    log = read_log(table.seats[0].get(table.path("/export")).text)
    positions = [s for _, _, s in replay(CHICAGO, log)]
    assert len(positions) == info["head"] + 1
    assert log.header.seed.hex() == info["fairness"]["seed"]
    assert info["fairness"]["entropy"] == ["my own words", ""]
    assert info["commitment"] == commitment
    refused(table.post(0, "/undo", {"after": info["head"]}), 409, "not_running")


def test_a_stand_in_bot_plays_a_solitaire_to_its_end(make: MakeTable) -> None:
    table = make("me", game="industrialist")
    checked(table.post(0, "/seats/0/bot", {"bot": "random"}))
    until(lambda: table.info()["status"] == "finished")
    assert table.state(0)["result"]["winners"] == [0]

"""Accounts are hard to imitate and to break into, and their owners can get back in."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest

from bigshoulders.server.accounts import people
from bigshoulders.server.accounts.second_factor import (
    STEP_SECONDS,
    address_of,
    code_at,
    normal_code,
    read_secret,
)
from bigshoulders.server.api.protocol import limits_of
from bigshoulders.server.store.names import key_of, skeleton_of
from listeners import Post, serving
from servers import PATIENCE, Running, checked, fast, refused, running

PASSWORD = "correct horse battery"
WORDS = ("ada", "bea", "cleo", "dora", "edna", "faye", "gwen", "hope", "ines", "june")
NUMBERS = count(1)


def new_name() -> str:
    """A name that looks like no other."""
    number = next(NUMBERS)
    return " ".join(WORDS[int(digit)] for digit in f"{number:03}")


class Someone:
    """A browser with an account."""

    def __init__(self, server: Running, name: str = "") -> None:
        self.server = server
        self.name = name or new_name()
        self.client = server.client()
        self.client.headers["user-agent"] = "Mozilla/5.0 (X11; Linux) Firefox/150.0"

    def sign(self, reply: httpx.Response) -> Any:
        me = checked(reply)
        self.client.headers["x-csrf-token"] = me["csrf"]
        return me

    def sign_up(self) -> Someone:
        body = {"name": self.name, "password": PASSWORD}
        self.sign(self.client.post("/api/people", json=body))
        return self

    def sign_in(self, password: str = PASSWORD, **more: str) -> httpx.Response:
        body = {"name": self.name, "password": password, **more}
        reply = self.client.post("/api/session", json=body)
        if reply.is_success:
            self.sign(reply)
        return reply

    def code(self, secret: str) -> str:
        """A fresh code: time moves on, so that none is used twice."""
        self.server.skipped += STEP_SECONDS
        return code_at(read_secret(secret), int(self.server.service.tables.now()) // STEP_SECONDS)

    def factor(self) -> str:
        secret = checked(self.client.post("/api/me/second-factor"))["secret"]
        body = {"secret": secret, "code": self.code(secret), "password": PASSWORD}
        assert checked(self.client.put("/api/me/second-factor", json=body))["second_factor"]
        return str(secret)

    def codes(self) -> list[str]:
        body = {"password": PASSWORD}
        return list(checked(self.client.post("/api/me/recovery-codes", json=body))["codes"])


@pytest.fixture
def ann(server: Running) -> Iterator[Someone]:
    found = Someone(server).sign_up()
    yield found
    found.client.close()
    server.skipped = 0.0


@pytest.mark.parametrize(
    ("step", "code"),
    [
        *((59 // 30, "287082"), (1111111109 // 30, "081804"), (1111111111 // 30, "050471")),
        *(
            (1234567890 // 30, "005924"),
            (2000000000 // 30, "279037"),
            (20000000000 // 30, "353130"),
        ),
    ],
)
def test_codes_are_those_of_the_standard(step: int, code: str) -> None:
    """The last six digits of the test vectors of RFC 6238."""
    assert code_at(b"12345678901234567890", step) == code


@pytest.mark.parametrize(
    "other",
    [
        *("alice", "ALICE", "Ａlice", "AIice", "Al1ce", "A|ice", "Аlice", "Aⅼісе", "ALlCE"),
        *("𝐀lice", "Alice\ufe0f", "Al\u034fice", "Ali\u17b4ce", "Alice\u3164", "Alice \u2800"),
    ],
)
def test_look_alikes_share_a_skeleton(other: str) -> None:
    assert skeleton_of(other) == skeleton_of("Alice")


def test_other_names_do_not_look_alike() -> None:
    names = ["Alice", "Ann", "Anna", "Ben", "Den", "Zoë", "Zoe", "Björn", "Bjorn", "Ann 2", "Ann 3"]
    assert len({skeleton_of(name) for name in names}) == len(names)
    assert skeleton_of("mark") == skeleton_of("rnark")
    assert key_of(" ＺＯË ") == key_of("zoe\N{COMBINING DIAERESIS}") == "zoë"


def test_a_look_alike_of_an_account_is_refused(server: Running) -> None:
    """In both databases; the name itself is stored in its normal form."""
    word = "Walter " + new_name()
    first = Someone(server, word).sign_up()
    cyrillic = word.replace("a", "а")
    problem = refused(
        first.client.post("/api/people", json={"name": cyrillic, "password": PASSWORD}),
        409,
        "looks_alike",
    )
    assert problem["facts"]["other"] == word
    unseen = {"name": f"{word}\ufe0f", "password": PASSWORD}
    refused(first.client.post("/api/people", json=unseen), 409, "looks_alike")
    wide = {"name": word.replace("W", "Ｗ"), "password": PASSWORD}
    refused(first.client.post("/api/people", json=wide), 409, "name_taken")
    assert checked(first.client.post("/api/session", json=wide))["name"] == word
    first.client.close()


def test_sessions_are_listed_and_revoked(ann: Someone) -> None:
    phone = Someone(ann.server, ann.name)
    phone.client.headers["user-agent"] = "Mozilla/5.0 (iPhone) AppleWebKit Version/26 Safari/600"
    assert phone.sign_in().is_success
    listed = checked(ann.client.get("/api/me/sessions"))
    assert {one["browser"]: one["current"] for one in listed} == {
        "Firefox, Linux": True,
        "Safari, iOS": False,
    }
    there = next(one["id"] for one in listed if not one["current"])
    assert len(checked(ann.client.delete(f"/api/me/sessions/{there}"))) == 1
    refused(ann.client.delete(f"/api/me/sessions/{there}"), 404, "no_such_session")
    refused(phone.client.get("/api/me"), 401, "sign_in")
    assert phone.sign_in().is_success
    assert [one["current"] for one in checked(ann.client.delete("/api/me/sessions"))] == [True]
    refused(phone.client.get("/api/me"), 401, "sign_in")
    token = checked(ann.client.post("/api/me/tokens", json={}))["token"]
    with ann.server.client(f"Bearer {token}") as program:
        refused(program.get("/api/me/sessions"), 401, "sign_in")
    phone.client.close()


def test_a_second_factor_is_asked_for_once_it_works(ann: Someone) -> None:
    secret = checked(ann.client.post("/api/me/second-factor"))["secret"]
    wrong = {"secret": secret, "code": "000000", "password": PASSWORD}
    refused(ann.client.put("/api/me/second-factor", json=wrong), 401, "wrong_factor")
    assert ann.sign_in().is_success  # nothing has changed yet
    secret = ann.factor()
    refused(ann.sign_in(), 401, "second_factor")
    refused(ann.sign_in("wrong " + PASSWORD), 401, "wrong_password")  # the factor stays a secret
    code = ann.code(secret)
    assert ann.sign_in(code=f"{code[:3]} {code[3:]}").is_success
    refused(ann.sign_in(code=code), 401, "wrong_factor")  # used already
    end = {"password": "wrong " + PASSWORD}
    refused(ann.client.post("/api/me/second-factor/end", json=end), 401, "wrong_password")
    end = {"password": PASSWORD}
    assert not checked(ann.client.post("/api/me/second-factor/end", json=end))["second_factor"]
    assert ann.sign_in().is_success


def test_the_secret_comes_as_a_qr_code(ann: Someone) -> None:
    made = checked(ann.client.post("/api/me/second-factor"))
    assert made["address"] == address_of(made["secret"], ann.name)
    assert made["address"].startswith("otpauth://totp/Big%20Shoulders%3A")
    assert made["picture"].startswith("data:image/svg+xml")
    for bad in ("", "short", "not base32!"):
        body = {"secret": bad, "code": "123456", "password": PASSWORD}
        refused(ann.client.put("/api/me/second-factor", json=body), 400, "bad_request")


def test_a_recovery_code_stands_in_for_the_factor_once(ann: Someone) -> None:
    ann.factor()
    codes = ann.codes()
    assert len(set(codes)) == 10
    typed = codes[0].upper().replace("-", " ")
    assert ann.sign_in(code=typed).is_success
    refused(ann.sign_in(code=codes[0]), 401, "wrong_factor")
    assert checked(ann.client.get("/api/me/security")) == {
        "second_factor": True,
        "recovery_codes": 9,
        "by_mail": False,
    }
    newer = ann.codes()
    refused(ann.sign_in(code=codes[1]), 401, "wrong_factor")
    assert ann.sign_in(code=newer[1]).is_success
    assert normal_code("0O1l-ABCD") == "ooll-abcd"


@pytest.mark.parametrize("kind", ["of the app", "for recovery"])
def test_two_sign_ins_at_once_cannot_use_one_code(
    ann: Someone, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """Both have found the code valid before either of them has used it up."""
    secret = ann.factor()
    code = ann.code(secret) if kind == "of the app" else ann.codes()[0]
    both = asyncio.Barrier(2)
    use_factor = people.use_factor

    async def use_together(*wishes: Any) -> Any:
        write = await use_factor(*wishes)
        await asyncio.wait_for(both.wait(), PATIENCE)
        return write

    monkeypatch.setattr(people, "use_factor", use_together)
    browsers = [Someone(ann.server, ann.name) for _ in range(2)]
    with ThreadPoolExecutor(2) as threads:
        replies = list(threads.map(lambda one: one.sign_in(code=code), browsers))
    replies.sort(key=lambda reply: reply.status_code)
    assert replies[0].is_success
    refused(replies[1], 401, "wrong_factor")
    for browser in browsers:
        browser.client.close()


def test_an_account_has_so_many_sessions_and_the_stalest_ends(
    ann: Someone, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "MOST_SESSIONS", 3)
    browsers = [Someone(ann.server, ann.name) for _ in range(3)]
    for hour, browser in enumerate(browsers, start=1):
        ann.server.skipped = hour * 2 * people.SEEN_SECONDS
        checked(ann.client.get("/api/me"))  # Ann's first session stays in use
        assert browser.sign_in().is_success
    assert len(checked(ann.client.get("/api/me/sessions"))) == 3
    refused(browsers[0].client.get("/api/me"), 401, "sign_in")
    for browser in browsers[1:]:
        checked(browser.client.get("/api/me"))
    for browser in browsers:
        browser.client.close()


def test_a_recovery_code_sets_a_new_password(ann: Someone) -> None:
    codes = ann.codes()
    lost = Someone(ann.server, ann.name)

    def recover(code: str, password: str = "a new secret", **more: str) -> httpx.Response:
        body = {"name": ann.name, "code": code, "password": password, **more}
        return lost.client.post("/api/recovery", json=body)

    refused(recover("abcd-efgh-ijkl-mnop"), 401, "wrong_recovery")
    refused(recover(codes[0], "short"), 422, "bad_password")
    assert recover(codes[0]).is_success
    refused(recover(codes[0]), 401, "wrong_recovery")
    refused(ann.client.get("/api/me"), 401, "sign_in")  # all other sessions have ended
    refused(ann.sign_in(), 401, "wrong_password")
    assert ann.sign_in("a new secret").is_success
    nobody = {"name": new_name(), "code": codes[1], "password": "a new secret"}
    refused(lost.client.post("/api/recovery", json=nobody), 401, "wrong_recovery")
    lost.client.close()


def test_with_a_second_factor_recovery_needs_two_proofs(ann: Someone) -> None:
    secret, codes = ann.factor(), ann.codes()
    body = {"name": ann.name, "code": codes[0], "password": "a new secret"}
    refused(ann.client.post("/api/recovery", json=body), 401, "second_factor")
    for factor in (codes[0], "000000"):
        reply = ann.client.post("/api/recovery", json={**body, "factor": factor})
        refused(reply, 401, "wrong_factor")
    reply = ann.client.post("/api/recovery", json={**body, "factor": ann.code(secret)})
    assert reply.is_success
    body["code"] = codes[1]
    assert ann.client.post("/api/recovery", json={**body, "factor": codes[2]}).is_success


def confirm_mail(ann: Someone, post: Post) -> None:
    """Give the account an e-mail address and confirm it."""
    checked(ann.client.put("/api/me/channels", json={"email": "ann@example.org"}))
    found = re.search(r"code is (\w+)", post.letters.get(timeout=PATIENCE))
    assert found
    checked(ann.client.post("/api/me/channels/confirm", json={"code": found[1]}))


def mailed_code(ann: Someone, post: Post) -> str:
    """A recovery code by e-mail."""
    sent = ann.client.post("/api/recovery/mail", json={"name": ann.name})
    assert checked(sent) == {"sent": True}
    code = re.search(r"code is ([\w-]+)", post.letters.get(timeout=PATIENCE).replace("=\r\n", ""))
    assert code
    return code[1]


def test_a_code_comes_by_mail_if_the_address_is_confirmed(tmp_path: Path) -> None:
    post = Post()
    with (
        serving(post),
        running(fast(tmp_path, smtp=f"smtp://127.0.0.1:{post.server_address[1]}")) as server,
    ):
        ann = Someone(server).sign_up()
        name = {"name": ann.name}
        assert checked(ann.client.post("/api/recovery/mail", json=name)) == {"sent": True}
        assert post.letters.empty()
        confirm_mail(ann, post)
        code = mailed_code(ann, post)
        server.skipped += 31 * 60
        body = {"name": ann.name, "code": code, "password": "a new secret"}
        refused(ann.client.post("/api/recovery", json=body), 401, "wrong_recovery")
        server.skipped = 0.0
        assert ann.client.post("/api/recovery", json=body).is_success
        unknown = {"name": "Nobody at all"}
        assert checked(ann.client.post("/api/recovery/mail", json=unknown)) == {"sent": True}
        ann.client.close()


def test_two_codes_from_one_mailbox_are_one_proof(tmp_path: Path) -> None:
    """A thief who reads Ann's mail can't get past her second factor."""
    post = Post()
    smtp = f"smtp://127.0.0.1:{post.server_address[1]}"
    with serving(post), running(fast(tmp_path, smtp=smtp)) as server:
        ann = Someone(server).sign_up()
        confirm_mail(ann, post)
        ann.factor()
        codes = ann.codes()
        first, second = mailed_code(ann, post), mailed_code(ann, post)

        def recover(code: str, factor: str) -> httpx.Response:
            body = {"name": ann.name, "code": code, "password": "a new secret", "factor": factor}
            return ann.client.post("/api/recovery", json=body)

        refused(recover(first, second), 401, "wrong_factor")
        assert recover(first, codes[0]).is_success
        assert recover(codes[1], second).is_success
        ann.client.close()


def wide(name: str) -> str:
    """The same name in full-width letters."""
    return "".join(chr(ord(c) + 0xFEE0) if c.isalpha() else c for c in name)


def test_a_name_has_one_limit_however_it_is_spelt(tmp_path: Path) -> None:
    with running(fast(tmp_path)) as server:
        ann = Someone(server).sign_up()
        limits = limits_of(server.server.config)
        limits.names.rate, limits.names.burst = 1e-9, 2.0
        spellings = [ann.name, f"\u00a0{ann.name}", wide(ann.name)]
        doors: list[tuple[str, dict[str, str]]] = [
            ("/api/session", {"password": "a guess"}),
            ("/api/recovery/mail", {}),
        ]
        for door, body in doors:
            *earlier, last = [
                ann.client.post(door, json={"name": name, **body}) for name in spellings
            ]
            assert "too_many" not in [reply.json()["code"] for reply in earlier]
            refused(last, 429, "too_many")
        ann.client.close()


@pytest.mark.parametrize("door", ["sign-in", "recovery"])
def test_codes_cannot_be_guessed(tmp_path: Path, door: str) -> None:
    with running(fast(tmp_path)) as server:
        ann = Someone(server).sign_up()
        ann.factor()
        proof = {"name": ann.name, "code": ann.codes()[0], "password": "a new secret"}
        limits = server.server.config.loaded_app.limits
        limits.names.rate, limits.names.burst = 0.05, 5.0

        def guess(code: str) -> httpx.Response:
            if door == "sign-in":
                return ann.sign_in(code=code)
            return ann.client.post("/api/recovery", json={**proof, "factor": code})

        spellings = [ann.name, ann.name.upper(), f" {wide(ann.name)}"]
        replies = []
        for number in range(7):
            for key in [key for key in limits.names.levels if " as " in key]:
                del limits.names.levels[key]  # each guess from another address
            ann.name = proof["name"] = spellings[number % len(spellings)]
            replies.append(guess(f"{number:06}").json()["code"])
        assert replies == ["wrong_factor"] * 5 + ["too_many"] * 2
        ann.client.close()

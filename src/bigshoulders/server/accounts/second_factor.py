"""A second factor: time-based codes (RFC 6238), and recovery codes for when it is lost."""

from __future__ import annotations

import base64
import binascii
import hmac
import secrets
from struct import pack
from typing import Final
from urllib.parse import quote, urlencode

import segno

from bigshoulders.server.errors import Refused

STEP_SECONDS: Final = 30
DIGITS: Final = 6
DRIFT: Final = 1  # steps a clock may be early or late
SECRET_BYTES: Final = 20
ISSUER: Final = "Big Shoulders"

CODES: Final = 10
CODE_BYTES: Final = 10  # 80 bits: too many to guess, so a plain hash is enough
GROUP: Final = 4


def new_secret() -> str:
    return base64.b32encode(secrets.token_bytes(SECRET_BYTES)).decode()


def read_secret(secret: str) -> bytes:
    try:
        found = base64.b32decode(secret, casefold=True)
    except binascii.Error as error:
        raise Refused("bad_request", fault="secret") from error
    if len(found) < SECRET_BYTES:
        raise Refused("bad_request", fault="secret")
    return found


def code_at(secret: bytes, step: int) -> str:
    """The code of a time step."""
    digest = hmac.digest(secret, pack(">Q", step), "sha1")
    start = digest[-1] & 15
    number = int.from_bytes(digest[start : start + 4]) & 0x7FFF_FFFF
    return f"{number % 10**DIGITS:0{DIGITS}}"


def matching_step(secret: str, code: str, now: float, after: int) -> int | None:
    """The time step of a code; None if it is wrong, or not later than a step already used."""
    typed = "".join(code.split())
    current = int(now) // STEP_SECONDS
    for step in range(current - DRIFT, current + DRIFT + 1):
        if hmac.compare_digest(code_at(read_secret(secret), step).encode(), typed.encode()):
            return step if step > after else None
    return None


def address_of(secret: str, name: str) -> str:
    """The otpauth address that authenticator apps read."""
    label = quote(f"{ISSUER}:{name}", safe="")
    query = urlencode({"secret": secret, "issuer": ISSUER}, quote_via=quote)
    return f"otpauth://totp/{label}?{query}"


def picture_of(address: str) -> str:
    """A QR code as an image that a page can show (a data URI)."""
    picture: str = segno.make(address, error="m").svg_data_uri(scale=4, border=4, light="#fff")
    return picture


def new_codes() -> list[str]:
    """Recovery codes, in groups of letters and digits."""
    return [new_code() for _ in range(CODES)]


def new_code() -> str:
    text = base64.b32encode(secrets.token_bytes(CODE_BYTES)).decode().lower()
    return "-".join(text[i : i + GROUP] for i in range(0, len(text), GROUP))


def normal_code(code: str) -> str:
    """A recovery code as it was given out, however it was typed."""
    text = "".join(c for c in code.lower() if c.isalnum()).replace("0", "o").replace("1", "l")
    return "-".join(text[i : i + GROUP] for i in range(0, len(text), GROUP))

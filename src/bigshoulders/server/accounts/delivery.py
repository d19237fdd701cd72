"""Delivery of notifications: webhooks, guarded against misuse, and e-mail."""

from __future__ import annotations

import asyncio
import ipaddress
import smtplib
import socket
import ssl
from email.message import EmailMessage
from typing import Final
from urllib.parse import unquote, urlsplit

import httpx

from bigshoulders.server.documents import Document
from bigshoulders.server.errors import Refused
from bigshoulders.server.settings import Settings

SECONDS: Final = 10.0
LONGEST_ADDRESS: Final = 500
WEB: Final = "https://host/path"
MAIL: Final = "name@host"

UNICAST: Final = ipaddress.ip_network("2000::/3")  # all public IPv6 addresses
UNROUTED: Final = [ipaddress.IPv6Network("3fff::/20")]  # documentation, unknown to older Pythons
RELAYS: Final = ipaddress.IPv4Network("192.88.99.0/24")  # of 6to4
# The last 32 bits are an IPv4 address: mapped, compatible, translated (SIIT), NAT64.
TRANSLATED: Final = [
    ipaddress.IPv6Network(net)
    for net in ("::ffff:0:0/96", "::/96", "::ffff:0:0:0/96", "64:ff9b::/96")
]
ISATAP: Final = 0x0000_5EFE  # in the middle of an interface id, before an IPv4 address
ISATAP_MASK: Final = 0xFDFF_FFFF


def check_url(address: str) -> None:
    """Refuse anything but a web address without a password."""
    try:
        httpx.URL(address)  # stricter than urlsplit, and used to send
        parts = urlsplit(address)
    except (ValueError, httpx.InvalidURL) as error:
        raise Refused("bad_address", got=address, form=WEB) from error
    is_web = parts.scheme in ("http", "https") and bool(parts.hostname)
    if not is_web or parts.username or len(address) > LONGEST_ADDRESS or not address.isprintable():
        raise Refused("bad_address", got=address, form=WEB)


async def resolve(address: str, allows_private: bool) -> str:
    """The IP address of a webhook; private addresses are refused."""
    check_url(address)
    parts = urlsplit(address)
    try:
        port = parts.port or (443 if parts.scheme == "https" else 80)
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, ValueError) as error:
        raise Refused("unknown_host", got=address) from error
    numbers = [str(entry[4][0]) for entry in found]
    if not allows_private and not all(is_open(number) for number in numbers):
        raise Refused("private_address", got=address)
    return numbers[0]


def is_open(number: str) -> bool:
    """Whether an IP address is public, and so is every IPv4 address it may be a spelling of."""
    found = ipaddress.ip_address(number.partition("%")[0])
    if isinstance(found, ipaddress.IPv4Address):
        return found.is_global and not found.is_multicast and found not in RELAYS
    inner = carried(found)
    if inner is not None:
        return all(is_open(str(one)) for one in inner)
    return found in UNICAST and found.is_global and not any(found in net for net in UNROUTED)


def carried(found: ipaddress.IPv6Address) -> list[ipaddress.IPv4Address] | None:
    """The IPv4 addresses that an IPv6 address of a tunnel or translator carries."""
    if found.teredo is not None:
        return [*found.teredo]
    if found.sixtofour is not None:
        return [found.sixtofour]
    is_isatap = int(found) >> 32 & ISATAP_MASK == ISATAP
    if is_isatap or any(found in net for net in TRANSLATED):
        return [ipaddress.IPv4Address(int(found) & 0xFFFF_FFFF)]
    return None


async def call(address: str, document: Document, allows_private: bool) -> int:
    """Post a document; the HTTP status. Resolves the host once and follows no redirects."""
    number = await resolve(address, allows_private)
    url = httpx.URL(address)
    host = url.netloc.decode("ascii")
    async with httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as web:
        request = web.build_request(
            "POST",
            url.copy_with(host=number),
            json=document,
            headers={"host": host, "user-agent": "bigshoulders"},
            extensions={"sni_hostname": url.host},
        )
        reply = await web.send(request, stream=True)  # the body of the reply isn't read
        await reply.aclose()
        return reply.status_code


def check_mail(address: str, settings: Settings) -> None:
    """Refuse a malformed address, or any if the server sends no e-mail."""
    name, at, host = address.rpartition("@")
    is_plain = all(c.isprintable() and c not in " ,;<>\"'()" for c in address)
    if not (name and at and "." in host and is_plain and len(address) <= LONGEST_ADDRESS):
        raise Refused("bad_address", got=address, form=MAIL)
    if not settings.smtp:
        raise Refused("no_mail")


def mail(settings: Settings, to: str, subject: str, body: str) -> None:
    """Send an e-mail. Blocks, so call it in a thread."""
    message = EmailMessage()
    host = urlsplit(settings.address).hostname or "localhost"
    message["From"] = settings.mail_from or f"bigshoulders@{host}"
    message["To"], message["Subject"] = to, subject
    message.set_content(body)
    server = urlsplit(settings.smtp)
    is_sealed = server.scheme == "smtps"
    with connect(server.hostname or "", server.port, is_sealed) as smtp:
        smtp.ehlo()
        if not is_sealed and smtp.has_extn("starttls"):
            smtp.starttls(context=ssl.create_default_context())
            smtp.ehlo()
        if server.username:
            smtp.login(unquote(server.username), unquote(server.password or ""))
        smtp.send_message(message)


def connect(host: str, port: int | None, is_sealed: bool) -> smtplib.SMTP:
    if is_sealed:
        context = ssl.create_default_context()
        return smtplib.SMTP_SSL(host, port or 465, timeout=SECONDS, context=context)
    return smtplib.SMTP(host, port or 25, timeout=SECONDS)

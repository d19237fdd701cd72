"""Recovery by e-mail: a code for the confirmed address of an account."""

from __future__ import annotations

from typing import Final

from bigshoulders.language.messages import messages
from bigshoulders.server.accounts.notifications import Notifier
from bigshoulders.server.accounts.second_factor import new_code
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.people import channels_of, person_named
from bigshoulders.server.store.write import Write
from bigshoulders.server.tables.access import hash_token
from bigshoulders.server.tables.tables import Tables

VALID_SECONDS: Final = 30 * 60


async def send_code(tables: Tables, notifier: Notifier, name: str, language: str) -> None:
    """Send a code that is valid for half an hour; nothing if there is no confirmed address."""
    if not tables.settings.smtp:
        raise Refused("no_mail")
    person = await person_named(tables.store, name)
    if person is None:
        return
    found = await channels_of(tables.store, [f"person/{person.id}"])
    ready = [one for one in found if one.kind == "email" and one.code_hash is None]
    if not ready or person.banned:
        return
    code, expires = new_code(), tables.now() + VALID_SECONDS
    row = {"hash": hash_token(code), "person_id": person.id, "expires": expires}
    await tables.store.write(Write().add("recovery_code", **row))
    words = messages(language)
    body = words.text("notice-recovery-body", {"code": code, "name": person.name})
    notifier.start(notifier.confirm(ready[0].address, words.text("notice-recovery-subject"), body))

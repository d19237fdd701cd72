"""`bigshoulders` whose tables are dealt the same each time: `python tests/browser/dealt.py serve`.

Equal options are dealt alike. `DEALS=2 make page` shows the tests other deals.
"""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from hashlib import sha256
from typing import Any


def deal_alike() -> None:
    """Let new tables take their secrets, and what their players add, from their options."""
    from bigshoulders.server.tables import new_table, seats

    draw_up = new_table.draw_up

    async def draw_up_dealt(tables: Any, request: Any, luck: Any = None) -> Any:
        options = f"{os.environ.get('DEALS', 1)} {request.game} {request.config}"
        dealt = sha256(options.encode())
        if request.entropy:
            request = replace(request, entropy=dealt.hexdigest())
        return await draw_up(tables, request, luck or new_table.Luck(dealt.digest()))

    new_table.draw_up = seats.draw_up = draw_up_dealt


if __name__ == "__main__":
    from bigshoulders.cli.main import main

    if "serve" in sys.argv:  # worker processes import this file too, and need no tables
        deal_alike()
    sys.exit(main())

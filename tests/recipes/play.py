"""Play a whole game with a bot in every seat and print the last sheet. Argument: the options."""

from __future__ import annotations

import json
import sys

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from bigshoulders.games.chicago.bots.quick import Quick
from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.sheet.table import make
from bigshoulders.kernel.events import SILENT


def main() -> None:
    g = CHICAGO.assemble(json.loads(sys.argv[1]))
    s = CHICAGO.new(g, b"a recipe", SILENT)
    bot = Quick(g)
    seen: set[str] = set()
    while seats := CHICAGO.awaited(g, s):
        move = bot.choose(s, seats[0], vec[i64](CHICAGO.legal(g, s, seats[0])))
        words = CHICAGO.space(g).spell(move)
        seen.update(str(word) for word in words.values())
        assert CHICAGO.space(g).parse(words) == move
        CHICAGO.apply(g, s, seats[0], move, SILENT)
        if len(seen) % 20 == 0:
            _, copy = CHICAGO.import_position(CHICAGO.export_position(g, s))
            assert CHICAGO.digest(copy) == CHICAGO.digest(s)
            view = CHICAGO.redact(g, s, seats[0])
            assert msgspec.json.encode(make(g, view.seen, seats[0]))
    line = msgspec.json.decode(msgspec.json.encode(make(g, s, 0)))
    print(json.dumps({"seen": sorted(seen), "sheet": line}))


main()

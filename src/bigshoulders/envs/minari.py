"""Exports a dataset of decisions to Minari, for offline learning.

python -m bigshoulders.envs.minari games.parquet chicago/brokers-v0

One episode is one seat in one finished game. Observations and actions are those of the
environments, and the last reward is that of `win`, `money` or `margin`. Needs the extras `envs` and
`lab`, and the package minari.
"""

from __future__ import annotations

import argparse
import json
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq

from bigshoulders.box.any_game import AnyDocument
from bigshoulders.box.box import AnyBox
from bigshoulders.envs.rewards import MARGIN, MONEY, WIN, check_reward, rewards_at_end
from bigshoulders.envs.spaces import observation_space
from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.json import Json
from bigshoulders.language.errors import explain
from bigshoulders.language.messages import messages
from bigshoulders.shelf import box_of

FORMAT = "bigshoulders/dataset/2"
KINDS = [WIN, MONEY, MARGIN]
BAD = 2  # exit status


def read_decisions(path: Path) -> tuple[AnyBox, list[AnyDocument]]:
    """The finished games of a dataset, which must be of one game; else GameError."""
    try:
        table = pq.read_table(path)
    except (OSError, ValueError) as error:
        raise GameError("lab/not-a-dataset", str(path), {"fault": str(error)}) from error
    about = json.loads((table.schema.metadata or {}).get(b"bigshoulders", b"{}"))
    if about.get("format") != FORMAT:
        facts: dict[str, Json] = {"fault": f"format {about.get('format')}, not {FORMAT}"}
        raise GameError("lab/not-a-dataset", str(path), facts)
    rows = [row for row in table.to_pylist() if row["scores"]]
    games = sorted({row["game"] for row in rows})
    if len(games) != 1:
        raise GameError("lab/not-one-game", str(path), {"got": len(games)})
    box = box_of(games[0])
    versions = {row["layout"] for row in rows}
    if versions != {box.learning.layout.version}:
        fault = f"observations {sorted(versions)}, not {box.learning.layout.version}"
        raise GameError("lab/not-a-dataset", str(path), {"fault": fault})
    return box, rows


def episodes(box: AnyBox, rows: list[AnyDocument], reward: str) -> list[AnyDocument]:
    """One episode per seat and game: observations, actions and rewards."""
    by_seat: dict[tuple[str, int], list[AnyDocument]] = {}
    for row in rows:
        by_seat.setdefault((row["id"], row["seat"]), []).append(row)
    found: list[AnyDocument] = []
    for (_, seat), decisions in by_seat.items():
        masks = np.zeros((len(decisions) + 1, box.learning.actions), np.int8)
        for number, row in enumerate(decisions):
            masks[number, row["legal_index"]] = 1
        seen = [row["row"] for row in decisions] + [decisions[-1]["last_row"]]
        rewards = [0.0] * len(decisions)
        last = decisions[-1]
        kind = reward if len(last["scores"]) > 1 else MONEY
        rewards[-1] = rewards_at_end(kind, last["scores"], last["winners"])[seat]
        found.append(
            {
                "observations": {"observation": np.array(seen, np.int16), "action_mask": masks},
                "actions": np.array([row["legal_index"][row["choice"]] for row in decisions]),
                "rewards": rewards,
                "terminations": [False] * (len(decisions) - 1) + [True],
                "truncations": [False] * len(decisions),
            }
        )
    return found


def export(path: Path, name: str, reward: str = WIN) -> int:
    """Write a Minari dataset; returns the number of its episodes."""
    if find_spec("minari") is None:
        raise GameError("envs/needs-minari")
    from gymnasium.spaces import Discrete
    from minari import create_dataset_from_buffers
    from minari.data_collector import EpisodeBuffer

    box, rows = read_decisions(path)
    check_reward(2, reward)
    found = episodes(box, rows, reward)
    players = sorted({str(bot or "unknown") for row in rows for bot in row["bots"]})
    create_dataset_from_buffers(
        name,
        [EpisodeBuffer(id=number, **episode) for number, episode in enumerate(found)],
        observation_space=observation_space(box, "vector"),
        action_space=Discrete(box.learning.actions),
        algorithm_name=", ".join(players),
        description=f"{box.title}, commit {rows[0]['commit']}, rules {rows[0]['rules']}",
    )
    return len(found)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Export a dataset of decisions to Minari.")
    parser.add_argument("dataset", type=Path, metavar="FILE")
    parser.add_argument("name", help="such as chicago/brokers-v0")
    parser.add_argument("--reward", choices=KINDS, default=WIN)
    options = parser.parse_args(arguments)
    try:
        count = export(options.dataset, options.name, options.reward)
    except GameError as error:
        print(explain(messages("en"), error), file=sys.stderr)
        return BAD
    print(f"{options.name}: {count} episodes")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""`bigshoulders lab`: experiments, the balance report and datasets. Needs the extra `lab`."""

from __future__ import annotations

import argparse
import atexit
import os
import signal
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from importlib.util import find_spec
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

from rich.console import Console

from bigshoulders.cli.progress import counting
from bigshoulders.kernel.errors import GameError
from bigshoulders.language.messages import Messages, messages
from bigshoulders.shelf import SHELF, default_game

if TYPE_CHECKING:
    from bigshoulders.lab.experiment.datasets import Rows
    from bigshoulders.lab.experiment.results import Results
    from bigshoulders.lab.experiment.spec import Spec

INTERRUPTED = 130
NEEDED = ["matplotlib", "pyarrow"]
ABOUT_RUN = """\
Play the games in a specification and store them as Parquet in a folder. You can stop a run with
Ctrl-C and resume it with the same command: finished games are never replayed.
"""

ABOUT_PUZZLES = """\
Play the games in a specification, look for decisions with one clearly best answer, and write the
wanted number of puzzles. You can stop it with Ctrl-C and resume it with the same command. The
puzzles are the same for any number of jobs.
"""


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    lab = commands.add_parser("lab", help="run experiments, write the balance report and datasets")
    actions = lab.add_subparsers(dest="action", required=True, metavar="ACTION")
    run = actions.add_parser("run", help="play the games in a specification", description=ABOUT_RUN)
    run.add_argument("spec", type=Path, metavar="SPEC", help="TOML file; see docs/build/lab.md")
    run.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    add_places(run)
    run.set_defaults(run=run_experiments)
    report = actions.add_parser("report", help="write the balance report as a page and as JSON")
    report.add_argument("what", choices=["balance"])
    report.add_argument("--out", type=Path, default=Path("balance"), metavar="FOLDER")
    report.add_argument("--games", type=int, help="play at least this many games instead of 10,080")
    add_places(report)
    report.set_defaults(run=report_balance)
    export = actions.add_parser("export", help="play a specification and write its decisions")
    export.add_argument("spec", type=Path, metavar="SPEC")
    export.add_argument("--out", type=Path, required=True, metavar="FILE")
    add_jobs(export)
    export.set_defaults(run=export_dataset)
    train = actions.add_parser("train", help="learn a judgement of positions from results")
    train.add_argument(
        "lessons", type=Path, nargs="+", metavar="RESULTS", help="results.parquet, simplest first"
    )
    train.add_argument(
        "--check", type=Path, required=True, metavar="RESULTS", help="results to measure with"
    )
    train.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    train.add_argument("--game", default=default_game(), choices=list(SHELF))
    train.add_argument("--seed", type=int, default=1)
    train.set_defaults(run=train_judgement)
    puzzles = actions.add_parser(
        "puzzles", help="make puzzles from bots' games", description=ABOUT_PUZZLES
    )
    puzzles.add_argument(
        "spec",
        type=Path,
        nargs="?",
        metavar="SPEC",
        help="TOML file; by default the one that made the shipped puzzles",
    )
    puzzles.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    add_jobs(puzzles)
    puzzles.set_defaults(run=make_puzzles)
    take = actions.add_parser("import", help="write the decisions of stored games")
    take.add_argument("logs", type=Path, nargs="+", metavar="LOG")
    take.add_argument("--out", type=Path, required=True, metavar="FILE")
    add_jobs(take)
    take.set_defaults(run=import_logs)


def add_jobs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs",
        type=int,
        default=os.cpu_count() or 1,
        help="number of worker processes on this machine",
    )


def add_places(parser: argparse.ArgumentParser) -> None:
    add_jobs(parser)
    parser.add_argument(
        "--ray", default="", metavar="auto|ADDRESS", help="play on a Ray cluster instead"
    )


def need_extra(*more: str) -> None:
    """Check the lab's libraries before any game is played."""
    for name in [*NEEDED, *more]:
        if find_spec(name) is None:
            raise ModuleNotFoundError(name=name)


def run_experiments(options: argparse.Namespace) -> int:
    need_extra(*(["ray"] if options.ray else []))
    from bigshoulders.lab.experiment.results import Results
    from bigshoulders.lab.experiment.spec import read_spec

    words = messages(options.language)
    results = Results(options.out, read_spec(options.spec))
    if not play(results, options, words):
        return INTERRUPTED
    tell(words, "cli-lab-kept", file=str(results.finish()))
    return 0


def report_balance(options: argparse.Namespace) -> int:
    need_extra(*(["ray"] if options.ray else []))
    from bigshoulders.lab.experiment.results import Results
    from bigshoulders.lab.report import write_report

    words = messages(options.language)
    spec = balance_spec(options.games)
    results = Results(options.out / f"games-{spec.digest()}", spec)
    if not play(results, options, words):
        return INTERRUPTED
    page, document = write_report(results.finish(), options.out, words)
    tell(words, "cli-lab-report", page=str(page), document=str(document))
    return 0


def balance_spec(games: int | None) -> Spec:
    """The full specification, or one with equal numbers of games, at least as many as requested."""
    from bigshoulders.lab.experiment.spec import packaged

    spec = packaged("balance")
    if games is None:
        return spec
    if games < 1:
        raise GameError("simulate/no-games", "--games", {"got": games})
    kinds = len(spec.experiments)
    return spec.scaled(-(-games // kinds) * kinds)


def export_dataset(options: argparse.Namespace) -> int:
    need_extra()
    from bigshoulders.lab.experiment.datasets import played_games
    from bigshoulders.lab.experiment.spec import read_spec

    check_jobs(options.jobs)
    return write_decisions(played_games(read_spec(options.spec), options.jobs), options)


def import_logs(options: argparse.Namespace) -> int:
    need_extra()
    from bigshoulders.lab.experiment.datasets import stored_games

    check_jobs(options.jobs)
    return write_decisions(stored_games(options.logs, options.jobs), options)


def check_jobs(jobs: int) -> None:
    if jobs < 1:
        raise GameError("arena/no-workers", "--jobs", {"got": jobs})


def train_judgement(options: argparse.Namespace) -> int:
    need_extra("lightgbm")
    from bigshoulders.lab.judging import train
    from bigshoulders.lab.judging_page import PAGE

    words = messages(options.language)
    path, games = train(
        options.game, options.lessons, options.check, options.out, options.seed, words
    )
    report = str(options.out / PAGE)
    tell(words, "cli-lab-judgement", file=str(path), games=games, report=report)
    return 0


def make_puzzles(options: argparse.Namespace) -> int:
    from bigshoulders.lab.puzzles import Workshop, read_puzzle_spec

    check_jobs(options.jobs)
    words = messages(options.language)
    workshop = Workshop(options.out, read_puzzle_spec(options.spec))
    with interrupted_once():
        try:
            with counting() as progress, closing(workshop.work(options.jobs)) as games:
                task = progress.add_task(words.text("cli-simulating"), total=None)
                for game in games:
                    progress.advance(task, game)
        except KeyboardInterrupt:
            tell(words, "cli-lab-puzzles-stopped", folder=str(options.out))
            return INTERRUPTED
    path, kept = workshop.finish()
    tell(words, "cli-lab-puzzles", file=str(path), count=len(kept))
    return 0


def write_decisions(games: Iterable[Rows], options: argparse.Namespace) -> int:
    """Write the dataset of some games and report its size."""
    from bigshoulders.lab.experiment.datasets import write_dataset

    count, decisions = write_dataset(games, options.out)
    facts: dict[str, str | int] = {"games": count, "decisions": decisions}
    tell(messages(options.language), "cli-lab-dataset", **facts, file=str(options.out))
    return 0


def play(results: Results, options: argparse.Namespace, words: Messages) -> bool:
    """Play the missing games and show the progress; False if it was stopped."""
    from bigshoulders.lab.experiment.run import run_spec

    check_jobs(options.jobs)
    total = sum(experiment.games for experiment in results.spec.experiments)

    def kept() -> int:
        return total - sum(chunk.count for chunk in results.missing())

    with interrupted_once():
        try:
            with (
                counting() as progress,
                closing(run_spec(results, options.jobs, options.ray)) as played,
            ):
                title = words.text("cli-simulating")
                task = progress.add_task(title, total=total, completed=kept())
                for games in played:
                    progress.advance(task, games)
        except KeyboardInterrupt:
            folder = str(results.folder)
            tell(words, "cli-lab-stopped", games=kept(), asked=total, folder=folder)
            return False
    return True


@contextmanager
def interrupted_once() -> Iterator[None]:
    """Let the first Ctrl-C stop the work, and ignore more while results are stored."""

    def stop(number: int, frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        atexit.register(signal.signal, signal.SIGINT, signal.SIG_IGN)
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def tell(words: Messages, key: str, **args: str | int) -> None:
    Console(highlight=False, markup=False, soft_wrap=True).print(words.text(key, args))

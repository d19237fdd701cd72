"""A person's finished games: results, opponents, companies, ratings."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from datetime import UTC, datetime
from io import StringIO
from typing import Final, Literal, TypeAlias

import msgspec

from bigshoulders.server.accounts.ratings import FIRST, Part, doubt, points
from bigshoulders.server.store.records import PlayerRecord, RatingRecord, ResultRecord
from bigshoulders.server.store.results import ratings_of, results_of
from bigshoulders.server.store.sql import Store

ENOUGH: Final = 3  # rated games until a rating is shown
MOST_ROWS: Final = 100  # of opponents and companies
Kind: TypeAlias = Literal["account", "guest", "bot", "deleted"]


class Opponent(msgspec.Struct):
    """Another player of a game. Bots have `bot` and no name; deleted accounts have neither."""

    kind: Kind
    name: str
    bot: str | None
    place: int
    score: int


class PlayedGame(msgspec.Struct):
    """A finished game of the person. `margin` is the distance to the best other score; `rating`
    and `change` are null if the game wasn't rated."""

    table: str
    game: str
    title: str
    finished: float
    players: int
    score: int
    place: int
    won: bool
    resigned: bool
    margin: int | None
    companies: list[str]
    opponents: list[Opponent]
    rating: int | None
    change: int | None


class BySize(msgspec.Struct):
    """All games of one kind with so many players."""

    game: str
    players: int
    games: int
    wins: int
    mean_place: float
    mean_score: float
    best_score: int


class ByOpponent(msgspec.Struct):
    """All games with an opponent: how often the person was ahead, and how often level."""

    kind: Kind
    name: str
    bot: str | None
    games: int
    ahead: int
    level: int


class ByCompany(msgspec.Struct):
    """All games at whose end the person held shares of a company."""

    game: str
    company: str
    games: int
    wins: int


class Standing(msgspec.Struct):
    """The rating in one game, null until three games are rated, with its 95 % interval."""

    game: str
    games: int
    rating: int | None
    doubt: int | None
    course: list[int]


class PersonHistory(msgspec.Struct):
    """A page of games, latest first, and figures about all of them."""

    total: int
    games: list[PlayedGame]
    by_size: list[BySize]
    by_opponent: list[ByOpponent]
    by_company: list[ByCompany]
    ratings: list[Standing]


async def history(store: Store, person: str, limit: int | None, offset: int) -> PersonHistory:
    """The history of a person."""
    rated = await ratings_of(store, person)
    games = games_of(person, *await results_of(store, person), rated)
    page = games[offset:] if limit is None else games[offset : offset + limit]
    return PersonHistory(
        len(games), page, by_size(games), by_opponent(games), by_company(games), standings(rated)
    )


def games_of(
    person: str,
    results: list[ResultRecord],
    players: list[PlayerRecord],
    rated: list[RatingRecord],
) -> list[PlayedGame]:
    """The games in which the person had one seat; with several, nobody knows who played which."""
    sitting: dict[str, list[PlayerRecord]] = {}
    for player in players:
        sitting.setdefault(player.table_id, []).append(player)
    before: dict[str, int] = {}
    course: dict[str, tuple[int, int]] = {}  # by table: the rating, and how much it changed
    for one in rated:
        now = points((one.mu, one.sigma))
        course[one.table_id] = (now, now - before.get(one.game, points(FIRST)))
        before[one.game] = now
    found = []
    for result in results:
        at_table = sitting.get(result.table_id, [])
        mine = {player.seat for player in at_table if player.person_id == person}
        parts = msgspec.json.decode(result.seats, type=list[Part])
        if len(mine) == 1 and parts:
            (seat,) = mine
            found.append(game_of(seat, result, parts, at_table, course.get(result.table_id)))
    return found


def game_of(
    seat: int,
    result: ResultRecord,
    parts: list[Part],
    players: list[PlayerRecord],
    rating: tuple[int, int] | None,
) -> PlayedGame:
    mine = parts[seat]
    others = {player.seat: opponent(player, parts) for player in players if player.seat != seat}
    best = max((parts[other].score for other in others), default=None)
    return PlayedGame(
        table=result.table_id,
        game=result.game,
        title=result.title,
        finished=result.finished,
        players=len(parts),
        score=mine.score,
        place=mine.place,
        won=mine.place == 1 and bool(others) and not mine.resigned,
        resigned=mine.resigned,
        margin=None if best is None else mine.score - best,
        companies=sorted(mine.holdings, key=lambda name: (-mine.holdings[name], name)),
        opponents=sorted(others.values(), key=lambda one: one.place),
        rating=rating[0] if rating else None,
        change=rating[1] if rating else None,
    )


def opponent(player: PlayerRecord, parts: list[Part]) -> Opponent:
    part = parts[player.seat]
    if player.kind == "bot":
        return Opponent("bot", "", player.bot, part.place, part.score)
    if player.person is not None:
        return Opponent("account", player.person, None, part.place, part.score)
    kind: Kind = "guest" if player.name else "deleted"
    return Opponent(kind, player.name, None, part.place, part.score)


def by_size(games: list[PlayedGame]) -> list[BySize]:
    found: dict[tuple[str, int], list[PlayedGame]] = {}
    for game in games:
        found.setdefault((game.game, game.players), []).append(game)
    return [
        BySize(
            name,
            players,
            len(each),
            sum(one.won for one in each),
            mean(one.place for one in each),
            mean(one.score for one in each),
            max(one.score for one in each),
        )
        for (name, players), each in sorted(found.items())
    ]


def by_opponent(games: list[PlayedGame]) -> list[ByOpponent]:
    """By account and by kind of bot, most frequent first. Guests have no identity to count by."""
    found: dict[tuple[Kind, str, str | None], ByOpponent] = {}
    for game in games:
        for other in game.opponents:
            if other.kind not in ("account", "bot"):
                continue
            key = (other.kind, other.name, other.bot)
            row = found.setdefault(key, ByOpponent(*key, 0, 0, 0))
            row.games += 1
            row.ahead += game.place < other.place
            row.level += game.place == other.place
    rows = sorted(found.values(), key=lambda row: (row.kind, -row.games, row.name, row.bot or ""))
    return rows[:MOST_ROWS]


def by_company(games: list[PlayedGame]) -> list[ByCompany]:
    """By company, the favourite first."""
    found: dict[tuple[str, str], ByCompany] = {}
    for game in games:
        for company in game.companies:
            key = (game.game, company)
            row = found.setdefault(key, ByCompany(*key, 0, 0))
            row.games += 1
            row.wins += game.won
    return sorted(found.values(), key=lambda row: (-row.games, -row.wins, row.company))[:MOST_ROWS]


def standings(rated: list[RatingRecord]) -> list[Standing]:
    """The rating in each game, and its course."""
    found: dict[str, list[tuple[float, float]]] = {}
    for one in rated:
        found.setdefault(one.game, []).append((one.mu, one.sigma))
    return [
        Standing(
            game,
            len(course),
            points(course[-1]) if len(course) >= ENOUGH else None,
            doubt(course[-1]) if len(course) >= ENOUGH else None,
            [points(one) for one in course],
        )
        for game, course in sorted(found.items())
    ]


def mean(numbers: Iterable[int]) -> float:
    found = [*numbers]
    return round(sum(found) / len(found), 2)


COLUMNS: Final = (
    "finished", "table", "game", "title", "players", "place", "won", "resigned", "score", "margin",
    "companies", "opponents", "rating", "change",
)  # fmt: skip


def as_csv(games: list[PlayedGame]) -> str:
    """One line for each game; lists are separated by semicolons."""
    text = StringIO()
    lines = csv.writer(text)
    lines.writerow(COLUMNS)
    for game in games:
        row: dict[str, object] = {**msgspec.structs.asdict(game)}
        row["finished"] = datetime.fromtimestamp(game.finished, UTC).isoformat(timespec="seconds")
        row["companies"] = ";".join(game.companies)
        row["opponents"] = ";".join(one.name or one.bot or one.kind for one in game.opponents)
        lines.writerow([safe(row[name]) for name in COLUMNS])
    return text.getvalue()


def safe(value: object) -> object:
    """A cell that spreadsheets don't take for a formula: people choose names and titles."""
    return f"'{value}" if isinstance(value, str) and value[:1] in "=+-@\t\r" and value else value

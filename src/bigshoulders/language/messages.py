"""Messages in one language, with its formats for money and numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from bigshoulders.language.folders import FOLDERS

Arguments: TypeAlias = Mapping[str, str | int]
LANGUAGES = ["en", "fr", "de"]
REMEMBERED = 10_000  # sentences kept: a table repeats many of them
MINUS = "\N{MINUS SIGN}"
# The dollar sign before or after the figure with its space, and the thousands separator (as in
# CLDR).
MONEY_PATTERN = {
    "en": "${}",
    "fr": "{}\N{NO-BREAK SPACE}$",
    "de": "{}\N{NO-BREAK SPACE}$",
}
THOUSANDS = {"en": ",", "fr": "\N{NARROW NO-BREAK SPACE}", "de": "."}
DECIMAL_MARK = {"en": ".", "fr": ",", "de": ","}
PERCENT_PATTERN = {
    "en": "{}%",
    "fr": "{}\N{NARROW NO-BREAK SPACE}%",
    "de": "{}\N{NO-BREAK SPACE}%",
}


class Messages:
    """All messages in one language. An unknown key is a bug and raises an error."""

    def __init__(self, language: str) -> None:
        self.language = language
        functions: dict[str, Callable[[Any], Any]] = {  # Fluent accepts plain strings too
            "MONEY": self.money,
            "SIGNED_MONEY": self.signed_money,
            "SIGNED": self.signed,
            "PERCENT": self.percent,
        }
        self.bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for text in all_texts(language):
            self.bundle.add_resource(FluentResource(text))
        self.said = lru_cache(REMEMBERED)(self.say)

    def text(self, key: str, args: Arguments | None = None, attribute: str = "") -> str:
        """A message, or one of its attributes, with its arguments filled in."""
        return self.said(key, attribute, tuple(args.items()) if args else ())

    def say(self, key: str, attribute: str, args: tuple[tuple[str, str | int], ...]) -> str:
        message = self.bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        words, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise errors[0]
        return str(words)

    def label(self, name: str, text: str) -> str:
        """A name with its value, separated by the language's colon."""
        return self.text("cli-label", {"name": name, "text": text})

    def joined(self, parts: list[str]) -> str:
        """Several facts in one line, separated as the language does."""
        line = parts[-1] if parts else ""
        for part in reversed(parts[:-1]):
            line = self.text("cli-joined", {"first": part, "rest": line})
        return line

    def listed(self, parts: list[str]) -> str:
        """Several things inside a sentence, such as "1 Worker, 2 Coal and 1 Wood"."""
        line = parts[-1] if parts else ""
        for place, part in enumerate(reversed(parts[:-1])):
            key = "cli-comma" if place else "cli-and"
            line = self.text(key, {"first": part, "rest": line})
        return line

    def has(self, key: str, attribute: str = "") -> bool:
        """Whether this message or attribute exists."""
        if not self.bundle.has_message(key):
            return False
        return not attribute or attribute in self.bundle.get_message(key).attributes

    def figure(self, number: int) -> str:
        """A whole number with thousands separators."""
        return f"{int(number):,}".replace(",", THOUSANDS[self.language])

    def decimal(self, number: float, places: int = 1) -> str:
        """A number with this many decimal places."""
        return f"{number:.{places}f}".replace(".", DECIMAL_MARK[self.language])

    def money(self, amount: int) -> str:
        sign = MINUS if amount < 0 else ""
        return sign + MONEY_PATTERN[self.language].format(self.figure(abs(int(amount))))

    def score(self, score: int, unit: str) -> str:
        """A score in its unit, dollars or points."""
        return self.money(score) if unit == "dollars" else self.figure(score)

    def signed_money(self, amount: int) -> str:
        return self.money(amount) if amount < 0 else f"+{self.money(amount)}"

    def signed(self, number: int) -> str:
        return f"{MINUS if number < 0 else '+'}{abs(int(number))}"

    def percent(self, shares: int) -> str:
        """Shares (tenths) as a percentage of the company."""
        return PERCENT_PATTERN[self.language].format(int(shares) * 10)


def ftl_names(language: str) -> list[str]:
    """The message files of the package in a language."""
    return names_in(FOLDERS[0].joinpath(language))


def read_ftl(language: str, name: str) -> str:
    return FOLDERS[0].joinpath(language, name).read_text(encoding="utf-8")


def names_in(folder: Traversable) -> list[str]:
    return sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))


def part_of(name: str) -> str:
    """The part of a language that a message file belongs to: `coach` for `web.coach.ftl`.

    Clients load parts on demand. Most files belong to the part without a name, loaded first.
    """
    return name.removesuffix(".ftl").partition(".")[2]


def all_texts(language: str, part: str | None = None) -> list[str]:
    """The texts of all message files of a language, or of one part, from every known folder."""
    found = [folder.joinpath(language) for folder in FOLDERS]
    return [
        folder.joinpath(name).read_text(encoding="utf-8")
        for folder in found
        for name in names_in(folder)
        if part is None or part_of(name) == part
    ]


@cache
def loaded(language: str, folders: int) -> Messages:
    """The messages, cached by language and number of folders."""
    return Messages(language)


def messages(language: str) -> Messages:
    """The messages of a language."""
    return loaded(language, len(FOLDERS))

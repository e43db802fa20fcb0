"""The rulebooks: Markdown beside each game, with rule ids as anchors and pictures of real positions.

How to write one, in games/<game>/rulebook/<language>.md:

- `## Set-up {#setup}` begins a section; all languages have the same sections.
- A heading that begins with a rule id (`### DS-2.3 Construct`) or a paragraph or list item that begins with one in bold
  (`**DS-2.3.1** ...`) is that rule; it can be linked to. Every other mention of an id becomes a link.
- A list item of the section `rulings` begins with the id it belongs to (`- DS-2.1: ...`).
- `![caption](board:opening)` is a picture of a position described in pictures.toml, `![caption](piece:doge-1)` one of
  a single component.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from html import escape
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from ..words import LANGUAGES, typeset
from .registry import folder_of, game_class, games

_KEY: Final = re.compile(r"\s*\{#([a-z-]+)\}$")
_PICTURE: Final = re.compile(r"(board|piece):([a-z0-9-]+)")
RULINGS: Final = "rulings"
QUICK: Final = "quick"


@dataclass(frozen=True)
class RuleEntry:
    """A line of the table of contents."""

    level: int
    anchor: str
    title: str


@dataclass(frozen=True)
class Section:
    key: str
    title: str
    html: str


@dataclass(frozen=True)
class Picture:
    """Where a picture stands: `board` or `piece`, its name and its caption."""

    kind: str
    name: str
    caption: str


@dataclass(frozen=True)
class Position:
    """A position to draw: played by these actions or, from the same start, by bots up to a moment."""

    players: int
    seed: str
    actions: tuple[str, ...] = ()
    round: int = 0  # bots play to this round; 0: only the actions
    asked: str = ""  # and in it until this is asked
    viewer: str = "actor"  # the seat that must act, a number, or "none" for a spectator
    glow: bool = False  # what can be chosen glows
    part: str = ""  # only this part of the board, if the game can cut it out


@dataclass(frozen=True)
class Rulebook:
    """A rulebook in one language, as safe HTML with links to its own anchors."""

    game: str
    language: str
    title: str
    lead: str
    sections: tuple[Section, ...]
    contents: tuple[RuleEntry, ...]
    rules: tuple[str, ...]
    rulings: tuple[str, ...]  # the rule of each ruling, in order
    pictures: tuple[Picture, ...]
    outline: tuple[str, ...]  # kinds of blocks in order, to compare languages

    def section(self, key: str) -> Section:
        return next(section for section in self.sections if section.key == key)


def explained() -> tuple[str, ...]:
    """The games that have a rulebook."""
    return tuple(game for game in games() if (folder_of(game) / "rulebook").is_dir())


@lru_cache(maxsize=32)
def rulebook(game: str, language: str) -> Rulebook:
    """Raises ValueError with the file where the text does not hold together."""
    if language not in LANGUAGES:
        raise ValueError(f"expected a language, one of {', '.join(LANGUAGES)}, got {language!r}")
    path = folder_of(game) / "rulebook" / f"{language}.md"
    try:
        text = typeset(path.read_text(encoding="utf-8"), language)
        return _Reader(game, language, text, _citation(game)).read()
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from error


@lru_cache(maxsize=8)
def positions(game: str) -> Mapping[str, Position]:
    """The positions that the pictures of a game's rulebook show."""
    path = folder_of(game) / "rulebook" / "pictures.toml"
    found = {}
    for name, values in tomllib.loads(path.read_text(encoding="utf-8")).items():
        try:
            found[name] = Position(**{**values, "actions": tuple(values.get("actions", ()))})
        except TypeError as error:
            raise ValueError(f"{path}: expected the fields of a position in [{name}]: {error}") from error
    return found


def picture_address(game: str, kind: str, name: str, language: str) -> str:
    """Where the server shows a picture."""
    return f"/games/{game}/rules/{kind}/{name}.svg?language={language}"


@dataclass
class _Reader:
    """Reads one rulebook: first what its anchors are, then the HTML with links to them."""

    game: str
    language: str
    text: str
    rule: re.Pattern[str]  # how this game cites its rules
    rules: list[str] = field(default_factory=list)
    rulings: list[str] = field(default_factory=list)
    pictures: list[Picture] = field(default_factory=list)
    contents: list[RuleEntry] = field(default_factory=list)
    section: str = ""
    title: str = ""

    def read(self) -> Rulebook:
        parser = MarkdownIt("commonmark", {"html": False}).enable("table")
        tokens = parser.parse(self.text)
        self._find_anchors(tokens)
        parts: list[tuple[str, str, list[Token]]] = [("", "", [])]
        for place, token in enumerate(tokens):
            if token.type == "heading_open":
                self._heading(token, tokens[place + 1])
                if token.tag == "h2":
                    parts.append((token.attrs["id"], self.contents[-1].title, []))  # type: ignore[arg-type]
            elif token.type == "inline" and tokens[place - 1].type != "heading_open":
                self._inline(tokens, place)
            parts[-1][2].append(token)
        drawn = [(key, title, parser.renderer.render(part, parser.options, {})) for key, title, part in parts]
        return Rulebook(
            game=self.game,
            language=self.language,
            title=self.title,
            lead=drawn[0][2],
            sections=tuple(Section(*part) for part in drawn[1:]),
            contents=tuple(self.contents),
            rules=tuple(self.rules),
            rulings=tuple(self.rulings),
            pictures=tuple(self.pictures),
            outline=_outline(tokens),
        )

    # Anchors

    def _find_anchors(self, tokens: list[Token]) -> None:
        section = ""
        for place, token in enumerate(tokens):
            if token.type != "inline":
                continue
            opening = tokens[place - 1]
            if opening.tag == "h2":
                section = _key_of(token.content)
            found = self._defined(token.content, is_heading=opening.type == "heading_open")
            if found in self.rules:
                raise ValueError(f"expected rule {found} once, got it again: {token.content[:60]!r}")
            if found:
                self.rules.append(found)
            elif section == RULINGS and tokens[place - 2].type == "list_item_open":
                self.rulings.append(self._ruled(token.content))

    def _defined(self, content: str, *, is_heading: bool) -> str:
        """The rule that a block is, or an empty text."""
        found = re.match(r"(\S+) " if is_heading else r"\*\*(\S+)\*\*", content)
        return found.group(1) if found and self.rule.fullmatch(found.group(1)) else ""

    def _ruled(self, item: str) -> str:
        """The rule that a ruling belongs to."""
        found = re.match(r"(\S+): ", item)
        if found is None or not self.rule.fullmatch(found.group(1)):
            raise ValueError(f"expected a ruling to begin with its rule and a colon, got {item[:60]!r}")
        return found.group(1)

    def _heading(self, opening: Token, inline: Token) -> None:
        words = inline.content
        if opening.tag == "h1":
            self.title = words
            opening.hidden = inline.hidden = True
            inline.children = []
            return
        rule = self._defined(words, is_heading=True)
        key = rule or _key_of(words)
        title = words.removeprefix(rule).strip() if rule else _KEY.sub("", words)
        opening.attrSet("id", key)
        self.contents.append(RuleEntry(int(opening.tag[1]), key, title))
        if opening.tag == "h2":
            self.section = key
        number = self._number(rule) + " " if rule else ""
        inline.children = [_html(number), _html(escape(title))]

    def _number(self, rule: str) -> str:
        """The id, which links to itself, and a mark where there is a ruling."""
        link = f'<a class="rule" href="#{rule}">{rule}</a>'
        if rule in self.rulings:
            link += f'<a class="ruled" href="#ruling-{rule}" aria-label="{rule}: R">R</a>'
        return link

    # Paragraphs

    def _inline(self, tokens: list[Token], place: int) -> None:
        inline, opening = tokens[place], tokens[place - 1]
        children = inline.children or []
        if len(children) == 1 and children[0].type == "image":
            opening.tag = tokens[place + 1].tag = "figure"
            inline.children = [self._picture(children[0])]
            return
        block = tokens[place - 2] if opening.hidden else opening
        rule = self._defined(inline.content, is_heading=False)
        if rule:
            block.attrSet("id", rule)
            block.attrJoin("class", "has-rule")
            children = [_html(self._number(rule)), *children[_after_bold(children) :]]
        elif self.section == RULINGS and tokens[place - 2].type == "list_item_open":
            ruled = self._ruled(inline.content)
            if f"ruling-{ruled}" not in [token.attrs.get("id") for token in tokens[:place]]:
                tokens[place - 2].attrSet("id", f"ruling-{ruled}")
            children[0].content = children[0].content.replace(": ", " ", 1)
        inline.children = [linked for child in children for linked in self._linked(child)]

    def _linked(self, child: Token) -> list[Token]:
        """Mentions of rules as links."""
        if child.type != "text" or not self.rule.search(child.content):
            return [child]

        def link(found: re.Match[str]) -> str:
            rule = found.group(0)
            if rule not in self.rules:
                raise ValueError(f"expected a rule of this book, got {rule} in {child.content[:60]!r}")
            return f'<a class="to-rule" href="#{rule}">{rule}</a>'

        return [_html(self.rule.sub(link, escape(child.content)))]

    def _picture(self, image: Token) -> Token:
        found = _PICTURE.fullmatch(str(image.attrs.get("src", "")))
        if found is None:
            raise ValueError(f"expected a picture board:NAME or piece:NAME, got {image.attrs.get('src')!r}")
        picture = Picture(found.group(1), found.group(2), image.content)
        if picture.kind == "board" and picture.name not in positions(self.game):
            raise ValueError(f"expected a position of pictures.toml, got {picture.name!r}")
        self.pictures.append(picture)
        address = escape(picture_address(self.game, picture.kind, picture.name, self.language))
        caption = escape(picture.caption)
        return _html(
            f'<a class="enlarge" href="{address}"><img class="{picture.kind}" src="{address}" alt="{caption}" '
            f'loading="lazy" decoding="async"></a>'
            f"<figcaption>{caption}</figcaption>"
        )


def _html(content: str) -> Token:
    """A piece of HTML made here, from escaped text."""
    return Token("html_inline", "", 0, content=content)


def _key_of(heading: str) -> str:
    found = _KEY.search(heading)
    if found is None:
        raise ValueError(f"expected a key such as {{#setup}} at the end of the heading {heading!r}")
    return found.group(1)


def _citation(game: str) -> re.Pattern[str]:
    return re.compile(rf"\b{game_class(game).rule_prefix}-\d+(?:\.\d+)*")


def _after_bold(children: list[Token]) -> int:
    return next(place for place, child in enumerate(children) if child.type == "strong_close") + 1


def _outline(tokens: list[Token]) -> tuple[str, ...]:
    """What must be the same in every language: blocks in order, with keys, rules and pictures."""
    found = []
    for place, token in enumerate(tokens):
        if token.nesting == 1 and token.type not in ("thead_open", "tbody_open"):
            anchor = token.attrs.get("id", "")
            found.append(f"{token.tag} {anchor}".strip())
        if token.type == "inline" and tokens[place - 1].tag == "figure":
            found.append(str(re.search(r"/rules/([^?]+)\?", token.children[0].content).group(1)))  # type: ignore[index, union-attr]
    return tuple(found)


__all__ = ["Picture", "Position", "RuleEntry", "Rulebook", "Section", "picture_address", "positions", "rulebook"]

"""A match as a file: edition, options, seed and actions. Exact to replay, open to anyone's check."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from .game import Game
from .refusal import IllegalAction
from .rng import commitment
from .space import UnknownAction
from .state import State

FORMAT = "arsenale-record"
VERSION = 2
FIRST_RULES = 1  # those of records and tables from before rules had versions


class BadRecord(ValueError):
    """A record that cannot be read, replayed or verified; the message says where and what was expected."""


class Record:
    """`edition + options + seed + actions`, with the commitment to the seed and, once finished, the outcome."""

    def __init__(
        self, game: str, edition: str, digest: str, players: int, seed: str, options: Mapping[str, str], rules: int
    ) -> None:
        self.game = game
        self.edition = edition
        self.digest = digest
        self.players = players
        self.seed = seed
        self.commitment = commitment(seed)
        self.options = dict(options)
        self.rules = rules
        self.actions: list[tuple[int, str]] = []
        self.outcome: dict[str, Any] | None = None
        self.resigned: list[tuple[int, int]] = []  # seats that were given up, after how many actions

    @classmethod
    def of(
        cls,
        game: Game[Any],
        players: int,
        seed: int | str,
        options: Mapping[str, str] | None = None,
        rules: int | None = None,
    ) -> Record:
        """An empty record of a new match."""
        edition = game.edition
        version = game.rules if rules is None else rules
        return cls(game.name, edition.name, edition.digest, players, str(seed), game.complete(options or {}), version)

    def add(self, game: Game[Any], seat: int, action: int) -> None:
        self.actions.append((seat, game.format(action)))

    def close(self, state: State) -> None:
        """Note the outcome of a finished match."""
        self.outcome = {"scores": state.scores(), "winners": list(state.winners()), "key": state.key()}

    def to_json(self) -> str:
        content: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "rules": self.rules,
            "edition": {"name": self.edition, "digest": self.digest},
            "players": self.players,
            "options": self.options,
            "commitment": self.commitment,
            "seed": self.seed,
            "actions": [[seat, text] for seat, text in self.actions],
            "outcome": self.outcome,
        }
        if self.resigned:
            content["resigned"] = [[seat, position] for seat, position in self.resigned]
        return json.dumps(content, ensure_ascii=False, indent=1)

    @classmethod
    def from_json(cls, text: str) -> Record:
        try:
            return cls._from_content(json.loads(text))
        except BadRecord:
            raise
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"expected a record in JSON, found a fault: {error}") from error

    @classmethod
    def _from_content(cls, content: object) -> Record:
        fields = _mapping(content, "the record")
        if fields.get("format") != FORMAT:
            raise BadRecord(f"expected format {FORMAT!r}, found {fields.get('format')!r}")
        version = fields.get("version")
        if type(version) is not int or not 1 <= version <= VERSION:
            raise BadRecord(f"expected version 1 to {VERSION}, found {version!r}")
        edition = _mapping(_field(fields, "edition"), "edition")
        record = cls(
            _text(fields, "game"),
            _text(edition, "name"),
            _text(edition, "digest"),
            _whole(_field(fields, "players"), "players"),
            _text(fields, "seed"),
            _texts(_field(fields, "options"), "options"),
            FIRST_RULES if version == 1 else _whole(_field(fields, "rules"), "rules"),
        )
        record.commitment = _text(fields, "commitment")
        record.actions = _actions(_field(fields, "actions"))
        outcome = fields.get("outcome")
        record.outcome = None if outcome is None else _outcome(outcome)
        record.resigned = _resigned(fields.get("resigned", []), record)
        return record

    def replay(
        self, game: Game[Any], at: int | None = None, watch: Callable[[State, int, int], None] | None = None
    ) -> State:
        """The state after the first `at` actions (all of them by default); `watch` is called before each action."""
        self._check_fits(game)
        count = len(self.actions) if at is None else at
        if not 0 <= count <= len(self.actions):
            raise BadRecord(f"expected a position from 0 to {len(self.actions)}, got {count}")
        try:
            state: State = game.start(players=self.players, seed=self.seed, options=self.options, rules=self.rules)
        except ValueError as error:
            raise BadRecord(str(error)) from error
        for number, (seat, text) in enumerate(self.actions[:count], start=1):
            try:
                action = game.parse(text)
                if watch is not None:
                    watch(state, seat, action)
                state.play(seat, action)
            except (UnknownAction, IllegalAction) as error:
                raise BadRecord(f"action {number} of seat {seat}: {error}") from error
        return state

    def _check_fits(self, game: Game[Any]) -> None:
        if self.game != game.name:
            raise BadRecord(f"expected a record of {game.name}, found one of {self.game}")
        if self.digest != game.edition.digest:
            raise BadRecord(
                f"expected edition {game.edition.name} with digest {game.edition.digest[:12]}, "
                f"found {self.edition} with {self.digest[:12]}: give the edition file that was played with"
            )

    def verify(self, game: Game[Any]) -> State:
        """Replay everything and check commitment and outcome; raises BadRecord at the first difference."""
        if commitment(self.seed) != self.commitment:
            raise BadRecord(f"expected the seed of commitment {self.commitment[:12]}, found one of another commitment")
        state = self.replay(game)
        if self.outcome is None:
            return state
        replayed = {"scores": state.scores(), "winners": list(state.winners()), "key": state.key()}
        for fact, value in replayed.items():
            if self.outcome[fact] != value:
                raise BadRecord(f"expected {fact} {self.outcome[fact]} as recorded, replay gives {value}")
        return state


def _mapping(value: object, where: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadRecord(f"expected {where} to be a table of values, found {value!r:.60}")
    return value


def _field(fields: Mapping[str, Any], name: str) -> Any:
    if name not in fields:
        raise BadRecord(f"expected the field {name!r}, found only {', '.join(sorted(fields)) or 'nothing'}")
    return fields[name]


def _text(fields: Mapping[str, Any], name: str) -> str:
    value = _field(fields, name)
    if not isinstance(value, str):
        raise BadRecord(f"expected {name} to be a text, found {value!r:.60}")
    try:
        value.encode()
    except UnicodeEncodeError as error:  # JSON can write half a character
        raise BadRecord(f"expected {name} to be a text that UTF-8 can write, found {value!r:.60}") from error
    return value


def _texts(value: object, where: str) -> dict[str, str]:
    fields = _mapping(value, where)
    return {name: _text(fields, name) for name in fields}


def _whole(value: object, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadRecord(f"expected {where} to be a whole number, found {value!r:.60}")
    return value


def _wholes(value: object, where: str) -> list[int]:
    if not isinstance(value, list):
        raise BadRecord(f"expected {where} to be a list of whole numbers, found {value!r:.60}")
    return [_whole(entry, f"each of the {where}") for entry in value]


def _outcome(value: object) -> dict[str, Any]:
    fields = _mapping(value, "outcome")
    return {
        "scores": _wholes(_field(fields, "scores"), "scores"),
        "winners": _wholes(_field(fields, "winners"), "winners"),
        "key": _text(fields, "key"),
    }


def _actions(value: object) -> list[tuple[int, str]]:
    if not isinstance(value, list):
        raise BadRecord(f"expected actions to be a list, found {value!r:.60}")
    actions = []
    for number, entry in enumerate(value, start=1):
        if not isinstance(entry, list) or len(entry) != 2 or not isinstance(entry[1], str):
            raise BadRecord(f"expected action {number} to be [seat, text], found {entry!r:.60}")
        actions.append((_whole(entry[0], f"the seat of action {number}"), entry[1]))
    return actions


def _resigned(value: object, record: Record) -> list[tuple[int, int]]:
    """Bots played on there, so the actions hold as they are; records of matches in which nobody gave up say
    nothing."""
    if not isinstance(value, list):
        raise BadRecord(f"expected resigned to be a list, found {value!r:.60}")
    resigned = []
    for entry in value:
        pair = _wholes(entry, "numbers of a seat that was given up")
        if len(pair) != 2 or not 0 <= pair[0] < record.players or not 0 <= pair[1] <= len(record.actions):
            raise BadRecord(f"expected each of resigned to be [seat, number of actions], found {entry!r:.60}")
        resigned.append((pair[0], pair[1]))
    return resigned

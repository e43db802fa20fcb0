"""Tables that a viewer cannot tell apart: every byte that the viewer is sent must be the same at both, what the server
plays by itself and the order in which it comes included.

The suite compares a moderate number of pairs. By hand, as many as you like:

    PYTHONPATH=src python -m tests.table.lookalikes GAME 100000
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

from arsenale.engine import IllegalAction, Rng, State, seeded
from arsenale.table import Entry, Place, Table, explain, propose_forced, table_view

from ..conformance.settings import Setting, settings_of
from ..conformance.walks import one_of, some_of, wander
from .build import NOW, done, new_table, play

EVERY = 5  # positions between two looks
TRIED = 2  # choices asked about, and actions played, in each pair
MOST_FORCED = 50
NEW_LINES = 8  # positions whose lines an update tells


def compare(name: str, pairs: int, seed: str) -> tuple[int, list[str]]:
    """How many pairs of tables were compared, and every difference."""
    chance = seeded(f"tables {seed}")
    found: list[str] = []
    compared = 0
    for table in tables(name, seed):
        for seat in (None, *range(table.meta.players)):
            twin = in_another_world(table, seat, chance)
            if twin is None:
                continue
            compared += 1
            found += [f"position {table.position}, seat {seat}: {what}" for what in told(table, twin, seat, chance)]
        if compared >= pairs:
            break
    return compared, found


def tables(name: str, seed: str) -> Iterator[Table]:
    """Tables of people in mid-match, with every setting in turn, without an end."""
    settings = list(settings_of(name))
    number = 0
    while True:
        table = opened(settings[number % len(settings)], f"{seed} {number}")
        chance = seeded(f"{seed} {number}")
        while not table.is_over:
            seat = one_of(list(table.state.actors()), chance)
            play(table, wander(table.game, table.state, seat, chance, tenths=number % 10), seat)
            if table.position % EVERY == 0 and not table.is_over:
                yield table
        number += 1


def opened(setting: Setting, seed: str) -> Table:
    places = [Place.guest(f"guest-{seat}-key", f"P{seat}") for seat in range(setting.players)]
    return new_table(*places, game=setting.name, seed=seed, **setting.options)


def told(table: Table, twin: Table, seat: int | None, chance: Rng) -> list[str]:
    """What the seat is told of the two tables that differs, now and after the next action."""
    if sent(table, seat) != sent(twin, seat):
        return ["the table"]
    found = []
    if seat is not None and seat in table.state.actors():
        for action in some_of(table.state.legal(seat), TRIED, chance):
            if asked_about(table, seat, action) != asked_about(twin, seat, action):
                found.append(f"what is said of {table.game.format(action)}")
    actor = one_of(list(table.state.actors()), chance)
    possible = [action for action in table.state.legal(actor) if action in twin.state.legal(actor)]
    for action in some_of(possible, TRIED, chance):
        found += [f"{table.game.format(action)}: {what}" for what in told_after(table, twin, seat, actor, action)]
    return found


def told_after(table: Table, twin: Table, seat: int | None, actor: int, action: int) -> list[str]:
    here, there = copied(table), copied(twin)
    play(here, action, actor)
    play(there, action, actor)
    if not is_told_the_same(here, there, seat) or table.game.view(here.state, seat) != table.game.view(
        there.state, seat
    ):
        return []  # the seat has learned by right in which world it is
    entries, others = forced(here), forced(there)
    if [(entry.seq, entry.kind, entry.seat) for entry in entries] != [(one.seq, one.kind, one.seat) for one in others]:
        return ["what plays itself"]
    return [] if sent(here, seat) == sent(there, seat) else ["the table then"]


def forced(table: Table) -> list[Entry]:
    """What the server plays by itself."""
    found: list[Entry] = []
    while len(found) < MOST_FORCED and (entry := propose_forced(table, NOW)) is not None:
        found.append(done(table, entry))
    return found


def sent(table: Table, seat: int | None) -> str:
    """An update: with the lines of the log that are new, as a page asks for them."""
    guest = None if seat is None else table.holders[seat].guest
    return json.dumps(table_view(table, guest, seat, "en", log_after=max(0, table.position - NEW_LINES)))


def asked_about(table: Table, seat: int, action: int) -> Any:
    return explain(table, table.holders[seat].guest or "", seat=seat, action=action, language="en")


# Worlds


def own_window(table: Table, seat: int | None) -> int:
    """The position from which on only this seat has acted."""
    last = table.position - 1
    if seat is None or last < 0 or table.history.played[last].seat != seat:
        return table.position
    return table.history.turn_start(last)


def copied(table: Table) -> Table:
    twin = Table(table.meta, table.game)
    twin.__dict__.update(table.__dict__)
    twin.history = table.history.twin()
    for name, value in vars(table).items():
        if isinstance(value, list | dict | set):
            setattr(twin, name, value.copy())
    return twin


def in_another_world(table: Table, seat: int | None, chance: Rng) -> Table | None:
    """The table where all that the seat could not know when it began to act was dealt otherwise; None if it has
    learned meanwhile that it is not so."""
    start = own_window(table, seat)
    twin = copied(table)
    own = twin.history.played[start:]
    twin.history.cut(start)
    world: State = twin.history.state.redealt(seat, chance)
    world.rng = table.history.state_at(start).rng  # the same chance at both: only secrets differ
    twin.history.state, twin.history._kept = world, {start: world.copy()}
    for played in own:
        try:
            twin.history.add(played.seat, played.action, played.seq, follows=played.follows)
        except IllegalAction:
            return None
    is_same = table.game.view(twin.state, seat) == table.game.view(table.state, seat)
    return twin if is_same and is_told_the_same(table, twin, seat) else None


def is_told_the_same(table: Table, twin: Table, seat: int | None) -> bool:
    def events(one: Table) -> list[Any]:
        return [[(event.key, event.args) for event in p.events if event.is_for(seat)] for p in one.history.played]

    return events(table) == events(twin)


if __name__ == "__main__":
    count, differences = compare(sys.argv[1], int(sys.argv[2]), "by hand")
    sys.stdout.write("\n".join([*differences[:20], f"{len(differences)} differences in {count} pairs"]) + "\n")

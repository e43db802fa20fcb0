"""DS-2.3 Constructing and replacing: tiles of the yard become gondolas, barriers and parts of the ship."""

from __future__ import annotations

from typing import ClassVar

from ...engine.event import Value
from ...engine.refusal import Refusal
from ...engine.step import Step
from .actions import BUILD, SKIP, SWAP
from .icons import IconStep
from .phrases import points
from .scoring import end_match
from .state import DogeState
from .terms import (
    BARRIER,
    GALLEY,
    GALLEY_TILES,
    GALLEYS,
    GONDOLA,
    KINDS,
    NUMBERS,
    SECTIONS,
    TILES,
    ZONES,
    tile_name,
)


class Construct(IconStep):
    """DS-2.3 Turn over a tile of the yard, or skip. `kinds` are the icons left; joined by "+", each serves once."""

    key: ClassVar[str] = "construct"
    rule: ClassVar[str] = "DS-2.3"

    def has_open_options(self, state: DogeState) -> bool:
        return self.kinds == (GALLEY,)  # DS-2.2.4 galley parts are open, other tiles are not

    def options(self, state: DogeState) -> list[int]:
        tile_kind = state.edition.tile_kind
        legal = []
        for tile in state.yards[self.seat]:
            kind = tile_kind[tile]
            if kind in self.kinds and (kind != GALLEY or state.can_build(tile)):
                legal.append(BUILD + tile)
        legal.append(SKIP)
        return legal

    def resolve(self, state: DogeState, action: int) -> None:
        seat = self.seat
        if action == SKIP:
            state.tell("skipped", seat)
            return
        tile = action - BUILD
        kind = state.edition.tile_kind[tile]
        if self.joined:
            rest = self.kinds_but(kind)
            state.pending.append(Construct(seat, rest, joined=False))
        state.leave_yard(seat, tile)
        if kind == GONDOLA:
            finish_gondola(state, seat, tile)
        elif kind == BARRIER:
            state.reveal()  # its finished side
            state.barriers[seat] = (*state.barriers[seat], tile)
            if state.sink is not None:
                state.emit("built-barrier", {"seat": seat, "tile": tile_name(tile)})
        else:
            build_part(state, seat, tile)

    def refusal(self, state: DogeState, action: int) -> Refusal | None:
        tile = action - BUILD
        if not 0 <= tile < TILES:
            return None
        if tile not in state.yards[self.seat]:
            return Refusal("DS-2.3", "not-in-your-yard", {"tile": tile_name(tile)})
        kind = state.edition.tile_kind[tile]
        if kind not in self.kinds:
            return Refusal("DS-2.3", "kind-not-offered", {"kind": KINDS[kind]})
        return no_place(state, tile)


def no_place(state: DogeState, tile: int) -> Refusal:
    """DS-2.3.2 Why a galley part cannot be built now."""
    zone = state.edition.tile_stack[tile]
    deck = zone // 3
    place = len(state.decks[deck])
    if place >= state.length():
        return Refusal("DS-2.3.2", "deck-complete", {"zone": ZONES[zone]})
    section = state.section_at(place)
    if section > zone % 3:
        return Refusal("DS-2.3.2", "section-complete", {"zone": ZONES[zone]})
    if section < zone % 3:
        return Refusal("DS-2.3.2", "wrong-section", {"zone": ZONES[zone], "section": SECTIONS[section]})
    return Refusal("DS-2.3.2", "nothing-below", {"zone": ZONES[zone], "place": place + 1})


def finish_gondola(state: DogeState, seat: int, tile: int) -> None:
    """DS-2.3.1 Its ducats or approvals; the tile goes under its stack."""
    ducats = state.edition.gondola_ducats[tile]
    approvals = state.edition.gondola_approvals[tile]
    state.ducats[seat] += ducats
    state.approvals[seat] += approvals
    state.put_under(tile)
    state.reveal()  # its finished side
    if state.sink is not None:
        state.emit("built-gondola", {"seat": seat, "tile": tile_name(tile), "ducats": ducats, "approvals": approvals})


def build_part(state: DogeState, seat: int, tile: int) -> None:
    """DS-2.3.2 The part goes to the next free place of its deck and is scored; the last one ends the match."""
    deck = 0 if state.edition.tile_stack[tile] < 3 else 1
    state.decks[deck] = (*state.decks[deck], tile)
    state.builders[deck] = (*state.builders[deck], seat)
    score_part(state, seat, tile)
    if state.is_ship_complete():
        # DS-4.1 At once: no second half, no event.
        state.tell("ship-complete", seat)
        end_match(state)


def score_part(state: DogeState, seat: int, tile: int) -> None:
    """DS-2.3.2 The tile's VP and the Doge's values of its squares; an approval for the symbol, one for purple."""
    vp = part_value(state, tile)
    approvals = part_approvals(state, tile)
    state.vp[seat] = max(0, state.vp[seat] + vp)
    state.approvals[seat] += approvals
    if state.sink is not None:
        zone = ZONES[state.edition.tile_stack[tile]]
        won: dict[str, Value] = {"vp": vp, "points": points(vp), "approvals": approvals}
        state.emit("built-part", {"seat": seat, "tile": tile_name(tile), "zone": zone, **won})


def part_value(state: DogeState, tile: int) -> int:
    """The VP of a part under the Doge tile in force."""
    squares = state.edition.galley_squares[tile]
    values = state.edition.doge_values[state.doge]
    return (
        state.edition.galley_vp[tile]
        + squares[0] * values[0]
        + squares[1] * values[1]
        + squares[2] * values[2]
        + squares[3] * values[3]
    )


def part_approvals(state: DogeState, tile: int) -> int:
    """The approvals of a part under the Doge tile in force."""
    purple = state.edition.doge_purple[state.doge] >> state.edition.tile_stack[tile]
    return state.edition.galley_approval[tile] + (purple & 1)


class Replace(Step[DogeState]):
    """DS-2.3.4 Demolish the last part of a deck and at once build one of the yard in its place; never in part."""

    key: ClassVar[str] = "replace"
    rule: ClassVar[str] = "DS-2.3.4"

    def has_open_options(self, state: DogeState) -> bool:
        return True  # DS-2.2.4 galley parts are open

    def options(self, state: DogeState) -> list[int]:
        tile_kind = state.edition.tile_kind
        return [
            SWAP + NUMBERS[tile] - 1
            for tile in state.yards[self.seat]
            if tile_kind[tile] == GALLEY and state.can_swap(tile)
        ]

    def resolve(self, state: DogeState, action: int) -> None:
        seat = self.seat
        tile = GALLEY_TILES[action - SWAP]
        deck = 0 if state.edition.tile_stack[tile] < 3 else 1
        demolished = state.decks[deck][-1]
        builder = state.builders[deck][-1]
        state.leave_yard(seat, tile)
        state.put_under(demolished)
        state.decks[deck] = (*state.decks[deck][:-1], tile)
        state.builders[deck] = (*state.builders[deck][:-1], seat)
        if state.sink is not None:
            zone = ZONES[state.edition.tile_stack[demolished]]
            whose: dict[str, Value] = {"by": builder, "own": int(builder == seat)}
            # Nobody loses anything; who tears it down gets this for the new one, as is told once more when it stands.
            gain: dict[str, Value] = {"points": points(part_value(state, tile)), "seals": part_approvals(state, tile)}
            state.emit("demolished", {"seat": seat, "tile": tile_name(demolished), "zone": zone, **whose, **gain})
        score_part(state, seat, tile)

    def refusal(self, state: DogeState, action: int) -> Refusal | None:
        if action == SKIP:
            return Refusal("DS-2.3.4", "replace-in-full", {})
        if not SWAP <= action < SWAP + GALLEYS:
            return None
        tile = GALLEY_TILES[action - SWAP]
        if tile not in state.yards[self.seat]:
            return Refusal("DS-2.3.4", "not-in-your-yard", {"tile": tile_name(tile)})
        zone = state.edition.tile_stack[tile]
        return Refusal("DS-2.3.4", "no-part-to-replace", {"zone": ZONES[zone]})

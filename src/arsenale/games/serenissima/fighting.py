"""SE-3.4 to SE-3.7 Fights round by round, booty, forts and ports that change hands."""

from __future__ import annotations

from typing import Any, ClassVar

from ...engine.event import Value
from ...engine.refusal import Refusal
from .actions import DONE, LAND, ROLL, STOP, TAKE
from .flow import THE_PORT
from .state import SerenissimaState, without_item
from .step import OpenStep
from .terms import FORT_DICE, GOODS, KINDS_OF_GOODS, NOBODY, PLACES, galley_name


class FightGalley(OpenStep):
    """SE-3.4 Between two rolls the attacker may stop, which ends their turn."""

    key: ClassVar[str] = "fight-galley"
    rule: ClassVar[str] = "SE-3.4"

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def facts(self) -> tuple[Any, ...]:
        return (self.seat, self.target)

    def question(self, state: SerenissimaState) -> dict[str, Value]:
        return {
            "galley": galley_name(state.active),
            "target": galley_name(self.target),
            "value": fight_value(state),
            "defence": state.galley_sailors[self.target],
        }

    def options(self, state: SerenissimaState) -> list[int]:
        return [ROLL, STOP]

    def resolve(self, state: SerenissimaState, action: int) -> None:
        if action == STOP:
            stop(state, self.seat)
            return
        attack_galley(state, self.seat, self.target)


class FightPort(OpenStep):
    """SE-3.7 As in a fight of galleys; also after the fort has fired, before the first roll."""

    key: ClassVar[str] = "fight-port"
    rule: ClassVar[str] = "SE-3.7"

    def question(self, state: SerenissimaState) -> dict[str, Value]:
        zone = state.galley_zone[state.active]
        return {
            "galley": galley_name(state.active),
            "port": state.edition.zones[zone],
            "value": fight_value(state),
            "defence": state.port_sailors[zone],
        }

    def options(self, state: SerenissimaState) -> list[int]:
        return [ROLL, STOP]

    def resolve(self, state: SerenissimaState, action: int) -> None:
        if action == STOP:
            stop(state, self.seat)
            return
        roll_against_port(state, self.seat)


class Booty(OpenStep):
    """SE-3.4 The owner of the surviving galley takes goods of the loser as far as places are free."""

    key: ClassVar[str] = "booty"
    rule: ClassVar[str] = "SE-3.4"

    def __init__(self, seat: int, galley: int, goods: tuple[int, ...]) -> None:
        self.seat = seat
        self.galley = galley
        self.goods = goods

    def facts(self) -> tuple[Any, ...]:
        return (self.seat, self.galley, self.goods)

    def question(self, state: SerenissimaState) -> dict[str, Value]:
        return {"galley": galley_name(self.galley), "goods": [GOODS[good] for good in self.goods]}

    def proceed(self, state: SerenissimaState) -> bool:
        if self.goods and state.free_places(self.galley) > 0:
            return False
        state.pending.pop()
        self.leave(state)
        return True

    def leave(self, state: SerenissimaState) -> None:
        """SE-3.4 The rest goes to the supply."""
        for good in self.goods:
            state.supply[good] += 1

    def options(self, state: SerenissimaState) -> list[int]:
        options = []
        last = NOBODY
        for good in self.goods:
            if good != last:
                options.append(TAKE + good)
                last = good
        options.append(DONE)
        return options

    def resolve(self, state: SerenissimaState, action: int) -> None:
        if action == DONE:
            self.leave(state)
            return
        good = action - TAKE
        state.add_piece(self.galley, good)
        if state.sink is not None:
            state.emit("took", {"seat": self.seat, "good": GOODS[good], "galley": galley_name(self.galley)})
        state.pending.append(Booty(self.seat, self.galley, without_item(self.goods, good)))

    def refusal(self, state: SerenissimaState, action: int) -> Refusal | None:
        if not TAKE <= action < TAKE + KINDS_OF_GOODS:
            return None
        return Refusal("SE-3.4", "not-in-booty", {"good": GOODS[action - TAKE]})


class Occupy(OpenStep):
    """SE-3.7 The port is won: land sailors and own it, or land none and leave it neutral."""

    key: ClassVar[str] = "occupy"
    rule: ClassVar[str] = "SE-3.7"

    def question(self, state: SerenissimaState) -> dict[str, Value]:
        return {"galley": galley_name(state.active), "port": state.edition.zones[state.galley_zone[state.active]]}

    def options(self, state: SerenissimaState) -> list[int]:
        most = min(state.galley_sailors[state.active], state.edition.spaces[state.galley_zone[state.active]])
        return [LAND + sailors for sailors in range(most + 1)]

    def resolve(self, state: SerenissimaState, action: int) -> None:
        if action == LAND:
            state.emit(
                "left-neutral", {"seat": self.seat, "port": state.edition.zones[state.galley_zone[state.active]]}
            )
            return
        land(state, self.seat, action - LAND)

    def refusal(self, state: SerenissimaState, action: int) -> Refusal | None:
        if not LAND <= action <= LAND + PLACES:
            return None
        return sailors_refusal(state, state.galley_zone[state.active], action - LAND)


def sailors_refusal(state: SerenissimaState, zone: int, sailors: int) -> Refusal:
    """Why so many sailors cannot land."""
    if sailors == 0:
        return Refusal("SE-3.6", "land-someone", {})
    aboard = state.galley_sailors[state.active]
    if sailors > aboard:
        return Refusal("SE-3.6", "too-few-sailors", {"sailors": aboard})
    size = state.edition.spaces[zone]
    return Refusal("SE-2.1", "port-full-of-sailors", {"port": state.edition.zones[zone], "sailors": size})


def fight_value(state: SerenissimaState) -> int:
    """SE-3.4 The value fixed on arrival; less only if fewer sailors are left."""
    return min(state.value, state.galley_sailors[state.active])


def skulls(state: SerenissimaState, dice: int) -> int:
    """Roll so many dice and count the skulls."""
    count = 0
    for _ in range(dice):
        if state.rng.die() <= state.edition.skulls:
            count += 1
    return count


def roll(state: SerenissimaState, value: int, defence: int, target: int) -> tuple[int, int]:
    """SE-3.4 Both sides roll at once; how many of the defence and of the active galley die. The dice stay in sight
    until somebody acts, even if the round ends with this roll. `target` is the galley attacked, or THE_PORT."""
    hits = skulls(state, value)
    hits_taken = skulls(state, defence)
    state.roll = (state.active, value, hits, defence, hits_taken)
    state.roll_round = state.round
    zone = state.galley_zone[state.active]
    defender = state.port_owner[zone] if target == THE_PORT else state.galley_owner[target]
    state.rolled_by = (state.galley_owner[state.active], defender, target)
    return min(hits, defence), min(hits_taken, state.galley_sailors[state.active])


def skulls_rolled(state: SerenissimaState) -> dict[str, Value]:
    """SE-3.4 The skulls of the last roll as they fell: there may be more of them than sailors to be killed."""
    _, _, skulls, _, skulls_taken = state.roll
    return {"skulls": skulls, "skulls_taken": skulls_taken}


def stop(state: SerenissimaState, seat: int) -> None:
    """SE-3.4 To stop between rolls ends the turn."""
    state.emit("stopped", {"seat": seat})
    state.end_turn()


def attack_galley(state: SerenissimaState, seat: int, target: int) -> None:
    """SE-3.4 Both roll at once. Below on the stack waits what follows a fight won."""
    galley = state.active
    value = fight_value(state)
    defence = state.galley_sailors[target]
    kills, losses = roll(state, value, defence, target)
    if state.sink is not None:
        names: dict[str, Value] = {"galley": galley_name(galley), "target": galley_name(target)}
        dice: dict[str, Value] = {"value": value, "defence": defence, "kills": kills, "losses": losses}
        seats: dict[str, Value] = {"seat": seat, "defender": state.galley_owner[target]}
        zone = state.edition.zones[state.galley_zone[galley]]
        state.emit("fought-galley", {**seats, **names, "zone": zone, **dice, **skulls_rolled(state)})
    kill(state, galley, losses)
    kill(state, target, kills)
    if state.galley_sailors[target] > 0:
        if state.galley_sailors[galley] > 0:
            state.pending.append(FightGalley(seat, target))
            return
        state.end_turn()
        state.pending.append(Booty(state.galley_owner[target], target, state.remove_galley(galley)))
        return
    if state.galley_sailors[galley] > 0:
        state.pending.append(Booty(seat, galley, state.remove_galley(target)))
        return
    # SE-3.4 [R] Both sink: all goods go to the supply.
    state.lose_galley(target)
    state.lose_galley(galley)
    state.end_turn()


def kill(state: SerenissimaState, galley: int, sailors: int) -> None:
    """SE-0 Killed sailors return to their owner's stock."""
    state.galley_sailors[galley] -= sailors
    state.stock[state.galley_owner[galley]] += sailors


def attack_port(state: SerenissimaState, seat: int) -> None:
    """SE-3.7 A fort fires first; who survives it may stop. Without a fort both roll at once."""
    galley = state.active
    zone = state.galley_zone[galley]
    if not state.has_fort[zone]:
        roll_against_port(state, seat)
        return
    _, losses = roll(state, 0, FORT_DICE, THE_PORT)
    if state.sink is not None:
        names: dict[str, Value] = {"port": state.edition.zones[zone], "galley": galley_name(galley)}
        dice: dict[str, Value] = {"defence": FORT_DICE, "losses": losses}
        seats: dict[str, Value] = {"seat": seat, "defender": state.port_owner[zone]}
        state.emit("fort-fired", {**seats, **names, **dice, **skulls_rolled(state)})
    kill(state, galley, losses)
    if state.galley_sailors[galley] == 0:
        state.lose_galley(galley)
        return
    state.pending.append(FightPort(seat))


def roll_against_port(state: SerenissimaState, seat: int) -> None:
    """SE-3.7 As SE-3.4; a port without sailors is neutral until someone lands."""
    galley = state.active
    zone = state.galley_zone[galley]
    value = fight_value(state)
    defence = state.port_sailors[zone]
    owner = state.port_owner[zone]
    kills, losses = roll(state, value, defence, THE_PORT)
    if state.sink is not None:
        names: dict[str, Value] = {"galley": galley_name(galley), "port": state.edition.zones[zone]}
        dice: dict[str, Value] = {"value": value, "defence": defence, "kills": kills, "losses": losses}
        state.emit("fought-port", {"seat": seat, "defender": owner, **names, **dice, **skulls_rolled(state)})
    kill(state, galley, losses)
    state.port_sailors[zone] -= kills
    state.stock[owner] += kills
    is_afloat = state.galley_sailors[galley] > 0
    if not is_afloat:
        state.lose_galley(galley)
    if state.port_sailors[zone] > 0:
        if is_afloat:
            state.pending.append(FightPort(seat))
        return
    state.port_owner[zone] = NOBODY
    if state.sink is not None:
        state.emit("port-lost", {"seat": owner, "port": state.edition.zones[zone]})
    if is_afloat:
        state.pending.append(Occupy(seat))


def land(state: SerenissimaState, seat: int, sailors: int) -> None:
    """SE-3.6, SE-3.7 The sailors own the port; the last one sinks the galley. The turn is over."""
    galley = state.active
    zone = state.galley_zone[galley]
    state.galley_sailors[galley] -= sailors
    state.port_sailors[zone] = sailors
    state.port_owner[zone] = seat
    if state.sink is not None:
        state.emit("landed", {"seat": seat, "port": state.edition.zones[zone], "sailors": sailors})
    if state.galley_sailors[galley] == 0:
        state.lose_galley(galley)

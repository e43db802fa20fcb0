"""Small builders: boards written in words, actions by text form, dice as they must fall."""

from __future__ import annotations

import arsenale
from arsenale.engine import Event, Refusal, seeded
from arsenale.games.serenissima.fighting import Booty
from arsenale.games.serenissima.rounds import Wheel
from arsenale.games.serenissima.state import SerenissimaState
from arsenale.games.serenissima.terms import BASILICAS, CARD_KINDS, FORTS, GOODS, NOBODY, SAILORS

GAME = arsenale.load("serenissima")


def zone(name: str) -> int:
    index: int = GAME.edition.zones.index(name)
    return index


def board(
    *,
    galleys: dict[int, str],
    ports: dict[str, str] | None = None,
    turn: int = 1,
    players: int = 4,
    ducats: int | list[int] = 5,
    closed: tuple[str, ...] = (),
    money: str = "open",
    rules: int = GAME.rules,
) -> SerenissimaState:
    """A position of the first round. A galley is "seat zone sailors goods...", a port "seat sailors goods and
    buildings...", "-" for nobody's. The first galley from number `turn` on is active; all other pieces are in stock."""
    state = GAME.start(players=players, seed=1, options={"money": money}, rules=rules)
    state.pending = [Wheel(NOBODY)]
    state.round = 1
    state.first = 0
    state.active = turn - 1
    state.ducats = [ducats] * players if isinstance(ducats, int) else list(ducats)
    for name in closed:
        state.closed[zone(name)] = True
    for name, words in (ports or {}).items():
        _set_port(state, zone(name), words.split())
    for number, words in galleys.items():
        _set_galley(state, number, words.split())
    state.settle()
    return state


def _set_port(state: SerenissimaState, port: int, words: list[str]) -> None:
    owner = NOBODY if words[0] == "-" else int(words[0])
    state.port_owner[port] = owner
    state.port_sailors[port] = int(words[1])
    if owner != NOBODY:
        state.stock[owner] -= int(words[1])
    goods = [GOODS.index(word) for word in words[2:] if word in GOODS]
    state.stored[port] = tuple(goods)
    for good in goods:
        state.supply[good] -= 1
    if "fort" in words:
        state.has_fort[port] = True
        state.forts -= 1
    if "basilica" in words:
        state.has_basilica[port] = True
        state.basilicas -= 1


def _set_galley(state: SerenissimaState, number: int, words: list[str]) -> None:
    goods = sorted(GOODS.index(word) for word in words[3:])
    state.launch(int(words[0]), number, zone(words[1]), int(words[2]))
    state.cargo[number] = tuple(goods)
    for good in goods:
        state.supply[good] -= 1


def play(state: SerenissimaState, *texts: str) -> SerenissimaState:
    """Each action is done by the seat that is asked."""
    for text in texts:
        state.play(state.actors()[0], GAME.parse(text))
    return state


def legal(state: SerenissimaState, *kinds: str) -> list[str]:
    """The legal actions as texts; only those that begin with the given words, if any are given."""
    return as_texts([action for seat in state.actors() for action in state.legal(seat)], kinds)


def sensible(state: SerenissimaState, *kinds: str) -> list[str]:
    """The same of those that bots look at."""
    return as_texts([action for seat in state.actors() for action in state.sensible(seat)], kinds)


def as_texts(actions: list[int], kinds: tuple[str, ...]) -> list[str]:
    found = [GAME.format(action) for action in actions]
    return [text for text in found if not kinds or text.startswith(kinds)]


def why_not(state: SerenissimaState, text: str) -> Refusal:
    refusal = GAME.why_not(state, state.actors()[0], GAME.parse(text))
    assert refusal is not None, f"{text} is legal"
    return refusal


def refused(state: SerenissimaState, text: str) -> tuple[str, str]:
    refusal = why_not(state, text)
    return refusal.rule, refusal.key


def asked(state: SerenissimaState) -> tuple[str, int]:
    """Which question is asked, and whom."""
    return state.pending[-1].key, state.pending[-1].seat


def active(state: SerenissimaState) -> int:
    return state.active


def dice(state: SerenissimaState, falls: str) -> SerenissimaState:
    """Let the next dice fall so: S a skull, - none. Spaces are only for the eye."""
    wanted = [fall == "S" for fall in falls if fall != " "]
    skulls: int = GAME.edition.skulls
    for seed in range(200_000):
        rng = seeded(seed)
        if all((rng.die() <= skulls) == fall for fall in wanted):
            state.rng = seeded(seed)
            return state
    raise AssertionError(f"no seed lets the dice fall {falls}")


def next_card(state: SerenissimaState, name: str) -> SerenissimaState:
    """Put a Doge card of this kind on top of the deck."""
    card = CARD_KINDS.index(name)
    deck = list(state.deck)
    deck.remove(card)
    state.deck = (card, *deck)
    return state


def finish_round(state: SerenissimaState, card: str) -> SerenissimaState:
    """All galleys left do nothing, then the card is drawn."""
    next_card(state, card)
    this_round = state.round
    while not state.finished and state.round == this_round and state.pending[-1].key == "choose-turn":
        play(state, "action", "done")
    return state


def events_of(state: SerenissimaState, *texts: str) -> list[Event]:
    events = state.listen()
    play(state, *texts)
    return events


def goods_of(state: SerenissimaState, galley: int) -> list[str]:
    return [GOODS[good] for good in state.cargo[galley]]


def stored_in(state: SerenissimaState, name: str) -> list[str]:
    return [GOODS[good] for good in state.stored[zone(name)]]


def assert_conserved(state: SerenissimaState) -> None:
    """SE-0 No sailor, good, fort, basilica or galley is ever made or lost."""
    for seat in range(state.players):
        ashore = sum(count for count, owner in zip(state.port_sailors, state.port_owner, strict=True) if owner == seat)
        afloat = sum(
            count for count, owner in zip(state.galley_sailors, state.galley_owner, strict=True) if owner == seat
        )
        assert state.stock[seat] + ashore + afloat == SAILORS[state.players]
    for good, total in enumerate(GAME.edition.supply):
        aboard = sum(cargo.count(good) for cargo in state.cargo)
        stored = sum(store.count(good) for store in state.stored)
        booty = sum(step.goods.count(good) for step in state.pending if isinstance(step, Booty))
        assert state.supply[good] + aboard + stored + booty == total, GOODS[good]
        assert state.supply[good] >= 0
    assert state.forts + state.has_fort.count(True) == FORTS
    assert state.basilicas + state.has_basilica.count(True) == BASILICAS
    for number, owner in enumerate(state.galley_owner):
        places = [at for at, fleet in enumerate(state.fleets) if number in fleet]
        assert places == ([state.galley_zone[number]] if owner != NOBODY else [])
        assert (state.galley_sailors[number] > 0) == (owner != NOBODY)
        assert state.galley_sailors[number] + len(state.cargo[number]) <= 5

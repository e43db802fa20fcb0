"""Actions as messages with arguments, from a view: with prices, gains and odds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...engine.event import Value
from ...engine.space import Action
from .terms import BASILICA_COST, FORT_COST, GOOD_COST, SAILOR_COST, SPICE_BONUS, galley_name
from .view_types import PortView, SerenissimaView

Phrase = tuple[str, Mapping[str, Any]]


def some(piece: str) -> Phrase:
    """A piece with the article that its language wants: "a sailor", "du vin"."""
    return f"some-{piece}", {"piece": piece}


def action_phrase(view: SerenissimaView, action: Action) -> Phrase:
    """What an action does, as far as the view tells."""
    kind, args = action.kind, action.args
    if kind in ("load", "put", "dump", "swap"):
        return loading_phrase(view, kind, args)
    if kind in ("sell", "attack", "land"):
        return harbour_phrase(view, kind, args)
    if kind in ("hire", "buy", "fort", "basilica"):
        return purchase_phrase(view, kind, args)
    if kind in ("close", "port"):
        port = view["zones"][str(args[0])]["port"]
        if port is None:
            return f"do-{kind}", {"port": args[0], "good": "–", "spaces": 0}
        return f"do-{kind}", {"port": args[0], "good": port["makes"], "spaces": len(port["prices"])}
    if kind == "number":
        return "do-number", {"galley": galley_name(int(args[0]))}
    if kind == "sail":
        return sail_phrase(view, str(args[0]))
    if kind == "take":
        return "do-take", {"some": some(str(args[0]))}
    return f"do-{kind}", {}


def loading_phrase(view: SerenissimaView, kind: str, args: tuple[str | int, ...]) -> Phrase:
    partner = args[-1]
    if kind == "swap":
        given, taken = some(str(args[0])), some(str(args[1]))
        return "do-swap", {"given": given, "taken": taken, "galley": galley_name(int(partner))}
    if partner == "supply":
        return "do-load-good", {"some": some(str(args[0])), "cost": load_price(view)}
    if partner == "port":
        return f"do-{kind}-crew", {}
    if isinstance(partner, int):
        return f"do-{kind}-galley", {"some": some(str(args[0])), "galley": galley_name(partner)}
    return "do-dump", {"some": some(str(args[0]))}


def harbour_phrase(view: SerenissimaView, kind: str, args: tuple[str | int, ...]) -> Phrase:
    name, port = here(view)
    if kind == "sell":
        return "do-sell", {"some": some(str(args[0])), "ducats": sale_price(view, port, str(args[0]))}
    if kind == "land":
        return ("do-land-none", {}) if args[0] == "none" else ("do-land", {"sailors": args[0]})
    value = view["turn"]["value"] if view["turn"] else 0
    if args[0] == "port":
        return "do-attack-port", {"port": name, "value": value, "defence": port["sailors"] if port else 0}
    galley = view["galleys"].get(str(args[1]))
    defence = galley["sailors"] if galley else 0
    return "do-attack", {"galley": galley_name(int(args[1])), "value": value, "defence": defence}


def purchase_phrase(view: SerenissimaView, kind: str, args: tuple[str | int, ...]) -> Phrase:
    if kind == "buy":
        buyer = view["actors"][0] if view["actors"] else None
        owned = sum(galley["owner"] == buyer for galley in view["galleys"].values())
        galley = galley_name(int(args[1]))
        return "do-buy", {"galley": galley, "port": args[2], "cost": owned + SAILOR_COST}
    if kind == "hire":
        place = galley_name(int(args[2])) if len(args) == 3 else args[1]
        return "do-hire", {"place": place, "cost": SAILOR_COST}
    return f"do-{kind}", {"port": args[0], "cost": FORT_COST if kind == "fort" else BASILICA_COST}


def sail_phrase(view: SerenissimaView, zone: str) -> Phrase:
    port = view["zones"][zone]["port"]
    if port is None or port["closed"]:
        return "do-sail", {"zone": zone}
    return "do-sail-port", {"zone": zone, "good": port["makes"]}


def asked(view: SerenissimaView) -> Mapping[str, Value]:
    """The arguments of the question that is open."""
    return view["questions"][0]["args"] if view["questions"] else {}


def load_price(view: SerenissimaView) -> int:
    """SE-2.1 What the next good of the port costs whoever is asked."""
    return whole(asked(view).get("price", GOOD_COST))


def whole(value: Value) -> int:
    """An argument of a question that is a number."""
    assert isinstance(value, int), f"expected a whole number, found {value!r}"
    return value


def here(view: SerenissimaView) -> tuple[str, PortView | None]:
    """Where the active galley lies, and the port there."""
    turn = view["turn"]
    galley = view["galleys"].get(str(turn["galley"])) if turn else None
    if galley is None:
        return "", None
    return galley["zone"], view["zones"][galley["zone"]]["port"]


def sale_price(view: SerenissimaView, port: PortView | None, good: str) -> int:
    """SE-3.1 What the next good brings here."""
    bonus = SPICE_BONUS if good == "spice" else 0
    if port is None or len(port["stored"]) >= len(port["prices"]) or port["owner"] in view["actors"]:
        return bonus
    return port["prices"][len(port["stored"])] + bonus

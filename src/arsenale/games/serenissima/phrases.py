"""Actions as messages with arguments, from a view: with prices, gains and odds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...engine.space import Action
from .terms import BASILICA_COST, FORT_COST, SAILOR_COST, SPICE_BONUS, galley_name

Phrase = tuple[str, Mapping[str, Any]]


def action_phrase(view: Mapping[str, Any], action: Action) -> Phrase:
    """What an action does, as far as the view tells."""
    kind, args = action.kind, action.args
    if kind in ("load", "put", "dump", "swap"):
        return loading_phrase(view, kind, args)
    if kind in ("sell", "attack", "land"):
        return harbour_phrase(view, kind, args)
    if kind in ("hire", "buy", "fort", "basilica"):
        return purchase_phrase(view, kind, args)
    if kind in ("close", "port"):
        port = view["zones"][args[0]]["port"]
        if port is None:
            return f"do-{kind}", {"port": args[0], "good": "–", "spaces": 0}
        return f"do-{kind}", {"port": args[0], "good": port["makes"], "spaces": len(port["prices"])}
    if kind == "number":
        return "do-number", {"galley": galley_name(int(args[0]))}
    if kind == "sail":
        return sail_phrase(view, str(args[0]))
    if kind == "take":
        return "do-take", {"good": args[0]}
    return f"do-{kind}", {}


def loading_phrase(view: Mapping[str, Any], kind: str, args: tuple[str | int, ...]) -> Phrase:
    partner = args[-1]
    if kind == "swap":
        return "do-swap", {"given": args[0], "taken": args[1], "galley": galley_name(int(partner))}
    if partner == "supply":
        return "do-load-good", {"good": args[0], "cost": asked(view).get("price", 1)}
    if partner == "port":
        return f"do-{kind}-crew", {}
    if isinstance(partner, int):
        return f"do-{kind}-galley", {"piece": args[0], "galley": galley_name(partner)}
    return "do-dump", {"good": args[0]}


def harbour_phrase(view: Mapping[str, Any], kind: str, args: tuple[str | int, ...]) -> Phrase:
    name, port = here(view)
    if kind == "sell":
        return "do-sell", {"good": args[0], "ducats": sale_price(view, port, str(args[0]))}
    if kind == "land":
        return ("do-land-none", {}) if args[0] == "none" else ("do-land", {"sailors": args[0]})
    turn = view["turn"] or {"value": 0}
    if args[0] == "port":
        sailors = port["sailors"] if port else 0
        return "do-attack-port", {"port": name, "value": turn["value"], "defence": sailors}
    galley = view["galleys"].get(str(args[1]), {"sailors": 0})
    return "do-attack", {"galley": galley_name(int(args[1])), "value": turn["value"], "defence": galley["sailors"]}


def purchase_phrase(view: Mapping[str, Any], kind: str, args: tuple[str | int, ...]) -> Phrase:
    if kind == "buy":
        buyer = view["actors"][0] if view["actors"] else None
        owned = sum(galley["owner"] == buyer for galley in view["galleys"].values())
        galley = galley_name(int(args[1]))
        return "do-buy", {"galley": galley, "port": args[2], "cost": owned + SAILOR_COST}
    if kind == "hire":
        place = galley_name(int(args[2])) if len(args) == 3 else args[1]
        return "do-hire", {"place": place, "cost": SAILOR_COST}
    return f"do-{kind}", {"port": args[0], "cost": FORT_COST if kind == "fort" else BASILICA_COST}


def sail_phrase(view: Mapping[str, Any], zone: str) -> Phrase:
    port = view["zones"][zone]["port"]
    if port is None or port["closed"]:
        return "do-sail", {"zone": zone}
    return "do-sail-port", {"zone": zone, "good": port["makes"]}


def asked(view: Mapping[str, Any]) -> Mapping[str, Any]:
    """The arguments of the question that is open."""
    args: Mapping[str, Any] = view["questions"][0]["args"] if view["questions"] else {}
    return args


def here(view: Mapping[str, Any]) -> tuple[str, Mapping[str, Any] | None]:
    """Where the active galley lies, and the port there."""
    turn = view["turn"]
    galley = view["galleys"].get(str(turn["galley"])) if turn else None
    if galley is None:
        return "", None
    return galley["zone"], view["zones"][galley["zone"]]["port"]


def sale_price(view: Mapping[str, Any], port: Mapping[str, Any] | None, good: str) -> int:
    """SE-3.1 What the next good brings here."""
    bonus = SPICE_BONUS if good == "spice" else 0
    if port is None or len(port["stored"]) >= len(port["prices"]) or port["owner"] in view["actors"]:
        return bonus
    return int(port["prices"][len(port["stored"])]) + bonus

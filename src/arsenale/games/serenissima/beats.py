"""How each event is shown: its weight, its picture, and the pieces of the drawing that it is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...engine.beats import GREAT, PLAIN, SMALL, Args, BeatRule, fixed, slug
from .terms import PIECES


def _port(args: Args) -> list[str]:
    return [f"zone-{slug(args['port'])}"]


def _zone(args: Args) -> list[str]:
    return [f"zone-{slug(args['zone'])}"]


def _galley(args: Args) -> list[str]:
    return [slug(args["galley"])]


def _galley_in_zone(args: Args) -> list[str]:
    return [*_galley(args), *_zone(args)]


def _galley_at_port(args: Args) -> list[str]:
    return [*_galley(args), *_port(args)]


def _both_galleys(args: Args) -> list[str]:
    names = [args[name] for name in ("galley", "target", "giver", "taker", "partner") if name in args]
    return [slug(name) for name in names]


def _number(args: Args) -> list[str]:
    return [slug(args["galley"]).replace("galley", "number")]


def _paying_ports(args: Args) -> list[str]:
    ports = args["ports"]
    assert isinstance(ports, list)
    return [f"zone-{str(port).rpartition(' ')[0]}" for port in ports]


BEATS: Final[Mapping[str, BeatRule]] = {
    "closed": BeatRule(PLAIN, "chain", _port),
    "picked-port": BeatRule(PLAIN, "port", _port),
    "picked-number": BeatRule(PLAIN, "port", _number),
    "round-begins": BeatRule(SMALL, "round", fixed("track"), "apart"),
    "may-be-last": BeatRule(GREAT, "warning", fixed("track"), "apart"),
    "acts": BeatRule(SMALL, "galley", _galley),
    "invests": BeatRule(SMALL, "galley", _galley),
    "crew-from-port": BeatRule(SMALL, "sailor", _galley_at_port),
    "crew-to-port": BeatRule(SMALL, "sailor", _galley_at_port),
    "loaded": BeatRule(SMALL, "cargo", _port),
    "bought-from": BeatRule(PLAIN, "coins", _port),
    "dumped": BeatRule(PLAIN, "loss", _galley),
    "passed": BeatRule(SMALL, "cargo", _both_galleys),
    "swapped": BeatRule(SMALL, "cargo", _both_galleys),
    "sunk": BeatRule(GREAT, "sink", _galley_in_zone),
    "sailed": BeatRule(SMALL, "galley", _galley_in_zone),
    "blocked": BeatRule(PLAIN, "block", _galley_in_zone),
    "let-pass": BeatRule(SMALL, "galley", _galley_in_zone),
    "sold": BeatRule(PLAIN, "coins", _port),
    "fought-galley": BeatRule(GREAT, "fight", _both_galleys),
    "fought-port": BeatRule(GREAT, "fight", _galley_at_port),
    "fort-fired": BeatRule(GREAT, "fight", _galley_at_port),
    "stopped": BeatRule(SMALL, "fight"),
    "took": BeatRule(PLAIN, "cargo", _galley),
    "port-lost": BeatRule(GREAT, "port-lost", _port),
    "landed": BeatRule(PLAIN, "port", _port),
    "left-neutral": BeatRule(PLAIN, "port", _port),
    "hired": BeatRule(SMALL, "sailor", _port),
    "hired-aboard": BeatRule(SMALL, "sailor", _galley),
    "bought-galley": BeatRule(PLAIN, "build", _galley_at_port),
    "built": BeatRule(PLAIN, "build", _port),
    "card-drawn": BeatRule(PLAIN, "card", fixed("doge-deck"), "apart"),
    "pawn-moved": BeatRule(SMALL, "round", fixed("track"), "apart"),
    "wine-paid": BeatRule(GREAT, "payout", _paying_ports, "apart"),
    "payout": BeatRule(GREAT, "payout", fixed("track"), "apart"),
    "paid-out": BeatRule(GREAT, "payout", _paying_ports, "apart"),
    "paid-nothing": BeatRule(SMALL, "payout", fixed("track"), "apart"),
    "match-ends": BeatRule(GREAT, "end", fixed("track"), "apart"),
}

PICTURES: Final[Mapping[str, str]] = {piece: f"g-{piece}" for piece in (*PIECES, "fort", "basilica")}

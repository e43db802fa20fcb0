"""How each event is shown: its weight, its picture, and the pieces of the drawing that it is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...engine.beats import GREAT, PLAIN, SMALL, Args, BeatRule, fixed, slug
from .terms import KINDS, PANELS, ZONES


def _cell(args: Args) -> list[str]:
    return [f"cell-{args['panel']}-{args['value']}"]


def _tile(args: Args) -> list[str]:
    return [f"tile-{slug(args['tile'])}"]


def _dock(args: Args) -> list[str]:
    return [f"dock-{args['seat']}"]


def _place(args: Args) -> list[str]:
    """A player's place in the turn order, which everybody sees, and the mat."""
    return [f"order-{args['seat']}", *_dock(args)]


def _stack(args: Args) -> list[str]:
    return [f"stack-{slug(args['stack'])}"]


def _doge(args: Args) -> list[str]:
    return [f"doge-{args['doge']}"]


def _part(args: Args) -> list[str]:
    return [*_tile(args), "ship"]


def _bonus(args: Args) -> list[str]:
    """The barrier that pays, where its mat is in sight, and its owner's place, which all see: not the mat alone, where
    what the cell brings rises at the same time."""
    return [*_tile(args), *_place(args)]


def _kind_stack(args: Args) -> list[str]:
    return [f"stack-{args['kind']}", *_dock(args)]


BEATS: Final[Mapping[str, BeatRule]] = {
    # Told with the turn that follows, so that high water and inspections stand apart from the round after them.
    "round-begins": BeatRule(SMALL, "round", fixed("order"), "ahead"),
    "dice-rolled": BeatRule(PLAIN, "dice", fixed(*[f"die-{panel}" for panel in PANELS]), "ahead"),
    "doge-turned": BeatRule(GREAT, "doge", _doge, "ahead"),
    "doge-shuffled": BeatRule(SMALL, "shuffle", fixed("stack-doge")),
    "reordered": BeatRule(SMALL, "barrier", _tile),
    "discarded": BeatRule(SMALL, "coins", _dock),
    "placed": BeatRule(SMALL, "marker", _cell),
    "bonus-extra": BeatRule(PLAIN, "barrier", _bonus),
    "bonus-ducats": BeatRule(PLAIN, "coins", _bonus),
    "bonus-approvals": BeatRule(PLAIN, "seal", _bonus),
    "bonus-vp": BeatRule(PLAIN, "laurel", _bonus),
    "skipped": BeatRule(),
    "lapsed": BeatRule(),
    "dropped": BeatRule(PLAIN, "loss", _kind_stack),
    "dropped-part": BeatRule(PLAIN, "loss", _dock),
    "looks": BeatRule(SMALL, "look", _stack),
    "drawn": BeatRule(SMALL, "look"),
    "took-none": BeatRule(),
    "bought": BeatRule(PLAIN, "buy", _kind_stack),
    "bought-part": BeatRule(PLAIN, "buy", _tile),
    "own-tile": BeatRule(SMALL, "look", _tile),
    "built-gondola": BeatRule(PLAIN, "coins", _dock),
    "built-barrier": BeatRule(PLAIN, "barrier", _tile),
    # Somebody's part is gone: all are told at once, also whoever built it long ago.
    "demolished": BeatRule(GREAT, "loss", _part),
    "built-part": BeatRule(PLAIN, "build", _part),
    "got-ducats": BeatRule(PLAIN, "coins", _dock),
    "got-approvals": BeatRule(PLAIN, "seal", _dock),
    "doge-looks": BeatRule(SMALL, "look", fixed("stack-doge")),
    "doge-drawn": BeatRule(SMALL, "look"),
    "doge-enacted": BeatRule(GREAT, "doge", _doge),
    "doge-on-top": BeatRule(SMALL, "look", fixed("stack-doge")),
    "doge-under": BeatRule(SMALL, "look", fixed("stack-doge")),
    "round-ends": BeatRule(PLAIN, "round", fixed("order"), "apart"),
    "high-water": BeatRule(GREAT, "water", fixed("ship"), "apart"),
    "flooded": BeatRule(GREAT, "water", _place, "apart"),
    "inspection-called": BeatRule(GREAT, "inspection", place="apart"),
    "bid-sealed": BeatRule(SMALL, "bid", _dock),
    "own-bid": BeatRule(SMALL, "bid", _dock),
    "own-aside": BeatRule(SMALL, "bid", _dock),
    "bid-revealed": BeatRule(GREAT, "bid", _dock, "apart"),
    "ship-complete": BeatRule(GREAT, "ship", fixed("ship")),
    "quiet-rounds": BeatRule(GREAT, "warning", fixed("ship"), "apart"),
    "stalled": BeatRule(GREAT, "warning", fixed("ship"), "apart"),
    "final-inspection": BeatRule(GREAT, "laurel", _dock, "apart"),
}

PICTURES: Final[Mapping[str, str]] = {
    **{kind: f"i-{kind}" for kind in KINDS},
    **{zone: f"zone-{number}" for number, zone in enumerate(ZONES)},
}

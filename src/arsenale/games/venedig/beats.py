"""How each event is shown: its weight, its picture, and the pieces of the drawing that it is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...engine.beats import GREAT, PLAIN, SMALL, Args, BeatRule, fixed, slug
from .terms import BUILDINGS


def _project(args: Args) -> list[str]:
    return [f"project-{slug(args['building'])}"]


def _purse(args: Args) -> list[str]:
    return [f"purse-{args['seat']}"]


def _gondola(args: Args) -> list[str]:
    return [f"gondola-{args['seat']}"]


def _hex(args: Args) -> list[str]:
    return [f"hex-{slug(args['hex'])}"]


def _site(args: Args) -> list[str]:
    hexes = str(args["site"]).lower().replace("+", " ").split()
    return [f"built-{'-'.join(hexes)}"]


def _pool(args: Args) -> list[str]:
    return [f"pool-{slug(args['building'])}"]


BEATS: Final[Mapping[str, BeatRule]] = {
    "turn-begins": BeatRule(SMALL, "turn", _gondola, "ahead"),
    "laid": BeatRule(PLAIN, "cards", _project),
    "laid-alone": BeatRule(PLAIN, "cards", _project),
    "builder-to": BeatRule(PLAIN, "builder", _project),
    "builder-home": BeatRule(SMALL, "builder", _project),
    "no-site": BeatRule(GREAT, "loss", _project),
    "lapsed": BeatRule(PLAIN, "loss", _project),
    "built": BeatRule(PLAIN, "build", _site),
    "treasure": BeatRule(PLAIN, "treasure", _purse),
    "own-treasure": BeatRule(SMALL, "treasure", _purse),
    "moved": BeatRule(SMALL, "gondola", _gondola),
    "type-discarded": BeatRule(PLAIN, "loss", _project),
    "drained": BeatRule(PLAIN, "drain", _hex),
    "own-swamp": BeatRule(SMALL, "drain", _hex),
    "took": BeatRule(SMALL, "cards", _pool),
    "drew": BeatRule(SMALL, "cards", fixed("pile")),
    "own-cards": BeatRule(SMALL, "cards", fixed("pile")),
    "swapped": BeatRule(SMALL, "cards", _pool),
    "pile-renewed": BeatRule(PLAIN, "shuffle", fixed("pile")),
    "pool-cleared": BeatRule(PLAIN, "cards", fixed("discards")),
    "gold-changed": BeatRule(PLAIN, "coins", _gondola),
    "gondola-home": BeatRule(GREAT, "gondola", _gondola),
    "used-up": BeatRule(GREAT, "used-up", _project),
    "stalled": BeatRule(GREAT, "warning", place="apart"),
}

PICTURES: Final[Mapping[str, str]] = {building: f"b-{building}" for building in BUILDINGS}

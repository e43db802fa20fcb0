"""The only source of chance: the same numbers on every platform, Python version and build."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

_MASK: Final = 0xFFFFFFFF
_WARM_UP: Final = 15


class Rng:
    """A small fast counting generator of 32-bit words (the sfc32 recipe: additions, shifts, exclusive ors)."""

    def __init__(self, a: i64, b: i64, c: i64, drawn: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.drawn = drawn  # also the generator's counter: two equal values mean that nothing was drawn in between

    def copy(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.drawn)

    def word(self) -> i64:
        """The next 32 random bits."""
        total: i64 = (self.a + self.b + self.drawn) & _MASK
        self.drawn = (self.drawn + 1) & _MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & _MASK
        self.c = ((((self.c << 21) & _MASK) | (self.c >> 11)) + total) & _MASK
        return total

    def below(self, limit: i64) -> i64:
        """A whole number from 0 to limit - 1, each equally likely (multiply-and-reject, no modulo bias)."""
        product: i64 = self.word() * limit
        low: i64 = product & _MASK
        if low < limit:
            threshold = (_MASK + 1 - limit) % limit
            while low < threshold:
                product = self.word() * limit
                low = product & _MASK
        return product >> 32

    def die(self) -> int:
        """One roll of a six-sided die."""
        return self.below(6) + 1

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            chosen = self.below(last + 1)
            kept = items[last]
            items[last] = items[chosen]
            items[chosen] = kept

    def shuffled(self, items: tuple[int, ...]) -> tuple[int, ...]:
        order = list(items)
        self.shuffle(order)
        return tuple(order)

    def facts(self) -> tuple[int, int, int, int]:
        return (self.a, self.b, self.c, self.drawn)


def seeded(seed: int | str) -> Rng:
    """The generator of a seed. A seed is a text; a number stands for its decimal digits."""
    digest = hashlib.sha256(str(seed).encode()).digest()
    words = [int.from_bytes(digest[start : start + 4], "big") for start in (0, 4, 8)]
    rng = Rng(words[0], words[1], words[2], 1)
    for _ in range(_WARM_UP):
        rng.word()
    return rng


def commitment(seed: int | str) -> str:
    """What is published before the match, so that the seed told after it cannot have been chosen later."""
    return hashlib.sha256(str(seed).encode()).hexdigest()

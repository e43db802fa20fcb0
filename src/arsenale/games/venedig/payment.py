"""VE-4.2 Which tiles pay for spaces."""

from __future__ import annotations

from .terms import GOLD_A_SPACE, LOWEST_TREASURE

Tiles = tuple[int, ...]  # how many of each value: swamp worth 0, 1, 2, then treasures worth 3, 4, 5, 6


def payment(tiles: Tiles, spaces: int) -> Tiles:
    """The tiles with the smallest sufficient sum; of these sets the one with least gold in treasures, then fewest
    tiles, then the highest single tiles. All tiles together must be worth enough."""
    gold = GOLD_A_SPACE * spaces
    while True:
        for in_treasures in range(gold + 1):
            swamp = swamp_payment(tiles, gold - in_treasures)
            if swamp is None:
                continue
            treasures = treasure_payment(tiles, in_treasures)
            if treasures is not None:
                return (0, *swamp, *treasures)
        gold += 1


def swamp_payment(tiles: Tiles, gold: int) -> tuple[int, int] | None:
    """Exactly so much gold in the fewest swamp tiles, as tiles worth 1 and 2."""
    twos = min(tiles[2], gold // 2)
    ones = gold - 2 * twos
    return (ones, twos) if ones <= tiles[1] else None


def treasure_payment(tiles: Tiles, gold: int) -> tuple[int, int, int, int] | None:
    """Exactly so much gold in the fewest treasures, the highest first among equals."""
    best: tuple[int, int, int, int] | None = None
    fewest = gold + 1
    for sixes in range(min(tiles[6], gold // 6), -1, -1):
        after_sixes = gold - 6 * sixes
        for fives in range(min(tiles[5], after_sixes // 5), -1, -1):
            after_fives = after_sixes - 5 * fives
            for fours in range(min(tiles[4], after_fives // 4), -1, -1):
                threes, rest = divmod(after_fives - 4 * fours, LOWEST_TREASURE)
                count = sixes + fives + fours + threes
                # From the highest tiles down: an equal number later has lower tiles.
                if rest == 0 and threes <= tiles[LOWEST_TREASURE] and count < fewest:
                    best = (threes, fours, fives, sixes)
                    fewest = count
    return best

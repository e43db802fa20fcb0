"""The generator: the same numbers everywhere, fair, independent after a copy."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arsenale.engine import Rng, commitment, seeded

# Computed with a C program that follows the sfc32 recipe; seeds through `sha256sum`.
RAW = {
    (1, 2, 3): [0x00000004, 0x0000001F, 0x03600042, 0x07E21D3F, 0xC5C2BF81, 0x540B6161],
    (0xFFFFFFFF,) * 3: [0xFFFFFFFF, 0xFF7FFFF9, 0xFF7FFFF9, 0xF9DFFFCD, 0xEDC21C04, 0x34E4F63D],
}
SEEDED = {
    "7": [0xB8924918, 0x7A2674F0, 0x452917A9, 0x4FC81907, 0x0BD576AE, 0x06DED91F],
    "0": [0xF1DAF779, 0x5D46517B, 0xCEE8C71F, 0x8A166C90, 0x190AECA5, 0x635368E5],
    "arsenale": [0xE43EFBC1, 0xAAFA50CC, 0xDDF89D8A, 0xDB603ABF, 0xAE2C3756, 0xA3028F50],
    "Ω": [0xDD7B835E, 0xBEFAB84F, 0x02D88116, 0xB88C14C1, 0xA50CDCD6, 0x4A0024F7],
}


@pytest.mark.parametrize(("start", "words"), RAW.items())
def test_words_follow_the_recipe(start: tuple[int, int, int], words: list[int]) -> None:
    rng = Rng(*start, 1)
    assert [rng.word() for _ in words] == words


@pytest.mark.parametrize(("seed", "words"), SEEDED.items())
def test_seeds_give_known_words(seed: str, words: list[int]) -> None:
    rng = seeded(seed)
    assert [rng.word() for _ in words] == words


def test_a_number_is_its_decimal_digits() -> None:
    assert seeded(7).facts() == seeded("7").facts()
    assert seeded(-7).facts() == seeded("-7").facts()
    assert seeded(7).facts() != seeded("07").facts()


def test_the_counter_tells_whether_anything_was_drawn() -> None:
    rng = seeded(1)
    before = rng.drawn
    rng.shuffle([])
    rng.shuffle([1])
    assert rng.drawn == before
    rng.word()
    assert rng.drawn == before + 1


def test_the_counter_wraps_like_a_32_bit_word() -> None:
    rng = Rng(1, 2, 3, 0xFFFFFFFF)
    assert rng.word() == 2
    assert rng.drawn == 0
    assert all(0 <= word <= 0xFFFFFFFF for word in rng.facts())


def test_copies_go_their_own_ways() -> None:
    rng = seeded("copy")
    twin = rng.copy()
    first = [rng.word() for _ in range(5)]
    assert [twin.word() for _ in range(5)] == first
    twin.word()
    assert rng.facts() != twin.facts()
    assert rng.copy().facts() == rng.facts()


@given(st.integers(1, 2**32), st.integers(0, 1000))
def test_below_stays_below(limit: int, seed: int) -> None:
    assert 0 <= seeded(seed).below(limit) < limit


def test_below_one_is_always_nought() -> None:
    rng = seeded("one")
    assert [rng.below(1) for _ in range(20)] == [0] * 20


class Scripted(Rng):
    """A generator that says given words."""

    def __init__(self, *words: int) -> None:
        super().__init__(0, 0, 0, 0)
        self.words = list(words)

    def word(self) -> int:
        return self.words.pop(0)


@pytest.mark.parametrize("limit", [3, 5, 6, 7, 36, 1000, 2**31 + 1, 3 * 2**30])
def test_below_rejects_exactly_the_words_that_would_bias(limit: int) -> None:
    """Of 2**32 words `2**32 % limit` are too many: the lowest low halves. Each of these is drawn again."""
    spare = 2**32 % limit
    inverse_possible = limit % 2 == 1
    assert Scripted(0, 2**32 - 1).below(limit) == limit - 1, "word 0 has low half 0, which is one too many"
    if inverse_possible:
        inverse = pow(limit, -1, 2**32)
        last_spare, first_good = (spare - 1) * inverse % 2**32, spare * inverse % 2**32
        assert Scripted(last_spare, 2**32 - 1).below(limit) == limit - 1
        assert Scripted(first_good).below(limit) == first_good * limit >> 32


@pytest.mark.parametrize("limit", [1, 2, 4, 64, 2**31, 2**32])
def test_below_a_power_of_two_never_draws_again(limit: int) -> None:
    for word in (0, 1, 2**31, 2**32 - 1):
        assert Scripted(word).below(limit) == word * limit >> 32


def chi_squared(counts: Counter[object], cells: int, draws: int) -> float:
    expected = draws / cells
    return sum((count - expected) ** 2 / expected for count in counts.values()) + expected * (cells - len(counts))


@pytest.mark.parametrize("limit", [2, 6, 7, 36, 100])
def test_below_is_even(limit: int) -> None:
    rng = seeded(f"even {limit}")
    draws = 20_000
    counts: Counter[object] = Counter(rng.below(limit) for _ in range(draws))
    # Mean limit - 1, deviation about sqrt(2 * limit): six deviations are far out.
    assert chi_squared(counts, limit, draws) < limit - 1 + 6 * (2 * limit) ** 0.5


def test_bits_are_even() -> None:
    rng = seeded("bits")
    ones = Counter(bit for _ in range(4000) for bit, is_set in enumerate(f"{rng.word():032b}") if is_set == "1")
    assert all(abs(ones[bit] - 2000) < 200 for bit in range(32))


def test_dice_show_one_to_six() -> None:
    rng = seeded("dice")
    assert {rng.die() for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def test_all_orders_of_a_shuffle_are_equally_likely() -> None:
    rng = seeded("orders")
    counts: Counter[object] = Counter(rng.shuffled((1, 2, 3, 4)) for _ in range(12_000))
    assert set(counts) == set(permutations((1, 2, 3, 4)))
    assert chi_squared(counts, 24, 12_000) < 23 + 6 * 48**0.5


@given(st.lists(st.integers(-5, 5)), st.integers(0, 99))
def test_a_shuffle_keeps_every_item(items: list[int], seed: int) -> None:
    shuffled = items[:]
    seeded(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)
    assert list(seeded(seed).shuffled(tuple(items))) == shuffled, "both ways give the same order"


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment("7") == "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451"
    assert commitment(7) == commitment("7")
    assert commitment("Ω") == hashlib.sha256("Ω".encode()).hexdigest()

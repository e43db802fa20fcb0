"""What the dice and the Doge cards are likely to bring: how long the match goes on, and who wins a fight for a port."""

from __future__ import annotations

from math import comb
from typing import Final

from .terms import CARD_STEPS, FORT_DICE, PAYOUTS, PLACES, SHUFFLE_CARD, WINE_CARD

ROUNDS_AHEAD: Final = 6  # of which each is told of by itself


class Outlook:
    """The rounds to come; this one is number 0."""

    def __init__(self) -> None:
        self.played: list[float] = [0.0] * ROUNDS_AHEAD  # how likely it is that this round is played
        self.payouts: list[float] = [0.0] * ROUNDS_AHEAD  # to come from this round on
        self.wine_cards = 0.0  # to come
        self.rounds = 0.0  # to come, this one too


class Odds:
    """For one edition. Outlooks are worked out when they are first asked for."""

    def __init__(self, cards: tuple[int, ...], track_payouts: list[tuple[int, ...]], skull: float) -> None:
        self.cards = cards
        self.track_payouts = track_payouts
        self.skull = skull  # how likely a die shows one
        self.outlooks: dict[int, Outlook] = {}
        self.landings: list[float] = [0.0] * (2 * (PLACES + 1) ** 3)
        self.fights: list[float] = [-1.0] * len(self.landings)  # worked out so far
        for has_fort in (False, True):
            for value in range(PLACES + 1):
                for crew in range(value, PLACES + 1):
                    for sailors in range(PLACES + 1):
                        place = place_of(value, crew, sailors, has_fort=has_fort)
                        self.landings[place] = self.landing(value, crew, sailors, has_fort=has_fort)

    # SE-5 The rounds to come

    def outlook(self, players: int, track: int, deck: tuple[int, ...]) -> Outlook:
        """From the space of the white pawn and the cards in the deck, whose order nobody knows."""
        key = players * 64 + track
        for card in deck:
            key += 4096 << (3 * card)
        found = self.outlooks.get(key)
        if found is None:
            found = self.looked_ahead(players, track, deck)
            self.outlooks[key] = found
        return found

    def looked_ahead(self, players: int, track: int, deck: tuple[int, ...]) -> Outlook:
        """Every card of the deck in turn, and what comes after it."""
        spaces = self.track_payouts[players]
        paid = len([space for space in spaces if space <= track])
        found = Outlook()
        found.played[0] = 1.0
        found.rounds = 1.0
        for place, card in enumerate(deck):
            chance = 1.0 / len(deck)
            to = min(track + CARD_STEPS[card], spaces[-1])
            if card == WINE_CARD:
                found.wine_cards += chance
            paid_then = len([space for space in spaces if space <= to])
            found.payouts[0] += chance * (paid_then - paid)
            if paid_then == PAYOUTS:
                continue
            # SE-5.1 One card brings all five into a new deck.
            rest = self.cards if card == SHUFFLE_CARD else deck[:place] + deck[place + 1 :]
            after = self.outlook(players, to, rest)
            found.wine_cards += chance * after.wine_cards
            found.rounds += chance * after.rounds
            found.payouts[0] += chance * after.payouts[0]
            for number in range(1, ROUNDS_AHEAD):
                found.played[number] += chance * after.played[number - 1]
                found.payouts[number] += chance * after.payouts[number - 1]
        return found

    # SE-3.7 Fights for ports

    def taken(self, value: int, crew: int, sailors: int, *, has_fort: bool) -> float:
        """How likely a galley of this value and crew wins against so many sailors in a port."""
        return self.landings[place_of(value, crew, sailors, has_fort=has_fort)]

    def landing(self, value: int, crew: int, sailors: int, *, has_fort: bool) -> float:
        """To the bitter end; those who win with nobody left do not own the port."""
        if value <= 0 or crew <= 0:
            return 0.0
        if has_fort:
            return sum(
                self.rolled(FORT_DICE, dead) * self.landing(value, crew - dead, sailors, has_fort=False)
                for dead in range(FORT_DICE + 1)
            )
        if sailors <= 0:
            return 1.0
        place = place_of(value, crew, sailors, has_fort=False)
        if self.fights[place] < 0.0:
            self.fights[place] = self.fought(value, crew, sailors)
        return self.fights[place]

    def fought(self, value: int, crew: int, sailors: int) -> float:
        """Over all that the next roll can bring."""
        dice = min(value, crew)
        won = 0.0
        for killed in range(dice + 1):
            for lost in range(sailors + 1):
                if killed or lost:
                    chance = self.rolled(dice, killed) * self.rolled(sailors, lost)
                    won += chance * self.landing(value, crew - lost, sailors - killed, has_fort=False)
        # A roll without any skull is rolled again.
        return won / (1.0 - self.rolled(dice, 0) * self.rolled(sailors, 0))

    def rolled(self, dice: int, skulls: int) -> float:
        """How likely just so many of the dice show a skull."""
        return comb(dice, skulls) * self.skull**skulls * (1.0 - self.skull) ** (dice - skulls)


def place_of(value: int, crew: int, sailors: int, *, has_fort: bool) -> int:
    size = PLACES + 1
    return ((value * size + crew) * size + sailors) * 2 + (1 if has_fort else 0)

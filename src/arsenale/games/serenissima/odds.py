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

    def __init__(
        self, cards: tuple[int, ...], track_payouts: list[tuple[int, ...]], skull: float, most_sailors: int
    ) -> None:
        self.cards = cards
        self.track_payouts = track_payouts
        self.skull = skull  # how likely a die shows one
        self.outlooks: dict[int, Outlook] = {}
        self.row = most_sailors + 1  # of the table: by sailors in a port, from none to the largest port full of them
        self.landings: list[float] = [0.0] * (2 * (PLACES + 1) ** 2 * self.row)
        for has_fort in (False, True):
            for value in range(1, PLACES + 1):
                for crew in range(1, PLACES + 1):
                    for sailors in range(self.row):
                        place = self.place_of(value, crew, sailors, has_fort=has_fort)
                        self.landings[place] = self.landing(value, crew, sailors, has_fort=has_fort)

    # SE-5 The rounds to come

    def outlook(self, players: int, track: int, deck: tuple[int, ...]) -> Outlook:
        """From the space of the white pawn and the cards in the deck, whose order nobody knows."""
        key = players * 64 + track
        for card in deck:
            key += 4096 << (4 * card)
        outlook = self.outlooks.get(key)
        if outlook is None:
            # Without a card that says so all of them come into a new deck when they are used up.
            deck = deck or self.cards
            if len(deck) == len(self.cards):
                # From the end of the track on, so that no outlook is more than a deck away from one that is known.
                for space in range(self.track_payouts[players][-1] - 1, track, -1):
                    self.outlook(players, space, self.cards)
            outlook = self.looked_ahead(players, track, deck)
            self.outlooks[key] = outlook
        return outlook

    def looked_ahead(self, players: int, track: int, deck: tuple[int, ...]) -> Outlook:
        """Every card of the deck in turn, and what comes after it."""
        spaces = self.track_payouts[players]
        paid = len([space for space in spaces if space <= track])
        outlook = Outlook()
        outlook.played[0] = 1.0
        outlook.rounds = 1.0
        for place, card in enumerate(deck):
            chance = 1.0 / len(deck)
            to = min(track + CARD_STEPS[card], spaces[-1])
            if card == WINE_CARD:
                outlook.wine_cards += chance
            paid_then = len([space for space in spaces if space <= to])
            outlook.payouts[0] += chance * (paid_then - paid)
            if paid_then == PAYOUTS:
                continue
            # SE-5.1 One card brings all five into a new deck.
            rest = self.cards if card == SHUFFLE_CARD else deck[:place] + deck[place + 1 :]
            after = self.outlook(players, to, rest)
            outlook.wine_cards += chance * after.wine_cards
            outlook.rounds += chance * after.rounds
            outlook.payouts[0] += chance * after.payouts[0]
            for number in range(1, ROUNDS_AHEAD):
                outlook.played[number] += chance * after.played[number - 1]
                outlook.payouts[number] += chance * after.payouts[number - 1]
        return outlook

    # SE-3.7 Fights for ports

    def taken(self, value: int, crew: int, sailors: int, *, has_fort: bool) -> float:
        """How likely a galley of this value and crew wins against so many sailors in a port."""
        return self.landings[self.place_of(value, crew, sailors, has_fort=has_fort)]

    def place_of(self, value: int, crew: int, sailors: int, *, has_fort: bool) -> int:
        """Where the table has it; it is filled from few sailors to many, without a fort first."""
        return (((1 if has_fort else 0) * (PLACES + 1) + value) * (PLACES + 1) + crew) * self.row + sailors

    def landing(self, value: int, crew: int, sailors: int, *, has_fort: bool) -> float:
        """To the bitter end; those who win with nobody left do not own the port."""
        if has_fort:
            return sum(
                self.rolled(FORT_DICE, dead) * self.taken(value, crew - dead, sailors, has_fort=False)
                for dead in range(min(FORT_DICE, crew - 1) + 1)
            )
        if sailors == 0:
            return 1.0
        dice = min(value, crew)
        won = 0.0
        for killed in range(dice + 1):
            for lost in range(min(sailors, crew - 1) + 1):
                if killed or lost:
                    chance = self.rolled(dice, killed) * self.rolled(sailors, lost)
                    won += chance * self.taken(value, crew - lost, max(0, sailors - killed), has_fort=False)
        # A roll without any skull is rolled again.
        return won / (1.0 - self.rolled(dice, 0) * self.rolled(sailors, 0))

    def rolled(self, dice: int, skulls: int) -> float:
        """How likely just so many of the dice show a skull."""
        return comb(dice, skulls) * self.skull**skulls * (1.0 - self.skull) ** (dice - skulls)

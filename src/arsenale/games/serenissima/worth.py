"""What ports will pay and what a cargo would bring, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .terms import BASILICA_DUCATS, SPICE_BONUS
from .view_types import PortView, SerenissimaView


class Sale(NamedTuple):
    """How many goods a port would take, and the ducats for them: none in one's own port, but for spice."""

    goods: int
    ducats: int


def port_pays(port: PortView) -> int:
    """SE-5.2 What a port pays its owner at the next payout."""
    return port["payouts"][len(port["stored"])] + (BASILICA_DUCATS if port["basilica"] else 0)


def next_payout(view: SerenissimaView, seat: int) -> int:
    """SE-5.2 What all ports of a player pay at the next payout."""
    ports = [zone["port"] for zone in view["zones"].values()]
    return sum([port_pays(port) for port in ports if port is not None and port["owner"] == seat])


def sale_in(port: PortView | None, goods: Sequence[str], seat: int) -> Sale:
    """SE-3.1 What a cargo would bring its owner in a port: one of each good that it neither makes nor stores, each on
    the next free space. Where spaces are few, spice goes first."""
    if port is None or port["closed"]:
        return Sale(0, 0)
    wanted = {good for good in goods if good != port["makes"] and good not in port["stored"]}
    taken = len(port["stored"])
    prices = port["prices"][taken : taken + len(wanted)]
    bonus = SPICE_BONUS if "spice" in wanted and prices else 0
    return Sale(len(prices), bonus if port["owner"] == seat else sum(prices) + bonus)

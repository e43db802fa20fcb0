"""The view has the shape that its type says."""

from __future__ import annotations

import pytest

from arsenale.engine import BaseView
from arsenale.games.serenissima.view_types import Pieces, SerenissimaView

from ...conformance.settings import Setting
from ...conformance.walks import walks
from ...table.show.shapes import check_shape
from .builders import GAME


@pytest.mark.parametrize("money", ["open", "hidden"])
def test_pieces_have_the_shape_of_their_type(money: str) -> None:
    for match in walks(Setting("serenissima", 4, (("money", money),))):
        for position in match.sample(40):
            for seat in position.onlookers:
                check_shape(GAME.pieces(position.state, seat), Pieces)  # type: ignore[arg-type]
                assert set(GAME.view(position.state, seat)) == set(SerenissimaView.__annotations__)  # type: ignore[arg-type]


def test_what_is_shared_and_what_is_the_games_own_make_the_view() -> None:
    assert set(SerenissimaView.__annotations__) == set(BaseView.__annotations__) | set(Pieces.__annotations__)

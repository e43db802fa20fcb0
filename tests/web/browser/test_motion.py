"""Pieces glide: what moved on the board is the same piece before and after."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.web.browser.visitor import Visitor

NOTE_GLIDES = """() => {
  window.glided = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (how[0][0].transform) window.glided.push(this.id);
    return animate.apply(this, how);
  };
}"""


@pytest.mark.parametrize(("game", "pieces"), [("serenissima", ["galley"]), ("venedig", ["gondola", "built"])])
def test_pieces_glide_to_where_they_go(visit: Callable[..., Visitor], game: str, pieces: list[str]) -> None:
    anna = visit(motion=True)
    anna.open_table("me", "bot", game=game)
    anna.wait_for_my_decision()
    anna.page.evaluate(NOTE_GLIDES)
    for _ in range(8):
        anna.play_on(5)
        glided = anna.page.evaluate("() => window.glided.map(id => id.split('-')[0])")
        if set(pieces) <= set(glided):
            return
    raise AssertionError(f"of {pieces} only {set(glided)} have moved")

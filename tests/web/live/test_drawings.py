"""What changed on the board, by key: whoever applies it sees what the server has drawn."""

from __future__ import annotations

import json
import zlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.build import NOW, guest_of, new_table

from arsenale.engine import Fragment, Sheet, seeded
from arsenale.games import games
from arsenale.render import seen_by
from arsenale.table import propose_action, table_speech
from arsenale.web.live.drawings import PublicDrawing, change_between, own_change
from arsenale.web.live.live_table import LiveTable
from arsenale.web.live.updates import own_half, packed, shared_half
from arsenale.web.live.viewer import Viewer

Painted = dict[str, list[tuple[str, str]]]
OF_ONE_UPDATE = {"story", "log_after", "beats", "chat", "chat_after", "board"}  # what tells of what is new


class Page:
    """What a page has drawn: by sheet the parts in the order of painting."""

    def __init__(self) -> None:
        self.sheets: Painted = {}
        self.table: dict[str, Any] = {}
        self.mine: dict[str, Any] = {}

    def hear(self, update: Any) -> None:
        """What is left out is as it was."""
        self.table |= update["table"]
        self.mine |= update["mine"]
        self.apply(update["board"], update["mine"]["board"])

    def apply(self, change: Any, own: Any = ()) -> None:
        if "sheets" in change:
            self.sheets = {sheet["name"]: [] for sheet in change["sheets"]}
        for key in change["gone"]:
            self._take_out(key)
        for put in change["put"]:
            if "sheet" in put:
                self._take_out(put["key"])
                parts = self.sheets[put["sheet"]]
                keys = [key for key, _ in parts]
                place = len(parts) if put["before"] is None else keys.index(put["before"])
                parts.insert(place, (put["key"], put["svg"]))
            else:
                self._redraw(put["key"], put["svg"])
        for put in own:
            self._redraw(put["key"], put["svg"])

    def _take_out(self, key: str) -> None:
        for parts in self.sheets.values():
            parts[:] = [part for part in parts if part[0] != key]

    def _redraw(self, key: str, svg: str) -> None:
        assert any(key == part for parts in self.sheets.values() for part, _ in parts), f"{key} is nowhere"
        for parts in self.sheets.values():
            parts[:] = [(part, svg if part == key else drawn) for part, drawn in parts]


def painted(sheets: list[Sheet]) -> Painted:
    return {sheet.name: [(part.key, part.svg) for part in sheet.fragments] for sheet in sheets}


keys = st.lists(st.sampled_from("abcdefgh"), unique=True)
drawings = st.builds(
    lambda board, mat, version: PublicDrawing(
        [
            Sheet(
                "board", 10, 10, "", [Fragment(key, f"{key}{version % (place + 2)}") for place, key in enumerate(board)]
            ),
            Sheet("mat-0", 10, 10, "", [Fragment(key.upper(), key) for key in mat]),
        ]
    ),
    keys,
    keys,
    st.integers(0, 5),
)


@given(drawings, drawings)
def test_a_change_leads_from_any_drawing_to_any_other(before: PublicDrawing, now: PublicDrawing) -> None:
    page = Page()
    page.apply(change_between(None, before))
    assert page.sheets == painted(list(before.sheets))
    page.apply(change_between(before, now))
    assert page.sheets == painted(list(now.sheets))


def test_what_stays_is_not_sent_again() -> None:
    before = PublicDrawing([Sheet("board", 10, 10, "", [Fragment("a", "1"), Fragment("b", "1")])])
    now = PublicDrawing([Sheet("board", 10, 10, "", [Fragment("a", "1"), Fragment("b", "2")])])
    change = change_between(before, now)
    assert change["put"] == [{"key": "b", "svg": "2"}]
    assert not change["gone"]
    assert "sheets" not in change


def test_what_one_seat_no_longer_sees_becomes_again_what_everybody_sees() -> None:
    drawing = PublicDrawing([Sheet("board", 10, 10, "", [Fragment("hand", "backs")])])
    change = change_between(drawing, drawing)
    assert own_change({}, {"hand": Fragment("hand", "faces")}, drawing, change) == [{"key": "hand", "svg": "faces"}]
    assert own_change({"hand": Fragment("hand", "faces")}, {}, drawing, change) == [{"key": "hand", "svg": "backs"}]


@pytest.mark.parametrize("layout", ["wide", "phone"])
@pytest.mark.parametrize("name", games())
def test_every_viewer_always_has_what_the_server_draws_for_them(name: str, layout: str) -> None:
    table = new_table(game=name)
    live = LiveTable(table, None)
    seats: list[int | None] = [None, *range(table.meta.players)]
    viewers = {
        seat: (Viewer(live, None if seat is None else guest_of(table, seat), seat, "en", layout=layout), Page())
        for seat in seats
    }
    rng = seeded(f"drawn {name}")
    for number in range(150):
        for seat, (viewer, page) in viewers.items():
            if number and rng.below(3) == 0:
                continue  # a slow line misses some
            page.hear(json.loads(viewer.update()))
            whole = json.loads(Viewer(live, viewer.guest, seat, "en", layout=layout).update())
            for name in whole["table"].keys() - OF_ONE_UPDATE:
                assert page.table[name] == whole["table"][name], f"{name} of seat {seat} at {number}"
            for name in whole["mine"].keys() - OF_ONE_UPDATE:
                assert page.mine[name] == whole["mine"][name], f"{name} of seat {seat} at {number}"
            legal = [choice["id"] for choice in page.mine["choices"]]
            legal += [one["ids"][-1] for one in page.mine["shortcuts"] if one["to"] is not None]
            view = table.game.view(table.state, seat)
            wanted = seen_by(table.game.painter, view, table_speech(table, "en"), layout, list(dict.fromkeys(legal)))
            assert page.sheets == painted(wanted), f"seat {seat} at {number}"
        if table.is_over:
            break
        actor = table.state.actors()[0]
        options = table.state.legal(actor)
        action = options[rng.below(len(options))]
        live.apply(propose_action(table, guest_of(table, actor), seat=actor, seq=table.seq, action=action, at=NOW))
        live.notify()


@pytest.mark.parametrize("size", [0, 10, 398, 399, 400, 401, 5000, 70_000])
def test_a_packed_update_is_the_same_text(size: int) -> None:
    shared = shared_half({"type": "update", "table": {"title": "La Sérénissime " * 50}})
    own = own_half({"number": 3, "mine": {"question": "é" * (size // 2)}})
    unpacked = zlib.decompressobj(-zlib.MAX_WBITS)
    text = unpacked.decompress(packed(shared, own)).decode()
    assert unpacked.eof
    assert text == (shared.json + own).decode()
    assert json.loads(text)["number"] == 3

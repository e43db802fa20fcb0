"""What is said at a table, and its settings."""

from __future__ import annotations

import pytest

from arsenale.engine import seeded
from arsenale.table import Place, Refused, Table, propose_chat, propose_settings, propose_stand_in, table_view

from ..build import ANNA, NOW, STRANGER, done, new_table, play_out


def with_open_seat() -> Table:
    return new_table(Place.guest(ANNA, "Anna"), Place.open(), Place.bot("random"))


def test_people_and_spectators_talk() -> None:
    table = with_open_seat()
    done(table, propose_chat(table, ANNA, name="somebody else", text="hello\nthere", at=NOW))
    done(table, propose_chat(table, STRANGER, name="Zoe", text="hi", at=NOW + 1))
    lines = table_view(table, None, None, "en")["chat"]
    assert [(line["seat"], line["name"], line["text"], line["kind"]) for line in lines] == [
        (0, "Anna", "hello there", "chat"),
        (None, "Zoe", "hi", "chat"),
    ]
    assert [line["seq"] for line in table_view(table, None, None, "en", chat_after=1)["chat"]] == [2]
    for text in ("", " \n ", "x" * 501):
        with pytest.raises(Refused, match="table-remark"):
            propose_chat(table, ANNA, name="", text=text, at=NOW)


def test_settings_are_changed_by_those_who_sit_here() -> None:
    table = with_open_seat()
    assert table.settings == {"bot_speed": "normal", "doge_seconds": "5", "hints": "on"}
    done(table, propose_settings(table, ANNA, {"bot_speed": "fast", "doge_seconds": "10"}, at=NOW))
    assert table_view(table, None, None, "en")["settings"] == {"bot_speed": "fast", "doge_seconds": "10", "hints": "on"}
    with pytest.raises(Refused, match="table-fixed-setting"):
        propose_settings(table, ANNA, {"hints": "off"}, at=NOW)
    with pytest.raises(Refused, match="table-not-seated"):
        propose_settings(table, STRANGER, {"bot_speed": "slow"}, at=NOW)
    for wrong in ({"bot_speed": "warp"}, {"colour": "red"}):
        with pytest.raises(Refused, match="table-wrong-setting"):
            propose_settings(table, ANNA, wrong, at=NOW)


def test_people_may_come_and_talk_when_the_match_is_over_but_seats_stay() -> None:
    table = new_table()
    play_out(table, seeded("after"))
    done(table, propose_chat(table, ANNA, name="", text="well played", at=NOW))
    with pytest.raises(Refused, match="why-match-over"):
        propose_stand_in(table, ANNA, seat=1, bot="random", at=NOW)

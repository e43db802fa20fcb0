"""Sitting down by link, hot-seat, standing in, coming back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from arsenale.table import (
    Place,
    Refused,
    Table,
    TableMeta,
    bot_to_move,
    propose_action,
    propose_join,
    propose_open_seat,
    propose_rename,
    propose_stand_in,
    propose_take_seat_back,
    seat_links,
    table_speech,
    table_view,
)
from arsenale.table.meta import BOT_NAMES

from ..build import ANNA, BEN, CLEO, NOW, STRANGER, done, new_table, play

GONE = frozenset({BEN, CLEO})


def with_open_seat() -> Table:
    return new_table(Place.guest(ANNA, "Anna"), Place.open(), Place.bot("random"))


def said(table: Table) -> list[str]:
    return [line["text"] for line in table_view(table, None, None, "en")["chat"]]


def test_a_seat_link_lets_someone_in_once() -> None:
    table = with_open_seat()
    token = seat_links(table, ANNA)[1]
    assert len(token) >= 20
    done(table, propose_join(table, BEN, seat=1, token=token, name="  Ben \n", at=NOW))
    assert (table.holders[1].kind, table.holders[1].name, table.seats_of(BEN)) == ("guest", "Ben", [1])
    assert said(table) == ["Ben sits down."]
    with pytest.raises(Refused) as refused:
        propose_join(table, CLEO, seat=1, token=token, name="Cleo", at=NOW)
    assert refused.value.code == "link"
    assert seat_links(table, ANNA) == {}


@pytest.mark.parametrize("token", ["", "guess", "ü" * 22])
def test_a_wrong_link_lets_nobody_in(token: str) -> None:
    table = with_open_seat()
    for seat in (0, 1, 2):
        with pytest.raises(Refused, match="table-link-used-up"):
            propose_join(table, BEN, seat=seat, token=token, name="Ben", at=NOW)


def test_links_are_shown_to_those_who_sit_at_the_table_only() -> None:
    table = with_open_seat()
    token = table.holders[1].token
    assert table_view(table, ANNA, 0, "en")["links"] == {"1": token}
    assert token not in str(table_view(table, STRANGER, None, "en"))
    assert token not in str(table_view(table, None, None, "en"))


def test_one_guest_may_hold_several_seats_at_one_screen() -> None:
    table = new_table(Place.guest(ANNA, "Anna"), Place.screen(ANNA, "Ben"))
    assert table.seats_of(ANNA) == [0, 1]
    for seat in (0, 1):
        seen = table_view(table, ANNA, seat, "en")
        assert (seen["seat"], seen["seats_here"]) == (seat, [0, 1])
        assert seen["asked"] == (seat in table.state.actors())
    for _ in range(4):
        play(table, "discard")


def test_a_bot_stands_in_and_the_guest_takes_their_seat_back() -> None:
    table = new_table()
    done(table, propose_stand_in(table, CLEO, seat=2, bot="random", at=NOW))
    assert table.seats_of(CLEO) == []
    assert table_view(table, CLEO, None, "en")["players"][2]["can_take_back"]
    assert not table_view(table, BEN, 1, "en")["players"][2]["can_take_back"]
    with pytest.raises(Refused, match="table-not-your-seat"):
        propose_take_seat_back(table, BEN, seat=2, at=NOW)
    while bot_to_move(table) is None:
        play(table, "discard")
    with pytest.raises(Refused, match="table-not-your-seat"):
        propose_action(table, CLEO, seat=2, seq=table.seq, action="discard", at=NOW)
    play(table, "discard")
    done(table, propose_take_seat_back(table, CLEO, seat=2, at=NOW))
    assert table.seats_of(CLEO) == [2]
    assert said(table) == ["A bot plays for Cleo.", "Cleo is back."]


def test_the_owner_may_help_when_someone_has_gone_and_nobody_else() -> None:
    table = new_table()
    with pytest.raises(Refused, match="table-not-your-seat"):
        propose_stand_in(table, BEN, seat=2, bot="random", at=NOW, away=GONE)
    with pytest.raises(Refused, match="table-not-your-seat"):
        propose_open_seat(table, BEN, seat=2, at=NOW, away=GONE)
    done(table, propose_stand_in(table, ANNA, seat=2, bot="random", at=NOW, away=GONE))
    done(table, propose_open_seat(table, ANNA, seat=1, at=NOW, away=GONE))
    assert table.holders[1].token not in ("", table.meta.seats[1].token)
    assert table.seats_of(BEN) == []


def test_the_owner_takes_nobody_who_is_here_off_their_seat() -> None:
    table = new_table()
    for away in (frozenset[str](), frozenset({CLEO})):
        with pytest.raises(Refused, match="table-person-is-here"):
            propose_stand_in(table, ANNA, seat=1, bot="random", at=NOW, away=away)
        with pytest.raises(Refused, match="table-person-is-here"):
            propose_open_seat(table, ANNA, seat=1, at=NOW, away=away)
    can = [player["can_stand_in"] for player in table_view(table, ANNA, 0, "en", away={CLEO})["players"]]
    assert can == [True, False, True]


def test_where_a_bot_stands_in_the_seat_stays_with_the_person_who_is_here() -> None:
    table = new_table()
    done(table, propose_stand_in(table, BEN, seat=1, bot="random", at=NOW))
    with pytest.raises(Refused, match="table-person-is-here"):
        propose_open_seat(table, ANNA, seat=1, at=NOW)
    with pytest.raises(Refused, match="table-person-is-here"):
        propose_stand_in(table, ANNA, seat=1, bot="greedy", at=NOW)


def test_the_owner_governs_open_seats_and_bots_of_nobody() -> None:
    table = with_open_seat()
    done(table, propose_stand_in(table, ANNA, seat=1, bot="random", at=NOW))
    done(table, propose_open_seat(table, ANNA, seat=2, at=NOW))
    done(table, propose_join(table, ANNA, seat=2, token=table.holders[2].token, name="Ann", at=NOW))
    assert table.seats_of(ANNA) == [0, 2]


@pytest.mark.parametrize("guest", [ANNA, CLEO])
def test_nobody_who_plays_joins_a_seat_that_was_someone_elses(guest: str) -> None:
    table = new_table()
    done(table, propose_open_seat(table, ANNA, seat=1, at=NOW, away=GONE))
    # Nor by way of a bot.
    done(table, propose_stand_in(table, ANNA, seat=1, bot="random", at=NOW))
    done(table, propose_open_seat(table, ANNA, seat=1, at=NOW))
    token = seat_links(table, ANNA)[1]
    with pytest.raises(Refused, match="table-seat-of-another"):
        propose_join(table, guest, seat=1, token=token, name="Me", at=NOW)
    done(table, propose_join(table, STRANGER, seat=1, token=token, name="Zoe", at=NOW))
    assert table.seats_of(STRANGER) == [1]


def test_someone_whose_seat_was_opened_comes_back_if_nobody_has_followed() -> None:
    table = new_table()
    done(table, propose_open_seat(table, ANNA, seat=1, at=NOW, away=GONE))
    done(table, propose_stand_in(table, ANNA, seat=1, bot="random", at=NOW))
    assert table_view(table, BEN, None, "en")["players"][1]["can_take_back"]
    done(table, propose_take_seat_back(table, BEN, seat=1, at=NOW))
    assert (table.seats_of(BEN), table.names[1]) == ([1], "Ben")
    done(table, propose_open_seat(table, BEN, seat=1, at=NOW))
    done(table, propose_join(table, STRANGER, seat=1, token=table.holders[1].token, name="Zoe", at=NOW))
    with pytest.raises(Refused, match="table-not-your-seat"):
        propose_take_seat_back(table, BEN, seat=1, at=NOW)


@pytest.mark.parametrize(
    ("language", "called", "waits"),
    [("en", "open seat", "somebody"), ("de", "offener Platz", "jemand"), ("fr", "place libre", "quelqu’un")],
)
def test_an_open_seat_is_called_so_until_somebody_sits(language: str, called: str, waits: str) -> None:
    table = new_table(Place.open(), Place.guest(ANNA, "Anna"), Place.open())
    seen = table_view(table, ANNA, 1, language)
    assert [player["name"] for player in seen["players"]] == [called, "Anna", called]
    assert [player["kind"] for player in seen["players"]] == ["open", "guest", "open"]
    assert table.names == ["", "Anna", ""]
    assert not set(BOT_NAMES) & set(str(seen).replace("'", " ").split())
    svg = table.game.svg(seen["view"], table_speech(table, language))
    assert called in svg
    assert not any(name in svg for name in BOT_NAMES)
    done(table, propose_stand_in(table, ANNA, seat=2, bot="random", at=NOW))
    while table.state.actors()[0] != 0:
        play(table, "discard")
    seen = table_view(table, ANNA, 1, language)
    assert seen["question"] == seen["waiting"]
    assert waits in str(seen["waiting"])


def test_who_leaves_takes_their_name_along() -> None:
    table = new_table()
    while table.state.actors()[0] != 1:
        play(table, "discard")
    play(table, "discard")
    done(table, propose_open_seat(table, BEN, seat=1, at=NOW))
    seen = table_view(table, ANNA, 0, "en")
    assert seen["players"][1]["name"] == "open seat"
    assert "open seat: " in str(seen["story"])
    assert "Ben" not in str(seen["story"])
    assert said(table) == ["Ben leaves the seat; it is open."]
    done(table, propose_open_seat(table, ANNA, seat=1, at=NOW))
    assert said(table)[-1] == "The open seat has a new link."


def test_an_open_seat_of_an_older_table_loses_the_name_of_a_bot() -> None:
    meta = with_open_seat().meta
    old = replace(meta, seats=(meta.seats[0], replace(meta.seats[1], name="Bianca"), meta.seats[2]))
    table = Table(TableMeta.from_dict(old.to_dict()))
    assert table.names[1] == ""
    assert table_view(table, ANNA, 0, "en")["players"][1]["name"] == "open seat"


def test_a_person_who_is_not_here_is_away_since_they_were_seen_or_did_something() -> None:
    table = new_table(Place.guest(ANNA, "Anna"), Place.guest(BEN, "Ben"), Place.bot("random"))

    def since(**known: Any) -> list[float | None]:
        return [player["away_since"] for player in table_view(table, ANNA, 0, "en", **known)["players"]]

    assert since(connected={ANNA}) == [None, NOW, None]
    assert since(connected={ANNA}, seen_at={BEN: NOW + 60}) == [None, NOW + 60, None]
    done(table, propose_rename(table, BEN, seat=1, name="Benno", at=NOW + 90))
    assert since(connected={ANNA}, seen_at={BEN: NOW + 60}) == [None, NOW + 90, None]
    assert since(connected={ANNA, BEN}) == [None, None, None]


def test_a_bot_fills_an_open_seat() -> None:
    table = with_open_seat()
    done(table, propose_stand_in(table, ANNA, seat=1, bot="random", at=NOW))
    assert (table.holders[1].kind, table.holders[1].guest) == ("bot", None)
    assert said(table) == ["A bot takes the open seat."]
    with pytest.raises(Refused, match="table-no-such-bot"):
        propose_stand_in(table, ANNA, seat=0, bot="deep blue", at=NOW)


def test_a_new_name_is_used_in_everything_that_was_said_of_the_seat() -> None:
    table = new_table()
    play(table, "discard")
    seat = table.history.played[0].seat
    guest = table.holders[seat].guest or ""
    before = table.names[seat]
    assert f"{before}: marker" in str(table_view(table, None, None, "en")["story"])
    done(table, propose_rename(table, guest, seat=seat, name="Red", at=NOW))
    seen = table_view(table, None, None, "de")
    assert "Red: " in seen["story"][0]["digest"]
    assert seen["chat"][-1]["text"] == f"{before} heißt jetzt Red."
    # Red is also a word of the game; a person's name is never translated.
    done(table, propose_stand_in(table, guest, seat=seat, bot="random", at=NOW))
    assert table_view(table, None, None, "de")["chat"][-1]["text"] == "Ein Computer spielt für Red."


@pytest.mark.parametrize("name", ["", "  ", "\u202e\u200b", "x" * 31, "\x00\x1f"])
def test_a_name_must_be_there_and_short(name: str) -> None:
    with pytest.raises(Refused, match="table-name") as refused:
        propose_rename(with_open_seat(), ANNA, seat=0, name=name, at=NOW)
    assert refused.value.code == "bad"


def test_names_lose_what_nobody_sees_and_keep_the_rest() -> None:
    table = with_open_seat()
    entry = propose_rename(table, ANNA, seat=0, name="\u202eZoë\t 👩\u200d🚀<b>\x07", at=NOW)
    assert entry.payload["name"] == "Zoë 👩\u200d🚀<b>"


def test_the_owner_changes_the_level_of_a_bot() -> None:
    table = new_table(Place.guest(ANNA, "Anna"), Place.bot("apprentice"))
    done(table, propose_stand_in(table, ANNA, seat=1, bot="doge", at=NOW))
    seen = table_view(table, ANNA, 0, "en")
    assert (seen["players"][1]["kind"], seen["players"][1]["bot"]) == ("bot", "doge")
    assert seen["chat"][-1]["text"] == f"Another bot plays as {table.holders[1].name}."
    with pytest.raises(Refused, match="table-not-your-seat"):
        propose_stand_in(table, BEN, seat=1, bot="apprentice", at=NOW)

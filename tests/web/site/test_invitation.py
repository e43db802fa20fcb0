"""The invitation: what it shows, and what it says when nobody can sit down any more."""

from __future__ import annotations

import re
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.web.conftest import HTML, Person, csrf_of

from arsenale.table.meta import BOT_NAMES


def invitation(opened: Any, seat: int = 1) -> str:
    return f"/j/{opened['table']}/{seat}/{opened['links'][str(seat)]['token']}"


def shown(page: str) -> str:
    """The words of the page."""
    main = page[page.index("<main") : page.index("</main")]
    return " ".join(re.sub(r"<[^>]+>", " ", main).split())


def test_it_shows_the_game_the_people_and_how_it_is_played(pages: TestClient, anna: Person) -> None:
    opened = anna.open("me", "open", "open", "bot", game="serenissima")
    page = pages.get(invitation(opened), headers=HTML)
    assert page.status_code == 200
    words = shown(page.text)
    assert "You are invited to Serenissima" in words
    assert "Anna" in words
    assert words.count("open seat") == 2
    # The bot on the last seat has a name, open seats have none.
    assert [name for name in BOT_NAMES if name in words] == [BOT_NAMES[3]]
    assert "Hints none at this table" in words
    assert "Edition" in words
    assert 'src="/games/serenissima/picture.svg"' in page.text
    for part in ("rules", "learn"):
        assert f'href="/games/serenissima/{part}?from={invitation(opened)}"' in page.text


def test_the_rules_lead_back_to_the_invitation(pages: TestClient, anna: Person) -> None:
    address = invitation(anna.open("me", "open"))
    page = pages.get(f"/games/doge_ship/rules?from={address}", headers=HTML).text
    assert f'href="{address}"' in page
    assert "Back to the invitation" in page


@pytest.mark.parametrize(("language", "called"), [("en", "open seat"), ("de", "offener Platz"), ("fr", "place libre")])
def test_an_open_seat_is_called_so_in_lists_too(pages: TestClient, anna: Person, language: str, called: str) -> None:
    table = anna.open("me", "open", is_public=True)["table"]
    page = pages.get(f"/?language={language}", headers=HTML).text
    row = page[page.index(f"/t/{table}") :].partition("</li>")[0]
    assert called in row
    listed = next(one for one in anna.get("/api/tables", of="public").json() if one["id"] == table)
    assert (listed["seats"][1]["kind"], listed["seats"][1]["name"]) == ("open", "")


def test_one_click_sits_down(pages: TestClient, anna: Person) -> None:
    opened = anna.open("me", "open")
    address = invitation(opened)
    csrf = csrf_of(pages.get(address, headers=HTML).text)
    answer = pages.post(address, data={"csrf": csrf, "name": "Ben"}, headers=HTML)
    assert (answer.status_code, answer.headers["Location"]) == (303, f"/t/{opened['table']}?seat=1")
    assert anna.sight(opened["table"], 0)["players"][1]["name"] == "Ben"


def test_a_table_that_is_full_says_so_and_offers_to_watch(pages: TestClient, anna: Person, ben: Person) -> None:
    opened = anna.open("me", "open")
    address = invitation(opened)
    body = {"seat": 1, "token": opened["links"]["1"]["token"], "name": "Ben"}
    assert ben.post(f"/api/tables/{opened['table']}/join", body).status_code == 201
    page = pages.get(address, headers=HTML)
    assert page.status_code == 403
    words = shown(page.text)
    assert "All seats at this table are taken. You can watch." in words
    assert "Sit down" not in words
    assert f'href="/t/{opened["table"]}"' in page.text


def test_a_wrong_link_says_so_where_seats_are_open(pages: TestClient, anna: Person) -> None:
    opened = anna.open("me", "open")
    words = shown(pages.get(f"/j/{opened['table']}/1/guess", headers=HTML).text)
    assert "This link does not open a free seat." in words
    assert "Watch the match" in words


def test_the_form_says_when_there_are_hints(pages: TestClient) -> None:
    words = shown(pages.get("/new", headers=HTML).text)
    assert "off as soon as more than one person plays" in words

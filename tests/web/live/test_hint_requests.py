"""Hints over HTTP and websocket: where they are allowed, one search a seat, and nobody waits for them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.web.conftest import MOST_MESSAGES, Person, context, until

from arsenale.bots import Hint
from arsenale.table import BotTask
from arsenale.web.live.workers import BotWorkers


def decision(person: Person, table: str) -> tuple[int, Any]:
    """The seat that must decide, and what it sees."""
    seat = person.sight(table)["view"]["actors"][0]
    return seat, person.sight(table, seat)


def ask(person: Person, table: str, seat: int, language: str = "en") -> Any:
    return person.post(f"/api/tables/{table}/hint?language={language}", {"seat": seat})


class Slow:
    """In place of the search: counts, and answers when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[BotTask] = []
        self.may_answer = asyncio.Event()
        self.answer: list[Hint] | None = None
        monkeypatch.setattr(BotWorkers, "advise", self.advise)

    async def advise(self, task: BotTask) -> list[Hint] | None:
        self.asked.append(task)
        await self.may_answer.wait()
        return self.answer


def test_the_best_choices_come_with_chances_and_reasons(anna: Person) -> None:
    table = anna.open("me", "screen", hints="on")["table"]
    seat, seen = decision(anna, table)
    answer = ask(anna, table, seat)
    assert answer.status_code == 200, answer.text
    told = answer.json()
    labels = {choice["text"]: choice["label"] for choice in seen["choices"]}
    assert (told["seq"], told["seat"], len(told["hints"])) == (seen["seq"], seat, 3)
    assert all(hint["label"] == labels[hint["text"]] for hint in told["hints"])
    german = ask(anna, table, seat, "de").json()["hints"]
    assert [hint["id"] for hint in german] == [hint["id"] for hint in told["hints"]]
    assert [hint["why"] for hint in german] != [hint["why"] for hint in told["hints"]]
    assert anna.sight(table)["seq"] == seen["seq"], "hints are no part of the journal"


def test_a_table_may_forbid_hints(anna: Person) -> None:
    table = anna.open("me", "screen", hints="off")["table"]
    seat, seen = decision(anna, table)
    assert seen["settings"]["hints"] == "off"
    answer = ask(anna, table, seat)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "hints")
    assert answer.json()["error"]["message"] == "There are no hints at this table."
    change = anna.post(f"/api/tables/{table}/settings", {"hints": "on"})
    assert change.status_code == 422


def test_nobody_asks_for_someone_else_or_out_of_turn(anna: Person, ben: Person) -> None:
    table = anna.open("me", "screen", hints="on")["table"]
    seat, _ = decision(anna, table)
    assert ask(ben, table, seat).status_code == 403
    assert ask(anna, table, 1 - seat).json()["error"]["code"] == "stale"
    assert ask(anna, table, 7).status_code == 404


def test_one_search_serves_all_who_ask_about_one_decision(
    client: TestClient, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(monkeypatch)
    slow.may_answer.set()
    slow.answer = []
    table = anna.open("me", "screen", hints="on")["table"]
    seat, _ = decision(anna, table)
    assert [ask(anna, table, seat).status_code for _ in range(3)] == [200] * 3
    assert len(slow.asked) == 1
    assert slow.asked[0].seconds == context(client).settings.hint_seconds
    anna.act(table, seat)
    assert ask(anna, table, decision(anna, table)[0]).status_code == 200
    assert len(slow.asked) == 2


def test_a_search_that_finds_nothing_says_so_and_may_be_asked_again(
    anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(monkeypatch)
    slow.may_answer.set()
    table = anna.open("me", "screen", hints="on")["table"]
    seat, _ = decision(anna, table)
    assert [ask(anna, table, seat).status_code for _ in range(2)] == [503] * 2
    assert len(slow.asked) == 2


def test_a_page_does_not_wait_for_its_hint_and_a_decision_that_is_gone_needs_none(
    client: TestClient, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(monkeypatch)
    slow.answer = []
    table = anna.open("me", "screen", hints="on")["table"]
    seat, seen = decision(anna, table)
    with client.websocket_connect(f"/ws/{table}", headers=anna.headers) as socket:
        socket.send_json({"type": "watch", "seat": seat})
        socket.send_json({"type": "hint", "id": 1, "seat": seat})
        socket.send_json({"type": "ping"})
        until(socket, "pong")
        action = seen["choices"][0]["text"]
        socket.send_json({"type": "act", "id": 2, "seat": seat, "seq": seen["seq"], "action": action})
        assert until(socket, "answer", id=2)["ok"] is True
        client.portal.call(slow.may_answer.set)  # type: ignore[union-attr]
        assert until(socket, "answer", id=1)["error"]["code"] == "stale"


def test_hints_are_answered_on_the_websocket(client: TestClient, anna: Person) -> None:
    table = anna.open("me", "screen", hints="on")["table"]
    seat, _ = decision(anna, table)
    with client.websocket_connect(f"/ws/{table}", headers=anna.headers) as socket:
        socket.send_json({"type": "watch", "seat": seat, "language": "fr"})
        socket.send_json({"type": "hint", "id": "h", "seat": seat})
        told = until(socket, "hint", id="h")
        assert len(told["hints"]) == 3
        french = ("Mieux que les autres pour", "Payant plus tard", "Dans l’immédiat")
        assert all(hint["why"].startswith(french) for hint in told["hints"])


def test_people_at_the_same_table_are_told_who_asks(client: TestClient, anna: Person, ben: Person) -> None:
    opened = anna.open("me", "open", hints="on")
    table, link = opened["table"], opened["links"]["1"]
    ben.post(f"/api/tables/{table}/join", {"seat": 1, "token": link["token"]})
    seat = anna.sight(table)["view"]["actors"][0]
    asking, other = ((anna, 0), (ben, 1)) if seat == 0 else ((ben, 1), (anna, 0))
    with (
        client.websocket_connect(f"/ws/{table}", headers=asking[0].headers) as own,
        client.websocket_connect(f"/ws/{table}", headers=other[0].headers) as theirs,
    ):
        for socket, number in ((own, asking[1]), (theirs, other[1])):
            socket.send_json({"type": "watch", "seat": number})
            until(socket, "update")
        assert ask(asking[0], table, seat).status_code == 200
        assert until(theirs, "hint-asked")["seat"] == seat
        own.send_json({"type": "ping"})
        told = [own.receive_json()["type"]]
        while told[-1] != "pong" and len(told) < MOST_MESSAGES:
            told.append(own.receive_json()["type"])
        assert told[-1] == "pong"
        assert "hint-asked" not in told


@pytest.mark.usefixtures("still_clock")
def test_hints_are_limited(anna: Person, client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(monkeypatch)
    slow.may_answer.set()
    monkeypatch.setattr(context(client).rates, "_scale", 1.0)
    table = anna.open("me", "screen", hints="on")["table"]
    seat, _ = decision(anna, table)
    answers = [ask(anna, table, seat) for _ in range(10)]
    assert answers[0].status_code == 503
    assert (answers[-1].status_code, answers[-1].json()["error"]["code"]) == (429, "rate")
    assert len(slow.asked) < 10

"""Several actions in one go over HTTP and websocket, and what plays itself on the server."""

from __future__ import annotations

import json
from typing import Any

from starlette.testclient import TestClient
from tests.web.conftest import MOST_MESSAGES, Person, context, until

LONGEST_SET_UP = 100  # actions


def first_turn(person: Person, table: str) -> Any:
    """Serenissima with two seats of one person, through the set-up to the first turn."""
    for _ in range(LONGEST_SET_UP):
        seen = person.sight(table)
        seat = next(player["seat"] for player in seen["players"] if player["is_asked"])
        seen = person.sight(table, seat)
        if any(choice["text"] == "invest" for choice in seen["choices"]):
            return seen
        assert person.act(table, seat).status_code == 200
    raise AssertionError(f"no first turn within {LONGEST_SET_UP} actions")


def test_a_shortcut_is_played_as_its_actions(anna: Person) -> None:
    table = anna.open("me", "screen", game="serenissima")["table"]
    seen = first_turn(anna, table)
    chain = next(one for one in seen["shortcuts"] if len(one["ids"]) > 2)
    body = {"seat": seen["seat"], "seq": seen["seq"], "action": chain["text"]}
    done = anna.post(f"/api/tables/{table}/actions", body).json()
    assert done == {"seq": seen["seq"] + len(chain["ids"]), "position": seen["position"] + len(chain["ids"])}
    choices = anna.get(f"/api/tables/{table}/choices", seat=seen["seat"]).json()
    assert {"choices", "shortcuts"} <= choices.keys()
    back = anna.sight(table, seen["seat"])["undo"]["offers"][0]
    assert back["to"] == seen["position"]


def test_a_faulty_chain_changes_nothing(anna: Person) -> None:
    table = anna.open("me", "screen", game="serenissima")["table"]
    seen = first_turn(anna, table)
    for wrong, status in (("action; sail atlantis", 404), ("done; action", 422), ("action" + "; done" * 40, 422)):
        body = {"seat": seen["seat"], "seq": seen["seq"], "action": wrong}
        assert anna.post(f"/api/tables/{table}/actions", body).status_code == status, wrong
    assert anna.sight(table, seen["seat"])["seq"] == seen["seq"]


def test_what_is_final_is_told(anna: Person) -> None:
    table = anna.open("me", "screen", game="serenissima")["table"]
    seen = first_turn(anna, table)

    def why(action: str) -> Any:
        return anna.get(f"/api/tables/{table}/why", seat=seen["seat"], action=action).json()

    assert why("action") == {"text": None, "final": False}
    assert why("sail venezia")["text"]


def test_watchers_are_told_once_of_a_whole_chain(client: TestClient, anna: Person) -> None:
    table = anna.open("me", "screen", game="serenissima")["table"]
    seen = first_turn(anna, table)
    chain = next(one for one in seen["shortcuts"] if len(one["ids"]) > 2)
    with client.websocket_connect(f"/ws/{table}", headers=anna.headers) as socket:
        socket.send_text(json.dumps({"type": "watch", "seat": seen["seat"]}))
        until(socket, "update")
        act = {"type": "act", "id": 1, "seat": seen["seat"], "seq": seen["seq"], "action": chain["text"]}
        socket.send_text(json.dumps(act))
        told: dict[str, Any] = {}
        for _ in range(MOST_MESSAGES):
            message = socket.receive_json()
            told[message["type"]] = message
            if {"update", "answer"} <= told.keys():  # either may come first
                break
        assert told["update"]["seq"] == seen["seq"] + len(chain["ids"])
        assert told["update"]["number"] == 2
        assert told["answer"]["seq"] == told["update"]["seq"]


def test_what_has_no_alternative_is_played_by_the_server(client: TestClient, anna: Person) -> None:
    """DS-2.3.4 Whoever replaces and has one part for it need not name it."""
    for _ in range(30):
        table = anna.open("me", "screen", game="doge_ship")["table"]
        for _ in range(400):
            seen = anna.sight(table)
            if seen["finished"]:
                break
            seat = next(player["seat"] for player in seen["players"] if player["is_asked"])
            seen = anna.sight(table, seat)
            number = (seen["seq"] * 7) % len(seen["choices"])
            assert anna.act(table, seat, number).status_code == 200
        live = context(client).hub._tables[table].table
        followed = [played for played in live.history.played if played.follows]
        if followed:
            assert live.record().verify(live.game).key() == live.state.key()
            return
    raise AssertionError("nothing ever played itself")

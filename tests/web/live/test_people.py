"""People at a live table: resigning, calling off, who is away since when."""

from __future__ import annotations

import time
from typing import Any

from starlette.testclient import TestClient
from tests.web.conftest import HTML, Person, context, until


def two_people(anna: Person, ben: Person) -> str:
    opened = anna.open("me", "open")
    table: str = opened["table"]
    body = {"seat": 1, "token": opened["links"]["1"]["token"], "name": "Ben"}
    assert ben.post(f"/api/tables/{table}/join", body).status_code == 201
    return table


def watching(client: TestClient, person: Person, table: str) -> Any:
    return client.websocket_connect(f"/ws/{table}", headers=person.headers)


def test_who_resigns_is_replaced_and_everybody_is_told(client: TestClient, anna: Person, ben: Person) -> None:
    table = two_people(anna, ben)
    with watching(client, anna, table) as hers, watching(client, ben, table) as his:
        hers.send_json({"type": "watch", "seat": 0})
        his.send_json({"type": "watch", "seat": 1})
        until(hers, "update")
        assert until(his, "update")["mine"]["seat"] == 1
        his.send_json({"type": "resign", "id": 1, "seat": 1, "bot": "random"})
        assert until(his, "answer", id=1)["ok"]
        told = until(hers, "update")
    assert told["table"]["players"][1]["resigned"]
    assert told["table"]["players"][1]["bot"] == "random"
    assert [line["text"] for line in told["table"]["chat"]][-1] == "Ben resigns. A bot plays the seat to the end."
    after = ben.sight(table)
    assert (after["seat"], after["seats_here"]) == (None, [])
    assert after["spectating"].startswith("You are watching.")
    assert ben.get(f"/api/tables/{table}", seat=1).status_code == 403


def test_resigning_over_http_takes_the_usual_level(anna: Person, ben: Person) -> None:
    table = two_people(anna, ben)
    refused = anna.post(f"/api/tables/{table}/resign", {"seat": 1})
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "seat")
    assert ben.post(f"/api/tables/{table}/resign", {"seat": 1}).status_code == 200
    assert anna.sight(table, 0)["players"][1]["bot"] == "journeyman"
    again = ben.post(f"/api/tables/{table}/take-back", {"seat": 1})
    assert again.status_code == 403


def test_a_table_is_called_off_for_everybody(client: TestClient, anna: Person, ben: Person) -> None:
    opened = anna.open("me", "open", "open", is_public=True)
    table = opened["table"]
    body = {"seat": 1, "token": opened["links"]["1"]["token"], "name": "Ben"}
    assert ben.post(f"/api/tables/{table}/join", body).status_code == 201
    refused = ben.post(f"/api/tables/{table}/cancel")
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "seat")
    with watching(client, ben, table) as his:
        his.send_json({"type": "watch", "seat": 1})
        before = until(his, "update")
        assert anna.post(f"/api/tables/{table}/cancel").status_code == 200
        told = until(his, "update")
        assert told["table"]["cancelled"]
        assert told["mine"]["question"] == "This table was called off."
        assert {**before["mine"], **told["mine"]}["choices"] == []
    for person in (anna, ben):
        assert table not in [one["id"] for one in person.get("/api/tables", of="me").json()]
    assert table not in [one["id"] for one in anna.get("/api/tables", of="public").json()]
    for address in (f"/t/{table}", f"/t/{table}/replay", f"/j/{table}/2/{opened['links']['2']['token']}"):
        page = client.get(address, headers=HTML)
        assert (page.status_code, "This table was called off." in page.text) == (410, True)
    answer = anna.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["error"]["code"]) == (410, "cancelled")
    with watching(client, ben, table) as late:
        assert late.receive_json()["error"]["code"] == "cancelled"


def test_a_match_that_has_begun_is_not_called_off(anna: Person) -> None:
    table = anna.open("me", "screen")["table"]
    seat = anna.sight(table)["view"]["actors"][0]
    assert anna.act(table, seat).status_code == 200
    refused = anna.post(f"/api/tables/{table}/cancel")
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "running")


def test_a_table_called_off_stays_so_when_it_is_loaded_again(client: TestClient, anna: Person) -> None:
    table = anna.open("me", "open")["table"]
    assert anna.post(f"/api/tables/{table}/cancel").status_code == 200
    context(client).hub._tables.pop(table)
    assert anna.get(f"/api/tables/{table}").status_code == 410


def test_it_is_told_since_when_somebody_is_away(client: TestClient, anna: Person, ben: Person) -> None:
    began = time.time()
    table = two_people(anna, ben)
    with watching(client, anna, table) as hers:
        hers.send_json({"type": "watch", "seat": 0})
        until(hers, "update")
        with watching(client, ben, table) as his:
            his.send_json({"type": "watch", "seat": 1})
            until(his, "update")
            assert until(hers, "presence", seats=[0, 1])["away"] == {}
        told = until(hers, "presence", seats=[0])
    assert began <= told["away"]["1"] <= told["now"] <= time.time()
    players = anna.sight(table, 0)["players"]
    assert began <= players[1]["away_since"] <= time.time()

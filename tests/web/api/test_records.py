"""JSON over HTTP: replays and records."""

from __future__ import annotations

import json

from starlette.testclient import TestClient
from tests.web.conftest import GOLDEN, Person

LONG_MATCH = 2000  # actions: more than any match takes


def test_a_running_match_gives_no_record(anna: Person) -> None:
    table = anna.open("me", "screen")["table"]
    refused = anna.get(f"/api/tables/{table}/record")
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "running")
    assert anna.sight(table)["fairness"]["seed"] is None


def test_a_record_of_an_edition_that_has_changed_since_is_verified_and_imported(
    client: TestClient, anna: Person
) -> None:
    record = (GOLDEN / "older" / "doge_ship_2p_1.json").read_text(encoding="utf-8")
    assert client.post("/api/records/verify", content=record, headers=anna.headers).json()["holds"] is True
    kept = client.post("/api/records", content=record, headers=anna.headers).json()["table"]
    replay = client.get(f"/api/tables/{kept}/replay", params={"at": 5}).json()
    assert replay["edition"]["digest"] == json.loads(record)["edition"]["digest"]
    games = {game["name"]: game for game in client.get("/api/games").json()}
    assert [edition["name"] for edition in games["doge_ship"]["editions"]] == ["standard"]


def test_a_finished_match_is_verified_downloaded_and_imported(client: TestClient, anna: Person) -> None:
    table = anna.open("bot", "bot")["table"]
    seen = anna.sight(table)
    for _ in range(LONG_MATCH):
        if seen["finished"]:
            break
        seen = anna.get(f"/api/tables/{table}", since=seen["seq"], wait=10).json()
    assert seen["finished"]
    assert seen["result"]["scores"]
    assert anna.get(f"/api/tables/{table}/verify").json()["holds"] is True
    record = anna.get(f"/api/tables/{table}/record").text
    kept = client.post("/api/records", content=record, headers=anna.headers)
    assert kept.status_code == 201
    copy = client.get(f"/api/tables/{kept.json()['table']}/replay", params={"seat": 1, "at": 5}).json()
    assert copy["position"] == 5
    forged = record.replace('"seed": "', '"seed": "0')
    assert client.post("/api/records/verify", content=forged, headers=anna.headers).json()["holds"] is False
    assert client.post("/api/records", content=forged, headers=anna.headers).status_code == 422

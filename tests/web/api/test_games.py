"""JSON over HTTP: games and their components."""

from __future__ import annotations

from starlette.testclient import TestClient


def test_games_tell_what_can_be_chosen(client: TestClient) -> None:
    games = {game["name"]: game for game in client.get("/api/games").json()}
    assert set(games) == {"doge_ship", "serenissima", "venedig"}
    assert games["doge_ship"]["players"] == [2, 5]
    assert client.get("/api/games/chess").status_code == 404


def test_components_tell_the_origin_of_every_value(client: TestClient) -> None:
    answer = client.get("/api/games/doge_ship/components").json()
    assert set(answer["origins"]) <= {"source", "published", "reconstructed"}
    assert answer["kinds"]


def test_a_component_names_its_note(client: TestClient) -> None:
    kinds = client.get("/api/games/doge_ship/components").json()["kinds"]
    noted = {cell["id"]: cell["note"] for kind in kinds for cell in kind["components"] if cell["note"]}
    assert noted == {"red 5": "disputed-plus", "1": "zone-of-its-part"}

"""What a host can set."""

from __future__ import annotations

import pytest

from arsenale.web import Settings


def test_settings_come_from_arguments_then_environment() -> None:
    environment = {"ARSENALE_PORT": "9000", "ARSENALE_HOST": "0.0.0.0"}
    read = Settings.read(environment, port=9001, host=None)
    assert (read.port, read.host) == (9001, "0.0.0.0")
    with pytest.raises(ValueError, match="ARSENALE_PORT"):
        Settings.read({"ARSENALE_PORT": "many"})


def test_which_names_a_server_has_is_a_setting() -> None:
    assert Settings(host="0.0.0.0").accepts_host("192.168.1.5:8000")
    assert Settings(host="192.168.1.5").accepts_host("192.168.1.5:8000")
    public = Settings(host="0.0.0.0", public_url="https://play.example.org")
    assert public.accepts_host("Play.Example.org")
    assert not public.accepts_host("192.168.1.5")

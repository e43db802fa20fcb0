"""The words of a table."""

from __future__ import annotations

import logging

import pytest

from arsenale.table import propose_rename, table_speech

from ..build import ANNA, NOW, done, new_table


def test_a_missing_message_is_shown_as_its_key_and_told_to_the_log(caplog: pytest.LogCaptureFixture) -> None:
    speech = table_speech(new_table(), "fr")
    with caplog.at_level(logging.ERROR):
        assert speech.say("no-such-message-at-all") == "[no-such-message-at-all]"
        speech.say("no-such-message-at-all")
    assert len([record for record in caplog.records if "no-such-message-at-all" in record.message]) == 1


def test_only_known_languages_are_spoken() -> None:
    with pytest.raises(ValueError, match="expected a language, one of en, de, fr, got 'it'"):
        table_speech(new_table(), "it")


def test_the_same_names_are_spoken_of_in_the_same_words_and_new_names_in_new_ones() -> None:
    table = new_table()
    before = table_speech(table, "en")
    assert table_speech(table, "en") is before
    done(table, propose_rename(table, ANNA, seat=0, name="Zoe", at=NOW))
    assert table_speech(table, "en").names == ["Zoe", "Ben", "Cleo"]
    assert before.names == ["Anna", "Ben", "Cleo"]

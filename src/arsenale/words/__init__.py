"""Sentences in English, German and French: Fluent messages of the platform, to which each game adds its own."""

from .speech import LANGUAGES, MissingWords, Phrase, Speech, pictured, plain, platform_text
from .typography import typeset

__all__ = ["LANGUAGES", "MissingWords", "Phrase", "Speech", "pictured", "plain", "platform_text", "typeset"]

"""The ground floor: states, steps, action spaces, chance, events, refusals, records. No I/O, no clock."""

from .edition import Component, EditionError, EditionWarning
from .event import Event, Value
from .game import Adviser, Game, ScoreLine, Shortcut
from .later import ELSE, Later, look_later
from .painter import Figure, Fragment, Painter, Sheet
from .playout import playout
from .preview import DealtWorld, Effect, Outcome
from .record import FIRST_RULES, BadRecord, Record
from .refusal import IllegalAction, Refusal
from .rng import Rng, commitment, seeded
from .space import Action, Space, UnknownAction
from .state import State
from .step import Step
from .undo import can_undo, is_forced
from .view_types import BaseView, Question

__all__ = [
    "ELSE",
    "FIRST_RULES",
    "Action",
    "Adviser",
    "BadRecord",
    "BaseView",
    "Component",
    "DealtWorld",
    "EditionError",
    "EditionWarning",
    "Effect",
    "Event",
    "Figure",
    "Fragment",
    "Game",
    "IllegalAction",
    "Later",
    "Outcome",
    "Painter",
    "Question",
    "Record",
    "Refusal",
    "Rng",
    "ScoreLine",
    "Sheet",
    "Shortcut",
    "Space",
    "State",
    "Step",
    "UnknownAction",
    "Value",
    "can_undo",
    "commitment",
    "is_forced",
    "look_later",
    "playout",
    "seeded",
]

"""A match between one person at the terminal and bots. Nothing that is typed can lose it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

from ..bots import Bot, decide
from ..engine import BaseView, Event, Game, Record, State, UnknownAction, can_undo, seeded
from ..words import Speech
from .choices import FEW, choice_lines


class Leave(Exception):
    """The person has had enough."""


@dataclass(frozen=True)
class Checkpoint:
    """A state in which the person chose, and how many actions had been played by then."""

    state: State
    actions: int


class TerminalMatch:
    """Runs the match: bots act by themselves, the person is shown what happened and asked."""

    def __init__(
        self,
        game: Game[Any],
        speech: Speech,
        console: Console,
        *,
        seat: int,
        bots: Sequence[Bot],
        seed: str,
        options: Mapping[str, str],
        record_path: Path | None,
    ) -> None:
        self.game = game
        self.speech = speech
        self.console = console
        self.seat = seat
        self.bots = bots
        self.record = Record.of(game, len(bots), seed, options)
        self.record_path = record_path
        self.deals = seeded(f"deals {seed}")
        self.state: State = game.start(players=len(bots), seed=seed, options=options)
        self.played: list[tuple[int, int]] = []
        self.checkpoints: list[Checkpoint] = []
        self.news: list[Event] = []
        self.is_board_stale = True  # others have acted since the board was shown

    # The match

    def run(self) -> None:
        self.welcome()
        try:
            while not self.state.finished:
                self.go_on()
        except (Leave, EOFError, KeyboardInterrupt) as reason:
            self.part(may_ask=isinstance(reason, Leave))
            return
        self.finish()

    def go_on(self) -> None:
        """The next action: the person's own, if it is asked for, else a bot's."""
        actors = self.state.actors()
        if self.seat not in actors:
            self.play(actors[0], decide(self.bots[actors[0]], self.state, actors[0], self.deals))
            self.is_board_stale = True
            return
        legal = self.state.legal(self.seat)
        if len(legal) == 1:
            label = self.speech.label(self.game, self.view(), legal[0])
            self.play(self.seat, legal[0])
            self.tell_news()
            self.say("cli-only-choice", choice=label)
            return
        self.ask(legal)

    def play(self, seat: int, action: int) -> None:
        events = self.state.listen()
        self.state.apply(seat, action)
        self.news += events
        self.played.append((seat, action))
        self.record.add(self.game, seat, action)

    def ask(self, legal: list[int]) -> None:
        """Show what is to be decided, then read until something is decided."""
        self.tell_news()
        if self.is_board_stale:
            self.show_board()
        self.show_question(legal)
        while True:
            answer = self.read(self.speech.say("cli-prompt")).strip()
            action = self.understand(answer, legal)
            if action is not None:
                self.checkpoints.append(Checkpoint(self.state.copy(), len(self.played)))
                self.play(self.seat, action)
                return
            if answer.lower() == "u" and self.undo():
                return

    def understand(self, answer: str, legal: list[int]) -> int | None:
        """The action that was typed; a command is carried out, all else explained."""
        word, _, rest = answer.partition(" ")
        match word.lower():
            case "" | "u":
                return None
            case "?" | "h":
                self.say("cli-help")
            case "b":
                self.show_board()
                self.show_question(legal)
            case "q":
                raise Leave
            case "w":
                self.explain(rest.strip(), legal)
            case _ if answer.isdecimal():
                if 1 <= int(answer) <= len(legal):
                    return legal[int(answer) - 1]
                self.say("cli-no-such-number", number=answer, last=len(legal))
            case _:
                return self.parsed(answer, legal)
        return None

    def parsed(self, text: str, legal: list[int]) -> int | None:
        try:
            action = self.game.parse(text)
        except UnknownAction:
            self.say("cli-unknown", text=text, example=self.game.format(legal[0]))
            return None
        if action in legal:
            return action
        self.tell_refusal(action)
        return None

    def explain(self, text: str, legal: list[int]) -> None:
        """Why an action may not be played."""
        if text.isdecimal() and 1 <= int(text) <= len(legal):
            self.say("cli-is-legal")
            return
        try:
            self.tell_refusal(self.game.parse(text))
        except UnknownAction:
            self.say("cli-unknown", text=text, example=self.game.format(legal[0]))

    def tell_refusal(self, action: int) -> None:
        refusal = self.game.why_not(self.state, self.seat, action)
        if refusal is None:
            self.say("cli-is-legal")
            return
        self.print(f"[yellow]{escape(self.speech.refusal(refusal))}[/]")

    def undo(self) -> bool:
        """Back to the last choice, if nothing has come to light since."""
        if not self.checkpoints:
            self.say("cli-undo-nothing")
            return False
        last = self.checkpoints[-1]
        if not can_undo(last.state, self.played[last.actions :]):
            drew = self.state.rng.drawn != last.state.rng.drawn
            self.say("cli-undo-chance" if drew else "cli-undo-secret")
            return False
        self.checkpoints.pop()
        self.state = last.state
        self.is_board_stale = any(seat != self.seat for seat, _ in self.played[last.actions :])
        del self.played[last.actions :]
        del self.record.actions[last.actions :]
        self.news = []
        self.say("cli-undone")
        return True

    # The end

    def finish(self) -> None:
        self.record.close(self.state)
        self.tell_news()
        self.show_board()
        names = self.speech.names
        scores = self.state.scores()
        for seat in sorted(range(len(names)), key=lambda seat: -scores[seat]):
            self.say("cli-score", name=names[seat], score=scores[seat])
        winners = self.state.winners()
        key = "cli-winner" if len(winners) == 1 else "cli-winners"
        self.say(key, style="bold", names=[names[seat] for seat in winners])
        self.say("cli-seed", seed=self.record.seed, commitment=self.record.commitment)
        self.save(may_ask=True)

    def part(self, *, may_ask: bool) -> None:
        """The person leaves before the end."""
        self.print("")
        self.save(may_ask=may_ask)
        self.say("cli-bye")

    def save(self, *, may_ask: bool) -> None:
        """Write the record where the person wants it, if at all; where that fails, ask again."""
        path = self.record_path
        while True:
            if path is None:
                path = self.ask_for_path() if may_ask else None
                if path is None:
                    return
            try:
                path.write_text(self.record.to_json() + "\n", encoding="utf-8")
            except OSError as error:
                self.say("cli-not-saved", file=str(path), reason=str(error.strerror))
                path = None
                continue
            self.say("cli-saved", file=str(path))
            return

    def ask_for_path(self) -> Path | None:
        usual = f"{self.game.name}-{self.record.commitment[:8]}.json"
        try:
            answer = self.read(self.speech.say("cli-save", {"file": usual})).strip()
        except (EOFError, KeyboardInterrupt):
            return None
        if answer.lower() in ("n", "no", "nein", "non"):
            return None
        return Path(answer or usual)

    # What the person sees

    def view(self) -> BaseView:
        return self.game.view(self.state, self.seat)

    def welcome(self) -> None:
        self.print(f"[bold]{escape(self.speech.title(self.game))}[/]  [dim]{escape(self.game.designers)}[/]")
        others = [f"{self.speech.names[seat]} ({bot.name})" for seat, bot in enumerate(self.bots) if seat != self.seat]
        self.say("cli-welcome", name=self.speech.names[self.seat], others=others)
        for note in self.game.notes(len(self.bots)):
            self.say(f"note-{note}")
        self.say("cli-commitment", commitment=self.record.commitment)
        self.say("cli-hint")

    def show_board(self) -> None:
        self.print("")
        self.print(self.game.text(self.view(), self.speech))
        self.print("")
        self.is_board_stale = False

    def show_question(self, legal: list[int]) -> None:
        view = self.view()
        for question in view["questions"]:
            if question["seat"] == self.seat:
                self.print(f"[bold]{escape(self.speech.question(question))}[/]")
        labels = self.labels(legal, view)
        for line in choice_lines([self.game.action(action) for action in legal], labels, self.console.width):
            self.print(line)

    def labels(self, legal: list[int], view: Mapping[str, Any]) -> list[str]:
        """The choices in words; where they are few, with what each would bring."""
        labels = [self.speech.label(self.game, view, action) for action in legal]
        if len(legal) > FEW:
            return labels
        previews = self.game.previews(self.state, self.seat, [(action,) for action in legal])
        told = [", ".join(self.speech.effect(effect) for effect in effects) for effects in previews]
        return [f"{label} → {brings}" if brings else label for label, brings in zip(labels, told, strict=True)]

    def tell_news(self) -> None:
        """What happened since the person was last told, as far as the seat may know."""
        for event in self.news:
            if event.is_for(self.seat):
                self.print(f"[dim]·[/] {escape(self.speech.event(event))}")
        self.news = []

    def say(self, key: str, *, style: str = "", **args: Any) -> None:
        self.console.print(escape(self.speech.say(key, args)), style=style or None, soft_wrap=True)

    def print(self, markup: str) -> None:
        self.console.print(markup, soft_wrap=True)

    def read(self, prompt: str) -> str:
        self.console.print(escape(prompt), style="bold", end=" ", soft_wrap=True)
        return input()

"""The texts of a session: refusals, previews, prompts, advice and results."""

from collections.abc import Callable
from typing import Literal

from tianxia.engine.draft import Trial
from tianxia.engine.game import Json, Refusal
from tianxia.telling.speech import Speech, listing
from tianxia.telling.titles import game_title, move_count
from tianxia.terminal.session import Hint, Session
from tianxia.words import Words

Device = Literal["terminal", "line"]
"""How answers are given: with keys in the app, or typed in line mode."""


class Wording(Speech):
    """Words one session in one language."""

    def __init__(self, session: Session, words: Words, device: Device = "terminal") -> None:
        """Word this session; `device` is how its people answer."""
        super().__init__(session.game.name, words, reader=session.people[0] if len(session.people) == 1 else None)
        self.session, self.device = session, device

    # -- who

    def player(self, seat: int) -> str:
        """The player of a seat: you, a person, or which bot."""
        return self.sitter(self.session.setup.names[seat], self.session.setup.names)

    # -- advice

    def ways(self, question: str, hint: Hint, named: Callable[[str], str] = str) -> list[str]:
        """The best answers to a question, each with its value; `named` words an answer."""
        found, unit = hint
        return [
            self.words.say(
                "line-hint-way",
                answer=named(self.session.game.key_of(question, way.answer)),
                unit=unit,
                percent=100 * way.value,
                points=way.value,
            )
            for way in found
            if way.value is not None
        ]

    # -- sentences

    def undo(self) -> list[str]:
        """The question before an undo beyond the own turn, then whose moves it would undo too."""
        others = self.session.undoes()
        if others is None:
            return []
        asked = [self.words.say("page-undo-ask", shared="no" if len(self.session.people) == 1 else "yes")]
        too = self.words.say("page-undo-ask-too", count=len(others), seats=self.seats(others))
        return [*asked, too] if others else asked

    def refusal(self, refusal: Refusal, view: Json) -> str:
        """Why not: a headline in the first line, the rule at the end."""
        values = self.values(refusal.numbers, view)
        if "question" in values:
            values["question"] = self.face.question(values["question"], self.words)
        text = self.words.refusal(self.game, refusal, values)
        # A missing message comes back as its own name.
        return text if " " in text else listing(f"{refusal.code} {refusal.rule}", values)

    def preview(self, preview: Trial, before: Json) -> list[str]:
        """What an answer would do, and what it would gain or cost each seat."""
        told = self.consequences(preview) or [self.nothing()]
        return [*told, *self.balance(before, preview.view), *self.follows(preview)]

    def consequences(self, preview: Trial) -> list[str]:
        """What an answer would do, one sentence each."""
        return self.events(self.face.consequences(preview.events), preview.view)

    def nothing(self) -> str:
        """That an answer would change nothing."""
        return self.said("nothing-happens") or self.words.say("plain-nothing-happens")

    def follows(self, preview: Trial) -> list[str]:
        """The next question to the same seat, in games whose turns have several steps."""
        if preview.question is None or not self.words.has(f"{self.game}-next"):
            return []
        return [self.said("next", question=preview.question)]

    def balance(self, before: Json, after: Json) -> list[str]:
        """Gains and losses by seat in one line, if there are any."""
        return [text] if (text := "; ".join(self.face.balance(before, after, self.words))) else []

    def title(self) -> str:
        """What is played: the game, its options, and which game of a series."""
        session = self.session
        parts = ["tianxia", game_title(self.game, self.words), *self.chosen(session.game, session.match.options)]
        if session.setup.series:
            number, games = len(session.past) + 1, len(session.setup.series)
            parts.append(self.words.say("table-series", number=number, games=games))
        return "  ·  ".join(parts)

    def prompt(self, seat: int) -> str:
        """The prompt, as the seat that looks reads it."""
        asked = self.session.match.to_answer()
        if not asked:
            return self.words.say("table-over")
        if seat in asked:
            return self.words.say("table-your-turn", seat=self.seat(seat), you=self.you(seat))
        return self.words.say("table-thinking", seat=self.seat(asked[0]))

    def replayed(self, total: int) -> str:
        """Where a replay of that many moves stands, and who moves next."""
        asked = self.session.match.to_answer()
        if not asked:
            return self.words.say("table-over")
        number = move_count(self.session.match.entries) + 1
        return self.words.say("replay-at", number=number, total=total, seat=self.seat(asked[0]))

    def asked(self, seat: int) -> str:
        """The question to a seat in words, or by its name if the game has none."""
        ask = self.session.match.question(seat)
        if ask is None:
            return ""
        asked = {"seat": self.seat(seat), "you": self.you(seat), "question": ask.name}
        return self.said("asked", **asked) or self.words.say("line-your-turn", **asked)

    def options(self, seat: int) -> list[str]:
        """The allowed answers by heading, each as it is typed and in words."""
        lines = []
        for heading, choices in self.face.grouped(self.session.choices(seat), self.words):
            lines += [heading, *(f"  {choice['key']} = {self.words.noted(choice)}" for choice in choices)]
        return lines

    def greyed(self, seat: int) -> list[str]:
        """The answers that are not allowed now, each with the headline of the reason."""
        view = self.session.seen(seat)["view"]
        refused = [(choice, why) for choice, why in self.session.greyed(seat) if self.face.worth_greying(why)]
        headlines = [self.refusal(why, view).partition("\n")[0] for _, why in refused]
        choices = [f"  {choice['key']} = {self.words.choice(choice)}" for choice, _ in refused]
        return [f"{choice}: {why}" for choice, why in zip(choices, headlines, strict=True)]

    def lesson(self, seat: int) -> list[str]:
        """The text and the suggestion of a lesson for a seat's question."""
        said = self.session.advice(seat)
        if said is None or self.session.match.question(seat) is None:
            return []
        if said.state == "off":
            return [self.words.say("line-lesson-off")] if said.past == 1 else []
        if said.state == "done":
            return [self._guide(said.say or "")] if said.past == 0 else []
        step = said.path[0]
        told = [self._guide(step.say)] if step.say else []
        return [*told, self.words.say("line-lesson-advice", number=said.text, total=said.total, answer=step.answer)]

    def told(self, name: str) -> str:
        """A text of a lesson as one paragraph: a terminal has few lines."""
        rival = next(seat for seat in range(self.session.match.seats) if seat not in self.session.people)
        return " ".join(self.words.say(name, device=self.device, rival=self.seat(rival)).split())

    def _guide(self, name: str) -> str:
        return self.words.say("line-lesson", text=self.told(name))

    # -- the end

    def result(self) -> list[str]:
        """How the game ended: why and who won, then every seat's score with its parts."""
        return self.outcome(self.session.match.result())

    def standing(self) -> list[str]:
        """The standing of a series, if one is played."""
        standing = self.session.standing()
        if standing is None:
            return []
        sums, ahead = standing
        played, games = len(self.session.results()), len(self.session.setup.options)
        lines = [self.said("series", played=played, games=games, ahead=self.names(ahead))]
        return lines + [self.said("series-sum", seat=self.name(seat), sum=total) for seat, total in enumerate(sums)]

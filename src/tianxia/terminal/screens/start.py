"""The start screen: a new game or a lesson, saved and finished games, the language."""

from collections.abc import Callable
from typing import Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Label, Select, Static

from tianxia import bots, games, lessons
from tianxia.engine.game import BadInput, Game
from tianxia.engine.title import Option
from tianxia.telling.faces import first_game
from tianxia.telling.speech import PERSON
from tianxia.telling.titles import game_title
from tianxia.terminal.fields import NOBODY, SINGLE, Choices, Fields, runs_compiled
from tianxia.terminal.replay import replay_of
from tianxia.terminal.saves import finished_games, new_paths, saved_games
from tianxia.terminal.screens.saves_list import SavesList, saves_box
from tianxia.terminal.session import Session, lesson_session, new_session, resumed_session
from tianxia.terminal.setup import Setup, make_setup
from tianxia.words import LANGUAGES, Words

LANGUAGE_NAMES = {"en": "English", "de": "Deutsch", "fr": "Français"}
"""Each in its own language, so that anyone who lands in a foreign one finds the way out."""


class Choice(Select[str], inherit_bindings=False):
    """A choice in one line: left and right change it, Enter opens it, up and down go to the next field."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "show_overlay"),
        Binding("left", "step(-1)"),
        Binding("right", "step(1)"),
    ]

    def __init__(self, name: str, choices: Choices, value: str) -> None:
        """Show the chosen value."""
        self._rows = choices
        super().__init__(choices, value=value, allow_blank=False, id=name, compact=True)

    def offer(self, choices: Choices) -> None:
        """Offer other rows; the value stays if it still can."""
        value, self._rows = str(self.value), choices
        self.set_options(choices)
        self.value = value if value in dict(choices).values() else choices[0][1]

    def action_step(self, step: int) -> None:
        """Take the next row, or the one before."""
        values = [value for _, value in self._rows]
        self.value = values[(values.index(str(self.value)) + step) % len(values)]


def field(name: str, label: str, choices: Choices, value: str) -> Horizontal:
    """A label and its choice, in one line."""
    return Horizontal(Label(label, markup=False), Choice(name, choices, value), classes=f"field field-{name}")


class StartScreen(Screen[Session | str]):
    """Asks what to play. It is dismissed with a session or a replay, with `language/game`, or with `quit`."""

    AUTO_FOCUS = "#begin"
    """Enter begins a game at once."""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,escape", "dismiss('quit')"),
        Binding("n", "begin"),
        Binding("l", "learn"),
        Binding("down", "app.focus_next"),
        Binding("up", "app.focus_previous"),
    ]

    def __init__(self, words: Words, game: str = "") -> None:
        """Ask in this language, for this game first."""
        super().__init__()
        self.words = words
        self.game: Game[Any] = games.game(game or first_game(games.names()))
        self._fields = Fields(self.game, words)
        self._seats = max(2, min(self.game.seat_counts))
        """How many seats are taken at first."""

    # -- what is shown

    def compose(self) -> ComposeResult:
        """A new game on the left, saved and finished ones and the language on the right."""
        say = self.words.say
        yield Static(say("start-title"), id="title", markup=False)
        with Horizontal(id="start-layout"):
            with Vertical(id="new") as new:
                new.border_title = say("start-new")
                with VerticalScroll(can_focus=False):
                    yield from self._new_game()
                yield Static(id="complaint", markup=False)
                yield from self._ways_in()
            with Vertical(id="saves"):
                yield saves_box("saved", self.words, saved_games)
                yield saves_box("finished", self.words, finished_games)
                languages = [(LANGUAGE_NAMES[name], name) for name in LANGUAGES]
                yield field("language", say("start-language"), languages, self.words.language)
                yield Button(say("start-quit"), id="quit", compact=True)
        yield Static(say("start-keys"), id="keys", markup=False)

    def _ways_in(self) -> ComposeResult:
        """The buttons that begin a game or its lesson."""
        with Horizontal(id="ways-in"):
            yield Button(self.words.say("start-begin"), id="begin", variant="primary", compact=True)
            if self.game.name in lessons.games_with_lessons():
                yield Button(self.words.say("page-learn"), id="learn", compact=True)

    def _new_game(self) -> ComposeResult:
        say, name = self.words.say, self.game.name
        yield field("game", say("start-game"), [(game_title(each, self.words), each) for each in games.names()], name)
        yield Label(self._fields.said("about"), classes="about", markup=False)
        for seat in range(max(self.game.seat_counts)):
            rows, bot = self._fields.players(seat), NOBODY if seat >= self._seats else bots.usual(self.game.name)
            player = PERSON if seat == 0 else bot if bot in dict(rows).values() else rows[-1][1]
            yield field(f"seat-{seat}", self._fields.seat(seat), rows, player)
        if not runs_compiled(self.game):
            yield Label(say("start-bots-uncompiled"), id="uncompiled", classes="about", markup=False)
        for option in self.game.options:
            yield from self._option(option)
        if self.game.series is not None:
            yield field("series", say("start-series"), self._fields.series(), SINGLE)

    def _option(self, option: Option) -> ComposeResult:
        rows = self._fields.values_of(option, self._seats)
        label, value = self._fields.option_name(option.name), rows[0][1]
        yield field(f"option-{option.name}", label, rows, value)
        yield Label(self._fields.about(option.name, value), id=f"about-{option.name}", classes="about", markup=False)

    # -- what is chosen

    def _value(self, name: str) -> str:
        return str(self.query_one(f"#{name}", Choice).value)

    def _names(self) -> list[str]:
        """The players of the taken seats."""
        chosen = [self._value(f"seat-{seat}") for seat in range(max(self.game.seat_counts))]
        return [name for name in chosen if name != NOBODY]

    def _setup(self) -> Setup:
        options = {option.name: self._value(f"option-{option.name}") for option in self.game.options}
        series: list[str] = []
        if self.game.series is not None and self._value("series") != SINGLE:
            series = self._value("series").split(",")
            del options[self.game.series]
        return make_setup(self.game, self._names(), options, series)

    @on(Select.Changed)
    def chosen(self, event: Select.Changed) -> None:
        """Another game or language reopens the screen; a value shows its sentence; seats limit the options."""
        kind, _, name = (event.select.id or "").partition("-")
        value = str(event.value)
        if kind == "language" and value != self.words.language:
            self.dismiss(f"{value}/{self.game.name}")
        elif kind == "game" and value != self.game.name:
            self.dismiss(f"{self.words.language}/{value}")
        elif kind == "option":
            self.query_one(f"#about-{name}", Label).update(self._fields.about(name, value))
        elif kind == "seat":
            self._limit_options()

    def _limit_options(self) -> None:
        """Offer only values that make sense with the taken seats."""
        for option in self.game.options:
            rows = self._fields.values_of(option, len(self._names()))
            self.query_one(f"#option-{option.name}", Choice).offer(rows)

    # -- what people do

    @on(Button.Pressed, "#quit")
    def quit(self) -> None:
        """Leave."""
        self.dismiss("quit")

    @on(Button.Pressed, "#begin")
    def action_begin(self) -> None:
        """Begin the chosen game, or say what is wrong."""
        self._open(lambda: new_session(self._setup(), None, new_paths(self.game.name)))

    @on(Button.Pressed, "#learn")
    def action_learn(self) -> None:
        """Begin the lesson of the chosen game."""
        if self.game.name in lessons.games_with_lessons():
            self._open(lambda: lesson_session(self.game.name))

    @on(SavesList.Opened)
    def open_save(self, event: SavesList.Opened) -> None:
        """Resume a saved game, or replay a finished one."""
        save, number = event.save, event.number
        self._open(lambda: replay_of(save, number) if save.finished else resumed_session(save))

    def _open(self, make: Callable[[], Session]) -> None:
        try:
            self.dismiss(make())
        except BadInput as error:
            self.query_one("#complaint", Static).update(self.words.complaint(error))

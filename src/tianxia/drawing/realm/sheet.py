"""A view of one of the two ZhanGuo games as a picture: what both show, and where it goes."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from tianxia.drawing.icons import icon
from tianxia.drawing.layout import beside, flowing, panel, sized, stacked
from tianxia.drawing.palette import CARD, CINNABAR, INK, JADE, KINDS, LINE, MUTED, WELL, Colours
from tianxia.drawing.realm.cards import ACT, CardText, fanned
from tianxia.drawing.realm.pieces import WORKER, aspect, backs, counted, mark, numbered, piece
from tianxia.drawing.svg import SERIF, Block, box, paragraph, path, text, word
from tianxia.engine.game import Json
from tianxia.telling.realm import ASPECTS, ROUNDS, WAYS, Realm

LEFT = 286
COLUMN = 160
GAP = 12
RIGHT = 5 * COLUMN
WIDTH = LEFT + GAP + RIGHT
ROOM = LEFT - 24


class RealmSheet(Realm):
    """Draws a view. Everything that `print` says is on it."""

    COLOURS: ClassVar[Sequence[str]]
    """The colours of the players' pieces."""
    TITLES: ClassVar[Mapping[str, str]]
    """The messages that head the panels: court, cards at court, rewards, hand."""

    def sheet(self) -> Block:
        """The whole table."""
        left = stacked([self.court(), self.rewards(), *self.beside_map()], GAP)
        right = stacked([self.middle(), self.board(), *self.hand()], GAP)
        return stacked([self.header(), self.strips(), beside([left, right], GAP, centred=False), *self.below()], GAP)

    # -- what a game adds

    def beside_map(self) -> list[Block]:
        """Panels of the left column below court and rewards."""
        raise NotImplementedError

    def middle(self) -> Block:
        """Walls and map."""
        raise NotImplementedError

    def column(self, player: int, region: Any) -> Block:
        """A region of a player's board."""
        raise NotImplementedError

    @property
    def region_names(self) -> Sequence[Any]:
        """The regions as the view names them."""
        raise NotImplementedError

    @property
    def columns_of_board(self) -> Sequence[Any]:
        """The regions of the viewer's board."""
        return self.region_names

    def below(self) -> list[Block]:
        """Panels below everything else."""
        return []

    def pieces_of(self, player: int) -> list[Block]:
        """What a player has beside the board."""
        raise NotImplementedError

    def card_text(self, data: Json) -> CardText:
        """A card in words."""
        raise NotImplementedError

    def held_cards(self) -> list[CardText]:
        """The viewer's hand."""
        raise NotImplementedError

    def court_kind(self) -> str | None:
        """The type of the card on top of the court pile."""
        raise NotImplementedError

    def playing(self) -> CardText | None:
        """The card that is being played, if everybody sees it."""
        return None

    # -- players

    def colour(self, player: int) -> str:
        """The colour of a player's pieces."""
        return self.COLOURS[player]

    def mark(self, player: int, size: float = 16) -> Block:
        """The sign of a player."""
        return mark(self.colour(player), size)

    def piece(self, kind: str, player: int, size: float = 26) -> Block:
        """A piece of a player."""
        return piece(kind, self.colour(player), size)

    @property
    def is_seat(self) -> bool:
        """Whether a seat looks, not a spectator."""
        return int(self.view["viewer"]) >= 0

    def wall_place(self, count: int, worth: object, player: int | None) -> Block:
        """A slot of the wall: how many rods it has and what it pays; once it is taken, by whom."""
        return beside(
            [
                icon(f"rods-{count}", 19, WORKER) if player is None else self.piece("wall", player, 22),
                word(str(worth), 12, weight=600),
            ],
            1,
        )

    def owners(self, kind: str, counts: Sequence[int], size: float = 26) -> list[Block]:
        """The pieces of several players, one by one."""
        return [self.piece(kind, player, size) for player, count in enumerate(counts) for _ in range(count)]

    def header(self) -> Block:
        """The name of the game and the round."""
        name = word(self.said("name"), 22, weight=700, family=SERIF)
        rounds = beside([numbered(n, 24, n == self.view["round"]) for n in range(1, ROUNDS + 1)], 5)
        stage = word(self.said("round", round=self.view["round"], stage=self.view["stage"]), 13, MUTED)
        return sized(beside([name, rounds, stage], 18), WIDTH)

    def strips(self) -> Block:
        """A strip for each player."""
        count = len(self.players)
        width = (WIDTH - GAP * (count - 1)) / count
        tall = max(self._strip(player, width).height for player in self.players)
        return beside([self._strip(player, width, tall) for player in self.players], GAP)

    def _strip(self, player: int, width: float, height: float | None = None) -> Block:
        """Name, score, markers or tokens, backs of the hand, pieces left; at the end the score by source."""
        marks = [counted(aspect(each), self.marks(player, each)) for each in ASPECTS]
        inside = [flowing([*marks, backs(self.held(player)), *self.pieces_of(player)], width - 24, 10, 5)]
        if self.view["stage"] == "over":
            inside.append(paragraph(self.score_line(player).removeprefix("– "), width - 24, 11, MUTED))
        body = stacked(inside, 6)
        tall = body.height + 50 if height is None else height
        turn = player == self.view[self.MOVER]
        score = self.said("strip-score", score=self.score(player))
        marks_ = [
            box(width, tall, CARD, rx=8),
            box(5, tall - 16, CINNABAR, y=8, rx=2) if turn else "",
            self.mark(player, 22).at(12, 10),
            text(42, 27, self.name(player), 17, weight=600, family=SERIF),
            text(width - 12, 27, score, 17, weight=700, anchor="end", family=SERIF),
            body.at(12, 40),
        ]
        if turn:
            said = word(self.say("page-to-move"), 12, CINNABAR, 600)
            marks_.append(said.at(52 + word(self.name(player), 17, weight=600).width, 14))
        return Block(width, tall, "".join(marks_))

    # -- court and rewards

    def court(self) -> Block:
        """The number to beat; above it what a higher card activates, below it what a lower one does."""
        kind = self.court_kind()
        tones = KINDS[kind] if kind else Colours(WELL)
        number = text(36, 34, str(self.top or "–"), 28, tones.on, 700, "middle", SERIF)
        top = Block(72, 46, box(72, 46, tones.fill, INK, rx=6, stroke_width=1.5) + number)
        said = self.say("euro-to-beat") if self.top else self.said("court", top=0, cards=0)
        beat = beside([top, paragraph(said, ROOM - 84, 13, weight=600)], 12)
        inside = stacked([*self._order(), self._ways("higher"), beat, self._ways("lower")], 8)
        note = self.say(self.TITLES["cards"], count=len(self.view["court"]))
        return panel(self.say(self.TITLES["court"]), inside, LEFT, note=note)

    def _order(self) -> list[Block]:
        return [paragraph(line, ROOM, 12, MUTED) for line in self.order_lines()]

    def _ways(self, way: str) -> Block:
        head = self.say("euro-higher-wakes" if way == "higher" else "euro-lower-wakes")
        actions = [self._action(action) for action in self.ACTIONS[way]]
        return stacked([word(f"{WAYS[way]} {head}", 12, MUTED, 600), *actions], 3)

    def _action(self, action: str) -> Block:
        """A court action with the viewer's cards that it triggers."""
        known = self.plan("court") is not None
        said = self.waits(action) if known else self.said("short-trigger", trigger=action)
        return beside([icon(f"act-{action}", 20, ACT), paragraph(said, ROOM - 28, 13)], 8)

    def rewards(self) -> Block:
        """The rewards of the round with the race for each, then those of later rounds."""
        now = [self._reward(each, data) for each, data in self.rewards_of(self.round).items()]
        later = [paragraph(line, ROOM, 11, MUTED) for line in self.later_rewards()]
        return panel(self.say(self.TITLES["rewards"]), stacked([*now, *later], 9), LEFT)

    def _reward(self, each: str, data: Json) -> Block:
        race = [counted(self.mark(player, 14), value) for player, value in self.race(each)]
        left = word(self.said("left-short", count=self.left(each)), 12, MUTED)
        worth = [word(f"+{self.worth(each)}", 13, JADE, 700)] if self.worth(each) else []
        words = paragraph(self.pair(self.aspect(each), self.reward(data)), ROOM - 32, 12, weight=600)
        chances = flowing([*race, left, *worth], ROOM - 32, 9)
        return beside([aspect(each, 24), stacked([words, chances], 3)], 8, centred=False)

    # -- boards

    def board(self) -> Block:
        """The viewer's board: five columns under those of the map."""
        player = self.viewer
        columns = [self.column(player, region) for region in self.columns_of_board]
        tall = max((column.height for column in columns), default=-16) + 12
        shades = [box(COLUMN, tall, (WELL, CARD)[n % 2], x=COLUMN * n, y=40) for n in range(len(columns))]
        inside = [column.at(COLUMN * n + 6, 46) for n, column in enumerate(columns)]
        title = self.say("euro-board-of", you="no", seat=self.name(player))
        about = self.about_board(player)
        marks = [
            box(RIGHT, tall + 48, CARD, rx=8),
            self.mark(player, 20).at(12, 10),
            text(40, 26, title, 16, weight=600, family=SERIF),
            text(RIGHT - 12, 25, about, 12, MUTED, anchor="end", room=RIGHT - 300) if about else "",
            *shades,
            *inside,
            path(f"M0 40H{RIGHT}", "none", LINE),
        ]
        return Block(RIGHT, tall + 48, "".join(marks))

    def about_board(self, player: int) -> str:  # noqa: ARG002
        """What is special about a player's board."""
        return ""

    def hand(self) -> list[Block]:
        """The viewer's cards, the one being played first."""
        playing = self.playing()
        cards = [*([playing] if playing else []), *self.held_cards()]
        if not cards:
            return []
        fan = fanned(cards, RIGHT - 24, playing=playing.name if playing else None)
        return [panel(self.said("title-hand"), fan, RIGHT, WELL)]

    def titled(self, title: str, blocks: Sequence[Block], fill: str = CARD) -> Block:
        """A panel of the left column."""
        return panel(title, stacked(blocks, 8), LEFT, fill)

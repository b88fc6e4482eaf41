"""The pages that the two ZhanGuo games share, in coloured characters."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.style import Style
from rich.text import Text

from tianxia.engine.game import Json
from tianxia.telling.realm import ASPECTS, WAYS, Realm
from tianxia.terminal import palette, styles
from tianxia.terminal.styles import Sign
from tianxia.terminal.widgets.pages import Lines

CARDS = 3
"""Places for cards in a region."""
WIDEST = 40
"""More columns than a region ever has."""
ROOM_FOR_MORE = 36
"""From this width on a player has a second line."""

Parts = dict[str, Text]
"""What is drawn of a region, by name."""


class RealmPages(Realm):
    """Draws a view."""

    SIGNS: ClassVar[Mapping[int | str, tuple[str, str]]]
    """The shape and the colour of a player's pieces."""
    KINDS: ClassVar[Mapping[str, str]]
    """The colours of the cards."""
    LEAST_COLUMN: ClassVar[int]
    """Narrower columns cannot hold a card."""
    LEAST_CARD: ClassVar[int]
    """The columns of a card in hand."""
    COLUMN: ClassVar[tuple[str, ...]]
    """The parts of a region from top to bottom, above its cards."""
    BLOCK: ClassVar[tuple[tuple[str, ...], ...]]
    """The same in a few lines of the whole width, for narrow screens."""

    # -- signs

    def sign(self, player: int) -> Sign:
        """How a player's pieces look."""
        shape, colour = self.SIGNS[player]
        return Sign(shape, self.said("seat-letter", seat=player), colour)

    def piece(self, player: int | None) -> Text:
        """A player's piece, or a free place."""
        return Text("·", styles.QUIET) if player is None else self.sign(player).piece()

    def pieces(self, counts: Sequence[int]) -> Text:
        """How many pieces each player has somewhere."""
        return styles.pieces([self.sign(player) for player in self.players], counts)

    def letter(self, kind: str) -> Text:
        """The letter of an aspect, or of another type of card, in its colour."""
        return styles.letter(self.say("euro-letter", what=kind), self.KINDS[kind])

    def marked(self, player: int) -> Text:
        """A player's markers or tokens."""
        text = Text()
        for aspect in ASPECTS:
            text.append_text(self.letter(aspect)).append(f"{self.marks(player, aspect)} ", styles.PLAIN)
        return text

    def drawn(self, card: Json) -> Text:
        """A card: type, trigger, bonus."""
        text = self.letter(card["type"]) if card.get("type") else Text()
        return text.append(self.short_card(card), styles.PLAIN)

    def held_cards(self, cards: Mapping[str, Json], width: int) -> list[Text]:
        """Cards with their names, as many in a row as fit."""
        named = [(Text().append(f"{name:>3} ", styles.STRONG), card) for name, card in cards.items()]
        return styles.grid([name.append_text(self.drawn(card)) for name, card in named], width, self.LEAST_CARD)

    # -- what stands beside a player's name

    def strip(self, after: Json | None, player: int, width: int) -> list[Text]:
        """The score now and after the draft, and the hand; markers or tokens below if there is space."""
        now, then = self.score(player), type(self)(after or self.view, self.words).score(player)
        text = styles.changing(self.said("strip-score", score=now), now, then, then > now)
        text.append(" ").append_text(self.backs(player))
        more = Text("    ◎ ", styles.QUIET).append_text(self.marked(player)).append(self.summary(player), styles.QUIET)
        return [text, more] if width >= ROOM_FOR_MORE else [text]

    def backs(self, player: int) -> Text:
        """The backs of the cards in hand, a letter for each."""
        letters = [self.letter(aspect) for aspect, count in self.held(player).items() for _ in range(count)]
        return Text("▤", styles.QUIET).append_text(Text().join(letters))

    def summary(self, player: int) -> str:
        """What else matters of a player, in a few letters."""
        raise NotImplementedError

    # -- pages

    def pages(self, now: "RealmPages", room: int) -> list[tuple[str, Lines]]:
        """The pages that everybody has, by name; `now` is the position before the draft."""
        raise NotImplementedError

    def is_narrow(self, width: int) -> bool:
        """Whether the regions do not fit side by side."""
        return width // len(self.regions) < self.LEAST_COLUMN

    def table(self, now: "RealmPages", room: int, width: int) -> list[Text]:
        """The page of the viewer: court, rewards, board, hand; below, what else fits.

        The court is always that of now, even where the view is one after the draft: its number is what the draft must
        beat. On narrow screens the hand is above the board, so that it is not scrolled away.
        """
        head, prizes, held = now.court(width), self.rewards(), self.hand(width)
        board = [*self.stock(self.viewer), *self.board(self.viewer, width)]
        own = [*head, *held, *board, *prizes] if self.is_narrow(width) else [*head, *prizes, *board, *held]
        return styles.filled(own, self.below(width), room)

    def below(self, width: int) -> list[list[Text]]:
        """What else is on the first page if it fits, block by block."""
        raise NotImplementedError

    def hand(self, width: int) -> list[Text]:
        """The viewer's cards."""
        raise NotImplementedError

    def stock(self, player: int) -> list[Text]:
        """The stock beside a player's board."""
        raise NotImplementedError

    def other(self, player: int, width: int) -> list[Text]:
        """Another player's hand, stock and board."""
        head = self.sign(player).chip().append(f" {self.name(player)}", styles.STRONG)
        hand = self.pair(self.said("title-hand"), self.by_aspect(self.held(player)))
        return [head.append(f" · {hand}", styles.PLAIN), *self.stock(player), *self.board(player, width)]

    # -- court and rewards

    def court(self, width: int) -> list[Text]:
        """Round and number to beat, the card being played, then what a higher and a lower card would activate."""
        head = Text(self.said("round", round=self.view["round"], stage=self.view["stage"]), styles.QUIET)
        lines = [head.append(f"   {self.said('court-short', top=self.top)}", styles.STRONG), *self._under_way()]
        if self.plan("court") is None:
            return lines
        if self.is_narrow(width):
            return [*lines, *(Text(f"{arrow} {self.waiting(way)}", styles.PLAIN) for way, arrow in WAYS.items())]
        return [*lines, *(Text(self.say(f"{self.GAME}-wakes-{way}", waiting=self.waiting(way))) for way in WAYS)]

    def played(self) -> Text | None:
        """The card being played."""
        raise NotImplementedError

    def _under_way(self) -> list[Text]:
        """The card being played, its use and its action."""
        line = self.played()
        if line is None:
            return []
        for step in self.view["steps"]:
            if step["question"] in ("use", "action"):
                line.append(f" · {self.words.choice(step)}", styles.STRONG)
        return [line]

    def rewards(self) -> list[Text]:
        """The rewards of the round with the race for each."""
        return [self.reward_row(aspect, data) for aspect, data in self.rewards_of(self.round).items()]

    def reward_row(self, aspect: str, data: Json) -> Text:
        """A reward of the round: the players in order, and what it would give."""
        line = self.letter(aspect).append(" ")
        for player, value in self.race(aspect):
            line.append_text(self.piece(player)).append(f"{value} ", styles.PLAIN)
        line.append(self.reward(data), styles.PLAIN)
        if self.worth(aspect):
            line.append(f" +{self.worth(aspect)}", styles.GAIN)
        return line.append(f"  ({self.said('left-short', count=self.left(aspect))})", styles.QUIET)

    # -- boards

    @property
    def regions(self) -> Sequence[Any]:
        """The regions as the view names them."""
        raise NotImplementedError

    def parts(self, player: int, region: Any) -> Parts:
        """What is drawn of a region, without its cards."""
        raise NotImplementedError

    def region_cards(self, player: int, region: Any) -> list[Text]:
        """The cards of a region."""
        raise NotImplementedError

    def workers(self, count: int) -> Text:
        """How many workers a region has."""
        return Text(self.said("short-workers", count=count), styles.STRONG if count else styles.QUIET)

    def unrest(self, level: int, track: int, block: int = 0) -> Text:
        """The unrest track: filled and free slots, a mark where palaces end; a full one is highlighted."""
        tone = styles.WARN if level else styles.QUIET
        text = Text()
        for slot in range(1, track + 1):
            text.append("┃" if slot == block else "", styles.QUIET).append("▮" if slot <= level else "▯", tone)
        return text.append(f" {level}/{track}{'!' if level == track > 0 else ''}", tone)

    def whose(self, what: str, counts: Sequence[int]) -> Text:
        """The owners of governors or palaces in a region."""
        return Text(f"{self.say(f'{self.GAME}-short-{what}')} ", styles.QUIET).append_text(self.pieces(counts))

    def board(self, player: int, width: int) -> list[Text]:
        """The regions of a player's board with the map above them."""
        drawn = [(self.parts(player, region), self.region_cards(player, region)) for region in self.regions]
        if self.is_narrow(width):
            return [line for parts, cards in drawn for line in self._block(parts, cards, width)]
        places = max(CARDS, *(len(cards) for _, cards in drawn))
        columns = [self._column(parts, cards, places) for parts, cards in drawn]
        return [styles.row(list(line), width // len(columns)) for line in zip(*columns, strict=True)]

    def _column(self, parts: Parts, cards: list[Text], places: int) -> list[Text]:
        title = Text(f"{parts['title'].plain:<{WIDEST}}", styles.HEAD)
        lines = {**parts, "title": title, "rule": Text("─" * WIDEST, palette.LINE)}
        free = [Text("·", styles.QUIET) for _ in range(places - len(cards))]
        return [*(lines[name] for name in self.COLUMN if name in lines), *cards, *free]

    def _block(self, parts: Parts, cards: list[Text], width: int) -> list[Text]:
        head, *rows = [[parts[name] for name in row if name in parts] for row in self.BLOCK]
        title = Text("  ", styles.HEAD).join(head)
        title.truncate(width, overflow="ellipsis", pad=True)
        below = [*(Text("  ").join(row) for row in rows), *styles.grid(cards, width - 1, self.LEAST_COLUMN)]
        return [title, *(Text(" ").append_text(line) for line in below)]

    # -- scores

    def scores(self, width: int) -> list[Text]:  # noqa: ARG002
        """The running score by source: a column for each player."""
        title, points = self.said("title-score"), [self.sources(player) for player in self.players]
        rows = [(self.said("source-name", source=name), [each[name] for each in points]) for name in points[0]]
        first = 2 + max(len(name) for name in [title, *(name for name, _ in rows)])
        head = Text(f"{title:<{first}}", styles.STRONG)
        for player in self.players:
            head.append_text(self.sign(player).chip()).append("  ")
        sums = _numbers("=", [self.score(player) for player in self.players], first, styles.STRONG)
        return [head, *(_numbers(name, counts, first, styles.QUIET) for name, counts in rows), sums]


def _numbers(name: str, counts: list[int], width: int, style: Style) -> Text:
    line = Text(f"{name:<{width}}", style)
    for count in counts:
        line.append(f"{count:>3}   ", styles.PLAIN if count and style is styles.QUIET else style)
    return line

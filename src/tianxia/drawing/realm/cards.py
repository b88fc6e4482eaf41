"""Cards of the two ZhanGuo games: tucked ones as strips, those in hand upright."""

from dataclasses import dataclass

from tianxia.drawing.icons import icon
from tianxia.drawing.layout import beside, stacked
from tianxia.drawing.palette import CARD, CINNABAR, CINNABAR_WASH, INK, KINDS, MUTED, Colours
from tianxia.drawing.realm.pieces import aspect
from tianxia.drawing.svg import SERIF, Block, box, paragraph, path, text, word

ACT = Colours("#f4e7c6", INK, INK)


@dataclass(frozen=True)
class CardText:
    """A card in words."""

    name: str
    kind: str | None
    """Its aspect or type; None where its face is not known."""
    trigger: str
    arrow: str
    action: str
    effect: str


def _trigger(card: CardText, room: float) -> Block:
    """What activates it, and whether a higher or a lower number does."""
    sign = beside([word(card.arrow, 12, weight=700), icon(f"act-{card.action}", 16, ACT)], 2)
    return beside([sign, paragraph(card.trigger, room - sign.width - 5, 12, weight=600)], 4)


def tucked(card: CardText, room: float, blocked: bool) -> Block:
    """A card under a board: a strip with its type, its number, its trigger and its effect."""
    inner = room - 36
    words = (
        [paragraph(card.effect, inner, 12)]
        if card.kind is None
        else [_trigger(card, inner), paragraph(card.effect, inner, 12)]
    )
    body = stacked(words, 2)
    height = max(body.height + 10, 40)
    tones = KINDS[card.kind] if card.kind else Colours(CARD)
    marks = [
        box(room, height, CINNABAR_WASH if blocked else CARD, INK, rx=5, stroke_width=0.8),
        path(
            f"M26 .4H5.400Q.400 .400 .400 5.400V{height - 5.4:g}Q.400 {height - 0.4:g} 5.400 {height - 0.4:g}H26z",
            tones.fill,
            INK,
            0.8,
        ),
        aspect(card.kind, 16).at(5, 5) if card.kind else "",
        text(13, 34, card.name, 11, tones.on, 600, "middle"),
        body.at(31, 5),
        icon("lock", 13).at(6.5, height - 17) if blocked and height > 54 else "",
    ]
    return Block(room, height, "".join(marks))


def upright(card: CardText, width: float, height: float = 0, playing: bool = False) -> Block:
    """A card in hand."""
    inner = width - 16
    words = (
        [paragraph(card.effect, inner, 12)]
        if card.kind is None
        else [_trigger(card, inner), paragraph(f"→ {card.effect}", inner, 12)]
    )
    body = stacked(words, 4)
    tall, tones = max(height, body.height + 48), KINDS[card.kind] if card.kind else Colours(CARD)
    marks = [
        box(width, tall, CARD, rx=7),
        path(f"M0 34V7Q0 0 7 0H{width - 7:g}Q{width:g} 0 {width:g} 7V34z", tones.fill),
        text(10, 25, card.name, 20, tones.on, 700, family=SERIF),
        aspect(card.kind, 20).at(width - 28, 7) if card.kind else "",
        body.at(8, 40),
        box(width, tall, "none", CINNABAR if playing else MUTED, rx=7, stroke_width=2 if playing else 1),
    ]
    return Block(width, tall, "".join(marks))


def fanned(cards: list[CardText], room: float, width: float = 146, playing: str | None = None) -> Block:
    """Cards in rows, all of one height."""
    tall = max((upright(card, width).height for card in cards), default=0)
    across = max(1, int((room + 8) // (width + 8)))
    drawn = [upright(card, width, tall, card.name == playing) for card in cards]
    return stacked([beside(drawn[at : at + across], 8) for at in range(0, len(drawn), across)], 8)

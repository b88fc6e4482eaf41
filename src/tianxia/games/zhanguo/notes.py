"""The words of ZhanGuo's choices: what a player should know before choosing."""

from tianxia.engine.question import Text
from tianxia.engine.script import Ask
from tianxia.games.zhanguo.ids import (
    ALL_RODS,
    NO_FACE,
    Aspect,
    Card,
    Region,
    Rods,
    Seat,
    Section,
)
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.action import HIGHER
from tianxia.games.zhanguo.rules.court import ACTIONS
from tianxia.games.zhanguo.rules.criteria import wall_score
from tianxia.games.zhanguo.rules.rewards import reward_now
from tianxia.games.zhanguo.views.table import card_json


def card_face(pos: Position, card: int) -> Text:
    """What is printed on a card."""
    data = card_json(pos.printed, Card(card))
    arrow = "▲" if ACTIONS[pos.printed.trigger[card]].activates == HIGHER else "▼"
    return Text("zhanguo-card", {**data, "arrow": arrow})


def region_note(pos: Position, ask: Ask, answer: int) -> Text:
    """What is in a region of the player's board."""
    me, region = Seat(ask.seat), Region(answer)
    values = {"workers": pos.workers(me, region), "level": pos.unrest(me, region)}
    values |= {"track": pos.track_length(me, region), "cards": pos.cards_at(me, region)}
    return Text("zhanguo-choice-region-note", values)


def tile_note(pos: Position, section: int) -> tuple[Text, ...]:
    """What the tile of a section pays, and for what."""
    face = pos.wall_tile(Section(section))
    if face == NO_FACE:
        return ()
    worth = "/".join(str(pos.printed.wall_vp(face, rods)) for rods in ALL_RODS)
    return (Text("zhanguo-wall-tile", {"worth": worth, "criterion": pos.printed.criterion[face].name}),)


def brings(pos: Position, ask: Ask, section: Section, rods: tuple[Rods, ...]) -> Text:
    """What walls of these rods would be worth to a seat now."""
    worths = [wall_score(pos, Seat(ask.seat), section, each) for each in rods]
    return Text("zhanguo-brings", {"vp": "/".join(str(worth) for worth in worths)})


def reward_note(pos: Position, aspect: int) -> Text:
    """A reward of this round, and the regions it is tied to."""
    reward = reward_now(pos, Aspect(aspect))
    regions = tuple(region + 1 for region in reward.regions)
    return Text("zhanguo-reward-text", {"reward": reward.name, "regions": regions, "count": len(regions)})

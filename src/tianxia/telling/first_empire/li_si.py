"""Li Si's side of the solo game in sentences: his decks, his last card and what he checked, how he scores."""

from tianxia.engine.game import Json
from tianxia.telling.first_empire.realm import LI_SI, FirstEmpireRealm
from tianxia.telling.realm import listed

PILES = ("deck", "discards", "removed")


class SoloRealm(FirstEmpireRealm):
    """A view of The First Empire with Li Si, in games where he plays."""

    def shared_lines(self) -> list[str]:
        """The table without the seat's board; all of Li Si except his last card, which only events tell."""
        table = super().shared_lines()
        if self.view["solo"] is None:
            return table
        own = [self.level(), *self.region_lines(LI_SI), self.supplies(LI_SI)]
        return [*table, "", *own, *self.decks(), *self.scoring()]

    def level(self) -> str:
        """Who he is."""
        return self.say("first_empire-li-si-level", level=self.view["li_si"])

    def decks(self) -> list[str]:
        """His pile, and his action cards by where they are."""
        solo = self.view["solo"]
        said = [self.say("first_empire-li-si-pile", count=solo["pile_size"], aspect=solo["pile_top"] or "none")]
        for pile in PILES:
            cards = [self.named(int(number)) for number, where in solo["action_cards"].items() if where == pile]
            said.append(self.say("first_empire-li-si-cards", pile=pile, cards=listed(cards)))
        return said

    def named(self, number: int) -> str:
        """An action card by its number and kind."""
        data = self.view["printed"]["action_cards"].get(str(number))
        return str(number) if data is None else f"{number} ({self.said('action-kind', kind=data['kind'])})"

    def scoring(self) -> list[str]:
        """What his scoring cards say, and what they are worth to him now."""
        solo = self.view["solo"]
        walls, ties = "/".join(map(str, solo["wall_points_by_rods"])), "yes" if solo["wins_ties"] else "no"
        rule = self.say("first_empire-li-si-scoring", walls=walls, ties=ties, plus=solo["elixir_plus"])
        return [rule, self.score_line(LI_SI)]

    def last_card(self) -> list[str]:
        """His last action card, and what he checked, option by option."""
        drawn = [number for number, event in enumerate(self.told) if event["event"] == "li_si_card"]
        if not drawn:
            return []
        number = str(self.told[drawn[-1]]["action_card"])
        head = self.say("first_empire-li-si-last", number=number, card=self.action_card(number))
        checks = [event for event in self.told[drawn[-1] :] if event["event"] == "li_si_check"]
        return [head, *(f"  {self.check(event)}" for event in checks)]

    def check(self, event: Json) -> str:
        """One thing that he checked, and the outcome."""
        return self.said("event-li-si-check", **event)

    def action_card(self, number: str) -> str:
        """One of his action cards: what it does, and in which order it checks."""
        data = self.view["printed"]["action_cards"].get(number)
        if data is None:
            return number
        known = self.where if data["kind"] == "wall" else self.region
        text = self.say(
            "first_empire-action-card",
            kind=data["kind"],
            order=", ".join(known(place) for place in data.get("order", [])),
            takes="yes" if data.get("takes") else "no",
            tokens=", ".join(self.aspect(each) for each in data.get("tokens", [])),
            **{name: data.get(name, "") for name in ("steps", "spaces", "arrow")},
        )
        return f"{text} {self.say('first_empire-once')}" if data["once"] else text

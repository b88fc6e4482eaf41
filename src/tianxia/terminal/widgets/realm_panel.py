"""The panel of the two ZhanGuo games: their own pages, then the other players' boards."""

from functools import partial
from typing import ClassVar

from rich.text import Text

from tianxia.engine.game import Json
from tianxia.terminal.widgets.page_panel import PagePanel
from tianxia.terminal.widgets.pages import Page
from tianxia.terminal.widgets.realm_pages import RealmPages


class RealmPanel(PagePanel):
    """The panel of a game whose view is a realm."""

    PAGES: ClassVar[type[RealmPages]]

    def _realm(self, view: Json) -> RealmPages:
        return self.PAGES(view, self.words, self.sight.told)

    def pages(self, view: Json, room: int) -> list[Page]:
        """The pages of a position."""
        realm = self._realm(view)
        pages = [
            (realm.say(f"{realm.GAME}-page-{name}"), lines)
            for name, lines in realm.pages(self._realm(self.sight.view), room)
        ]
        others = [player for player in realm.players if player != realm.viewer]
        return [*(Page(name, name, lines) for name, lines in pages), *(_other(realm, player) for player in others)]

    def chip(self, seat: int) -> Text:
        """The sign of a seat on its colour."""
        return self._realm(self.sight.view).sign(seat).chip()

    def strip(self, view: Json, after: Json | None, seat: int, width: int) -> list[Text]:
        """Score, hand and markers of a seat."""
        return self._realm(view).strip(after, seat, width)


def _other(realm: RealmPages, player: int) -> Page:
    return Page(realm.name(player), realm.piece(player).plain, partial(realm.other, player), is_other=True)

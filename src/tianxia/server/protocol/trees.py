"""The tree of a turn as it is sent: equal questions once, spots and texts by number."""

from typing import Any

from tianxia.engine.draft import World, is_sealed
from tianxia.engine.game import Json
from tianxia.engine.match import Match
from tianxia.engine.tree import WIDE, Branch, Node, grown, offered
from tianxia.server.protocol.shapes import Tree, TreeChoice, TreeNode

LOOKS = 24
"""How many choices are followed: enough to get from any card to any place where it can be played."""
COMPLETE, UNKNOWN, NO_TEXT = -1, -2, -1


def tree_of(match: Match, seat: int) -> Tree | None:
    """The turn of a seat from the open question; None if it has none."""
    if match.question(seat) is None:
        return None
    return packed(offered(match, seat) if is_sealed(match) else grown(World(match, seat), LOOKS))


def tree_after(world: World | None) -> Tree | None:
    """The turn from the end of a draft; None if it can go no further."""
    return packed(grown(world, LOOKS)) if world is not None else None


def packed(root: Node | None) -> Tree | None:
    """A tree as it is sent."""
    return _Packing(root).tree() if root is not None else None


class _Packing:
    """The lists that make up a tree, and the places of things in them."""

    def __init__(self, root: Node) -> None:
        self.spots: dict[str, int] = {}
        self.texts: dict[str, int] = {}
        self.data: list[Json] = []
        self.known: dict[Any, int] = {}
        self.nodes: list[TreeNode | None] = [None]
        self.nodes[0] = self._packed(root)

    def tree(self) -> Tree:
        return Tree([node for node in self.nodes if node is not None], list(self.spots), self.data)

    def _packed(self, node: Node) -> TreeNode:
        wide = len(node.branches) > WIDE
        return TreeNode(node.question, [self._choice(branch, wide) for branch in node.branches], node.many)

    def _choice(self, branch: Branch, wide: bool) -> TreeChoice:
        choice = branch.choice
        return TreeChoice(
            choice["key"],
            self._at(choice["spots"]),
            NO_TEXT if wide else self._text(choice["text"]),
            self._then(branch),
            branch.quiet,
            [] if wide else [self._text(note) for note in choice.get("notes", ())],
            self._text(choice["group"]) if "group" in choice else -1,
            self._at([spot for step in branch.forced for spot in step["spots"]]),
        )

    def _at(self, spots: list[str]) -> list[int]:
        return [self.spots.setdefault(spot, len(self.spots)) for spot in spots]

    def _text(self, text: Json) -> int:
        name = repr(text)
        if name not in self.texts:
            self.texts[name] = len(self.data)
            self.data.append(text)
        return self.texts[name]

    def _then(self, branch: Branch) -> int:
        """The place of what follows. Equal questions are sent once: most cards go to the same regions."""
        if branch.ends or branch.then is None:
            return COMPLETE if branch.ends else UNKNOWN
        node = self._packed(branch.then)
        name = repr(node)
        if name not in self.known:
            self.known[name] = len(self.nodes)
            self.nodes.append(node)
        return self.known[name]

# Qin’s table on the page: words that the first page does not need. What a message may be given is said in page.ftl.

page-qin-board = Board { $board }, 13 by 13 spaces. Arrow keys move, Enter places the tile, R rotates it.
page-qin-colour = { $colour ->
    [r] red
    [y] yellow
   *[b] blue
}
page-qin-cell = { $cell }: { $ground ->
    [water] water
    [village] village, no owner
    [owned] { $owneryou ->
        [yes] your village
       *[no] village of { $owner }
    }
    [single] single { page-qin-colour } space
    [province] { page-qin-colour } province of { $size }, { $owneryou ->
            [yes] yours
           *[no] { $owner }
        }, { $pagodas ->
        [2] double pagoda
       *[other] one pagoda
    }
   *[grass] grassland
}{ $offered ->
    [yes] , legal
   *[no] {""}
}
page-qin-tile = Tile { qin-tile }{ $asked ->
    [yes] , { $places ->
        [0] no legal placements
        [one] 1 legal placement
       *[other] { $places } legal placements
    }
   *[no] {""}
}
page-qin-hand = Your hand
page-qin-lay = Lay a tile.
page-qin-confirm-or-move = Confirm the tile, or move it.
page-qin-how = { $device ->
    [touch] Pick a tile, tap it again to rotate it, then tap a glowing space.
   *[desktop] Pick a tile, rotate it with R or the wheel, then click a glowing space.
} Nothing counts until you confirm.
page-qin-wait = Hover over a log entry to see it on the board.
page-qin-why-how = { $device ->
    [touch] Tap
   *[desktop] Click
} any space to see why the tile can’t go there.
page-qin-hints = Hints, best first
page-qin-reason-founded = a new { page-qin-colour } province of { $size }
page-qin-reason-expanded = { $you ->
    [yes] your
   *[no] { $seat }’s
} { page-qin-colour } province grows to { $size }
page-qin-reason-absorbed = { page-qin-colour } provinces join to { $size }
page-qin-reason-seized = { $you ->
    [yes] you take
   *[no] { $seat } takes
} village { $village }
page-qin-reason-conquered = { $you ->
    [yes] you take
   *[no] { $seat } takes
} village { $village } from { $fromyou ->
    [yes] you
   *[no] { $from }
}
page-qin-show-places = { $count ->
    [one] Show placement
   *[other] Show { $count } placements
}
page-qin-stock = left to draw
page-qin-effect-founded = { $you ->
    [yes] You found
   *[no] { $seat } founds
} a { page-qin-colour } province
page-qin-effect-founded-text = of { $size }{ $major ->
    [yes] , a major one.
   *[no] .
}
page-qin-effect-expanded = { $you ->
    [yes] Your { page-qin-colour } province grows
   *[no] { $seat }’s { page-qin-colour } province grows
}
page-qin-effect-expanded-text = to { $size }{ $major ->
    [yes] , a major province.
   *[no] {" "}spaces.
}
page-qin-effect-absorbed = { $you ->
    [yes] You absorb
   *[no] { $seat } absorbs
} the { page-qin-colour } provinces:
page-qin-effect-absorbed-text = now one major province of { $size }.
page-qin-effect-seized = { $you ->
    [yes] You take
   *[no] { $seat } takes
} village { $village }:
page-qin-effect-seized-text = most pagodas beside it.
page-qin-effect-conquered = { $you ->
    [yes] You conquer
   *[no] { $seat } conquers
} village { $village }
page-qin-effect-conquered-text = { $fromyou ->
    [yes] from you: more pagodas beside it.
   *[no] from { $from }: more pagodas beside it.
}
page-qin-log-first = { $you ->
    [yes] start.
   *[no] starts.
}
page-qin-log-placed = { $you ->
    [yes] lay
   *[no] lays
} { qin-tile } on { $cells }.
page-qin-log-placed-with = { $you ->
    [yes] lay
   *[no] lays
} { qin-tile } on { $cells }: { $clauses }.
page-qin-log-passed = { $you ->
    [yes] can’t lay a tile and pass.
   *[no] can’t lay a tile and passes.
}
page-qin-noun = { $colour ->
    [r] red
    [y] yellow
   *[b] blue
}
page-qin-thing = { $thing ->
    [province] { page-qin-noun } province
    [major] major { page-qin-noun } province
    [single] single { page-qin-noun } space
    [village] village
    [water] water
    [supply] pagodas
   *[stock] tiles to draw
}
page-qin-log-founded = { page-qin-noun } founded ({ $size })
page-qin-log-expanded = { $own ->
    [yes] own { page-qin-noun } grows to { $size }
   *[no] { $you ->
        [yes] your { page-qin-noun } grows to { $size }
       *[no] { $seat }’s { page-qin-noun } grows to { $size }
    }
}
page-qin-log-absorbed = { $own ->
    [yes] { page-qin-noun } absorbed, now { $size }
   *[no] { page-qin-noun } absorbed by { $you ->
        [yes] you
       *[no] { $seat }
    }, now { $size }
}
page-qin-log-seized = { $own ->
    [yes] village { $village } taken
   *[no] village { $village } to { $you ->
        [yes] you
       *[no] { $seat }
    }
}
page-qin-log-conquered = { $own ->
    [yes] village { $village } taken from { $fromyou ->
        [yes] you
       *[no] { $from }
    }
   *[no] village { $village } from { $fromyou ->
        [yes] you
       *[no] { $from }
    } to { $you ->
        [yes] you
       *[no] { $seat }
    }
}
page-qin-log-won = { $you ->
    [yes] place the last pagoda and win!
   *[no] places the last pagoda and wins!
}
page-qin-log-ended = The game is over.
page-qin-end = { $reason ->
    [last-pagoda] The last pagoda is on the board.
    [no-placement] No one can lay another tile.
   *[other] {""}
}
page-qin-on-board = on the board
page-qin-provinces = provinces
page-qin-villages = villages
page-qin-rules-lead = Lay tiles to found provinces, and place your pagodas on them. First to place all their pagodas wins.
page-qin-rule-1 = Set-up
page-qin-rule-1-1 = 2 to 4 players. There are two boards of 13 by 13 spaces, Bird and Lion. Village squares that share an edge are one village.
page-qin-rule-1-2 = There are 72 tiles, twelve each of six kinds: red-red, yellow-yellow, blue-blue, red-yellow, red-blue, yellow-blue. Each player is dealt three and keeps them hidden; the rest lie face down. Anyone may know how many tiles are left.
page-qin-rule-1-3 = Each player gets 24 pagodas with two players, 19 with three, 15 with four. Everyone can see how many are left.
page-qin-rule-1-4 = The first player is random, or you choose. Play goes clockwise.
page-qin-rule-2 = Laying a tile
page-qin-rule-2-1 = On your turn, lay exactly one tile, carry out everything it causes, and draw one tile. If you can lay a tile, you must.
page-qin-rule-2-2 = A tile covers two adjacent spaces of grassland, in any orientation. Never a province space, a village or water.
page-qin-rule-2-3 = At least one half must share an edge with a coloured space already on the board, of any colour; the printed start spaces count. Corners and villages don’t count.
page-qin-rule-2-4 = You may lay a tile that neither founds nor expands anything.
page-qin-rule-2-5 = If you hold tiles but can’t lay any, you pass, keep them and draw nothing. A player without tiles is skipped.
page-qin-rule-3 = What a tile causes
page-qin-rule-3-1 = Found: two or more connected spaces of a colour that are not in a province yet become one. Place a pagoda on it, or two if it has five spaces. One tile can found two provinces.
page-qin-rule-3-2 = Expand: a province that grows keeps its owner, no matter which player laid the tile.
page-qin-rule-3-3 = Major province: at five spaces its owner adds a second pagoda, no matter whose turn it is. There are never more than two.
page-qin-rule-3-4 = Villages: an empty village goes to the player with the most pagodas in the provinces around it, who places a pagoda on it. If tied, it stays empty.
page-qin-rule-3-5 = Conquer: a village changes hands when another player alone has the most pagodas around it, and more than its owner. The owner takes their pagoda back. A village, once taken, is never empty again.
page-qin-rule-3-6 = A double pagoda counts as two. A province counts once, however long the shared edge. Pagodas on villages don’t count, and neither do single spaces.
page-qin-rule-3-7 = Absorb: a tile that joins provinces turns them into one major province. It goes to the player whose old provinces in it have the most spaces; the new tile counts for no one. That player ends up with one double pagoda there; all other pagodas go back to their owners.
page-qin-rule-3-8 = Not allowed: a tie for most spaces when provinces are joined; joining two major provinces, even your own; a join that would take a major province from its owner.
page-qin-rule-3-9 = A one-coloured tile makes one group. The halves of a two-coloured tile are checked separately; if either join is illegal, so is the tile.
page-qin-rule-3-10 = Order: provinces first, then villages. Pagodas are returned before new ones are placed. The active player places first, then clockwise.
page-qin-rule-4 = Drawing and the end
page-qin-rule-4-1 = Draw one tile at the end of your turn. When none are left, keep playing from your hand.
page-qin-rule-4-2 = Place your last pagoda and you win at once, alone, on anyone’s turn.
page-qin-rule-4-3 = Otherwise the game ends when no one can lay a tile. Most pagodas on the board wins; tied players share the victory.
page-qin-rule-4-4 = In a series, add up the pagodas left after each game. Fewest wins.

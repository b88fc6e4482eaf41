# Qin’s table on the page: words that the first page does not need. What a message may be given is said in page.ftl.

page-qin-board = Board { $board }, 13 by 13 spaces. Arrow keys walk, Enter lays the tile, R turns it.
page-qin-colour = { $colour ->
    [r] red
    [y] yellow
   *[b] blue
}
page-qin-cell = { $cell }: { $ground ->
    [water] water
    [village] village, nobody’s
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
    [yes] , you can lay here
   *[no] {""}
}
page-qin-tile = Tile { qin-tile }{ $asked ->
    [yes] , { $places ->
        [0] no place
        [one] one place
       *[other] { $places } places
    }
   *[no] {""}
}
page-qin-hand = Your hand
page-qin-lay = Lay a tile.
page-qin-confirm-or-move = Confirm the tile, or move it.
page-qin-how = { $device ->
    [touch] Choose a tile, tap it again to turn it, and tap a space that glows to lay it.
   *[desktop] Choose a tile, turn it with R or the wheel, and lay it where the board glows.
} Nothing counts before you confirm.
page-qin-wait = Look around: pointing at a line of the log marks it on the board.
page-qin-why-how = { $device ->
    [touch] Tap
   *[desktop] Click
} any space to see why the tile can’t go there.
page-qin-hinted = A bot in your seat would lay { $cells }.
page-qin-show-places = { $count ->
    [one] Show the place
   *[other] Show the { $count } places
}
page-qin-stock = in stock
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
page-qin-effect-absorbed-text = now one major of { $size }.
page-qin-effect-seized = { $you ->
    [yes] You take
   *[no] { $seat } takes
} the village { $village }:
page-qin-effect-seized-text = most pagodas beside it.
page-qin-effect-conquered = { $you ->
    [yes] You conquer
   *[no] { $seat } conquers
} the village { $village }
page-qin-effect-conquered-text = { $fromyou ->
    [yes] from you: more pagodas beside it.
   *[no] from { $from }: more pagodas beside it.
}
page-qin-log-first = { $you ->
    [yes] begin.
   *[no] begins.
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
    [yes] can lay no tile and pass.
   *[no] can lay no tile and passes.
}
page-qin-noun = { $colour ->
    [r] red
    [y] yellow
   *[b] blue
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
    [yes] have put down the last pagoda and win!
   *[no] has put down the last pagoda and wins!
}
page-qin-log-ended = The game is over.
page-qin-end = { $reason ->
    [last-pagoda] The last pagoda is on the board.
    [no-placement] Nobody can lay a tile any more.
   *[other] {""}
}
page-qin-on-board = on the board
page-qin-provinces = provinces
page-qin-villages = villages
page-qin-rules-lead = Lay tiles to found provinces and put your pagodas on them. Whoever first has every pagoda on the board wins.
page-qin-rule-1 = Set-up
page-qin-rule-1-1 = Two to four play on one of two boards of 13 by 13 spaces, Bird or Lion. Village squares that share an edge are one village.
page-qin-rule-1-2 = There are 72 tiles, twelve each of six kinds: red-red, yellow-yellow, blue-blue, red-yellow, red-blue, yellow-blue. Everybody gets three, hidden from the others; the rest lie face down. Everybody may know how many tiles are left.
page-qin-rule-1-3 = Everybody gets pagodas: 24 with two players, 19 with three, 15 with four. The supplies lie open.
page-qin-rule-1-4 = Chance decides who begins, or you choose. Play goes clockwise.
page-qin-rule-2 = Laying a tile
page-qin-rule-2-1 = On your turn you lay exactly one tile, everything it causes is carried out, and you draw one tile. Whoever can lay a tile must.
page-qin-rule-2-2 = A tile covers two neighbouring spaces of grassland, turned any way you like. Never a province space, a village or water.
page-qin-rule-2-3 = At least one half must share an edge with a coloured space that lies already, of any colour; the printed start spaces count. A corner is not enough, a village neither.
page-qin-rule-2-4 = You may lay a tile that founds and expands nothing.
page-qin-rule-2-5 = Whoever holds tiles but can lay none passes, keeps them and draws nothing. Whoever has no tiles is skipped.
page-qin-rule-3 = What a tile causes
page-qin-rule-3-1 = Found: two or more connected spaces of a colour that belong to no province yet become one. You put a pagoda on it, two if it has five spaces. One tile can found two provinces.
page-qin-rule-3-2 = Expand: a province that grows keeps its owner, whoever laid the tile.
page-qin-rule-3-3 = Major province: at five spaces its owner adds a second pagoda, whoever’s turn it is. There are never more than two.
page-qin-rule-3-4 = Villages: an empty village goes to the one player with most pagodas in the provinces beside it, who puts a pagoda on it. In a tie it stays empty.
page-qin-rule-3-5 = Conquer: a village changes hands when somebody alone has most pagodas beside it, and more than its owner. The owner takes the pagoda back. A village once held is never empty again.
page-qin-rule-3-6 = A double pagoda counts two. A province counts once, however long the shared edge. Pagodas on villages and single spaces count nothing.
page-qin-rule-3-7 = Absorb: a tile that joins provinces makes them one major province. It goes to the player whose older provinces in it have most spaces; the new tile counts for nobody. That player ends with one double pagoda there; all other pagodas go back to their owners.
page-qin-rule-3-8 = Not allowed: a tie for most spaces when provinces are joined; joining two major provinces, even your own; a join that would take a major province from its owner.
page-qin-rule-3-9 = A tile of one colour makes one group. The halves of a two-coloured tile are looked at one by one; if one join is not allowed, the tile is not.
page-qin-rule-3-10 = Order: first provinces, then villages; pagodas go back before others are put. The player whose turn it is puts first, then clockwise.
page-qin-rule-4 = Drawing and the end
page-qin-rule-4-1 = Draw one tile at the end of your turn. When none are left, play on with your hand.
page-qin-rule-4-2 = Whoever puts down the last pagoda wins at once, alone, on anybody’s turn.
page-qin-rule-4-3 = Otherwise the game ends when nobody can lay a tile. Most pagodas on the board win; equals share the victory.
page-qin-rule-4-4 = In a series the pagodas left after each game are added up. Fewest win.

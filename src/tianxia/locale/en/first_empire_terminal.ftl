# The First Empire at the terminal: short forms for narrow columns, answers in words, the table as text.
# What a message may be given is said in first_empire.ftl; besides:
#   $type, $need, $spot, $kind, $pile, $symbol      names as views write them
#   $waiting, $race, $tokens, $officials …          text that was put together elsewhere

first_empire-short-trigger = { $trigger ->
    [recruit] recr.
    [elixir] elix.
    [governor] gov.
    [hire] hire
    [palace] pal.
   *[wall] wall
}
first_empire-short-bonus = { $ability ->
    [ship] ship { $count }
    [recruit_here] { $what ->
        [alchemist] +Al
        [architect] +Ar
       *[general] +Ge
    }
    [move_workers] wkr ↔
    [move_officials] off ↔{ $count }
    [reduce_unrest] calm*
    [gain_tokens] token
    [vp_per_card] VP/A
    [vp_per_piece] { $what ->
        [governor] VP/gov
        [palace] VP/pal
       *[wall] VP/wal
    }
    [unrest_for_tokens] { $what ->
        [writing-currency] ▮WC
        [currency-laws] ▮CL
       *[writing-laws] ▮WL
    }
    [unrest_for_workers] ▮wkr { $count }
    [unrest_for_vp_per_card] { $what ->
        [writing] ▮VP/W
        [currency] ▮VP/C
       *[laws] ▮VP/L
    }
    [workers_here] worker
    [recruit_any_here] +any
    [calm_here_and_anywhere] calm+*
    [unrest_for_any_tokens] ▮tok { $count }
    [vp_per_alchemist_here] { $count }VP/A
    [unlock] unlock
    [vp_per_soldier] VP/sol
    [vp_round] VP=rnd
   *[other] ✦
}
first_empire-short-official = { $official ->
    [alchemist] Al
    [architect] Ar
   *[general] Ge
}
first_empire-short-workers = workers { $count }
first_empire-short-governors = gov
first_empire-short-palaces = pal
first_empire-short-majority = majority
first_empire-short-stock = · ship { $ship } ×{ $value } · soldiers { $entrance } free, { $locked } locked
first_empire-seat-letter = { $seat ->
    [0] B
    [1] Y
    [2] R
    [3] P
   *[li_si] L
}
first_empire-strip-score = { $score } VP

# Answers in words

first_empire-asked = { $you ->
    [yes] { first_empire-question }
   *[no] { $seat }: { first_empire-question }
}
first_empire-next = Then: { first_empire-question }
first_empire-nothing-happens = Nothing happens yet.
first_empire-balance = { $seat } { $before } → { $after } VP
first_empire-answer-form = Type the key shown before an option, such as { $examples }. Type “options” to list them.

# The table as text

first_empire-round = { $round ->
    [0] Before round 1
   *[other] Round { $round } of 5
} · { $stage ->
    [lay_out] set-up
    [starting_choice] starting tiles
    [starting_effect] starting tiles
    [reward] rewards
    [unlock] unlocking soldiers
    [limit] token limit
    [over] the end
   *[play] turns
}
first_empire-order = Turn order: { $order }.
first_empire-court = { $top ->
    [0] Court: no card yet; the first always activates cards.
   *[other] Court: { $top } to beat ({ $cards } { $cards ->
        [one] card
       *[other] cards
    }).
}
first_empire-court-short = { $top ->
    [0] Court: first card
   *[other] Court: { $top } to beat
}
first_empire-wakes-higher = ▲ a higher card activates: { $waiting }
first_empire-wakes-lower = ▼ a lower card activates: { $waiting }
first_empire-asleep = blocked by unrest: { $cards }
first_empire-reward-line = { first_empire-aspect }: { $reward }. Tokens: { $race }; { $left } left.
first_empire-later-rewards = Rewards of round { $round }: { $rewards }.
first_empire-map-region = { first_empire-region }: governors: { $governors }, majority now: { $majority }; palaces: { $palaces }; governor tiles: { $governor_tiles }; palace tiles: { $palace_tiles }.
first_empire-open = free
first_empire-wall-slot = { $rods ->
    [one] 1 rod
   *[other] { $rods } rods
}: { $taker }
first_empire-wall-line = { first_empire-section }: { $tile }; { $slots }.
first_empire-emperor-tiles = Emperor tiles, top first: { $piles }.
first_empire-tomb-line = Mausoleum, row { $row }, column { $column }, { first_empire-spot }: { $needs }; slots: { $slots }.
first_empire-tomb-met = You meet its condition.
first_empire-ship = { $seat } on { $space } (value { $value })
first_empire-symbol = { $symbol ->
    [double] { $space } (double)
    [master] { $space } (master)
   *[single] { $space }
}
first_empire-track = Elixir track: { $ships }; symbols on { $symbols }; it ends at { $last }.
first_empire-track-signs = ○ symbol  ◎ double symbol  ☆ master alchemist  × value from here
first_empire-masters = Master alchemists available: { $cards }
first_empire-board-of = Board of { $seat }, { $score } VP if the game ended now:
first_empire-board-region = { first_empire-region }: { $officials }; workers { $workers }; unrest { $unrest } of 3; cards: { $cards }.
first_empire-supplies = { $score } VP now; tokens { $tokens }; ship on { $ship }; soldiers { $entrance } at the entrance, { $locked } locked; alchemist cards { $alchemists }; hand { $hand }; left: { $left }, governors { $governors }, palaces { $palaces }, walls { $walls }
first_empire-hand = { $count ->
    [0] Your hand is empty.
   *[other] Your hand:
}
first_empire-alchemists = Your alchemist cards:
first_empire-source-name = { $source ->
    [palaces] palaces
    [palace_tiles] palace tiles
    [cards] cards
    [governor_tiles] governor tiles
    [soldiers] soldiers
    [majorities] majorities
    [elixir] elixir
    [lines] rows and columns
    [walls] walls
   *[entrance] entrance
}

# Li Si

first_empire-li-si-level = Li Si, level { $level }
first_empire-li-si-region = Li Si in { first_empire-region }: palace tiles: { $tiles }; cards: { $cards }.
first_empire-li-si-supplies = { $score } VP now; tokens { $tokens }; ship on { $ship }; soldiers { $entrance } at the entrance, { $locked } locked; alchemist cards { $alchemists }; left: governors { $governors }, palaces { $palaces }, walls { $walls }
first_empire-li-si-pile = { $count ->
    [0] His pile is empty.
    [one] His pile has 1 card: { $aspect ->
        [writing] Writing
        [currency] Currency
       *[laws] Laws
    }.
   *[other] His pile has { $count } cards, on top { $aspect ->
        [writing] Writing
        [currency] Currency
       *[laws] Laws
    }.
}
first_empire-li-si-cards = { $pile ->
    [deck] Action cards in his deck
    [discards] Action cards played this round
   *[removed] Action cards out of the game
}: { $cards }
first_empire-action-kind = { $kind ->
    [unification] unification
    [elixir] elixir
    [governor] governor
    [palace] palace
   *[wall] wall
}
first_empire-action-card = { $kind ->
    [unification] Unification: the top card of his pile goes to the first region with room, from Chu to the round’s region; otherwise to the court.
    [elixir] Elixir: his ship sails { $steps } spaces.
    [governor] Governor, checking { $order }: { $spaces ->
        [left] on the first free tile space from the left.
        [right] two on the free tile spaces from the right.
       *[area] in the open area.
    }
    [palace] Palace, checking { $order }; { $takes ->
        [yes] with a palace tile,
       *[no] without a palace tile,
    } large token: { $tokens }.
   *[wall] Wall, checking { $order }: { $arrow ->
        [right] right section, from the right
       *[left] left section, from the left
    }{ $takes ->
        [yes] ; removes the top emperor tile.
       *[no] .
    }
}
first_empire-once = Single use.
first_empire-li-si-scoring = How he scores: walls { $walls } VP by rods; his palace tiles once, at the end; { $ties ->
    [yes] he wins tied majorities and you get nothing there
   *[no] tied majorities are split
}; alchemist cards times { $plus ->
    [0] the value of his space
   *[other] the value of his space plus { $plus }
}.
first_empire-li-si-last = His last action card, { $number }: { $card }

# The Textual table

first_empire-page-table = Table
first_empire-page-land = Regions & walls
first_empire-page-mausoleum = Mausoleum
first_empire-page-rewards = Rewards
first_empire-page-scores = Scores
first_empire-title-walls = Walls
first_empire-title-mausoleum = Mausoleum
first_empire-title-track = Elixir track
first_empire-title-round = Round { $round }
first_empire-title-hand = Hand
first_empire-title-score = If the game ended now
first_empire-left = Left: { $governors } { $governors ->
        [one] governor
       *[other] governors
    } · { $palaces } { $palaces ->
        [one] palace
       *[other] palaces
    } · { $walls } { $walls ->
        [one] wall
       *[other] walls
    }
first_empire-left-short = { $count } left
first_empire-strip-more = · ship { $ship } ▲{ $soldiers }
first_empire-table-keys = ↑↓: pick an option · Enter: play it · click: pick, second click: play. The preview is on the right. X: also list what isn’t possible now · W: why not
    Tab or ←→: turn the page (table, regions and walls, mausoleum and elixir track, rewards, scores, other boards or Li Si) · O: next board · PgUp/PgDn: scroll · U: undo one step · Y: redo · H: hint · L: log · S: save and go to the menu · Q: save and quit
    On the boards: Al alchemist, Ar architect, Ge general; cards with type (W C L A), trigger (▲ higher activates, ▼ lower activates, ☆ changed by an emperor tile) and bonus; ▮ in a bonus costs 1 unrest here, calm* is in any region, wkr ↔ and off ↔ move workers and officials; [ ] governor tiles and ⌂ palace tiles still available, □ a blank one, * for every card; ▮ unrest, ! blocked.
first_empire-help = The First Empire: five rounds of six cards each. Tuck a card in a region: you take tokens of its aspect, unrest rises, and its ability activates on its trigger. Or play it at court for an action: recruit an official, search for the elixir, install a governor, hire workers, build a palace or a wall. If your number is lower than the last one (recruit, elixir, governor) or higher (hire, palace, wall), your cards with that trigger activate; or you may move an official instead. After each round the most tokens of an aspect win its reward, and tokens unlock soldiers. Soldiers guard mausoleum tiles whose conditions you meet. Governor majorities, the elixir, rows and columns of soldiers, walls and soldiers at the entrance score at the end. In line mode, “why” without a move lists what isn’t possible now.

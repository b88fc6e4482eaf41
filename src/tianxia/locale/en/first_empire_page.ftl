# The page of Zhanguo: The First Empire. What a message may be given, besides what first_empire.ftl names:
#   $seat, $owner, $taker          players by name, as text; $you, $owneryou, $takeryou: whether it is the reader
#   $taken, $met, $large, $emperor yes or no
#   $text, $needs, $slots, $order  words made by others

page-fe-map = The map
page-fe-wall = The wall
page-fe-route = Elixir track
page-fe-court = Court
page-fe-court-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-fe-rewards = Rewards
page-fe-mausoleum = Mausoleum
page-fe-entrance = Soldiers at the entrance
page-fe-hand = Your hand
page-fe-supply = Supply
page-fe-stock = Personal supply
page-fe-alchemist-cards = Alchemist cards
page-fe-masters = Masters
page-fe-no-masters = all taken
page-fe-scores = Score
page-fe-tab-board = Board
page-fe-tab-wall = Wall
page-fe-tab-tomb = Mausoleum
page-fe-tab-reward = Rewards
page-fe-tab-seats = Players
page-fe-round = Round { $round }
page-fe-round-of = Round { $round } of 5
page-fe-set-up = Set-up
page-fe-against-li-si = Li Si, level { $level }
page-fe-level = level { $level }
page-fe-open = open
page-fe-no-officials = no officials
page-fe-open-rim = Open the wall and the elixir track
page-fe-yours = yours
page-fe-aspect = Aspect
page-fe-deck = Cards in the deck
page-fe-tokens-left = Tokens in the supply
page-fe-large-token = Large token, worth 2
page-fe-type-alchemist = alchemist
page-fe-lower-acts = lower: recruit, elixir, governor
page-fe-higher-acts = higher: hire, palace, wall

page-fe-action = { $action ->
    [recruit] recruit
    [elixir] elixir
    [governor] governor
    [hire] hire
    [palace] palace
   *[wall] wall
}
page-fe-bonus-what = { first_empire-what }
page-fe-bonus = { $ability ->
    [ship] ship +{ $count }
    [recruit_here] { first_empire-what-official } here
    [move_workers] { $count ->
        [one] move a worker
       *[other] move workers, up to { $count }
    }
    [move_officials] up to { $count } official moves
    [reduce_unrest] less unrest anywhere
    [gain_tokens] a token of your choice
    [vp_per_card] for each { page-fe-bonus-what }
    [vp_per_piece] for each { page-fe-bonus-what }
    [unrest_for_vp_per_card] 1 unrest; per { page-fe-bonus-what }
    [unrest_for_tokens] for 1 unrest here
    [unrest_for_workers] for 1 unrest here
    [unrest_for_any_tokens] for 1 unrest here
   *[other] {""}
}
page-fe-site = { $site ->
    [west] West wall
    [centre] Centre wall
   *[east] East wall
}
page-fe-tomb = { $tile ->
    [chu] Chu
    [wei] Wei
    [zhao] Zhao
    [qi] Qi
    [yan] Yan
    [wall-west] West
    [wall-centre] Centre
    [wall-east] East
   *[elixir] Elixir
}
page-fe-criterion = { $criterion ->
    [two_of_a_type] of one type
    [officials_match_unrest] {""}
    [no_unrest] no unrest
   *[other] regions
}

# For those who listen or point

page-fe-card = Card { $card }, { $type }. Activates after { first_empire-action } with a { $way ->
    [lower] lower
   *[higher] higher
} card{ $emperor ->
    [yes] {" "}(emperor tile)
   *[no] {""}
}: { $text }
page-fe-activates = Activates after { first_empire-action } with a { $way ->
    [lower] lower
   *[higher] higher
} card: { $text }
page-fe-has-emperor = An emperor tile has changed its trigger.
page-fe-wakes-again = Install a governor in { first_empire-region }, or lower its unrest.
page-fe-icon = { $icon ->
    [alchemist] alchemist card, or a symbol at sea
    [master] master alchemist
    [token] token of an aspect
    [worker] worker
    [rods] rods: workers that a wall costs
    [soldier] soldier
    [ship] ship
    [emperor] emperor tile: a new trigger
    [unrest] unrest
    [last] third slot: cards are blocked
    [vp] victory points
   *[activate] cards that would activate
}
page-fe-action-wakes = { first_empire-action }{ $wakes ->
    [0] {""}
    [one] ; activates 1 of your cards
   *[other] ; activates { $wakes } of your cards
}{ $sleeps ->
    [0] {""}
   *[other] ; { $sleeps } blocked
}
page-fe-staff = { first_empire-region }: { $count } { first_empire-official }
page-fe-staff-of = Officials in { first_empire-region }: { $count ->
    [0] none
   *[other] { $count }
}
page-fe-workers = { $count ->
    [0] No workers
    [one] 1 worker
   *[other] { $count } workers
} in { first_empire-region }
page-fe-unrest = Unrest in { first_empire-region }: { $level } of 3
page-fe-place = Card slot { $place } in { first_empire-region }: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} of the card’s aspect{ $unrest ->
    [0] {""}
   *[other] , +{ $unrest } unrest
}
page-fe-first-takes = first builder takes
page-fe-emperor-top = Emperor tile for the first builder: trigger { first_empire-action }
page-fe-wall-tile = { first_empire-section }: VP for { first_empire-criterion }{ $known ->
    [yes] ; met { $met ->
        [one] once
       *[other] { $met } times
    }
   *[no] {""}
}
page-fe-slot = Slot { $slot }, { $rods ->
    [one] 1 rod
   *[other] { $rods } rods
}, { $points } VP each{ $taken ->
    [yes] , { $owneryou ->
        [yes] your wall
       *[no] wall of { $owner }
    }
   *[no] { $brings ->
        [-1] {""}
       *[other] , worth { $brings } VP to you now
    }
}
page-fe-reward = { first_empire-aspect }, round { $round }: { $text }{ $taken ->
    [yes] ; { $takeryou ->
        [yes] taken by you
       *[no] taken by { $taker }
    }
   *[no] {""}
}
page-fe-brings = up to +{ $points }
page-fe-cannot-take = not available to you
page-fe-tokens = { first_empire-aspect }: { $count ->
    [one] 1 token
   *[other] { $count } tokens
}{ $large ->
    [yes] {" "}and the large one
   *[no] {""}
}
page-fe-token-supply = { first_empire-aspect }: { $count } in the supply
page-fe-large = Large { first_empire-aspect } token
page-fe-mini = { first_empire-region }: cards { $cards }, unrest { $level }, officials { $officials }, workers { $workers }, governors { $governors }, palaces { $palaces }
page-fe-left = { $what ->
    [governors] Governors
    [palaces] Palaces
    [walls] Walls
    [alchemist] Alchemists
    [architect] Architects
   *[general] Generals
} left: { $count }
page-fe-locked = Locked soldiers: { $count }
page-fe-at-entrance = Your soldiers at the entrance: { $count }
page-fe-blank-tile = no bonus
page-fe-governor-tile = Governor tile { $number } in { first_empire-region }: { $text }{ $taken ->
    [yes] {" "}{ $owneryou ->
        [yes] Your governor.
       *[no] Governor of { $owner }.
    }
   *[no] {""}
}
page-fe-open-area = Open area in { first_empire-region }: { $count ->
    [0] no governor
    [one] 1 governor
   *[other] { $count } governors
}
page-fe-palace-of = { $you ->
    [yes] Your palace
   *[no] Palace of { $seat }
} in { first_empire-region }
page-fe-leads = { $points } VP if the game ended now
page-fe-route-symbols = Symbols (soldier or alchemist card) on spaces { $single }; double ones on { $double }; a master on { $master }.
page-fe-palace-tile = Palace tile in { first_empire-region }: { first_empire-palace-tile }
page-fe-ship-at = { $seat }: space { $space }, times { $value }
page-fe-space = Space { $space }{ $symbol ->
    [single] : a symbol (soldier or alchemist card)
    [double] : a double symbol
    [master] : a master alchemist
   *[none] {""}
}; alchemist cards score { $value } each
page-fe-need = { $need ->
    [governors] { $count ->
        [one] 1 governor
       *[other] { $count } governors
    }
    [palaces] { $count ->
        [one] 1 palace
       *[other] { $count } palaces
    }
    [walls] { $count ->
        [one] 1 wall
       *[other] { $count } walls
    }
   *[space] ship on space { $count }
}
page-fe-tomb-label = { page-fe-tomb }, row { $row }, column { $column }. Needs { $needs }{ $state ->
    [none] {""}
   *[other] , you have { $own }
}. Slots: { $slots }.{ $state ->
    [own] {" "}Your soldier is there.
    [met] {" "}Condition met: a soldier scores { $brings } VP now.
    [not] {" "}Not met yet; a soldier scores { $brings } VP.
   *[none] {""}
}
page-fe-if-now = If the game ended now

# The turn

page-fe-how-card = Pick a card from your hand. Nothing counts until you confirm.
page-fe-use = Card { $card }: tuck it in a region, or play it at court.
page-fe-how-use = Click a glowing slot on your board, or a court action.
page-fe-since = Since your last turn
page-fe-unlock = { $count ->
    [one] Unlock a soldier
   *[other] Unlock { $count } soldiers
}
page-fe-waits = { $question ->
    [card] Choose a card first
    [use] Region or action?
    [starting_tile] Choose a tile first
    [after] What next?
   *[other] Choose first
}
page-fe-played-by = { $seat }{ $action ->
    [none] {""}
   *[other] : { page-fe-action }
}

# What happened, without saying whose it is

page-fe-fact-li-si = Li Si, level { $level }
page-fe-fact-starting-dealt = is dealt two starting tiles
page-fe-fact-starting-tile = starts with { first_empire-starting-tile }
page-fe-fact-order = Turn order: { $order }
page-fe-fact-round = Round { $round }
page-fe-fact-laid-down = { $card } discarded
page-fe-fact-tucked = { $card } tucked in { first_empire-region }
page-fe-fact-court = { $card } at court: { page-fe-action }
page-fe-fact-points = { $points } VP ({ first_empire-source })
page-fe-fact-tokens = { $count ->
    [0] no { first_empire-aspect } token left
   *[other] +{ $count } { first_empire-aspect }
}
page-fe-fact-unrest = unrest in { first_empire-region }: { $level }
page-fe-fact-hired = { $count ->
    [one] a worker
   *[other] { $count } workers
} to { first_empire-region }
page-fe-fact-paid-workers = { $count ->
    [one] a worker
   *[other] { $count } workers
} from { first_empire-region } spent
page-fe-fact-recruited = { first_empire-official } to { first_empire-region }
page-fe-fact-unlocked = { $count ->
    [0] no soldier left to unlock
    [one] a soldier unlocked
   *[other] { $count } soldiers unlocked
}
page-fe-fact-moved-official = { first_empire-official } from { first_empire-start } to { first_empire-to }
page-fe-fact-moved-worker = worker from { first_empire-start } to { first_empire-to }
page-fe-fact-sailed = ship { $from_space } → { $to_space }
page-fe-fact-symbol-lost = nothing from the symbol
page-fe-fact-alchemist = { $card } to { first_empire-region }
page-fe-fact-master = master { $card }
page-fe-fact-governor = governor in { first_empire-region }
page-fe-fact-governor-bonus = governor tile used
page-fe-fact-palace = palace in { first_empire-region }
page-fe-fact-palace-tile = palace tile: { first_empire-palace-tile }
page-fe-fact-large-token = large { first_empire-aspect } token
page-fe-fact-wall = wall in { first_empire-section }
page-fe-fact-emperor-tile = new trigger of { $card }: { page-fe-action }
page-fe-fact-ability = { $card } activates
page-fe-fact-soldier = soldier on { first_empire-tile }
page-fe-fact-reward = { first_empire-aspect } reward accepted
page-fe-fact-reward-declined = passes on { first_empire-aspect }
page-fe-fact-reward-lost = No one takes the { first_empire-aspect } reward
page-fe-fact-paid-token = { first_empire-token } paid
page-fe-fact-large-returned = large { first_empire-aspect } token returned
page-fe-fact-token-returned = a { first_empire-aspect } token returned
page-fe-fact-round-ended = Round { $round } is over
page-fe-fact-ended = The game is over
page-fe-fact-li-si-card = action card { $action_card }
page-fe-fact-li-si-court = { $card } at court (no room)
page-fe-fact-li-si-paid = returns { $count } { first_empire-aspect }
page-fe-fact-emperor-stays = the emperor tile stays: { $lack ->
    [bare_card] every card has one
   *[other] no unification card yet
}
page-fe-fact-emperor-removed = removes an emperor tile ({ page-fe-action })

# Planning

page-fe-plan = Plan
page-fe-no-plan = Nothing to plan right now.
page-fe-waking = the card in { first_empire-region } activates
page-fe-wakes-when = Cards you could activate, and the number you need
page-fe-hand-wakes = What each card in your hand would activate
page-fe-wakes-none = nothing
page-fe-at-number = { $way ->
    [higher] over { $number }
    [lower] under { $number }
   *[either] any
}
page-fe-waiting-card = { first_empire-region }: { $text }{ $sleeps ->
    [yes] {" "}Blocked: too much unrest.
   *[no] {""}
}
page-fe-past = over
page-fe-rewards-now = This round’s rewards, for you now
page-fe-walls-now = Walls: how often you meet each tile, and what its free slots are worth
page-fe-wall-now = { first_empire-section }: ×{ $count }
page-fe-wall-full = full
page-fe-tombs-now = What a soldier in the mausoleum is worth
page-fe-lacks = needs { $needs }
page-fe-sail-to = ship to { $space }

# Li Si

page-fe-li-si-turn = Li Si’s turn
page-fe-li-si-last = Li Si’s last turn
page-fe-li-si-round = End of round { $round }
page-fe-li-si-end = End of the game
page-fe-li-si-rewards = He claims every reward he is offered but gains nothing from it. Then he unlocks soldiers with his tokens.
page-fe-li-si-nothing = He can’t do anything.
page-fe-li-si-auto = Auto-play
page-fe-li-si-card = Action card { $number }: { $kind ->
    [unification] unification
    [elixir] elixir, { $steps } spaces
    [governor] governor, in the order { $order }
    [palace] palace, in the order { $order }
   *[wall] wall, in the order { $order }
}
page-fe-once = once
page-fe-skip = Skip
page-fe-next = Next
page-fe-final = Final score
page-fe-my-turn = My turn
page-fe-pile = { $where ->
    [deck] in his deck
    [discards] played
   *[removed] out of the game
}

# Score

page-fe-source = { $source ->
    [palaces] Palaces
    [palace_tiles] Palace tiles
    [cards] Cards
    [governor_tiles] Governor tiles
    [soldiers] Soldiers
    [majorities] Majorities
    [elixir] Elixir
    [lines] Rows and columns
    [walls] Walls
   *[entrance] At the entrance
}
page-fe-earned = Earned in play
page-fe-at-end = End of the game
page-fe-no-points = no VP yet
page-fe-reason = { $reason ->
    [most-points] Most VP at the end.
    [beat-li-si] You beat Li Si.
    [tied-with-li-si] Tied on VP.
    [lost-to-li-si] He has more VP.
   *[other] {""}
}

# Rules in our own words

page-fe-rules-lead = Five rounds to serve the First Emperor: tuck cards in five regions or play them at court, and score with palaces, walls, governors, the elixir and the terracotta army.
page-fe-rule-1 = Set-up
page-fe-rule-1-1 = 1 to 4 players. Each has 7 governors, 6 palaces, 6 walls, 9 soldiers (8 locked, 1 at the entrance), 4 officials of each type, the same five alchemist cards, a ship on space 0 and no unrest.
page-fe-rule-1-2 = Each aspect has 9, 11 or 13 small tokens with 2, 3 or 4 players, and one large token worth 2. Workers are unlimited.
page-fe-rule-1-3 = Nine tiles lie open in the mausoleum: five for regions, three for wall sites, one for the elixir. In advanced mode their symbols are shuffled too.
page-fe-rule-1-4 = Each of the six wall sections has a tile and one slot per player. 4, 5 or 6 emperor tiles lie at the sites, one pile per site.
page-fe-rule-1-5 = Each region has 1, 2 or 3 palace tiles and one governor tile (two with four players); some governor tiles may be blank.
page-fe-rule-1-6 = There is one master alchemist per player, and three decks of 40 cards: Writing 1–40, Currency 41–80, Laws 81–120.
page-fe-rule-1-7 = Use the rewards printed on the board, or on either side of the tile.
page-fe-rule-1-8 = The first player is random. Each player is dealt two starting tiles, face up, and keeps one: all choose at the same time, in secret. The effects are carried out in turn order.
page-fe-rule-2 = The round
page-fe-rule-2-1 = Five rounds of three phases: draw, play, rewards.
page-fe-rule-2-2 = Draw two cards from each deck. Everyone sees the backs of all hands, but not the faces.
page-fe-rule-2-3 = In turn order, play one card per turn until all six are played: for unification, or for one of six court actions.
page-fe-rule-3 = Unification
page-fe-rule-3-1 = Tuck the card in one of your regions, at most three cards each. It never moves again.
page-fe-rule-3-2 = Take 1, 2 or 3 tokens of the card’s aspect for the first, second or third card there, as far as the supply lasts.
page-fe-rule-3-3 = Unrest there rises by 0, 1 or 2. It can never exceed 3.
page-fe-rule-3-4 = Alchemist and master cards also take one of the three slots.
page-fe-rule-4 = The court
page-fe-rule-4-1 = Put the card on the court pile, whatever it is, and carry out one possible action. If you can neither tuck nor act, discard the card without effect.
page-fe-rule-4-2 = After the action, do exactly one of these: use your cards’ abilities, if your number allows it; move one official to an adjacent region; or pass. The regions form a row: Chu, Wei, Zhao, Qi, Yan.
page-fe-rule-4-3 = Abilities activate if your card is lower than the one beneath for recruit, elixir and governor, or higher for hire, palace and wall. The first card of the game counts as both.
page-fe-rule-4-4 = Cards with this action as their trigger activate, in any order, each once, and only if you like. Cards in a region with 3 unrest are blocked.
page-fe-rule-4-5 = You can’t do anything that would raise unrest above 3.
page-fe-rule-4-6 = A card that came into play this turn can activate too. Pay its unrest in full and do the rest as far as possible; you can’t use an ability that would do nothing.
page-fe-rule-5 = The six actions
page-fe-rule-5-1 = Recruit: one official of any type, from your supply to any region.
page-fe-rule-5-2 = Elixir: sail 3 spaces. Each symbol you reach or pass unlocks a soldier or places an alchemist card in a region with your alchemist; a double symbol does so twice; at the master symbol choose a master alchemist. Not possible from the last space.
page-fe-rule-5-3 = Governor: pay an alchemist, an architect and a general from one region. Place the governor on a free tile, for one half of its bonus, or in the open area. Then unrest there drops to 0.
page-fe-rule-5-4 = Hire: two workers in a region with your general, and 1 unrest there.
page-fe-rule-5-5 = Palace: in a region with your architect, for two workers from there and one from another region. Score 6 VP, and take a palace tile of the region if you can, and a large token of your choice.
page-fe-rule-5-6 = Wall: on a free slot of a section without your wall, for one worker per rod, all from different regions. The first builder in a section, if they have tucked at least one unification card, takes the top emperor tile of the site and puts it on one of their cards: that is its trigger from now on.
page-fe-rule-5-7 = A ship always finishes its move, then its symbols are carried out in order. You must do what you can; a symbol you can’t use is lost.
page-fe-rule-5-8 = You can’t take an action without the piece it needs in your supply.
page-fe-rule-6 = Cards and tiles
page-fe-rule-6-1 = Cards give ship moves, officials, workers, moves, less unrest, tokens or VP; some cost 1 unrest in their region.
page-fe-rule-6-2 = All players have the same five alchemist cards.
page-fe-rule-6-3 = Each master alchemist is unique.
page-fe-rule-6-4 = Choose one half of a governor tile and do as much of it as possible; you can’t choose a half without effect.
page-fe-rule-6-5 = A palace tile scores the cards in its region at that moment. The tile for every card also raises unrest by 1, so you can’t take it at 3.
page-fe-rule-6-6 = All starting tiles give a general in Chu, and most give something more for some unrest.
page-fe-rule-6-7 = Alchemist and master cards count as cards of the alchemist type.
page-fe-rule-7 = The mausoleum
page-fe-rule-7-1 = At the end of your turn, after taking a reward and after unlocking, you may move soldiers from the entrance to tiles whose conditions you meet, on the topmost free slot, for its VP. One soldier per player and tile.
page-fe-rule-7-2 = You never have to. A condition counts your own pieces in the tile’s region or at its site, or your ship.
page-fe-rule-8 = Rewards
page-fe-rule-8-1 = Row by row, the player with the most tokens of the aspect accepts the reward or passes, then the next, and so on. Ties: higher on the turn order track, then in this round’s column.
page-fe-rule-8-2 = To accept, a player must be able to take all of it. They return every token of the aspect. Their marker moves to the column.
page-fe-rule-8-3 = New turn order: markers still on the track, then the column from the top.
page-fe-rule-8-4 = Then, in turn order, unlock soldiers for tokens worth 3 each; no change is given.
page-fe-rule-8-5 = Return large tokens, and all but five of your small ones.
page-fe-rule-8-6 = A governor, palace or wall from a reward is free and has its usual effects, but a palace gives no large token. It activates nothing.
page-fe-rule-9 = The end
page-fe-rule-9-1 = Add to your VP:
page-fe-rule-9-2 = 10, 15 or 20 VP (2, 3 or 4 players) for the most governors in each region; tied players share them, rounded down.
page-fe-rule-9-3 = Your alchemist and master cards, times the value your ship has reached.
page-fe-rule-9-4 = 10 VP for each row or column of the mausoleum with your soldier on every tile.
page-fe-rule-9-5 = Your walls, each by its section’s tile and its slot’s rods.
page-fe-rule-9-6 = 2, 5 or 9 VP for one, two, or three or more soldiers at the entrance.
page-fe-rule-9-7 = Most VP wins; tied players share the victory, even with Li Si.
page-fe-rule-10 = Solo against Li Si
page-fe-rule-10-1 = Set up as for two players. Li Si has four levels, each with nine action cards, two scoring cards, a place in the turn order, a starting space for his ship and unlocked soldiers.
page-fe-rule-10-2 = Each round he has a face-down pile of six cards. On his turn he draws an action card and does its first possible option. He has no abilities, and none of yours activate on his turn.
page-fe-rule-10-3 = Unification: his top card goes to the first region with room, from Chu to the round’s region, for tokens and without unrest. If all are full, it goes to the court and he takes one token of each aspect.
page-fe-rule-10-4 = Elixir: he sails. If his entrance is empty, all symbols unlock soldiers; otherwise he places random alchemist cards in the round’s region, as long as there is room.
page-fe-rule-10-5 = Governor: in the first region in the card’s order whose mausoleum tile lacks his soldier, on the leftmost or rightmost free tile or in the open area, without a bonus.
page-fe-rule-10-6 = Palace: in such a region too, for 6 VP, a large token and, with some cards, the palace tile.
page-fe-rule-10-7 = Wall: at the first site in the card’s order without his soldier and with room, on the side the arrow shows. Some cards remove the top emperor tile.
page-fe-rule-10-8 = He places soldiers as soon as he can; if he could take more tiles than he has soldiers, you choose.
page-fe-rule-10-9 = He claims every reward he is offered but gains nothing from it. He unlocks as many soldiers as he can pay for.
page-fe-rule-10-10 = Before each round his cards are reshuffled, except for single-use cards.
page-fe-rule-10-11 = His scoring cards set his score: walls by rods, palace tiles at the end, ties for majorities and the value of alchemist cards.
page-fe-rule-10-12 = If no region passes his check, he takes the first without his majority, or the first in the order.
page-fe-held = { $what ->
    [writing] Writing tokens
    [currency] Currency tokens
    [laws] Laws tokens
    [alchemist] alchemists
    [architect] architects
    [general] generals
    [workers] workers
    [unrest] unrest
    [cards] tucked cards
    [governors] governors
    [palaces] palaces
    [walls] walls
    [ship] spaces on the elixir track
   *[soldiers] soldiers at the entrance
}
page-fe-stage-reward = Rewards
page-fe-stage-unlock = Unlock soldiers
page-fe-stage-limit = Keep five tokens

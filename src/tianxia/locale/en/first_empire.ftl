# Zhanguo: The First Empire, for every face of the program. What a message may be given:
#   $seat, $winners, $order                         players by their colour, Li Si by his name, as text
#   $you                                            whether (yes or no) it is the reader
#   $region, $start, $to, $where                    chu, wei, zhao, qi, yan; $where also a wall site
#   $aspect, $official, $action, $source, …         names as records write them, turned into words below
#   $card, $cards                                   a card’s number, or A1 to A5, M1 to M5
#   $allowed, $officials                            lists as text
#   $count, $points, $round, $level …               numbers
# The first line of a refusal is its headline.

first_empire-name = Zhanguo: The First Empire
first_empire-about = Unify the empire in five rounds: tuck cards, act at court, build palaces and walls, sail for the elixir and guard the mausoleum. Solo, you play against Li Si.

first_empire-seat-0 = Blue
first_empire-seat-1 = Yellow
first_empire-seat-2 = Red
first_empire-seat-3 = Purple
first_empire-li-si = Li Si

# Names

first_empire-region = { $region ->
    [chu] Chu
    [wei] Wei
    [zhao] Zhao
    [qi] Qi
   *[yan] Yan
}
first_empire-start = { $start ->
    [chu] Chu
    [wei] Wei
    [zhao] Zhao
    [qi] Qi
   *[yan] Yan
}
first_empire-to = { $to ->
    [chu] Chu
    [wei] Wei
    [zhao] Zhao
    [qi] Qi
   *[yan] Yan
}
first_empire-where = { $where ->
    [chu] Chu
    [wei] Wei
    [zhao] Zhao
    [qi] Qi
    [yan] Yan
    [west] the western site
    [centre] the central site
   *[east] the eastern site
}
first_empire-site = { $site ->
    [west] western
    [centre] central
   *[east] eastern
}
first_empire-section = { $section ->
    [west-left] the left section in the west
    [west-right] the right section in the west
    [centre-left] the left section in the centre
    [centre-right] the right section in the centre
    [east-left] the left section in the east
   *[east-right] the right section in the east
}
first_empire-aspect = { $aspect ->
    [writing] Writing
    [currency] Currency
   *[laws] Laws
}
first_empire-token = { $token ->
    [writing] a Writing token
    [currency] a Currency token
    [laws] a Laws token
    [large-writing] the large Writing token
    [large-currency] the large Currency token
   *[large-laws] the large Laws token
}
first_empire-official = { $official ->
    [alchemist] alchemist
    [architect] architect
    [general] general
   *[any] official
}
first_empire-action = { $action ->
    [recruit] Recruit 1 Official
    [elixir] Search for the Elixir
    [governor] Install 1 Governor
    [hire] Hire 2 Workers
    [palace] Build 1 Palace
   *[wall] Build 1 Wall
}
first_empire-trigger = { $trigger ->
    [recruit] Recruit 1 Official
    [elixir] Search for the Elixir
    [governor] Install 1 Governor
    [hire] Hire 2 Workers
    [palace] Build 1 Palace
   *[wall] Build 1 Wall
}
first_empire-tile = { $tile ->
    [chu] the tile of Chu
    [wei] the tile of Wei
    [zhao] the tile of Zhao
    [qi] the tile of Qi
    [yan] the tile of Yan
    [wall-west] the tile of the western walls
    [wall-centre] the tile of the central walls
    [wall-east] the tile of the eastern walls
   *[elixir] the elixir tile
}
first_empire-palace-tile = { $palace_tile ->
    [writing] 3 VP for each Writing card there
    [currency] 3 VP for each Currency card there
    [laws] 3 VP for each Laws card there
    [alchemist] 3 VP for each alchemist card there
   *[any] 1 unrest, and 2 VP for each card there
}
first_empire-starting-tile = { $starting_tile ->
    [S1] a general and an alchemist in Chu
    [S2] a general and an architect in Chu
    [S3] two generals in Chu
    [S4] a general in Chu; 1 unrest in Wei for a Writing and a Currency token
    [S5] a general in Chu; 1 unrest in Zhao for a Currency and a Laws token
    [S6] a general in Chu; 1 unrest in Qi for a Writing and a Laws token
    [S7] a general in Chu; move the ship 2 spaces
    [S8] a general in Chu; 1 unrest in Chu to unlock a soldier and move the ship 1 space
    [S9] a general in Chu; 1 unrest in Chu and in Yan for a worker in Chu
   *[S10] a general in Chu; 1 unrest in Wei, Zhao and Qi to place an alchemist card in Chu
}
first_empire-source = { $source ->
    [palaces] palaces
    [palace_tiles] palace tiles
    [cards] cards
    [governor_tiles] governor tiles
   *[soldiers] soldiers
}
first_empire-what = { $what ->
    [writing] Writing card
    [currency] Currency card
    [laws] Laws card
    [alchemist] alchemist card
    [governor] of your governors
    [palace] of your palaces
    [wall] of your walls
    [writing-currency] a Writing and a Currency token
    [currency-laws] a Currency and a Laws token
   *[writing-laws] a Writing and a Laws token
}
first_empire-what-official = { $what ->
    [alchemist] alchemist
    [architect] architect
   *[general] general
}
first_empire-ability = { $ability ->
    [ship] Move your ship { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }.
    [recruit_here] Recruit in this card’s region: { first_empire-what-official }.
    [move_workers] Move { $count ->
        [one] a worker
       *[other] workers up to { $count } times
    } to an adjacent region.
    [move_officials] Make up to { $count } official moves.
    [reduce_unrest] Lower unrest by 1 in any region.
    [gain_tokens] Take a token of your choice.
    [vp_per_card] { $count } VP for each { first_empire-what } on your board.
    [vp_per_piece] { $count } VP for each { first_empire-what } in play.
    [unrest_for_tokens] 1 unrest here for { first_empire-what }.
    [unrest_for_workers] 1 unrest here for { $count ->
        [one] a worker
       *[other] { $count } workers
    } here.
    [unrest_for_vp_per_card] 1 unrest here for { $count } VP for each { first_empire-what } on your board.
    [workers_here] A worker here, without unrest.
    [recruit_any_here] Recruit an official of your choice here.
    [calm_here_and_anywhere] Lower unrest by 1 here, then by 1 in any region.
    [unrest_for_any_tokens] 1 unrest here for { $count } tokens of your choice.
    [vp_per_alchemist_here] { $count } VP for each alchemist card here.
    [unlock] Unlock a soldier.
    [vp_per_soldier] { $count } VP for each of your soldiers in the mausoleum.
    [vp_round] VP equal to the round number.
    [place_alchemist] Place an alchemist card in any region.
    [workers_anywhere] A worker in any region, without unrest.
    [recruit_in_one_region] Recruit { $count } in one region: { first_empire-what-official }.
   *[calm_regions] Lower unrest by 1 in { $count } different regions.
}
first_empire-criterion = { $criterion ->
    [architect] each region with an architect
    [alchemist] each region with an alchemist
    [general] each region with a general
    [worker] each region with a worker
    [two_of_a_type] each region with two cards of the same type
    [officials_match_unrest] each region with as many officials as unrest, and at least one
    [sets] each set of Writing, Currency, Laws and alchemist cards
    [palace] each region with one of your palaces
    [governor] each region with one of your governors
    [writing_card] each region with a Writing card
    [currency_card] each region with a Currency card
    [laws_card] each region with a Laws card
    [alchemist_card] each region with an alchemist card
   *[no_unrest] each region without unrest
}
first_empire-reward = { $reward ->
    [recruit_any] Recruit { $count ->
        [one] an official
       *[other] { $count } officials
    } of your choice in one region
    [recruit] Recruit the officials shown
    [place_alchemists] { $count ->
        [one] Place an alchemist card
       *[other] Place up to { $count } alchemist cards
    }
    [governor] Install a governor for free
    [palace] Build a palace for free
    [wall] Build a wall for free
    [unlock] Unlock { $count } soldiers
    [ship] Move your ship { $count } spaces
    [workers] Hire { $count ->
        [one] a worker
       *[other] { $count } workers
    } without unrest
    [unlock_and_put] Unlock a soldier, then place one on any mausoleum tile
    [put] Place an unlocked soldier on any mausoleum tile
   *[reset_unrest] Remove all unrest in up to { $count } regions
}

# Questions

first_empire-question = { $question ->
    [starting_tile] Which starting tile do you keep?
    [card] Which card do you play?
    [use] Tuck it, or play it at court?
    [region] In which region?
    [action] Which court action?
    [official] Which official?
    [symbol] Use the symbol for what?
    [alchemist] Which alchemist card?
    [master] Which master alchemist do you take?
    [space] On which space?
    [half] Which half of the governor tile?
    [worker] Take a worker from which region?
    [palace_tile] Which palace tile?
    [large_token] Which large token?
    [section] In which wall section?
    [slot] On which slot?
    [emperor] Which card gets the emperor tile?
    [after] What next?
    [ability] Which ability do you use?
    [mover] Which official do you move?
    [to] Where to?
    [calm] Lower unrest in which region?
    [reset] Remove all unrest in which region?
    [token] Which token do you take?
    [soldier] Where do you place a soldier?
    [put] On which tile do you place the soldier?
    [reward] Do you accept the reward?
    [another_card] Place another card?
    [unlock] How many soldiers do you unlock?
    [pay] Which token do you pay?
    [return] Which token do you return?
    [li_si_soldier] Which tile does Li Si take?
   *[li_si_aspect] Which of Li Si’s tokens go first?
}
first_empire-answer = { $answer ->
    [unification] Unification
    [court] Court
    [nothing] Discard it
    [unlock] Unlock a soldier
    [place] Place an alchemist card
    [area] Open area
    [tile-1] First tile space
    [tile-2] Second tile space
    [left] Left half
    [right] Right half
    [activate] Use abilities
    [move-official] Move an official
    [pass] Pass
    [accept] Accept
    [yes] Yes
    [no] No
   *[stop] Stop
}
first_empire-card-type = { $type ->
    [writing] Writing
    [currency] Currency
    [laws] Laws
   *[alchemist] Alchemist
}
first_empire-no-officials = no officials
first_empire-spot = { $spot ->
    [chu] Chu
    [wei] Wei
    [zhao] Zhao
    [qi] Qi
    [yan] Yan
    [wall-west] walls in the west
    [wall-centre] walls in the centre
    [wall-east] walls in the east
   *[elixir] elixir
}
first_empire-need = { $need ->
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
   *[space] ship on { $count } or beyond
}
first_empire-tile-blank = no bonus
first_empire-tile-halves = { $left }, or { $right }
first_empire-wall-tile = { $worth } VP by rods for { first_empire-criterion }
first_empire-brings = worth { $points } VP to you now
first_empire-points = { $points } VP
first_empire-met = { $count ->
    [0] not met yet
    [one] met once
    [2] met twice
   *[other] met { $count } times
}
first_empire-card-face = { first_empire-card-type } { $arrow } { first_empire-trigger } → { $does }
first_empire-officials-here = { first_empire-official } ×{ $count }
first_empire-left-in-stock = { $count } left
first_empire-only-in = in { $regions }
first_empire-would-wake = trigger becomes: { first_empire-action }
first_empire-choice-card = Card { $card }
first_empire-choice-own-card = Card { $card } in { first_empire-region }
first_empire-choice-worker = A worker in { first_empire-region }
first_empire-choice-region = { $purpose ->
    [tuck] Tuck in { first_empire-region }
    [recruit] Recruit in { first_empire-region }
    [place] Place it in { first_empire-region }
    [govern] Governor in { first_empire-region }
    [hire] Hire in { first_empire-region }
    [build] Palace in { first_empire-region }
    [to] To { first_empire-region }
    [calm] Lower unrest in { first_empire-region }
   *[reset] Remove all unrest in { first_empire-region }
}
first_empire-choice-space = { first_empire-region }: { first_empire-answer }
first_empire-choice-stop = { $question ->
    [ability] No more abilities
    [soldier] No soldier now
    [put] No soldier now
   *[other] Stop
}
first_empire-choice-region-note = { $officials }; workers { $workers }; unrest { $unrest } of 3; cards { $cards } of 3
first_empire-choice-wakes = { $count ->
    [0] activates nothing
   *[other] activates { $cards }
}
first_empire-choice-slot = { $rods ->
    [one] Slot { $slot }: 1 rod
   *[other] Slot { $slot }: { $rods } rods
}
first_empire-choice-mover = { first_empire-official } in { first_empire-region }
first_empire-choice-reward = { $answer ->
    [accept] Accept the { first_empire-aspect } reward
   *[pass] Pass and keep your tokens
}
first_empire-choice-unlock = { $count ->
    [0] Unlock none
    [one] Unlock 1 soldier, for tokens worth 3
   *[other] Unlock { $count } soldiers, for tokens worth 3 each
}

# Options

first_empire-option-tableau = Rewards tableau
first_empire-option-tableau-text = The rewards of each round, and the order of the three aspects.
first_empire-option-tableau-board = Board
first_empire-option-tableau-board-text = The rewards printed on the board: Writing, Currency, Laws. Best for a first game.
first_empire-option-tableau-tile-a = Tile, side A
first_empire-option-tableau-tile-a-text = Other rewards, Laws first; in the last round a ship can sail seven spaces.
first_empire-option-tableau-tile-b = Tile, side B
first_empire-option-tableau-tile-b-text = Other rewards, Currency first.
first_empire-option-advanced = Advanced mode
first_empire-option-advanced-text = Shuffle the mausoleum symbols.
first_empire-option-advanced-off = Off
first_empire-option-advanced-off-text = Each symbol is in its printed place.
first_empire-option-advanced-on = On
first_empire-option-advanced-on-text = The nine mausoleum symbols are placed at random, so other tiles form rows and columns.
first_empire-option-li-si = Li Si
first_empire-option-li-si-text = Strength of the prime minister in the solo game.
first_empire-option-li-si-1 = Li Si 1
first_empire-option-li-si-1-text = For a first game.
first_empire-option-li-si-2 = Li Si 2
first_empire-option-li-si-2-text = A fair match once you know the game.
first_empire-option-li-si-3 = Li Si 3
first_empire-option-li-si-3-text = He goes first and wins every tie for governors.
first_empire-option-li-si-4 = Li Si 4
first_empire-option-li-si-4-text = For the best player in the empire.
first_empire-option-li-si-none = No Li Si
first_empire-option-li-si-none-text = 2 to 4 players, without Li Si.

# Events

first_empire-event-li-si = You play against Li Si, level { $level }.
first_empire-event-starting-dealt = { $you ->
    [yes] You get
   *[no] { $seat } gets
} two starting tiles: { $starting_tile } and { $other_tile }.
first_empire-event-starting-tile = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
}: { first_empire-starting-tile }.
first_empire-event-order = Turn order: { $order }.
first_empire-event-round = Round { $round } starts.
first_empire-event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} six cards.
first_empire-event-drew-cards = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $cards }.
first_empire-event-laid-down = { $you ->
    [yes] You can’t do anything and discard
   *[no] { $seat } can’t do anything and discards
} card { $card }.
first_empire-event-tucked = { $you ->
    [yes] You tuck
   *[no] { $seat } tucks
} card { $card } in { first_empire-region }.
first_empire-event-court = { $you ->
    [yes] You play
   *[no] { $seat } plays
} card { $card } at court: { first_empire-action }.
first_empire-event-points = { $you ->
    [yes] You score
   *[no] { $seat } scores
} { $points } VP ({ first_empire-source }).
first_empire-event-tokens = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $count ->
    [0] no { first_empire-aspect } token: none are left
    [one] a { first_empire-aspect } token
   *[other] { $count } { first_empire-aspect } tokens
}.
first_empire-event-unrest = { $you ->
    [yes] Your
   *[no] { $seat }’s
} unrest in { first_empire-region } is now { $level }.
first_empire-event-hired = { $you ->
    [yes] You hire
   *[no] { $seat } hires
} { $count ->
    [one] a worker
   *[other] { $count } workers
} in { first_empire-region }.
first_empire-event-paid-workers = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} { $count ->
    [one] a worker
   *[other] { $count } workers
} from { first_empire-region }.
first_empire-event-recruited = { $you ->
    [yes] You recruit
   *[no] { $seat } recruits
} in { first_empire-region }: { first_empire-official }.
first_empire-event-unlocked = { $you ->
    [yes] You unlock
   *[no] { $seat } unlocks
} { $count ->
    [0] no soldier
    [one] a soldier
   *[other] { $count } soldiers
}.
first_empire-event-moved-official = { $you ->
    [yes] You move
   *[no] { $seat } moves
} an official ({ first_empire-official }) from { first_empire-start } to { first_empire-to }.
first_empire-event-moved-worker = { $you ->
    [yes] You move
   *[no] { $seat } moves
} a worker from { first_empire-start } to { first_empire-to }.
first_empire-event-sailed = { $you ->
    [yes] Your
   *[no] { $seat }’s
} ship sails from space { $from_space } to { $to_space }.
first_empire-event-symbol-lost = { $you ->
    [yes] You get
   *[no] { $seat } gets
} nothing from the symbol.
first_empire-event-alchemist = { $you ->
    [yes] You place
   *[no] { $seat } places
} { $card } in { first_empire-region }.
first_empire-event-master = { $you ->
    [yes] You take
   *[no] { $seat } takes
} the master alchemist { $card }.
first_empire-event-governor = { $you ->
    [yes] You install
   *[no] { $seat } installs
} a governor in { first_empire-region }{ $space ->
    [area] { "" }
   *[other] { " " }on a governor tile
}.
first_empire-event-governor-bonus = { $you ->
    [yes] You use
   *[no] { $seat } uses
} the { $half ->
    [left] left
   *[right] right
} half of governor tile { $governor_tile }.
first_empire-event-palace = { $you ->
    [yes] You build
   *[no] { $seat } builds
} a palace in { first_empire-region }.
first_empire-event-palace-tile = { $you ->
    [yes] You take
   *[no] { $seat } takes
} the palace tile of { first_empire-region }: { first_empire-palace-tile }.
first_empire-event-large-token = { $you ->
    [yes] You take
   *[no] { $seat } takes
} the large { first_empire-aspect } token.
first_empire-event-wall = { $you ->
    [yes] You build
   *[no] { $seat } builds
} a wall in { first_empire-section }, slot { $slot }.
first_empire-event-emperor-tile = { $you ->
    [yes] You put
   *[no] { $seat } puts
} an emperor tile on card { $card }: its trigger is now { first_empire-action }.
first_empire-event-ability = { $you ->
    [yes] You use
   *[no] { $seat } uses
} card { $card }.
first_empire-event-soldier = { $you ->
    [yes] You place
   *[no] { $seat } places
} a soldier on { first_empire-tile }, slot { $slot }.
first_empire-event-reward = { $you ->
    [yes] You accept
   *[no] { $seat } accepts
} the { first_empire-aspect } reward of round { $round }.
first_empire-event-reward-declined = { $you ->
    [yes] You pass
   *[no] { $seat } passes
} on the { first_empire-aspect } reward.
first_empire-event-reward-lost = No one takes the { first_empire-aspect } reward.
first_empire-event-paid-token = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} { first_empire-token }.
first_empire-event-large-returned = { $you ->
    [yes] You return
   *[no] { $seat } returns
} the large { first_empire-aspect } token.
first_empire-event-token-returned = { $you ->
    [yes] You return
   *[no] { $seat } returns
} a { first_empire-aspect } token.
first_empire-event-round-ended = Round { $round } is over.
first_empire-event-ended = The game is over.
first_empire-event-li-si-card = Li Si draws action card { $action_card }.
first_empire-event-li-si-court = Li Si has no room and plays card { $card } at court.
first_empire-event-li-si-paid = Li Si returns { $count } of { first_empire-aspect }.
first_empire-event-emperor-stays = { $lack ->
    [bare_card] { $you ->
        [yes] All your cards already have emperor tiles, so this one stays.
       *[no] All of { $seat }’s cards already have emperor tiles, so this one stays.
    }
   *[other] { $you ->
        [yes] You have not tucked a unification card yet, so the emperor tile stays.
       *[no] { $seat } has not tucked a unification card yet, so the emperor tile stays.
    }
}
first_empire-event-emperor-removed = Li Si removes the top emperor tile of the { first_empire-site } site: { first_empire-action }.
first_empire-event-li-si-check = { $check ->
    [has-room] Is there room for a card in { first_empire-where }?
    [can-sail] Can his ship still sail?
    [entrance-empty] Is his entrance empty?
    [card-left] Does he have an alchemist card left?
    [piece-left] Does he have a piece left?
    [no-soldier-in-region] Does { first_empire-where }’s mausoleum tile lack his soldier?
    [majority-open] Does he still need the majority in { first_empire-where }?
    [first-of-order] All are done, so he takes the first in his order: { first_empire-where }.
    [no-soldier-at-site] Does the mausoleum tile of { first_empire-where } lack his soldier?
   *[section-open] Does { first_empire-where } have a section without his wall?
} { $outcome ->
    [yes] Yes.
   *[no] No.
}

# Refusals

first_empire-refusal-no-room-anywhere = No region can take another card.
    A region holds at most three cards, and unrest can’t exceed 3. Rule { $rule }.
first_empire-refusal-no-action = None of the six court actions is possible. Rule { $rule }.
first_empire-refusal-can-play = You can play this card, so you must.
    You may discard a card only if you can neither tuck it nor act at court. Rule { $rule }.
first_empire-refusal-region-full = { first_empire-region } already has three cards. Rule { $rule }.
first_empire-refusal-too-much-unrest = Unrest in { first_empire-region } is at { $unrest } and can’t exceed { $most }. Rule { $rule }.
first_empire-refusal-none-in-stock = None left in your supply: { first_empire-official }. Rule { $rule }.
first_empire-refusal-ship-at-end = Your ship is at the end of the track. Rule { $rule }.
first_empire-refusal-no-governor = All seven of your governors are on the board. Rule { $rule }.
first_empire-refusal-officials-missing = { first_empire-region } is missing { $count ->
        [one] an official
       *[other] { $count } officials
    }: { $officials }.
    A governor costs an alchemist, an architect and a general from the region. Rule { $rule }.
first_empire-refusal-no-region-to-govern = No region has an alchemist, an architect and a general. Rule { $rule }.
first_empire-refusal-no-general = You have no general in { first_empire-region }. Rule { $rule }.
first_empire-refusal-no-region-to-hire = You have no general in a region with unrest below 3. Rule { $rule }.
first_empire-refusal-no-palace = All six of your palaces are on the board. Rule { $rule }.
first_empire-refusal-no-architect = You have no architect in { first_empire-region }. Rule { $rule }.
first_empire-refusal-workers-missing = Needs { $missing ->
        [one] 1 more worker
       *[other] { $missing } more workers
    } in { first_empire-region }. Rule { $rule }.
first_empire-refusal-other-worker-missing = Needs one more worker outside { first_empire-region }. Rule { $rule }.
first_empire-refusal-no-region-to-build = No region has an architect and two workers. Rule { $rule }.
first_empire-refusal-no-wall = All six of your walls are on the board. Rule { $rule }.
first_empire-refusal-own-wall-there = You already have a wall in { first_empire-section }. Rule { $rule }.
first_empire-refusal-slot-taken = Slot { $slot } is taken. Rule { $rule }.
first_empire-refusal-too-few-regions = You have workers in only { $regions } { $regions ->
        [one] region
       *[other] regions
    }.
    A slot costs one worker per rod, all from different regions. Rule { $rule }.
first_empire-refusal-no-section-to-build = You can’t pay for any free slot: you have workers in { $regions } { $regions ->
        [one] region
       *[other] regions
    }. Rule { $rule }.
first_empire-refusal-no-worker-there = You have no worker in { first_empire-region }. Rule { $rule }.
first_empire-refusal-region-has-paid = { first_empire-region } has already paid. Take the next worker from another region. Rule { $rule }.
first_empire-refusal-space-taken = This tile already has a governor. Rule { $rule }.
first_empire-refusal-half-without-effect = This half has no effect now. Rule { $rule }.
first_empire-refusal-tile-raises-unrest = This tile raises unrest, which is already at 3 there. Rule { $rule }.
first_empire-refusal-large-token-taken = The large { first_empire-aspect } token is taken. Rule { $rule }.
first_empire-refusal-has-emperor-tile = Card { $card } already has an emperor tile. Rule { $rule }.
first_empire-refusal-not-lower = { $card } is not lower than { $beneath }.
    This action activates abilities only with a lower card. Rule { $rule }.
first_empire-refusal-not-higher = { $card } is not higher than { $beneath }.
    This action activates abilities only with a higher card. Rule { $rule }.
first_empire-refusal-nothing-wakes = None of your cards activate on this action. Rule { $rule }.
first_empire-refusal-no-official-to-move = You have no official to move. Rule { $rule }.
first_empire-refusal-other-trigger = Card { $card } has another trigger: { first_empire-trigger }. Rule { $rule }.
first_empire-refusal-used-already = You have already used card { $card } this turn. Rule { $rule }.
first_empire-refusal-region-in-revolt = Card { $card } is blocked: { first_empire-region } is at 3 unrest. Rule { $rule }.
first_empire-refusal-without-effect = Card { $card } has no effect now. Rule { $rule }.
first_empire-refusal-no-official-there = You have no such official in { first_empire-region }. Rule { $rule }.
first_empire-refusal-not-adjacent = { first_empire-region } is not adjacent. Rule { $rule }.
first_empire-refusal-no-unrest-there = { first_empire-region } has no unrest. Rule { $rule }.
first_empire-refusal-calmed-already = You have already lowered unrest in { first_empire-region }. Choose another region. Rule { $rule }.
first_empire-refusal-supply-empty = No { first_empire-aspect } tokens left in the supply. Rule { $rule }.
first_empire-refusal-none-locked = You have no locked soldiers. Rule { $rule }.
first_empire-refusal-no-card-to-place = You have no alchemist card to place now. Rule { $rule }.
first_empire-refusal-no-alchemist-there = You have no alchemist in { first_empire-region }. Rule { $rule }.
first_empire-refusal-card-not-held = { $card } is not one of your alchemist cards. Rule { $rule }.
first_empire-refusal-master-gone = { $card } is taken. Rule { $rule }.
first_empire-refusal-condition-not-met = You don’t meet the condition of { first_empire-tile }. Rule { $rule }.
first_empire-refusal-own-soldier-there = You already have a soldier on { first_empire-tile }. Rule { $rule }.
first_empire-refusal-officials-short = You lack officials for the full reward.
    In supply: { $alchemist } { $alchemist ->
        [one] alchemist
       *[other] alchemists
    }, { $architect } { $architect ->
        [one] architect
       *[other] architects
    }, { $general } { $general ->
        [one] general
       *[other] generals
    }; the reward has { $count }. Rule { $rule }.
first_empire-refusal-locked-short = You have only { $locked ->
        [one] 1 locked soldier
       *[other] { $locked } locked soldiers
    }; you need { $count }. Rule { $rule }.
first_empire-refusal-entrance-empty = You have no soldiers at the entrance. Rule { $rule }.
first_empire-refusal-no-room-for-card = All your regions have three cards. Rule { $rule }.
first_empire-refusal-no-unrest = None of your regions has unrest. Rule { $rule }.
first_empire-refusal-too-few-tokens = That costs { $price }, but your tokens are worth { $value }. Rule { $rule }.
first_empire-refusal-no-such-token = You have no such { first_empire-aspect } token. Rule { $rule }.
first_empire-refusal-pays-too-much = That would overpay. Use a smaller token. Rule { $rule }.
first_empire-refusal-not-this-region = The reward is not for { first_empire-region }. Choose one of: { $allowed }. Rule { $rule }.


# The end

first_empire-reason-most-points = most VP
first_empire-reason-beat-li-si = Li Si beaten
first_empire-reason-tied-with-li-si = tied with Li Si
first_empire-reason-lost-to-li-si = lost to Li Si
first_empire-result-most-points = { $count ->
    [one] { $you ->
        [yes] You have the most VP and win.
       *[no] { $winners } has the most VP and wins.
    }
   *[other] { $winners } tie for most VP and share the victory.
}
first_empire-result-beat-li-si = { $you ->
    [yes] You beat Li Si and win.
   *[no] { $winners } beats Li Si and wins.
}
first_empire-result-tied-with-li-si = { $you ->
    [yes] You tie with Li Si and share the victory.
   *[no] { $winners } ties with Li Si, and they share the victory.
}
first_empire-result-lost-to-li-si = Li Si has more VP and wins.
first_empire-score = { $won ->
    [yes] ★
   *[no] –
} { $seat }: { $score } VP (palaces { $palaces }, palace tiles { $palace-tiles }, cards { $cards }, governor tiles { $governor-tiles }, soldiers { $soldiers }, majorities { $majorities }, elixir { $elixir }, rows and columns { $lines }, walls { $walls }, entrance { $entrance })

# The page. What a message may be given:
#   $seat, $from, $owner, $winners …  players by name, as text; $you, $fromyou, $owneryou say (yes or no) whether it is the reader
#   $own                              whether (yes or no) the seat is the one that made the move
#   $cell, $cells, $village           spaces as they stand on the board's edge, like E4
#   $colour, $tile, $size, $count …   as in qin.ftl

page-you = You
page-nobody = nobody
page-somebody = Somebody
page-seat-number = Seat { $number }
page-you-named = { $name } (you)
page-same-name = { $name } ({ $seat })
page-bot-named = Bot, { $bot }
page-bot-level = bot, { $bot }
page-bot-name-0 = Heron
page-bot-name-1 = Crane
page-bot-name-2 = Carp
page-bot-name-3 = Tiger
page-bot-beginner = Conscript (beginner)
page-bot-easy = Scribe (easy)
page-bot-medium = Magistrate (medium)
page-bot-hard = General (hard)
page-bot-master = Chancellor (master)
page-bot-beginner-text = Errs on purpose: for your very first games.
page-bot-easy-text = Takes the turn that looks best at first glance.
page-bot-medium-text = Tries out many ways to play a turn before it chooses.
page-bot-hard-text = Tries out far more ways than the magistrate.
page-bot-master-text = Thinks longest of all, up to a few seconds a turn.
page-bots-uncompiled = This server runs uncompiled, which is slower: magistrate, general and chancellor get less far in the same time and play weaker here.
page-bot-random = random
page-bot-greedy = steady
page-guest-1 = Wandering Cloud
page-guest-2 = Old Pine
page-guest-3 = Quiet Brook
page-guest-4 = Morning Mist
page-guest-5 = Red Lantern
page-guest-6 = Stone Lion
page-guest-7 = Paper Boat
page-guest-8 = Plum Blossom

# Around every screen

page-title = { $title } · Tianxia
page-title-home = Tianxia: three board games of old China
page-title-turn = Your turn · { $game } · Tianxia
page-skip = To the content
page-nav = Site
page-nav-play = Play
page-nav-tables = Tables
page-nav-replays = Replays
page-nav-rules = Rules
page-home = Home
page-playing-as = Playing as
page-me = You
page-language = Language
page-language-en = English
page-language-de = Deutsch
page-language-fr = Français
page-sound = Sound
page-sound-on = Sound is on (S)
page-sound-off = Sound is off (S)
page-theme = Colours
page-theme-flip = Light or dark
page-theme-system = as the system
page-theme-light = light
page-theme-dark = dark
page-close = Close
page-loading = One moment …
page-more = Show more
page-save = Save
page-saved = Saved.
page-copy = Copy
page-copied = Copied
page-link = Link
page-send = Send
page-offline = There is no connection to the server just now. It is tried again by itself.
page-broken = The server could not do that (status { $status }). Please try again.
page-trouble = That did not work ({ $code }). Nothing has changed.

# Home

page-hero = All under heaven, at one table.
page-hero-text = Three board games of old China, live with friends or bots. No account, nothing to install.
page-play-now = Play now
page-play-qin-now = Play Qin now
page-invite-friend = Invite a friend
page-games = Games
page-facts = { $from } to { $to } players · { $minutes ->
    [120] 2 hours
   *[other] { $minutes } minutes
}
page-about-qin = Lay a tile, found provinces, swallow your neighbour’s. First to place every pagoda wins.
page-name-zhanguo = ZhanGuo
page-about-zhanguo = Unify writing, coin and law across five regions. Play above or below at court.
page-name-first-empire = The First Empire
page-about-first-empire = Raise walls and palaces, seek the elixir, march the clay army.
page-still-built = Still being built
page-play-bot = Play a bot
page-alone = Alone against Li Si, level
page-alone-level = Alone against Li Si, level { $level }
page-li-si = Li Si, level { $level }
page-your-tables = Your tables
page-open-tables = Open tables
page-anyone = anyone may sit down
page-just-finished = Just finished
page-no-tables = None yet. “Play Qin now” makes your first.
page-no-open = Nobody is waiting. Open a table and somebody may come.
page-editions = Editions
page-new-table = New table
page-free = A free implementation with pictures and words of its own. Not affiliated with the games’ designers or publishers.
page-what-reconstructed = What is reconstructed
page-your-turn-short = Your turn
page-waiting = Waiting
page-go-on = Go on
page-sit-down = Sit down
page-watch = Watch
page-replay = Replay
page-empty-table = Nobody yet
page-beat = { $you ->
    [won] You{ page-and-others } beat { $losers }
    [lost] { $winners } beat you{ page-and-others }
   *[no] { $winners } beat { $losers }
}
page-and-others = { $many ->
    [0] {""}
   *[other] {" "}and { $others }
}
page-score-line = pagodas { $scores }
page-points-line = points { $scores }
page-seats-taken = { $taken } of { $all }
page-clock-short = { $minutes ->
    [4320] 3 days
   *[other] { $minutes } min
}{ $increment ->
    [0] {""}
    [43200] {" "}+ 12 h
   *[other] {" "}+ { $increment } s
}
page-list-mine = Your tables
page-list-open = Open: anyone may sit down
page-list-running = Being played
page-list-finished = Finished games
page-none-mine = You sit at no table.
page-none-open = Nobody is waiting just now.
page-none-running = No public game is being played.
page-none-finished = No finished games yet. Play one, or upload a record.
page-upload = Upload a record

# A new table

page-seats = Seats
page-how-many = How many play
page-seat-of = Who plays { $seat }
page-seat-me = Me
page-seat-open = Open: whoever comes
page-seat-invited = Invited by link
page-seats-text = Several seats can be you: then you play by turns at one screen.
page-seats-solo = You play alone: choose among the options how strong Li Si shall be.
page-game = Game
page-options = Options
page-games-in-row = Games
page-one-game = One game
page-series-both = A series on both boards
page-series-both-text = Two games; whoever has fewest pagodas left in all wins.
page-table = Table
page-who-may = Who may come
page-by-link = By link only
page-by-link-text = Not in the list; who has the link finds it.
page-public = Public
page-public-text = In the list of tables; anybody may watch.
page-pace = Pace
page-pace-live = Live
page-pace-live-text = All are there and play on.
page-pace-leisure = At leisure
page-pace-leisure-text = A move when there is time, also over days.
page-untimed = { $pace ->
    [live] Live, no clock
   *[leisure] At leisure
}
page-clock = Clock
page-clock-none = No clock
page-clock-blitz = 5 min + 5 s
page-clock-steady = 10 min + 10 s
page-clock-slow = 30 min + 30 s
page-clock-days = 3 days + 12 h
page-at-zero = When time is up
page-at-zero-nothing = nothing happens
page-at-zero-bot = a bot takes over
page-at-zero-loss = the game is lost
page-with-chat = Chat at this table
page-make-table = Make the table

# Before the game

page-seat-kept = Kept for you
page-chosen = { $option }: { $value }
page-waiting-for = Waiting for players
page-all-here = All are here
page-waiting-public = This table is in the public list.
page-waiting-link = Only people with a link find this table.
page-local-only = Only this machine can connect, so a link helps nobody elsewhere. Start with “python3 play.py --lan” to play over the local network.
page-make-link = Make a link
page-get-up = Get up
page-begin = Begin
page-begins-by-itself = The game begins by itself once every seat is taken.
page-join = You are invited
page-join-seat = Your seat on this device
page-join-dead = This link leads nowhere
page-join-with = { $game }, with { $people }.
page-join-game = A game of { $game }.
page-join-text = Say how the others shall call you, and sit down. No account is needed.
page-no-table = This table cannot be opened

# At the table

page-connecting = Finding the table …
page-lost = The connection is lost. Until it is back nothing can be played; what you confirmed is kept. It is tried again by itself.
page-draft-dropped = The table has moved on meanwhile. What you had laid out without confirming it is put away.
page-bye = { $code ->
    [revoked] This link has been taken back, so this device plays the seat no longer.
    [forgotten] You have been forgotten on this server, as you asked.
    [stopping] The server is stopping. This page comes back by itself when it runs again.
    [old-page] { server-old-page }
   *[other] The server has closed the connection ({ $code }).
}
page-board = Board
page-players = Players
page-player = Player
page-turn = Turn
page-turn-number = Turn { $turn }
page-log = Log
page-chat = Chat
page-rules = Rules
page-table-tabs = Log, chat and rules
page-table-parts = Parts of the table
page-log-empty = Nothing has happened yet.
page-chat-empty = Nobody has said anything yet.
page-chat-off = Chat is switched off at this table.
page-chat-write = Say something
page-reconstructed = (reconstructed)
page-watching = you are watching
page-to-move = to move
page-thinking = thinking …
page-winner = winner
page-away = away
page-gone = has left
page-stand-in = { $bot } bot stands in
page-left = left
page-then = then
page-clock-left = Thinking time left
page-your-turn = Your turn.
page-turn-of = { $seat }:
page-waits-for = { $count ->
    [0] Chance decides.
   *[other] { $seat } to move.
}
page-is-thinking = { $you ->
    [yes] A bot is thinking for you …
   *[no] { $count ->
        [one] { $seat } is thinking …
       *[other] { $seat } are thinking …
    }
}
page-not-there = Not there.
page-what-happens = What this does
page-what-works = What works:
page-rule = Rule { $rule }
page-confirm = Confirm
page-undo = Undo
page-undo-how = Take it back (Ctrl Z)
page-undo-consent = Something new has been seen since, so the others are asked
page-undo-ask = { $shared ->
    [yes] Take back the last turn?
   *[no] Take back your last turn?
}
page-undo-ask-too = { $count ->
    [one] { $seats }’s move will be undone too.
   *[other] The moves of { $seats } will be undone too.
}
page-undo-ask-consent = The other players have to agree.
page-undo-ask-others = Ask them
page-undo-yes = Take it back
page-undo-no = Keep it
page-redo = Redo
page-redo-how = Redo (Ctrl Y)
page-restart = Restart turn
page-hint = Hint
page-hint-others = Also good:
page-hint-value = { $unit ->
    [chance] { NUMBER($percent, maximumFractionDigits: 0) } % to win
   *[points] about { NUMBER($points, maximumFractionDigits: 0) } points at the end
}
page-lay-it = Lay it there
page-why-not = Why not?
page-turn-tile = Turn the tile
page-turn-tile-how = { $device ->
    [touch] Turn the tile
   *[desktop] Turn the tile: click it, roll the wheel, or press R
}
page-letters = Letters beside colours
page-letters-how = Letters beside colours (L)
page-zoom = Zoom
page-zoom-how = Zoom (Z)
page-menu = Table menu
page-menu-how = Menu: links, pause, resign, record
page-since = Since your last turn: { $count ->
    [one] 1 move
   *[other] { $count } moves
}
page-since-back = One move back (,)
page-since-on = One move on (.)
page-since-at = { $move } of { $all }
page-hand-over = Now { $seat }
page-hand-over-text = Pass the screen to { $seat }, so that nobody else sees this hand.{ $clock ->
    [yes] {" "}The clock waits until then.
   *[no] {""}
}
page-hand-over-ready = Show my hand
page-hand-covered = Hidden until { $seat } has the screen.
page-motion = Animations
page-notify = Notify me when it is my turn
page-instant = Play at once, without confirming
page-look-as = Look as
page-seat-link = Play this seat on another device
page-seat-link-text = Whoever opens this link can play your seat. Take it back at any time.
page-revoke = Take links back
page-pause = Pause
page-paused = The game is paused.
page-resign = Resign
page-resign-sure = Really give up?
page-let-bot-me = Let a bot play for me
page-take-back-seat = Take my seat back
page-bot-plays-for-you = A bot is playing for you.
page-leave = Leave the table
page-seat-away = { $seat } has been away for a while.
page-you-left = You have left this table; your seat waits.
page-seat-left = { $seat } has left.
page-let-bot = Let a bot play on
page-download = Download the record
page-commitment = Promise made at the start:
page-undo-asked = { $seat } asks to take a move back.
page-undo-waiting = { $you ->
    [yes] You have asked to take a move back. The others still have to agree.
   *[no] { $seat } has asked to take a move back.
}
page-redo-asked = { $seat } asks to redo the moves that were undone.
page-redo-waiting = { $you ->
    [yes] You have asked to redo the moves that were undone. The others still have to agree.
   *[no] { $seat } has asked to redo the moves that were undone.
}
page-allow = Allow
page-refuse = Refuse
page-withdraw = Withdraw
page-series = Game { $number } of { $games }

# The end and after

page-result = Result
page-show-boards = Show the boards
page-wins = { $count ->
    [0] Nobody wins.
    [one] { $you ->
        [yes] You win!
       *[no] { $winners } wins.
    }
   *[other] { $winners } share the victory.
}
page-ended-early = { $reason ->
    [resigned] { $you ->
        [yes] You resigned.
       *[no] { $seat } resigned.
    }
   *[time] { $you ->
        [yes] You ran out of time.
       *[no] { $seat } ran out of time.
    }
}
page-rematch = Rematch
page-rematch-on = Rematch on { $board }
page-next-game = Next game
page-to-rematch = To the next game
page-race = The race
page-hands = Hands
page-hand-none = No cards in hand.
page-hand-unseen = This hand is hidden in this view.
page-chart = Pagodas on the board over time; at the end: { $summary }
page-chart-turn = turn { $turn }
page-no-replay = This game cannot be replayed
page-replay-of = Replay of { $game }: { $people }
page-move = Move
page-move-of = Move { $move } of { $all }
page-to-start = To the start (Home)
page-step-back = One move back (←)
page-step-on = One move on (→)
page-to-end = To the end (End)
page-play = Play (space)
page-stop = Stop (space)
page-eyes = Whose eyes
page-all-seeing = All hands
page-spectator = Spectator
page-review = Review this game
page-review-short = Review
page-play-on = Play on from here
page-retry = Retry this move
page-fair = Was the deal fair?
page-fair-yes = Yes: the seed is the one promised, and all { $draws } draws come from it.
page-fair-unpromised = All { $draws } draws come from the seed, but this game made no promise at its start.
page-fair-no = No: something does not fit.
page-fair-text = Before the first draw the table shows a hash of its secret seed. After the end the seed is shown, and every draw can be worked out from it again.
page-seed = Seed:
page-checking = Checking every draw …

# Oneself

page-your-name = Your name
page-name-text = Others see it at the table. You can change it at any time.
page-password-title = Come back from anywhere
page-password-text = With a login and a password you get your seats back on any device. Nothing else is kept of you.
page-come-back = Come back
page-come-back-text = You have been here before? Take up your name and your seats again.
page-welcome-back = Welcome back.
page-login = Login
page-password = Password
page-this-device = This device
page-forget = Forget me
page-forget-text = Removes your name, your keys and your password. Finished games stay, with a seat without a name.
page-forget-sure = Really forget everything

# Rules and components

page-rules-of = The rules of { $game }
page-rules-own-words = In our own words, with the ids that the table names.
page-picture = Picture to rule { $rule }
page-picture-wrong = Picture to rule { $rule }: this is not allowed
page-components = Components
page-components-of = The components of { $game }
page-components-text = We have no access to the printed game, so some parts had to be worked out. Here is what we know and from where.
page-provenance-rulebook = rulebook
page-provenance-rulebook-text = Printed in the rules.
page-provenance-found = found
page-provenance-found-text = Described by several people who own the game.
page-provenance-inferred = inferred
page-provenance-inferred-text = Follows from what was found, not seen itself.
page-provenance-reconstructed = reconstructed
page-provenance-reconstructed-text = Our own design, because nothing is known.
page-digest = Hash that records carry:

# Lessons

page-learn = Learn by playing
page-coach = Your guide
page-coach-step = Step { $number } of { $total }
page-coach-show = Show me
page-coach-confirm = This is the suggestion. Confirm it, or try something else.
page-coach-wait = See what the others do …
page-coach-off = You go your own way, and the game goes on without advice; hints still help. Step back to return to the lesson.
page-coach-other = You are trying something else than suggested. That is allowed: the lesson then ends here, unless you step back.
page-coach-back = Step back
page-coach-leave = Leave the lesson
page-coach-next = Play on

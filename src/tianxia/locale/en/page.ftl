# The page. What a message may be given:
#   $seat, $from, $owner, $winners …  players by name, as text; $you, $fromyou, $owneryou say (yes or no) whether it is the reader
#   $own                              whether (yes or no) the seat is the one that made the move
#   $cell, $cells, $village           spaces as they stand on the board's edge, like E4
#   $colour, $tile, $size, $count …   as in qin.ftl

page-you = You
page-nobody = nobody
page-somebody = Somebody
page-seat-number = Seat { $number }
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
page-bot-beginner-text = Makes mistakes on purpose. Good for a first game.
page-bot-easy-text = Plays whatever looks best at first glance.
page-bot-medium-text = Compares many ways to play each turn.
page-bot-hard-text = Compares far more ways than the magistrate.
page-bot-master-text = Thinks the longest, up to a few seconds per turn.
page-bots-uncompiled = The three strongest bots play weaker than usual on this server.
page-bots-compiling = The three strongest bots play weaker than usual until the server has compiled them and restarts.
page-bot-random = random
page-bot-greedy = steady

# Around every screen

page-title = { $title } · Tianxia
page-title-home = Tianxia: three board games of old China
page-title-turn = Your turn · { $game } · Tianxia
page-skip = Skip to content
page-nav = Site
page-nav-play = Play
page-nav-tables = Tables
page-nav-tournaments = Tournaments
page-to-tournament = To the standings
page-nav-replays = Replays
page-nav-players = Players
page-nav-rules = Rules
page-home = Home
page-me = You
page-sign-in = Sign in
page-name-ask = What should we call you?
page-name-ask-text = The others see this name. No account needed.
page-name-save = Use this name
page-language = Language
page-language-en = English
page-language-de = Deutsch
page-language-fr = Français
page-sound = Sound
page-sound-on = Sound is on (S)
page-sound-off = Sound is off (S)
page-theme = Colours
page-theme-flip = Switch light and dark
page-theme-system = System default
page-theme-light = light
page-theme-dark = dark
page-close = Close
page-aid = Player aid
page-aid-how = Player aid: actions, icons and rules (I)
page-aid-icons = Actions and icons
page-aid-pictures = Icons
page-loading = One moment…
page-more = Show more
page-save = Save
page-saved = Saved.
page-copy = Copy
page-copied = Copied
page-link = Link
page-send = Send
page-offline = No connection. Reconnecting…
page-broken = Server error ({ $status }). Please try again.
page-trouble = That didn’t work ({ $code }). Nothing was changed.

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
page-about-qin = Lay tiles, found provinces, swallow your neighbour’s. First to place every pagoda wins.
page-name-zhanguo = ZhanGuo
page-about-zhanguo = Unify writing, coin and law across five regions. Play high or low at court.
page-name-first-empire = The First Empire
page-about-first-empire = Build walls and palaces, seek the elixir, raise the terracotta army.
page-still-built = Coming soon
page-play-bot = Play a bot
page-alone = Solo against Li Si, level
page-alone-level = Solo against Li Si, level { $level }
page-li-si = Li Si, level { $level }
page-your-tables = Your tables
page-today = Today’s deal
page-today-text = A new one every day, the same for everyone
page-open-tables = Open tables
page-anyone = open to anyone
page-just-finished = Just finished
page-no-tables = None yet. Press “Play Qin now” to start one.
page-no-open = No open tables. Create one and wait for players.
page-editions = Versions
page-find-game = Find me a game
page-new-table = New table
page-free = A free implementation with its own art and texts. Not affiliated with the games’ designers or publishers.
page-what-reconstructed = What we reconstructed
page-privacy = Privacy
page-install = Install as an app
page-documents = Documents
page-your-turn-short = Your turn
page-waiting = Waiting
page-go-on = Continue
page-sit-down = Take a seat
page-watch = Watch
page-replay = Replay
page-empty-table = Nobody yet
page-tournament-game = Your tournament game is ready
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
page-rated = rated
page-clock-short = { $minutes ->
    [4320] 3 days
   *[other] { $minutes } min
}{ $increment ->
    [0] {""}
    [43200] {" "}+ 12 h
   *[other] {" "}+ { $increment } s
}
page-list-mine = Your tables
page-list-open = Open tables
page-list-running = In progress
page-list-finished = Finished games
page-none-mine = You have no games.
page-none-open = No open tables.
page-none-running = No public games in progress.
page-none-finished = No finished games yet. Play one, or upload a record.
page-upload = Upload record

# A new table

page-seats = Seats
page-how-many = Players
page-seat-of = Who plays { $seat }
page-seat-me = Me
page-seat-open = Open to anyone
page-seat-invited = Invited by link
page-seats-text = You can take several seats and pass the screen around.
page-seats-solo = Solo game. Choose Li Si’s level under Options.
page-game = Game
page-options = Options
page-games-in-row = Games
page-one-game = One game
page-series-both = Series on both boards
page-series-both-text = Two games; fewest pagodas left in total wins.
page-table = Table
page-who-may = Who can join
page-by-link = By link only
page-by-link-text = Unlisted: only people with the link can join.
page-public = Public
page-public-text = Listed: anyone can watch.
page-pace = Pace
page-pace-live = Live
page-pace-live-text = Everyone is online and plays right away.
page-pace-leisure = Turn-based
page-pace-leisure-text = Move whenever you have time, even over days.
page-untimed = { $pace ->
    [live] Live, no clock
   *[leisure] Turn-based
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
page-at-zero-loss = they lose the game
page-with-chat = Chat at this table
page-make-table = Create table

# Before the game

page-seat-kept = Reserved for you
page-chosen = { $option }: { $value }
page-waiting-for = Waiting for players
page-all-here = Everyone is here
page-waiting-public = This table is listed publicly.
page-waiting-link = Only people with a link can find this table.
page-local-only = Only this computer can connect. To play over your network, start with “python3 play.py --lan”.
page-make-link = Create link
page-get-up = Leave seat
page-begin = Start game
page-begins-by-itself = The game starts when all seats are taken.
page-join = You are invited
page-join-seat = Your seat on this device
page-join-dead = Invalid link
page-no-table = Can’t open this table

# At the table

page-connecting = Finding the table…
page-lost = Connection lost. Your confirmed moves are safe; reconnecting…
page-draft-dropped = The game moved on, so your unconfirmed move was discarded.
page-bye = { $code ->
    [revoked] This link was revoked. This device can no longer play the seat.
    [forgotten] You were signed out.
    [stopping] The server is restarting. We’ll reconnect you.
    [old-page] { server-old-page }
    [banned] { server-banned }
    [address-banned] { server-address-banned }
    [deleted] { server-deleted }
   *[other] The server closed the connection ({ $code }).
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
page-chat-empty = No messages yet.
page-chat-off = Chat is off at this table.
page-used-hint = { $you ->
    [yes] used a hint. The others see this.
   *[no] used a hint.
}
page-chat-write = Write a message…
page-reconstructed = (reconstructed)
page-watching = you are watching
page-to-move = to move
page-thinking = thinking…
page-winner = winner
page-away = away
page-gone = has left
page-stand-in = replaced by { $bot } bot
page-left = left
page-then = then
page-clock-left = Time left
page-your-turn = Your turn.
page-turn-of = { $seat }:
page-waits-for = { $count ->
    [0] Drawing…
   *[other] { $seat } to move.
}
page-is-thinking = { $you ->
    [yes] Your bot is thinking…
   *[no] { $count ->
        [one] { $seat } is thinking…
       *[other] { $seat } are thinking…
    }
}
page-not-there = You can’t play there.
page-what-happens = What this does
page-what-works = Try instead:
page-rule = Rule { $rule }
page-confirm = Confirm
page-undo = Undo
page-undo-how = Undo (Ctrl+Z)
page-undo-consent = New information was revealed, so the others must agree
page-undo-ask = { $shared ->
    [yes] Undo the last turn?
   *[no] Undo your last turn?
}
page-undo-ask-too = { $count ->
    [one] { $seats }’s move will be undone too.
   *[other] The moves of { $seats } will be undone too.
}
page-undo-ask-consent = The other players must agree.
page-undo-ask-others = Ask them
page-undo-yes = Undo it
page-undo-no = Keep it
page-redo = Redo
page-redo-how = Redo (Ctrl+Y)
page-restart = Restart turn
page-hint = Hint
page-hint-value = { $unit ->
    [chance] { NUMBER($percent, maximumFractionDigits: 0) } % to win
   *[points] about { NUMBER($points, maximumFractionDigits: 0) } points at the end
}
page-lay-it = Place it
page-why-not = Why not?
page-turn-tile = Rotate tile
page-turn-tile-how = { $device ->
    [touch] Rotate tile
   *[desktop] Rotate: click the tile, scroll, or press R
}
page-letters = Show colour letters
page-letters-how = Show colour letters (L)
page-zoom = Zoom
page-zoom-how = Zoom (Z)
page-menu = Table menu
page-menu-how = Menu: links, pause, resign, record
page-since = Since your last turn: { $count ->
    [one] 1 move
   *[other] { $count } moves
}
page-since-back = Previous move (,)
page-since-on = Next move (.)
page-since-at = { $move } of { $all }
page-since-again = Show again
page-since-hide = Hide
page-score-now = now
page-score-end = if it ended now
page-score-now-short = now
page-score-end-short = end
page-score = { $now } VP now · { $end } if it ended now
page-ledger = What it costs and gives
page-ledger-cost = Cost
page-ledger-gain = You get
page-ledger-now = Points now
page-ledger-end = At the end
page-ledger-others = For the others
page-ledger-sum = Sum
page-shortcuts = Keyboard shortcuts
page-shortcut-walk = Look around the table, piece by piece
page-shortcut-confirm = Confirm the turn
page-shortcut-back = One step back, or close
page-shortcut-undo = Undo
page-shortcut-redo = Redo
page-shortcut-hand = Pick from your hand
page-shortcut-rotate = Rotate the tile
page-shortcut-hint = Hint
page-shortcut-greyed = What isn’t possible, and why
page-shortcut-since = Step through the moves since your turn
page-shortcut-finish = Show moves at once
page-shortcut-letters = Colour letters
page-shortcut-zoom = Zoom
page-shortcut-sound = Sound
page-shortcut-help = This list
page-menu-device = This device
page-menu-seat = Your seat
page-menu-game = Game
page-menu-leaving = Leaving
page-hand-over = { $seat }’s turn
page-hand-over-text = Pass the device to { $seat } so no one else sees this hand.{ $clock ->
    [yes] {" "}The clock is stopped until then.
   *[no] {""}
}
page-hand-over-ready = Show my hand
page-hand-covered = Hidden until { $seat } has the screen.
page-motion = Animations
page-notify = Notify me in open tabs
page-instant = Skip confirmation
page-bot-pace = Pace of bots
page-bot-pace-instant = Instant
page-bot-pace-quick = Quick
page-bot-pace-normal = Normal
page-bot-pace-slow = Slow
page-look-as = View as
page-seat-link = Play on another device
page-seat-link-text = Anyone with this link can play your seat. You can revoke it at any time.
page-revoke = Revoke links
page-pause = Pause
page-paused = The game is paused.
page-resign = Resign
page-resign-sure = Resign this game?
page-resign-not = Keep playing
page-let-bot-me = Let a bot play
page-take-back-seat = Return to my seat
page-bot-plays-for-you = A bot is playing for you.
page-leave = Leave table
page-seat-away = { $seat } has been away for a while.
page-you-left = You left. Your seat is reserved.
page-seat-left = { $seat } left.
page-let-bot = Let a bot play
page-download = Download record
page-commitment = Seed commitment:
page-undo-asked = { $seat } wants to undo a move.
page-undo-waiting = { $you ->
    [yes] Waiting for the others to allow the undo.
   *[no] { $seat } wants to undo a move.
}
page-redo-asked = { $seat } wants to redo the undone moves.
page-redo-waiting = { $you ->
    [yes] Waiting for the others to allow the redo.
   *[no] { $seat } wants to redo the undone moves.
}
page-allow = Allow
page-refuse = Refuse
page-withdraw = Withdraw
page-series = Game { $number } of { $games }

# The end and after

page-result = Result
page-show-boards = Show boards
page-wins = { $count ->
    [0] Nobody wins.
    [one] { $you ->
        [yes] You win!
       *[no] { $winners } wins.
    }
   *[other] { $winners } share the victory.
}
page-ahead = { $unit ->
    [pagodas] { $count ->
        [one] 1 pagoda
       *[other] { $count } pagodas
    }
   *[vp] { $count } VP
} ahead of { $you ->
    [yes] you
   *[no] { $seat }
}.
page-chance = { $you ->
    [yes] Your chance of winning
   *[no] Chance of winning: { $seat }
}
page-chance-summary = Chance of winning between { $low } % and { $high } %. Mistakes: { $mistakes }. Slips: { $slips }.
page-ended-early = { $reason ->
    [closed] The operator closed this table.
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
page-to-rematch = Go to rematch
page-race = The race
page-hands = Hands
page-hand-none = No cards in hand.
page-hand-unseen = This hand is hidden from you.
page-chart = Pagodas on the board over time; at the end: { $summary }
page-chart-turn = turn { $turn }
page-no-replay = Can’t replay this game
page-replay-of = Replay of { $game }: { $people }
page-move = Move
page-move-of = Move { $move } of { $all }
page-to-start = First move (Home)
page-step-back = Previous move (←)
page-step-on = Next move (→)
page-to-end = Last move (End)
page-play = Play (space)
page-replay-speed = Speed: { NUMBER($speed) }×
page-replay-times = { NUMBER($speed) }×
page-stop = Stop (space)
page-eyes = Point of view
page-all-seeing = All hands visible
page-spectator = Spectator
page-review = Review game
page-review-short = Review
page-play-on = Play from here
page-retry = Retry move
page-fair = Was the deal fair?
page-fair-yes = Yes. The seed matches its commitment, and all { $draws } draws match the seed.
page-fair-unpromised = All { $draws } draws match the seed, but this game had no commitment.
page-fair-no = No: the draws do not match the seed.
page-fair-text = Before the first draw the table publishes a hash of its secret seed. After the game the seed is revealed, so anyone can check every draw.
page-seed = Seed:
page-checking = Checking every draw…

# Oneself

page-your-name = Your name

# Rules and components

page-rules-of = The rules of { $game }
page-rules-own-words = In our own words. The numbers are the ones shown at the table.
page-picture = Illustration for rule { $rule }
page-picture-wrong = Illustration for rule { $rule }: not allowed
page-components = Components
page-components-of = The components of { $game }
page-components-text = We don’t have the printed game, so we had to reconstruct some parts. Here is what we know, and how.
page-components-edit = Correct the cards
page-edition = Edition
page-edition-built-in = Built-in
page-edition-built-in-text = The only one for rated games.
page-edition-named = edition “{ $name }”
page-provenance-rulebook = rulebook
page-provenance-rulebook-text = Printed in the rules.
page-provenance-found = found
page-provenance-found-text = Described by several people who own the game.
page-provenance-inferred = inferred
page-provenance-inferred-text = Deduced from other sources, not seen directly.
page-provenance-reconstructed = reconstructed
page-provenance-reconstructed-text = Our own design, because no source is known.
page-digest = Components hash:

# Lessons

page-teach-qin = Teach me Qin
page-teach-qin-text = 5 minutes, one guided game
page-learn = Learn by playing
page-replay-later = Others can still play today’s deal. You can replay and review your game from { $time }.
page-rating-change = Rating
page-not-counted = not counted

# What the commands of `tianxia` say. Numbers are given as numbers, everything else as text.
# The help of a command is help-COMMAND, that of its option help-COMMAND-OPTION; without a command, COMMAND is tianxia.

help-tianxia = Play, replay and simulate three board games about the unification of China. Without a command, opens the games in your browser.
help-tianxia-lan = { help-serve-lan }
help-tianxia-lang = Language: en, de or fr. Default: your system language.
help-tianxia-version = Show the version and exit.
tianxia-flag-first = { $flag } opens the games in your browser; put it after “serve”, or leave the command out.
help-play = Play in the terminal.
help-games = List the games, or GAME alone, with their seats and options.
help-games-as_json = Print JSON.
help-simulate = Let bots play many games against each other.
help-simulate-count = Number of games; with --series, number of series.
help-simulate-seats = Comma-separated bots, one per seat; they rotate after every game or series.
help-simulate-seed = Any text; the same seed gives the same games.
help-simulate-jobs = Number of processes. The result does not depend on it.
help-simulate-cluster = Run on the Dask cluster at this address, such as dask://host:8786, instead of in --jobs processes here. The result is the same.
help-simulate-options = A game option; see “tianxia games”.
help-simulate-each = A game option with several values, such as li_si=1,2,3,4. Each value plays the same deals.
help-simulate-series = Play series of games with these values of the series option, and add up the results.
help-simulate-folder = Folder with your own component files.
help-simulate-file = Write the records of all games to this file; - is standard output.
help-simulate-sheet = Write the results to this file as CSV; - is standard output.
help-simulate-as_json = Print JSON.
help-arena = Rank bots against each other on shared deals.
help-arena-bots = Comma-separated bots; every combination plays. With fewer bots than seats, the first plays against the rest.
help-arena-count = Games per pairing, rounded up to whole deals. Each deal is played once per seating.
help-arena-seats = Players per table.
help-arena-seed = Any text; the same seed gives the same games.
help-arena-jobs = { help-simulate-jobs }
help-arena-cluster = { help-simulate-cluster }
help-arena-options = A game option; see “tianxia games”.
help-arena-claim = Win share, in per cent, to test each pairing’s first bot against. A pairing stops once the bot is clearly above or below. Default: an equal share.
help-arena-play_all = Play all games, even after the claim is settled.
help-arena-file = Store every result in this file; the same command resumes from it.
help-arena-plot = Draw the ranking to this SVG file; - is standard output.
help-arena-sheet = { help-simulate-sheet }
help-arena-as_json = Print JSON.
help-train = Train position values from self-play, for the bots of ZhanGuo and The First Empire.
help-train-count = Number of games to learn from.
help-train-seed = Any text; the same seed gives the same weights.
help-train-jobs = { help-simulate-jobs }
help-train-cluster = { help-simulate-cluster }
help-train-file = Write the weights to this file instead of into the program.
help-replay = Show recorded games turn by turn. FILE may be - for standard input.
help-replay-draws = Also show every draw.
help-replay-notation = Print the record as readable text that can be loaded again.
help-replay-states = Print every position, one JSON object per line.
help-replay-verify = Check every draw against seed and commitment. With another option, the verdict goes to standard error.
help-replay-folder = Folder with your own component files.
help-review = Review finished games: mistakes, better moves, luck. FILE may be - for standard input.
help-review-seat = Review only this seat, counted from 0 as in records.
help-review-level = Bot level that reviews.
help-review-worst = Number of costliest moves to list.
help-review-jobs = { help-simulate-jobs }
help-review-folder = Folder with your own component files.
help-review-as_json = Print JSON with every move and every draw.
help-bench = Measure how fast a game runs, interpreted and compiled.
help-bench-peers = Also measure catanatron and OpenSpiel.
help-bench-search = Measure the search of the stronger bots instead.
help-bench-research = Measure the interfaces for learning instead, with PettingZoo and OpenSpiel.
help-bench-seats = { help-arena-seats }
help-bench-seconds = Seconds per measurement.
help-bench-as_json = Print JSON.
help-compile = Compile the engine and the games to make them many times faster.
help-compile-background = Run at low priority, behind a running game.
help-restore = Replace all tables with those of a backup. Stop the server first.
help-restore-db = Database URL. Default: the file in your data folder.
help-restore-force = Replace existing tables; the old file is kept beside the new one.
help-serve-metrics = Show metrics for Prometheus at this port of this computer, or at HOST:PORT.
help-serve-log = Form of the log on standard error.
help-serve-operator = Who runs this server, for the privacy notice.
help-serve-url = The public address of this server, for links in notifications by e-mail and webhook.
help-serve-contact = How to reach them: an e-mail address or a web page.
help-serve-mail = The mail relay for recovery codes and notifications: smtp://USER:PASSWORD@HOST:PORT, smtps://… or smtp+plain://….
help-serve-mail_from = The sender of e-mails: an address.
help-serve-keep_unstarted = How long tables that never start are kept. Default: 2 days.
help-serve-keep_running = How long games are kept in which nobody moves. Default: 180 days, or forever if only this computer can connect.
help-serve-keep_finished = How long finished games are kept. Default: forever.
help-serve-keep_visitors = How long people without a password are remembered after their last visit. Default: 400 days, or forever if only this computer can connect.
help-serve-keep_chat = How long chat is kept. Default: 180 days, or forever if only this computer can connect.
help-ratings = Look after the ratings.
help-ratings-rebuild = Compute all ratings again from the results of all rated games.
help-ratings-db = { help-backup-db }
help-ratings-as_json = { help-admin-as_json }
ratings-rebuilt = { $games ->
    [one] One rated game,
   *[other] { $games } rated games,
} { $ratings ->
    [one] one rating,
   *[other] { $ratings } ratings,
} { $changed ->
    [0] none changed.
    [one] one changed.
   *[other] { $changed } changed.
}
help-admin = Manage tables and people, even while the server runs.
help-admin-db = { help-backup-db }
help-admin-as_json = Print JSON.
help-admin-limit = Show at most this many.
help-admin-state = Show only tables in this state.
help-admin-days = For this many days. Default: until revoked.
help-admin-name = Show only people whose name or login contains this.
help-admin-address = Also ban the network they were last seen in.
help-admin-tables = List the newest tables.
help-admin-table = Show a table with its players and its chat.
help-admin-people = List people by their last visit.
help-admin-bans = List banned networks.
help-admin-close = End a running game without a winner, or remove a table that has not started.
help-admin-delete = Remove a table with its game and its chat.
help-admin-mute = Stop somebody from chatting and changing their name. PERSON is an id or a login.
help-admin-unmute = Let somebody chat again.
help-admin-ban = Ban somebody. PERSON is an id or a login.
help-admin-unban = Let somebody play again.
help-admin-ban-address = Ban an address, or a network such as 192.0.2.0/24.
help-admin-unban-address = Let an address or a network connect again.
help-admin-rename = Give somebody another name.
help-admin-password = Set a new password, print it, and sign the person out everywhere.
help-admin-forget = Remove a person with their name, login and password. Their games stay, without a name.

# games

games-seats = seats: { $seats }
games-option = --option { $option }=…: { $values } (default: { $default })
games-default = { $default } with { $seats } at the table
games-series = --series …: several games, each with its own { $option }
games-bots = bots: { $bots }

# simulate

simulate-progress = Games
simulate-title = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
}{ $options ->
    [none] {""}
   *[other] {", "}{ $options }
}, seed { $seed }
simulate-head-who = who
simulate-head-seats = seats
simulate-head-wins = wins
simulate-head-interval = share (95 %)
simulate-head-shared = shared
simulate-head-scores = score
simulate-head-sums = total
simulate-seat = seat { $seat }
simulate-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-spread = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sd, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $min }–{ $max })
simulate-other = { $who }: { $spread }; margin { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } (95 % between { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } and { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
simulate-lengths = Length: { $spread } decisions per game.
simulate-reasons = Ended by: { $reasons }.
simulate-reason = { $reason } { $count } ({ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
simulate-series = { $series ->
    [one] 1 series
   *[other] { $series } series
} with { $option } { $values }:
simulate-note = Shared wins are counted separately. 95 % Wilson intervals. Scores: mean ± SD (range).
simulate-worker-lost = Worker processes kept dying, so the run stopped. Nothing was written.

# arena

arena-uncompiled = Not compiled, so this will be slow. Run “tianxia compile” first.
arena-head-bot = bot
arena-head-elo = Elo (95 %)
arena-head-pairing = pairing
arena-head-games = games
arena-head-share = win share (95 %)
arena-head-rank = mean rank (95 %)
arena-axis-elo = Elo points, with 95 % intervals; 0 is the mean of these bots
arena-axis-share = win share in %, with 95 % intervals
arena-elo = { NUMBER($elo, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) })
arena-rank = { NUMBER($rank, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
arena-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
arena-verdict = { $pairing }: { $verdict ->
    [above] { $bot } wins more than { NUMBER($claim, maximumFractionDigits: 1) } %, settled after { arena-games }.
    [below] { $bot } wins less than { NUMBER($claim, maximumFractionDigits: 1) } %, settled after { arena-games }.
   *[open] undecided after { arena-games } whether { $bot } wins more than { NUMBER($claim, maximumFractionDigits: 1) } %.
}
arena-note = Shared wins count as fractions. Intervals are per deal (each played once per seating), for a fixed number of games; if play stopped early, trust the verdict. Anytime-valid sequential test, error rate at most 5 %.
arena-interrupted = Stopped after { $games ->
    [one] 1 game
   *[other] { $games } games
}. { $kept ->
    [yes] Results are saved; the same command resumes.
   *[no] Nothing was saved; use --out to save results.
}
arena-worker-lost = Worker processes kept dying, so the run stopped. Finished games are saved if --out was given.

# replay

replay-draw = Draw: { $question } { $answer }
verify-kept = Game { $number }: the seed matches its commitment, and { $draws ->
    [one] the one draw matches
   *[other] all { $draws } draws match
} the seed.
verify-no-commitment = Game { $number }: no commitment (chosen seed), but { $draws ->
    [one] the one draw matches
   *[other] all { $draws } draws match
} the seed.

# review

review-progress = Moves and draws
review-title = { $game }, reviewed by { $level }. Values are { $unit ->
    [chance] winning chances.
   *[points] expected points.
}
review-note = Moves are judged by what their seat knew; differences within the margin of error are ignored. Luck compares the draws with other possible draws, each followed by quick play for one turn each or to the end of the round; ± is its margin of error. Both are estimates for comparing players.
review-worker-lost = A worker process was killed. There is no review.

# databases

db-url = --db needs a database URL: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
db-driver = Unknown database type “{ $driver }”. Use sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
db-unreachable = Can’t connect to { $db }: { $why }.
db-in-use = Another server is using { $db }. Stop it first, or choose another database with --db.
db-read-only = { $db } is read-only.
db-full = The disk with { $db } is full.
db-foreign = { $db } is not a tianxia database.
db-corrupt = { $db } is damaged. Restore an intact backup with “tianxia restore”.
db-newer = { $db } was written by a newer version of tianxia. Update tianxia to open it.
db-failed = Can’t use { $db }: { $why }.
backup-same = { $file } is the database itself. Choose another file.
restore-done = All tables restored to { $file }.
restore-kept = The previous tables are in { $file }.
restore-exists = { $file } already has tables. Use --force to replace them; the old file is kept beside it.
restore-same = { $file } is the database itself. Choose a backup.
restore-not-sqlite = This command restores only SQLite files. Use pg_restore for PostgreSQL.

# serve

serve-no-metrics-port = Can’t show metrics on { $host }, port { $port }: { $why }. Choose another port with --metrics.
serve-bad-metrics = “{ $text }” is not a port. Use --metrics PORT or --metrics HOST:PORT.
serve-bad-mail = This is not a mail relay. Use --mail smtp://USER:PASSWORD@HOST:PORT, or smtps:// or smtp+plain://.
serve-mail-sender = A mail relay and a sender belong together: give both --mail and --mail-from, or neither.
serve-bad-url = “{ $text }” is not an address. Use --url https://HOST/.
serve-bad-days = “{ $text }” is not a number of days. Use { $option } N or { $option } forever.

# admin

admin-head-address = network
admin-head-changed = last change
admin-head-game = game
admin-head-login = login
admin-head-name = name
admin-head-person = person
admin-head-players = players
admin-head-seat = seat
admin-head-seen = last visit
admin-head-state = state
admin-head-table = table
admin-head-until = until
admin-table = Table { $table }: { $game }, { $state }.
admin-is-banned = { $until ->
    [never] banned
   *[other] banned until { $until }
}
admin-is-muted = { $until ->
    [never] muted
   *[other] muted until { $until }
}
admin-closed = Table { $table } is closed.
admin-deleted = Table { $table } is deleted.
admin-muted = { $name } ({ $person }) can’t chat { $until ->
    [never] until you allow it again.
   *[other] until { $until }.
}
admin-unmuted = { $name } ({ $person }) can chat again.
admin-banned = { $name } ({ $person }) is banned { $until ->
    [never] until you allow them back.
   *[other] until { $until }.
}
admin-unbanned = { $name } ({ $person }) can play again.
admin-banned-address = { $network } is banned { $until ->
    [never] until you allow it again.
   *[other] until { $until }.
}
admin-unbanned-address = { $network } can connect again.
admin-address-unknown = The network of this person is not known, so none was banned.
admin-renamed = { $name } ({ $person }) is now called { $new }.
admin-password = New password of { $name } (login { $login }): { $password }
admin-forgotten = { $name } ({ $person }) is removed.
admin-no-table = Table { $table } not found.
admin-no-person = Nobody has the id or login “{ $person }”. “tianxia admin people” lists them.
admin-no-login = { $name } has no account, so a password would be of no use.
admin-finished = The game at table { $table } is already over. Use “tianxia admin delete” to remove it.
admin-bad-address = “{ $address }” is not an IP address or a network such as 192.0.2.0/24.
admin-no-answer = The server using { $db } is not answering. Is it stuck?
admin-other-version = { $db } was last used by another version of tianxia. Start the server of this version once.

# what is not installed

needs-extra = “{ $what }” needs the { $extra } extra: pip install 'tianxia[{ $extra }]'

# bench

bench-progress = Rounds
bench-no-search = { $game } has no search yet.
bench-no-compiled = Not compiled, so only the interpreted code was measured. Run “tianxia compile” first.
bench-no-peer = { $peer } is not installed. Run “pip install -r requirements-peers.lock”.
bench-title = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, random play on one core, medians of short alternating rounds. A decision has more than one option.
bench-interpreted = interpreted
bench-compiled = compiled
bench-kernel-decisions-per-s = kernel: decisions/s
bench-match-decisions-per-s = match: decisions/s
bench-playouts-per-s = random playouts/s
bench-forks-per-s = forks/s
bench-copy-us = copy of a position, µs
bench-guesses-per-s = guesses/s
bench-search-iterations-per-s = search from the opening: iterations/s
bench-aec-steps-per-s = PettingZoo: steps/s
bench-openspiel-decisions-per-s = OpenSpiel: decisions/s
bench-batch-decisions-per-s = batch: decisions/s
bench-figure = { NUMBER($figure, maximumFractionDigits: 2) }
bench-peers = Others, stepped from a Python loop. A tick is any step, even with a single option:
bench-decisions-per-s = decisions/s
bench-ticks-per-s = ticks/s
bench-steps-per-s = steps/s
bench-ratios = Ratios:
bench-ratio = { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-ratio-kernel-compiled-to-interpreted = kernel, compiled to interpreted
bench-ratio-match-compiled-to-interpreted = match, compiled to interpreted
bench-ratio-search-compiled-to-interpreted = search, compiled to interpreted
bench-ratio-match-to-kernel-interpreted = match to kernel, interpreted
bench-ratio-match-to-kernel-compiled = match to kernel, compiled
bench-ratio-kernel-interpreted-to-catanatron = kernel, interpreted, to catanatron’s decisions
bench-ratio-kernel-interpreted-to-catanatron-ticks = kernel, interpreted, to catanatron’s ticks
bench-ratio-kernel-compiled-to-catanatron = kernel, compiled, to catanatron’s decisions
bench-ratio-kernel-compiled-to-catanatron-ticks = kernel, compiled, to catanatron’s ticks
bench-ratio-match-compiled-to-catanatron = match, compiled, to catanatron’s decisions
bench-ratio-match-compiled-to-catanatron-ticks = match, compiled, to catanatron’s ticks
bench-ratio-aec-to-connect-four = PettingZoo steps to those of its connect four
bench-ratio-aec-to-chess = PettingZoo steps to those of its chess
bench-ratio-openspiel-to-dominoes = OpenSpiel decisions to its block dominoes in Python
bench-ratio-batch-to-kernel = batch to kernel, compiled

# train

train-progress = Games
train-done = { $games ->
    [one] Trained on one game.
   *[other] Trained on { $games } games.
} Weights: { $file }

serve-ready = Play at { $address } (Ctrl+C to stop).
serve-lan = Friends on your network can join at { $address }
serve-local-only = Only this computer can connect. Start with --lan to let friends on your network join.
serve-no-port = Can’t listen on { $host }, port { $port }: { $why }. Choose another port with --port.
serve-peers = --peers { $peers } is not an address that other machines can reach: give HOST or HOST:PORT.
serve-workers-db = Several processes need PostgreSQL: add --db postgresql://…, or leave out --workers.
load-db-used = { $db } already holds tables. Give --db an empty database: a load test must not touch anybody’s games.
load-processes-db = Several processes need PostgreSQL: add --db postgresql://…, or leave out --processes.
backup-done = All tables saved to { $file } ({ NUMBER($size) } KB).
backup-exists = { $file } already exists. Use --force to overwrite it.
backup-none = No tables yet in { $file }.
backup-not-sqlite = This command copies only SQLite files. Use pg_dump for PostgreSQL.
help-serve = Run the server without opening a browser.
help-serve-host = Address to listen on.
help-serve-port = Port to listen on.
help-serve-db = Database URL. Default: a file in your data folder.
help-serve-lan = Let your network connect, and show the address for friends.
help-serve-root_path = Path prefix behind a reverse proxy.
help-serve-proxies = Reverse proxy whose forwarded headers are trusted.
help-serve-origins = Another origin allowed to open sockets.
help-serve-workers = Number of server processes on this port. More than one needs PostgreSQL.
help-serve-peers = Private address of this machine, if other machines share the database.
help-serve-bot_pause = Minimum thinking time of a bot, in seconds.
help-serve-review_iterations = Iterations per move in a review, for slow machines. Default: as many as the hard level.
help-backup = Copy all tables to a file, even while the server runs.
help-backup-db = Database URL. Default: the file in your data folder.
help-backup-force = Overwrite an existing file.
help-load = Load-test the server with many tables over real sockets.
help-load-game = Game to play at every table; “all” for all games, Qin at twice as many tables as any other.
help-load-tables = Number of tables, each with two players and a spectator.
help-load-rate = Moves per second at each table.
help-load-seconds = Length of each measurement.
help-load-bots = Share of tables where a bot has the second seat.
help-load-hints = Hints per second that each table asks for.
help-load-db = Empty database to use; it is emptied again afterwards. Default: a temporary file.
help-load-processes = Servers on one PostgreSQL, with the tables spread over them.
help-load-limit_ms = Also find the highest rate with a 99th percentile below this many milliseconds.
help-serve-opens = Also open it in a browser, if there is a screen.
serve-open-already = Already running at { $address }.
serve-open-components = Already running at { $address }, without these components. “tianxia components GAME --install PATH” adds them there.

# What the commands of `tianxia` say. Numbers are given as numbers, everything else as text.
# The help of a command is help-COMMAND, that of its option help-COMMAND-OPTION; without a command, COMMAND is tianxia.

help-tianxia = Play, replay and simulate board games of the Qin unification. Without a command, opens the table.
help-tianxia-lang = The language: en, de or fr. Otherwise the environment decides.
help-tianxia-version = Show the version and exit.
help-play = Play at the terminal.
help-games = List the games with their seats and options.
help-games-as_json = Print JSON.
help-simulate = Let bots play many games against each other.
help-simulate-count = How many games to play; with --series, how many series.
help-simulate-seats = A bot for each seat, with commas. They move on by one seat after every game or series.
help-simulate-seed = Any text; the same seed gives the same games.
help-simulate-jobs = How many processes play. The result does not depend on it.
help-simulate-options = An option of the game; see “tianxia games”.
help-simulate-each = An option of the game with several values, such as li_si=1,2,3,4: the same deals are played with each of them.
help-simulate-series = Play series of games with these values of the series’ option, and sum them.
help-simulate-folder = A folder with data files of your own.
help-simulate-file = Write the record of all games to this file; - is standard output.
help-simulate-sheet = Write the figures to this file as CSV; - is standard output.
help-simulate-as_json = Print JSON.
help-arena = Measure bots against one another on shared deals, and print a ladder.
help-arena-bots = The bots, with commas. Every choice of as many as there are seats plays; of fewer, the first plays among the others.
help-arena-count = Games for each pairing, rounded up to whole deals: each is played once for every way to sit.
help-arena-seats = How many sit at a table.
help-arena-seed = Any text; the same seed gives the same games.
help-arena-jobs = How many processes play. The result does not depend on it.
help-arena-options = An option of the game; see “tianxia games”.
help-arena-claim = The share of victories, in per cent, that a pairing’s first bot is tested against: it stops once it is clearly higher or lower. Otherwise that of equals.
help-arena-play_all = Play all games, even when the claim is settled.
help-arena-file = Keep every result in this file; the same command goes on where it stopped.
help-arena-plot = Draw the ladder into this SVG file; - is standard output.
help-arena-sheet = { help-simulate-sheet }
help-arena-as_json = Print JSON.
help-train = Learn a value of positions from self-play, for the bots of ZhanGuo and The First Empire.
help-train-count = How many games to learn from.
help-train-seed = Any text; the same seed gives the same weights.
help-train-jobs = How many processes play. The result does not depend on it.
help-train-file = Write the weights here instead of into the program.
help-replay = Show the games of a record file turn by turn. FILE may be -, for standard input.
help-replay-draws = Show every draw too.
help-replay-notation = Print the record as text instead, in a form that can be read back.
help-replay-states = Print every position instead, one JSON object per line.
help-replay-verify = Check every draw against seed and commitment. With another option the verdict goes to standard error.
help-replay-folder = A folder with data files of your own.
help-review = Judge each move of finished games against the best one, and tell luck from skill. FILE may be -, for standard input.
help-review-seat = Only the moves of this seat, counted from 0 as in records.
help-review-level = The level that judges.
help-review-worst = How many of the moves that cost most to list.
help-review-jobs = How many processes work. The result does not depend on it.
help-review-folder = A folder with data files of your own.
help-review-as_json = Print JSON, with every move and every deal.
help-components = Show every datum of a game’s boards and pieces with its provenance.
help-components-folder = A folder with data files of your own.
help-components-as_json = Print JSON.
help-bench = Measure how fast a game runs, interpreted and compiled.
help-bench-peers = Measure catanatron and OpenSpiel too.
help-bench-search = Measure the search of the game’s upper levels instead.
help-bench-seats = { help-arena-seats }
help-bench-seconds = How long to measure each figure.
help-bench-as_json = Print JSON.
help-compile = Compile the kernels of engine and games, so that they run many times as fast.
help-compile-background = Work with low priority, behind a running game.

# games

games-seats = seats: { $seats }
games-option = --option { $option }=…: { $values } ({ $default } if not given)
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
simulate-head-chairs = chairs
simulate-head-wins = wins
simulate-head-interval = share (95 %)
simulate-head-shared = shared
simulate-head-scores = score
simulate-head-sums = sum
simulate-seat = seat { $seat }
simulate-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-spread = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sd, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $min }–{ $max })
simulate-other = { $who }: { $spread }; margin { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } (95 % between { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } and { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
simulate-lengths = Length: { $spread } answers of seats, without forced ones.
simulate-reasons = Ended by: { $reasons }.
simulate-reason = { $reason } { $count } ({ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
simulate-series = { $series ->
    [one] 1 series
   *[other] { $series } series
} with { $option } { $values }:
simulate-note = A win is a victory alone, its interval Wilson’s; shared victories are counted apart. A chair is one seat of one game. Scores: mean ± standard deviation (range).
simulate-worker-lost = A process that played games was stopped from outside; nothing was written.

# arena

arena-uncompiled = The kernels are not compiled: this takes long. At a table the limit a turn would make the searching levels weaker than here.
arena-head-bot = bot
arena-head-elo = Elo (95 %)
arena-head-pairing = pairing
arena-head-games = games
arena-head-share = share of victories (95 %)
arena-head-rank = mean rank (95 %)
arena-axis-elo = Elo points, with 95 % intervals; 0 is the mean of these bots
arena-axis-share = share of victories in %, with 95 % intervals
arena-elo = { NUMBER($elo, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) })
arena-rank = { NUMBER($rank, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
arena-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
arena-verdict = { $pairing }: { $verdict ->
    [above] { $bot } wins more than { NUMBER($claim, maximumFractionDigits: 1) } %, settled after { arena-games }.
    [below] { $bot } wins less than { NUMBER($claim, maximumFractionDigits: 1) } %, settled after { arena-games }.
   *[open] after { arena-games } it is open whether { $bot } wins more than { NUMBER($claim, maximumFractionDigits: 1) } %.
}
arena-note = A shared victory counts in parts. Intervals go by deals, each played once for every way to sit, for a number of games fixed beforehand; where play stopped early, go by the verdict. It is a test by betting that errs in 5 % of cases at most, whenever it stops.
arena-interrupted = Stopped after { $games ->
    [one] 1 game
   *[other] { $games } games
}. { $kept ->
    [yes] They are kept; the same command goes on from here.
   *[no] Nothing is kept; with --out it would be.
}
arena-worker-lost = A process that played games was stopped from outside; the games before are kept where --out was given.

# replay

replay-draw = Draw: { $question } { $answer }
verify-kept = Game { $number }: the commitment is kept; the seed gives { $draws ->
    [one] the one draw
   *[other] all { $draws } draws
}.
verify-no-commitment = Game { $number }: no commitment was made, as with a small seed, but the seed gives { $draws ->
    [one] the one draw
   *[other] all { $draws } draws
}.

# review

review-progress = Moves and deals
review-title = { $game }, judged by { $level }. Values are { $unit ->
    [chance] chances of victory.
   *[points] points, as the seat could expect them.
}
review-note = Moves are judged with what their seat knew; a difference within the error counts as none. Luck is what the deals brought beyond others in their place, each played on quickly for a turn of everybody or to the end of the round; ± is its error. Both are estimates to compare players by.
review-worker-lost = A process that judged moves was stopped from outside; there is no review.

# components

components-digest = { $game }, components { $digest }
components-from = { $provenance }: { $source }
provenance-rulebook = rulebook
provenance-found = found
provenance-inferred = inferred
provenance-reconstructed = reconstructed
provenance-given = given

# bench

bench-progress = Rounds
bench-no-search = { $game } has no search yet.
bench-no-compiled = The kernels are not compiled, so only the interpreted ones were measured; “tianxia compile” compiles them.
bench-no-peer = { $peer } is not installed; “pip install -r requirements-peers.lock” installs it.
bench-title = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, random play on one core; medians of short rounds in turn. Decisions are questions with more than one option.
bench-interpreted = interpreted
bench-compiled = compiled
bench-kernel-decisions-per-s = kernel: decisions/s
bench-match-decisions-per-s = match: decisions/s
bench-playouts-per-s = random playouts/s
bench-forks-per-s = forks/s
bench-copy-us = copy of a position, µs
bench-guesses-per-s = guesses/s
bench-search-iterations-per-s = search from the opening: iterations/s
bench-figure = { NUMBER($figure, maximumFractionDigits: 2) }
bench-peers = Others, stepped from a Python loop; a tick is any question, also one with a single option:
bench-decisions-per-s = decisions/s
bench-ticks-per-s = ticks/s
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

# train

train-progress = Games
train-done = { $games ->
    [one] Learned from one game.
   *[other] Learned from { $games } games.
} The weights are in { $file }.

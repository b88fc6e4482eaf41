# Tournaments and duplicate deals.

server-no-tournament = There is no such tournament.
server-tournament-needs-account = Create an account first, then you can create tournaments here.
server-too-many-tournaments = You already have { NUMBER($limit) } tournaments that aren’t over. Finish or cancel one first.
server-tournament-needs-clock = A tournament needs a clock that ends a game: choose a loss or a bot when time is up.
server-arena-no-duplicate = In an arena every game has its own deal.
server-tournament-when = Choose a start within the next 90 days.
server-too-many-bots = At most { NUMBER($limit) } bots can enter a tournament here.
server-tournament-full = All places are taken.
server-no-entrant = You are not in this tournament.
server-not-your-tournament = Only the organizer can do that.
server-tournament-over = This tournament is over.
server-tournament-begun = This tournament has already started.
server-too-few-entrants = Not enough players: it takes at least { NUMBER($least) }.
server-round-not-over = Some games of this round are still in progress.
server-too-late-to-enter = It is too late to enter this tournament.
server-no-round = There is no round { NUMBER($round) } yet.
server-no-duplicate-deal = There is no such deal.

tournament-new = New tournament
tournament-list-mine = Yours
tournament-list-open = Open for entries
tournament-list-running = In progress
tournament-list-finished = Finished
tournament-none-mine = You haven’t entered any tournaments.
tournament-none-open = No tournament is open right now. Create one!
tournament-none-running = No tournament is in progress right now.
tournament-none-finished = No tournament has finished yet.
tournament-form = Format
tournament-form-swiss = Swiss
tournament-form-swiss-text = In each round you play someone with as many points as you, and nobody twice. Works with any number of players.
tournament-form-round-robin = Round robin
tournament-form-round-robin-text = Everyone plays everyone. Up to 32 players.
tournament-form-arena = Arena
tournament-form-arena-text = As soon as you’re free, you get your next opponent, until time is up. Come and go as you like.
tournament-players = { $count ->
    [one] 1 player
   *[other] { NUMBER($count) } players
}
tournament-rounds = { $rounds ->
    [one] 1 round
   *[other] { NUMBER($rounds) } rounds
}
tournament-minutes = { NUMBER($minutes) } min
tournament-duplicate = duplicate deals
tournament-bot = { $bot } { NUMBER($number) }
tournament-somebody = Former player
tournament-starts = Starts { $when }
tournament-ends = Ends { $when }
tournament-round-of = Round { NUMBER($round) } of { NUMBER($rounds) }
tournament-state-open = Open for entries
tournament-state-running = In progress
tournament-state-finished = Finished
tournament-state-cancelled = Canceled
tournament-name = Name
tournament-rounds-wanted = Rounds
tournament-rounds-usual = automatic
tournament-minutes-wanted = Minutes
tournament-starts-wanted = Start
tournament-starts-wanted-text = Leave this empty to start it yourself.
tournament-most = Maximum number of players
tournament-seats = Players per table
tournament-rated = Rated
tournament-rated-text = Games between people count for ratings. No hints, previews or undo.
tournament-rated-which = Games with people at the table are rated. Byes, forfeits and games between bots are not.
tournament-duplicate-wanted = Duplicate deals
tournament-duplicate-text = All tables of a round play the same deal, so results can be compared. Nobody can watch until all have finished.
tournament-public = Listed
tournament-public-text = Anyone can find it. If off, only people with the link can.
tournament-by-itself = Rounds start automatically
tournament-by-itself-text = As soon as the last game of a round is over. If off, you start each round.
tournament-late = Joining late
tournament-late-half = Allowed: half points for missed rounds
tournament-late-zero = Allowed: no points for missed rounds
tournament-late-no = Not allowed
tournament-late-longer = Until half of the rounds have been paired. Newcomers add rounds, so that everyone still plays everyone.
tournament-missing = No-shows
tournament-missing-bot = A bot plays for them
tournament-missing-bot-text = If someone isn’t at the table in time, a bot plays for them, and they get its points.
tournament-missing-forfeit = They forfeit
tournament-missing-forfeit-text = If someone isn’t at the table in time, their opponents get the points.
tournament-grace = Time to take your seat
tournament-grace-minutes = { $minutes ->
    [60] 1 hour
    [1440] 1 day
   *[other] { NUMBER($minutes) } minutes
}
tournament-level = Level of the bots
tournament-announce = Create tournament
tournament-about = How it works
tournament-by = Organized by { $name }
tournament-enter = Enter
tournament-leave = Leave
tournament-withdraw = Withdraw
tournament-leave-sure = Really leave?
tournament-play = Play { $who }
tournament-your-turn = Your turn against { $who }
tournament-until = by { $when }
tournament-waiting = waiting for an opponent
tournament-organiser = You are the organizer
tournament-share = Send this link to the players you’d like to invite.
tournament-bots = Bots
tournament-add-bots = Add bots
tournament-start = Start
tournament-next-round = Start the next round
tournament-cancel = Cancel tournament
tournament-cancel-sure = Really cancel it?
tournament-standings = Standings
tournament-entrants = Players
tournament-numbers = The numbers are the opponents’ places
tournament-place = Place
tournament-player = Player
tournament-points = Points
tournament-games = Games
tournament-round = Round { NUMBER($round) }
tournament-all-rounds = All rounds
tournament-withdrawn = withdrawn
tournament-behind = { $what }: { $less } vs. { $more }
tournament-cell = Round { NUMBER($round) }: { $what }
tournament-cell-won = won against { $others }
tournament-cell-drawn = tied with { $others }
tournament-cell-lost = lost to { $others }
tournament-cell-bye = bye
tournament-cell-walkover = won by forfeit against { $others }
tournament-cell-absent = didn’t show up
tournament-cell-missed = joined later
tournament-cell-playing = playing { $others }
tournament-walkover = forfeit
tournament-nobody = no-shows
tournament-live = live
tournament-secret = You can watch and replay these games once all tables have finished the deal.
tournament-ties = How ties are broken
tournament-points-text = { $seats ->
    [2] A win is worth 1 point, a tie ½.
   *[other] You get 1 point for every opponent you finish ahead of, and ½ for a tie.
}
tournament-bye-swiss = { $seats ->
    [2] A bye counts as a win.
   *[other] A bye counts as first place.
}
tournament-bye-round-robin = { $seats ->
    [2] A bye counts as a tie.
   *[other] A bye counts as a tie with everyone.
}
tournament-tie-median = Median Buchholz
tournament-tie-median-text = The points of your opponents, added up, without the best and the worst of them.
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz-text = The points of all your opponents, added up: stronger opponents put you ahead.
tournament-tie-sonneborn-berger = Sonneborn–Berger
tournament-tie-sonneborn-berger-text = The points of those you beat, and half the points of those you tied with.
tournament-tie-head-to-head = Head to head
tournament-tie-head-to-head-text = Your points against those you are tied with, if all of you have met.
tournament-tie-margin = Margin
tournament-tie-margin-text = How far ahead of your best opponent you finished, over all games.
tournament-tie-wins = Wins
tournament-tie-wins-text = The games you won outright.
tournament-tie-duplicate = Same deal
tournament-tie-duplicate-text = The percentage of players you did better than with the same deal in the same seat.
tournament-deal-of = { $tables ->
    [one] Deal { NUMBER($round) }, played at one table
   *[other] Deal { NUMBER($round) }, played at { NUMBER($tables) } tables
}
tournament-deal = { $tables ->
    [one] The same deal at one table
   *[other] The same deal at { NUMBER($tables) } tables
}
tournament-duplicate-title = Duplicate tables
tournament-duplicate-how = One deal, several tables: who makes the most of it?
tournament-all-tables = All tables
tournament-fewer = Fewer
tournament-board = Final board: { $names }
tournament-to-table = To the table
tournament-table-open = waiting
tournament-table-running = playing
tournament-table-finished = finished
tournament-compare-seat = Compare the seat
tournament-compare = Same seat, same draws for all:
tournament-compare-text = by how many points they won or lost.
tournament-compared = { $name }: { $margin }, better than { $share } % of the others
tournament-tables = Tables with the same deal
tournament-tables-text = Others play the same deal at their own tables, and you compare results.

server-deal-for-people = A deal for several tables needs a seat for a person, and can’t be part of a series.

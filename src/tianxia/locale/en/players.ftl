# Players: ratings, results, leaderboards, the search of games; and link previews. Used by the page and the server.

players-title = Players
players-leaders = Leaderboard
players-mine = My page
players-yours = Your ratings
players-find = Find a player
players-find-none = No player with that name.
players-no-leaders = Nobody is ranked here yet. Play rated games to be the first.
players-settle-note = You are ranked after ten rated games, once your rating is accurate to within 220 points. Bots aren’t ranked.
players-place = Place
players-player = Player
players-rating = Rating
players-range = 95 % range
players-games = Games
players-won-share = Won
players-recent = Recent games
players-last = 14 days
players-week = Week
players-comparison = for comparison
players-your-place = You are number { $place } of { $total }
players-spread = Ratings of all players
players-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
players-bin = { $low } to { $high }: { $count ->
    [one] 1 player
   *[other] { $count } players
}
players-since = Playing since { $month }
players-provisional = provisional
players-unrated-yet = no rated game yet
players-rated-count = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
}
players-best = best { $mean }
players-curve = { $game } rating
players-curve-text = From { $first } on { $from } to { $last } on { $to }; lowest { $low }, highest { $high }.
players-curve-none = The curve begins with the first rated game.
players-results = Results
players-key-won = won
players-key-drawn = drawn
players-key-lost = lost
players-all = All { $game }
players-by-seats = By number of players
players-seats = { $count ->
    [one] Solo
   *[other] { $count } players
}
players-by-opponent = By opponent
players-people = People
players-share = { $share } % of { $count }
players-tally = { $who }: { $won } won, { $drawn } drawn, { $lost } lost
players-finished = Finishes games
players-streak = Daily deals in a row
players-rivals = Head to head
players-no-rivals = No games against people yet.
players-rival-games = Games of { $one } and { $other }
players-no-results = No finished games to show.
players-filter = Filter
players-filter-all = All
players-filter-rated = Rated
players-filter-people = With people
players-filter-won = Won
players-filter-lost = Lost
players-all-games = All games
players-search = Games
players-search-text = Finished games at public tables, and your own.
players-search-of = Games of { $name }
players-any-game = Any game
players-any-pace = Any pace
players-any-seats = Any number
players-any-rated = Rated or not
players-rated-yes = Rated
players-rated-no = Not rated
players-any-outcome = Any result
players-seat-count = Players
players-game = Game
players-pace = Pace
players-outcome = Result
players-beat = Beat { $others }
players-drew = Drew with { $others }
players-lost-to = Lost to { $others }
players-with = With { $others }
players-someone = somebody
players-unrated = not rated
players-private = private
players-reason-resigned = resigned
players-reason-time = on time
players-reason-closed = closed by the operator
players-share-page = Copy link
players-shared = Copied
players-preview-rating = { $game } { $mean }
players-preview-player = Games, ratings and statistics
players-preview-leaders = { $game }: leaderboard ({ $pace })
players-preview-game = A game of { $game }
players-preview-daily = Daily deal: { $game }
players-preview-daily-text = A new deal every day, the same for everyone. You get one try.
players-daily = Daily deal

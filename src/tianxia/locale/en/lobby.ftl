# Quick start, filters of open tables, and the people one follows.

lobby-find-text = We match you with people who want to play the same game.
lobby-clock-live = { $game ->
    [qin] 10 min each, + 10 s per turn
   *[other] 30 min each, + 30 s per turn
}
lobby-clock-leisure = 3 days each, + 12 h per turn
lobby-kind = Kind of game
lobby-rated-no = Casual
lobby-rated-yes = Rated
lobby-range = Opponents’ rating
lobby-range-text = The range widens while you wait.
lobby-range-any = Any
lobby-range-within = within { $points }
lobby-start = Find a game
lobby-waiting = Looking for players
lobby-range-none = Opponents of any rating.
lobby-range-now = Opponents’ ratings: yours ± { $points }.
lobby-others = { $count ->
    [0] Nobody else is looking for this game right now.
    [one] One other player is looking for this game.
   *[other] { $count } other players are looking for this game.
}
lobby-bots-soon = After { $seconds } seconds you can play bots instead. Keep this page open.
lobby-bots = Nobody yet?
lobby-bots-text = { $bot } is the bot closest to your rating. Or keep waiting.
lobby-play-bot = Play { $bot }
lobby-stop = Stop looking
lobby-open = Open tables like this
lobby-open-none = No open tables of this kind.
lobby-counts = Rated
lobby-free = Free seats
lobby-free-count = { $count ->
    [one] 1 or more
   *[other] { $count } or more
}
lobby-band-below = up to 1400
lobby-band-middle = 1400 to 1600
lobby-band-above = 1600 and up
lobby-friends = Friends
lobby-here = { $count } online
lobby-online = Online
lobby-last = Last seen { $ago }
lobby-plays = Playing { $game }
lobby-follow = Follow
lobby-unfollow = Unfollow
lobby-follow-text = Their public tables appear on your home screen. They won’t be notified.
lobby-show = Show followers when I’m online
lobby-show-text = Your followers can see whether you’re online, and to the minute when you last were. If off, nobody can.

server-follow-self = You can’t follow yourself.
server-follow-limit = You already follow { $limit } people, which is the limit. Unfollow somebody first.

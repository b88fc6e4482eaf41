# What the server says: `server-<code>` for every error and farewell.

server-address-banned = This server is closed to your network.
server-again = Reconnecting…
server-banned = You’re banned from this server.
server-bot-or-person = A seat has a bot or a person, not both.
server-cannot-leave = You can’t leave this seat.
server-cannot-stand-in = A bot can replace only a person in a running game.
server-chat-empty = The message is empty.
server-chat-off = Chat is off at this table.
server-database-failed = The server can’t use its database.
server-database-full = The server’s disk is full.
server-database-read-only = The server’s database is read-only.
server-database-slow = The server’s database is not answering.
server-deleted = The operator deleted this table.
server-draft-too-long = This preview is too long.
server-forgotten = This device is no longer known here.
server-fork-at-end = The game ends there. Play from before move { NUMBER($total) }.
server-fork-seats = { $seats ->
    [one] This game has 1 seat.
   *[other] This game has { NUMBER($seats) } seats.
}
server-has-begun = The game has already started.
server-old-page = This page is out of date. Reload it.
server-late = The game has moved on. Please try again.
server-link-unknown = This link is invalid or has expired.
server-malformed = Invalid message: { $why }
server-muted = You can’t chat or change your name at the moment.
server-name-empty = A name needs at least one letter.
server-name-mixed = This name mixes letters of different scripts. Use one script.
server-name-needed = Choose a name first, so that others know who you are.
server-name-reserved = The name “{ $name }” is reserved. Choose another.
server-name-taken = The name “{ $name }” is taken, or looks like one that is. Choose another.
server-name-unreadable = This name is hard to read. Use ordinary letters or digits.
server-no-account = Create an account first.
server-no-hints-here = This table doesn’t allow hints.
server-no-previews-here = This table doesn’t allow previews.
server-no-undo-here = This table doesn’t allow undo.
server-no-hint = { no-hints-for-game }
server-no-thought = The bot found no hint. Please try again.
server-no-key = You are not signed in. Reload the page.
server-no-password = Create an account first, or you won’t be able to sign in again.
server-no-proposal = There is no open request.
server-no-seat = This table has no such seat.
server-no-series = This game does not support series.
server-no-step = { $total ->
    [one] This game has only 1 move.
   *[other] This game has only { NUMBER($total) } moves.
}
server-no-player = Player not found, or nothing of theirs is public.
server-no-table = Table not found. Tables that never start are removed after a while.
server-not-asked = It’s not this seat’s turn.
server-not-begun = The game has not started yet.
server-not-finished = The game is not over yet.
server-not-running = The game is not running.
server-not-your-seat = This seat is not yours.
server-not-your-table = Only the table’s creator or players can do this.
server-nothing-to-redo = Nothing to redo: the game has moved on.
server-nothing-to-undo = Nothing to undo.
server-paused = The table is paused.
server-refused = The rules do not allow this.
server-revoked = The link to this seat was revoked.
server-room-closed = The table was closed for a moment. Please try again.
server-rules-changed = This game uses rules version { NUMBER($rules) }, which is not supported.
server-script-failed = The rules of this game failed here. Nothing was changed; please report it with the record.
server-seat-taken = This seat is taken.
server-seats-open = Some seats are still open.
server-server-failed = Server error. Nothing was changed.
server-stand-in-plays = A bot plays this seat. Return to it first.
server-still-there = The player in this seat is still here.
server-stopping = Server shutting down. Your game is saved.
server-store-failed = Your move could not be saved. Please try again.
server-too-large = Too large: the limit is { NUMBER($limit) } bytes.
server-too-many = Too many requests. Wait a moment.
server-bot-tables-need-password = Set a password first: only then can you let bots play alone here.
server-too-many-bot-tables = You already have { NUMBER($limit) } games between bots running. Wait until one has finished.
server-too-many-tables = You have { NUMBER($limit) } unfinished games. Finish some first.
server-too-slow = The connection is too slow. Reconnecting…
server-workers-failed = The server can’t start its bots.
server-daily-secret = Others can still play this deal. It can be replayed after midnight UTC.
server-deal-secret = This deal is still being played at another table. You can watch and replay it once all tables have finished.
server-deal-once = You are already playing this deal at another table.
server-paired-to-stay = You are paired at this table. To stop playing, withdraw from the tournament.

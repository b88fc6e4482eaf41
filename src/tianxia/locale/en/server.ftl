# What the server says: `server-<code>` for every error and farewell, then the commands `serve` and `backup`.

server-again = The table was read anew. Connecting again.
server-bot-or-person = A seat has a bot or a person, not both.
server-cannot-leave = This seat cannot be left.
server-cannot-stand-in = A bot can stand in only for a person in a running game.
server-chat-empty = There is nothing to say in this message.
server-chat-off = Chat is switched off at this table.
server-draft-barrier = The draft ends here: { $barrier ->
    [chance] something would be drawn
    [sealed] the others choose at the same time
    [end] the game would end
   *[others] the others are to answer
 }.
server-draft-too-long = This draft is too long.
server-forgotten = This device is no longer known here.
server-fork-at-end = The game ends there; play on from before answer { NUMBER($total) }.
server-fork-seats = { $seats ->
    [one] This game has 1 seat.
   *[other] This game has { NUMBER($seats) } seats.
}
server-has-begun = The game has begun already.
server-hello-first = The first message of a connection must be “hello”.
server-old-page = This page is out of date. Reload it.
server-late = The table has moved on meanwhile. Look again, then answer.
server-link-unknown = This link is not valid, or no longer.
server-login-taken = The login “{ $login }” is taken. Choose another.
server-login-wrong = Login and password do not fit together.
server-malformed = This message cannot be read: { $why }
server-name-empty = A name needs at least one letter.
server-no-answer = “{ $answer }” is no answer to this question.
server-no-hint = { no-hints-for-game }
server-no-thought = The bot did not come up with a hint; ask again.
server-no-key = Choose a name first.
server-no-password = Choose a password first, or you could not come back.
server-no-proposal = Nothing is proposed at the moment.
server-no-seat = This table has no such seat.
server-no-review = The games of this title cannot be reviewed: its bots do not search.
server-no-series = This game has no series.
server-no-step = { $total ->
    [one] This game has only 1 answer.
   *[other] This game has only { NUMBER($total) } answers.
}
server-no-such-address = There is nothing at this address.
server-no-table = There is no such table. It may have been removed because it never began.
server-no-such-method = This address does not take that method.
server-no-verdict = There is no verdict on this move.
server-not-asked = This seat is not asked anything now.
server-not-begun = The game has not begun yet.
server-not-finished = The game has not ended yet.
server-not-json = The body of a request must be JSON.
server-not-running = The game is not running.
server-not-your-seat = This seat is not yours.
server-not-your-table = Only who made this table or sits at it can do this.
server-nothing-to-redo = There is nothing to redo: the game has moved on.
server-nothing-to-undo = There is nothing to take back.
server-paused = The table is paused.
server-record-several = The file holds { NUMBER($count) } games. Bring one at a time.
server-record-unfinished = The game in this record has not ended.
server-refused = The rules do not allow this.
server-review-busy = { NUMBER($waiting) } games are waiting for their review already. Ask again in a few minutes.
server-review-too-soon = This game still runs; only a finished game can be reviewed.
server-revoked = The link to this seat was taken back.
server-room-closed = The table was closed for a moment. Try again.
server-rules-changed = This game was begun by rules of version { NUMBER($rules) }, which this program does not know.
server-script-failed = The rules of this game have a fault here. Nothing has changed; please report it with the record.
server-seat-taken = This seat is taken.
server-seats-open = Some seats are still open.
server-server-failed = The server made a mistake. Nothing has changed.
server-stand-in-plays = A bot plays this seat. Take it back first.
server-still-there = The person in this seat is still there.
server-stopping = The server stops. Your game is kept.
server-store-failed = This could not be stored, so it did not happen. Try again.
server-too-large = This is too large: at most { NUMBER($limit) } bytes.
server-too-many = Too much at once. Wait a moment.
server-too-many-tables = You have { NUMBER($limit) } tables that have not ended. End some first.
server-too-slow = The connection is too slow. Connecting again.
server-wrong-host = This server is not to be asked under that name.
server-wrong-origin = Another site’s page may not play here.

serve-ready = The table is at { $address } (Ctrl-C stops it).
serve-lan = Friends in your network come to { $address }
serve-local-only = Only this machine can connect. Start with --lan to let friends in your network join.
serve-no-port = Cannot listen at { $host }, port { $port }: { $why }. Choose another with --port.
backup-done = All tables are in { $file } ({ NUMBER($size) } KB).
backup-exists = { $file } is there already. Use --force to write over it.
backup-failed = Cannot write { $file }: { $why }.
backup-none = There are no tables yet at { $file }.
backup-not-sqlite = Only SQLite files are copied by this command; use pg_dump for PostgreSQL.
help-serve = Serve the table to browsers, without opening one.
help-serve-host = The address to listen at.
help-serve-port = The port to listen at.
help-serve-db = The database; a file in your data folder if not given.
help-serve-lan = Let your network connect, and show the address for friends.
help-serve-root_path = The path under which a reverse proxy shows the server.
help-serve-proxies = A reverse proxy whose forwarded headers are trusted.
help-serve-origins = Another origin that may open sockets.
help-serve-bot_pause = How long a bot seems to think at least, in seconds.
help-serve-review_iterations = How many iterations a review spends on each move, for slow machines; as the hard level does if not given.
help-backup = Copy all tables to a file, also while the server runs.
help-backup-db = The database; the file in your data folder if not given.
help-backup-force = Write over a file that is there.
help-load = Measure how the server bears many tables at once, over real sockets.
help-load-game = Which game is played at every table.
help-load-tables = How many tables, each with two players and a spectator.
help-load-rate = Answers a second at each table.
help-load-seconds = How long each measurement lasts.
help-load-limit_ms = Also find the highest rate whose 99th percentile stays under so many milliseconds.
help-serve-opens = Also open it in a browser, where there is a screen.
serve-open-already = The table is open already at { $address }.

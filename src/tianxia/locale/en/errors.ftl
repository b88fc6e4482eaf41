# What can be wrong with something from outside: what, where, and what would be right. What a message may be given:
#   $place                    where it stands, like games.jsonl:12
#   $file, $folder, $files    names of files
#   $allowed                  what would be right, with commas
#   $why                      a reason in words
#   $number                   the number of an answer in its game, from 1
#   everything else           the text or number that was given

did-you-mean = Did you mean “{ $name }”?
no-lesson = { $game } has no tutorial “{ $lesson }”.
draft-barrier = Preview ends here: { $barrier ->
    [chance] something is drawn next
    [sealed] everyone chooses at the same time
    [end] the game would end
   *[others] the others move next
 }.
no-answer = “{ $answer }” is not a valid move here.
unknown-game = Unknown game “{ $game }”. Available: { $allowed }.
game-broken = The game “{ $game }” from package { $package } can’t be played: { $why }.
game-name-taken = Package { $package } adds a game “{ $game }”, but that name is taken.
unknown-bot = Unknown bot “{ $bot }”. Available: { $allowed }.
unknown-language = Unknown language “{ $language }”. Available: { $allowed }.
arena-few-bots = Name at least two different bots.
arena-bad-line = { $file }, line { $line }: not an arena result.
arena-other-results = { $file } contains the results of another arena. It differs in: { $differs }.
bot-not-for-game = The bot “{ $bot }” can’t play { $game }.
bot-broken = The bot “{ $bot }” from package { $package } can’t be used: { $why }.
bot-name-taken = Package { $package } adds a bot “{ $bot }”, but that name is taken.
bot-not-loaded = Can’t load the bot “{ $bot }”: { $why }.
bot-no-answer = “{ $bot }” is not a bot: it needs a method answer(eye, rng).
bot-answer = The bot “{ $bot }” gave { $answer } as an answer to { $question }, which means nothing there.
bot-refused = The bot “{ $bot }” gave an answer that is not allowed: { $answer } ({ $why }).
cluster-bad-address = “{ $address }” is not the address of a cluster. Use dask://host:8786, or dask+tls://host:8786.
cluster-no-extra = To run on a cluster, install the extra “cluster”: pip install "tianxia[cluster]".
cluster-no-tls = TLS needs certificates. Set them in Dask’s configuration under distributed.comm.tls.
cluster-unreachable = Can’t reach the cluster at { $address }: { $why }.
cluster-no-workers = The cluster at { $address } has no workers. Start one with “dask worker”.
cluster-lost = Lost the connection to the cluster at { $address }.
cluster-unsendable = Can’t send your bot to other machines: { $why }.
cluster-unready = The cluster at { $address } can’t load tianxia: { $why }. Install the same version on all workers.
worker-differs = { $what ->
    [version] Worker { $worker } has tianxia { $theirs }, but this run needs { $ours }.
    [rules] Worker { $worker } has rules version { $theirs }, but this run needs { $ours }.
    [components] Worker { $worker } has components { $theirs }, but this run needs { $ours }.
   *[weights] Worker { $worker } has learned weights { $theirs }, but this run needs { $ours }.
}
worker-lacks = { $what ->
    [game] Worker { $worker } can’t load the game { $name }.
    [components] Worker { $worker } can’t load the components in { $name }.
   *[bot] Worker { $worker } can’t load your bot: { $name }.
}
no-hints-for-game = This game has no hints yet.
bad-seat-count = { $game } can’t be played with { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}. Possible: { $allowed }.
bad-option = { $game } has no option “{ $option }”. Available: { $allowed }.
bad-option-value = Option { $option } can’t be “{ $value }”. Possible: { $allowed }.
bad-option-form = Write options as name=value (got “{ $text }”).
no-series = { $game } does not support series.
series-and-option = A series sets the option { $option } for each game. Leave out one of the two.

# Files

file-missing = File not found: { $file }.
file-folder = { $file } is a folder, not a file.
file-unreadable = Can’t read { $file }: { $why }.
file-unwritable = Can’t write { $file }: { $why }.
file-no-plain = { $file } is not a regular file, so it was not overwritten.
one-on-stdout = Only one of { $options } can go to standard output.
file-not-text = { $file } is not UTF-8 text (first invalid byte: { $byte }).

# Components

components-none = No component files in { $folder }. Expected: { $files }.

# Records

record-empty = { $place } contains no game.
record-no-header = { $place }: a record starts with a header line that has the field “tianxia”.
record-not-json = { $place } is not a valid record line. Expected a JSON object, or a whole file in notation.
record-format = { $place }: record format { $format } is not supported. This version of tianxia reads format { $known }.
record-header = { $place }: invalid or missing header field “{ $name }”.
record-line = { $place } is not a valid move. It needs a seat (a number or chance), a question and an answer.
record-end = { $place }: the last line of a game needs a result (an object or null) and a seed (a text or null).
record-game = { $place }: this is a record of { $game }, a different game.
record-rules = { $place }: this record uses rules version { $rules } of { $game }. This version of tianxia supports up to version { $known }.
record-components = { $place }: this record uses other components of { $game }. Name their folder with --components.
record-illegal = { $place }: move { $number }, “{ $answer }” for “{ $question }”, is not legal: { $why }
record-result = { $place }: the game does not end with the recorded result.
record-no-seed = { $place }: this record has no seed, so its draws can’t be checked or continued.
record-commitment = { $place }: the seed does not match the commitment in the header.
record-draw = { $place }: move { $number }, a draw for “{ $question }”, does not match the seed.
replay-one-form = Use only one of { $options }.
review-running = { $place }: only a finished game can be reviewed.
review-no-seat = { $place }: there is no seat { $seat }. Seats are 0 to { $last }.
review-no-search = { $game } can’t be reviewed yet.
answer-unreadable = That is not a valid move here.
answer-elsewhere = The game expects a different move here.

# Matches

match-not-over = The game is not over yet.
rewind-too-far = Can’t go back to move { $length }.
refusal-not-asked = It’s not this seat’s turn.
refusal-not-a-candidate = That move does not exist.
refusal-not-there = None of these are left to draw.
refusal-barrier = New information was revealed, so you can’t undo this.
refusal-nothing-to-take-back = Nothing to undo.
not-learnable = Can’t train { $game }. Training supports: { $allowed }.

server-record-several = The file contains { NUMBER($count) } games. Upload one at a time.
server-record-unfinished = The game in this record is not finished.
server-hello-first = The first message of a connection must be “hello”.
server-no-such-address = Nothing at this address.
server-no-such-method = Method not allowed at this address.
server-not-json = The request body must be JSON.
server-wrong-host = Host name not allowed.
server-wrong-origin = Requests from other sites are not allowed.

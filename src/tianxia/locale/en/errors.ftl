# What can be wrong with something from outside: what, where, and what would be right. What a message may be given:
#   $place                    where it stands, like games.jsonl:12
#   $file, $folder, $files    names of files
#   $allowed                  what would be right, with commas
#   $why                      a reason in words
#   $number                   the number of an answer in its game, from 1
#   everything else           the text or number that was given

did-you-mean = Did you mean “{ $name }”?
no-lesson = There is no lesson “{ $lesson }” for { $game }.
draft-barrier = The draft ends here: { $barrier ->
    [chance] something would be drawn
    [sealed] the others choose at the same time
    [end] the game would end
   *[others] the others are to answer
 }.
no-answer = “{ $answer }” is no answer to this question.
unknown-game = There is no game “{ $game }”; there are: { $allowed }.
game-broken = The game “{ $game }” of the package { $package } cannot be played: { $why }.
game-name-taken = The package { $package } brings a game “{ $game }”, but there is one of that name already.
unknown-bot = There is no bot “{ $bot }”; there are: { $allowed }.
unknown-language = There is no language “{ $language }”; there are: { $allowed }.
arena-few-bots = An arena needs at least two bots, each named once.
arena-bad-line = { $file }: line { $line } is no result of an arena.
arena-other-results = { $file } holds the results of another arena; it differs in: { $differs }.
bot-not-for-game = The bot “{ $bot }” cannot play { $game }.
no-hints-for-game = There are no hints for this game yet.
bad-seat-count = { $game } cannot be played with { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}; possible numbers of seats: { $allowed }.
bad-option = { $game } has no option “{ $option }”; its options: { $allowed }.
bad-option-value = The option { $option } cannot be “{ $value }”; possible values: { $allowed }.
bad-option-form = “{ $text }” is no option; write it as name=value.
no-series = { $game } knows no series.
series-and-option = A series chooses the option { $option } game by game; leave it out, or leave out the series.

# Files

file-missing = There is no file { $file }.
file-folder = { $file } is a folder, not a file.
file-unreadable = { $file } cannot be read: { $why }.
file-unwritable = { $file } cannot be written: { $why }.
file-no-plain = { $file } is no plain file, so it is not overwritten.
one-on-stdout = Only one of { $options } can go to standard output.
file-not-text = { $file } is no text in UTF-8 (byte { $byte } is the first that does not fit).

# Components

components-none = The folder { $folder } holds none of the files that it could: { $files }.
components-unreadable = { $file } cannot be read as TOML: { $why }.
components-board-size = The board { $board } must have { $side } rows of { $side } characters each.
components-board-sign = The board { $board } has the unknown sign “{ $sign }” in row { $row }, column { $column } (counted from 0); known are . ~ V R Y B.
components-board-starts = The board { $board } must have exactly one start space { $colour }.
components-count = In pieces.toml { $name } must be { $count }, as the rules say.

# Records

record-empty = { $place } holds no game.
record-no-header = { $place }: a record begins with a header line, which has the entry “tianxia”; this line has none.
record-not-json = { $place } is no line of a record: it should be a JSON object, or the file should be in notation from its first line on.
record-format = { $place }: this record has format { $format }; this version of tianxia reads format { $known }.
record-header = { $place }: the header lacks a right value for “{ $name }”.
record-line = { $place } is no answer: it needs a seat (a number or chance), a question and an answer.
record-end = { $place }: the last line of a game has its result (an object or null) and its seed (a text or null).
record-game = { $place }: this is a record of { $game }, not of the game at hand.
record-rules = { $place }: this record was made with version { $rules } of the rules of { $game }; this version of tianxia plays up to version { $known }.
record-components = { $place }: this record was made with other components of { $game } than those at hand; name their folder with --components.
record-illegal = { $place }: answer { $number }, “{ $answer }” to the question “{ $question }”, cannot stand: { $why }
record-result = { $place }: the game does not end as the record says.
record-no-seed = { $place }: this record holds no seed, so its draws cannot be checked or continued.
record-commitment = { $place }: the seed is not the one to which the header commits.
record-draw = { $place }: answer { $number }, a draw for the question “{ $question }”, is not the one that the seed gives.
replay-one-form = Only one of { $options } can be printed at a time.
review-running = { $place }: this game still runs; only a finished game can be reviewed.
review-no-seat = { $place }: this game has no seat { $seat }; its seats are 0 to { $last }.
review-no-search = The bots of { $game } do not search, so its games cannot be reviewed.
answer-unreadable = no answer to this question is written so.
answer-elsewhere = the game asks something else here, or leaves only another answer.

# Matches

match-not-over = The game is not over yet.
rewind-too-far = The game cannot go back to answer { $length }.
refusal-not-asked = nothing is asked of this seat now.
refusal-not-a-candidate = nobody could answer that to the question “{ $question }”.
refusal-not-there = there is none of it left to draw for the question “{ $question }”.
refusal-barrier = Something new has been revealed or another seat has answered since, so this cannot be taken back.
refusal-nothing-to-take-back = There is no answer of yours to take back.
not-learnable = There is nothing to learn for { $game }: it can be one of { $allowed }.

# The terminal table: line mode, start screen, table. Nothing here belongs to one game.

seat-nobody = nobody
seat-number = Seat { $number }
player-you = you
player-person = person
bot-beginner = { page-bot-beginner }
bot-easy = { page-bot-easy }
bot-medium = { page-bot-medium }
bot-hard = { page-bot-hard }
bot-master = { page-bot-master }
bot-random = random bot
bot-greedy = greedy bot
bot-learned = learned bot

# What is wrong with what was asked for

play-unknown-seat = “{ $seat }” cannot sit down: a seat is one of { $allowed }.
play-nothing-saved = There is no saved game to go on with in { $folder }.
play-no-answer = “{ $text }” is neither a command nor an answer.
play-no-such-number = “{ $text }” is not a number from 0 to { $count }.
play-resume-alone = A resumed game keeps what it has: leave { $option } out.

# Line mode

line-welcome = { $game }. Type help for the commands.
line-your-turn = { $you ->
    [yes] Your turn: { $question }. Type an answer, or help.
   *[no] Your turn, { $seat }: { $question }. Type an answer, or help.
}
line-hand-over = Hand over to { $seat }, who goes on with Enter.
line-saved = The game is saved in { $file }; go on with: tianxia play --resume
line-kept = The record is kept in { $file }.
line-allowed = { $answer } is allowed.
line-hint = A bot in your seat would answer { $answer }, its best with what they seem worth:
line-hint-way = { $answer }: { page-hint-value }
line-undone = Taken back.
line-undo-how = Type yes to take it back, or go on playing.
# What is typed to say so
line-undo-yes = yes
line-redone = Redone.
line-nothing-to-undo = There is nothing to take back.
line-options = Options:
line-help = Answer in notation, or use a command:
    options            the answers that are allowed
    why ANSWER         why an answer is not allowed, and by which rule
    preview ANSWER     what an answer would do
    hint               what a bot would do
    undo               take back your last answer and what followed
    redo               what you have just undone, again
    log                all that has happened
    board              the board again
    describe           the board in sentences
    review             after the end: each move against the best one, and what was luck
    quit               save and leave; the end of the input does the same
line-start-saved = Number of the saved game to go on with, 0 for a new one [{ $default }]:
line-start-game = Game ({ $allowed }) [{ $default }]:
line-start-seats = Who sits at the table? me for a person, for a bot beginner, easy, medium, hard or master, with commas between; or lesson for a guided first game [{ $default }]:
line-start-option = { $option }: { $values } [{ $default }]:

# Start screen

start-title = tianxia  ·  all under heaven
start-new = A new game
start-saved = Continue
start-none-saved = No saved games yet. Games are saved automatically.
start-finished = Replay
start-none-finished = Finished games appear here.
start-kept = { $game }: { $seats } · { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} · { $when }
start-game = Game
start-me = a person here
start-you = you
start-nobody = nobody
start-series = Games
start-single = one game
start-language = Language
start-begin = Begin
start-quit = Quit
start-delete = Delete
start-keep = Keep
start-delete-title = Delete this game?
start-delete-text = { $games ->
    [one] { $title }
   *[other] The whole series, all { $games } games. The last one: { $title }
}

    Deleted games can’t be restored.
start-keys = ↑↓ next field   ←→ change   Enter open or press   N begin   L learn   Del delete a game   Q quit

# Table

table-preview = What it would do
table-preview-of = What { $answer } does
table-log = Log
table-why = Why not?
table-help = Help
table-close = Esc or click: close
table-series = game { $number } of { $games }
table-your-turn = { $you ->
    [yes] Your turn.
   *[no] { $seat }, your turn.
}
table-thinking = { $seat } is thinking …
table-hinting = Looking for a hint …
table-hint = Hint
table-over = The game is over.
table-allowed = { $answer } is allowed; Enter plays it.
table-quit-how = Press Q to quit. Games are saved after every move.
table-cramped = This window has { $width } columns and { $height } rows; the table needs { $columns } and { $rows }.
    Make it larger, or press Q and continue in line mode: tianxia play --resume --line
replay-at = Move { $number } of { $total }: { $seat } to play.
table-greyed = Not possible now:
table-nothing-to-undo = There is nothing to take back.
table-keys = Arrows or a click move the tile; 1 to 3 or Tab take another one; R (or the right button) turns it a quarter, Space turns it round. N goes to the next space where it can go as it is turned. Enter, or a second click, lays it. What it would do stands beside the board before.
    U takes back your last move with all that followed; Y redoes it. H shows what a bot would do. W says why the tile cannot go there. L shows all moves. S saves and goes to the start, Q saves and quits.
    On the board: [ ] your tile, • a space where it can go, capital letters the last moves, ! provinces that forbid the place.
key-turn = turn
key-next = next
key-lay = lay
key-pick = pick
key-play = play
key-page = page
key-open = opponents
key-grey = not now
key-back = back
key-on = forward
key-review = review
key-eyes = eyes
key-close = close
key-undo = undo
key-redo = redo
key-hint = hint
key-guide = guide
key-why = why
key-log = log
key-help = help
key-leave = start
key-quit = quit

# Curtain and end

curtain-title = Hand over to { $seat }
curtain-text = { $seat } goes on with Enter or a click.
end-title = The end
end-next = Next game
end-start = New game
end-look = Look at the board
end-review = Review
end-replay = Replay
end-undo = Take back
end-quit = Quit

# The options of `tianxia play`

help-play-seats = Who sits where, with commas: me for a person, else a bot. Several persons share the screen in turn.
help-play-options = An option of the game; may be given several times.
help-play-seed = Any text; the same text deals the same tiles. Without it chance is secret and can be verified afterwards.
help-play-series = Play several games in a row with these values of the game’s series option, and sum them up.
help-play-resume = Go on with a saved game: a file, or without one the game that was left last.
help-play-components = A folder with data files of your own.
help-play-record = Also keep the record in this file; it holds the seed only after the end.
help-play-line = Line mode, for pipes and screen readers.

# Lessons

line-lesson = Guide: { $text }
line-lesson-advice = Step { $number } of { $total }. Suggested: { $answer }
line-lesson-off = Guide: You go your own way. “undo” leads back to the lesson.
table-lesson = Tutorial, step { $number } of { $total }
table-lesson-advice = Suggested: { $answer }
table-lesson-off = You left the tutorial. Press U to return to it.
help-play-lesson = A guided first game that teaches by playing.
play-lesson-alone = A lesson brings its own seats, options and deal: leave { $option } out.

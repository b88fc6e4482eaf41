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
bot-learned = trained bot

# What is wrong with what was asked for

play-unknown-seat = Unknown seat “{ $seat }”. Use one of: { $allowed }.
play-nothing-saved = No saved games in { $folder }.
play-no-answer = “{ $text }” is neither a command nor a move.
play-no-such-number = Enter a number from 0 to { $count } (got “{ $text }”).
play-resume-alone = { $option } can’t be changed when resuming a game.

# Line mode

line-welcome = { $game }. Type help for a list of commands.
line-your-turn = { $you ->
    [yes] Your turn: { $question }. Type a move, or help.
   *[no] Your turn, { $seat }: { $question }. Type a move, or help.
}
line-hand-over = Pass the screen to { $seat }, then press Enter.
line-saved = Saved to { $file }. Resume with: tianxia play --resume
line-kept = Game record: { $file }
line-allowed = { $answer } is legal.
line-hint = A bot would play { $answer }. Top moves:
line-hint-way = { $answer }: { page-hint-value }
line-undone = Undone.
line-undo-how = Type yes to undo, or play a move.
# What is typed to say so
line-undo-yes = yes
line-redone = Redone.
line-nothing-to-undo = Nothing to undo.
line-options = Legal moves:
line-help = Type a move, or one of these commands:
    options            list the legal moves
    why MOVE           why a move is not legal, and by which rule
    preview MOVE       what a move would do
    hint               what a bot would play
    undo               undo your last move and everything after it
    redo               redo what you just undid
    log                everything that happened
    board              show the board again
    describe           the board in sentences
    review             after the game: mistakes, better moves, luck
    quit               save and leave (so does the end of the input)
line-start-saved = Number of the saved game to resume, 0 for a new one [{ $default }]:
line-start-game = Game ({ $allowed }) [{ $default }]:
line-start-seats = Who plays? me for a person, or a bot: beginner, easy, medium, hard or master, separated by commas; or lesson for the tutorial [{ $default }]:
line-start-option = { $option }: { $values } [{ $default }]:

# Start screen

start-title = tianxia  ·  all under heaven
start-new = New game
start-saved = Continue
start-none-saved = No saved games yet. Games are saved automatically.
start-finished = Replay
start-none-finished = Finished games appear here.
start-kept = { $game }: { $seats } · { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} · { $when }
start-game = Game
start-me = a person
start-you = you
start-nobody = nobody
start-series = Games
start-single = one game
start-language = Language
start-begin = Start
start-quit = Quit
start-delete = Delete
start-keep = Keep
start-delete-title = Delete this game?
start-delete-text = { $games ->
    [one] { $title }
   *[other] The whole series, all { $games } games. The last one: { $title }
}

    Deleted games can’t be restored.
start-keys = ↑↓ next field   ←→ change   Enter select   N start   L learn   Del delete a game   Q quit

# Table

table-preview = Preview
table-preview-of = Preview of { $answer }
table-log = Log
table-why = Why not?
table-help = Help
table-close = Esc or click: close
table-series = game { $number } of { $games }
table-your-turn = { $you ->
    [yes] Your turn.
   *[no] { $seat }, your turn.
}
table-thinking = { $seat } is thinking…
table-hinting = Looking for a hint…
table-hint = Hint
table-over = The game is over.
table-allowed = { $answer } is legal. Press Enter to play it.
table-quit-how = Press Q to quit. Games are saved automatically.
table-cramped = This window has { $width } columns and { $height } rows; the table needs { $columns } and { $rows }.
    Enlarge it, or press Q and continue in line mode: tianxia play --resume --line
replay-at = Move { $number } of { $total }: { $seat } to move.
table-greyed = Not possible now:
table-nothing-to-undo = Nothing to undo.
table-keys = Arrows or click: move the tile · 1–3 or Tab: pick a tile · R or right-click: rotate · Space: flip · N: next legal space · Enter or second click: place. The preview is beside the board.
    U: undo · Y: redo · H: hint · W: why not · L: log · S: save and go to the menu · Q: save and quit
    On the board: [ ] your tile · • legal space · capital letters: last moves · ! provinces that make it illegal
key-turn = rotate
key-next = next
key-lay = place
key-pick = pick
key-play = play
key-page = page
key-open = opponents
key-grey = not now
key-back = back
key-on = forward
key-review = review
key-eyes = view
key-close = close
key-undo = undo
key-redo = redo
key-hint = hint
key-guide = tutorial
key-why = why
key-log = log
key-help = help
key-leave = menu
key-quit = quit

# Curtain and end

curtain-title = Pass the screen to { $seat }
curtain-text = { $seat }: press Enter or click.
end-title = The end
end-next = Next game
end-start = New game
end-look = View board
end-review = Review
end-replay = Replay
end-undo = Undo
end-quit = Quit

# The options of `tianxia play`

help-play-seats = Comma-separated players, one per seat: me for a person, or a bot. Several people share the screen.
help-play-options = A game option; may be repeated.
help-play-seed = Any text; the same text deals the same game. Without it the seed is secret and can be verified afterwards.
help-play-series = Play several games in a row with these values of the game’s series option, and add up the results.
help-play-resume = Resume a saved game: a file, or the latest one.
help-play-components = Folder with your own component files.
help-play-record = Also write the record to this file. It contains the seed only after the game.
help-play-line = Line mode, for pipes and screen readers.

# Lessons

line-lesson = Tutorial: { $text }
line-lesson-advice = Step { $number } of { $total }. Suggested: { $answer }
line-lesson-off = You left the tutorial. Type undo to return to it.
table-lesson = Tutorial, step { $number } of { $total }
table-lesson-advice = Suggested: { $answer }
table-lesson-off = You left the tutorial. Press U to return to it.
help-play-lesson = Learn the game by playing a guided first game.
play-lesson-alone = The tutorial sets its own seats, options and deal. Leave { $option } out.

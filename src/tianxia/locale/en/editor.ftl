# The editor of components on the page.

editor-title = Correct the cards
editor-title-of = Your edition of { $game }
editor-text = Do you own the box? Type in what is printed, and play with it. Changed cells show what was there before.
editor-name = Name of the edition
editor-credits = Credits
editor-undo = Undo
editor-redo = Redo
editor-open = Open a file
editor-download = Download
editor-keep = Save to my list
editor-kept = “{ $name }” is in your list.
editor-play = Create a table with it
editor-mistakes = { $count ->
    [one] { NUMBER($count) } mistake
   *[other] { NUMBER($count) } mistakes
}
editor-nothing = No changes yet.
editor-fine = No mistakes. Changed: { $files }.
editor-name-first = Name it to save it.
editor-file = File
editor-show = Show
editor-show-all = All
editor-show-changed = Changed
editor-show-wrong = Mistakes
editor-picture = Card
editor-no-picture = no picture yet
editor-cell = { $number }, { $column }
editor-was = was { $before }
editor-no-rows = Nothing to show.
editor-as-text = { $file } as text
editor-not-opened = { $file } could not be read, so nothing was taken from it. Correct it and open it again.
editor-left-out = Some of { $file } was left out:
editor-no-edition = This file is not an edition.

# What the page and the terminal say of a game that has no table of its own there: its view and its choices as lists.

plain-yes = yes
plain-no = no
plain-points = Points
plain-no-rules = No rules text for this game.
plain-nothing-happens = Nothing happens yet.
plain-table-keys = ↑↓: pick an option · Enter: play it · click: pick, second click: play. The preview is on the right. X: also list what isn’t possible now · W: why not · PgUp/PgDn: scroll
    U: undo one step · Y: redo · L: log · S: save and go to the menu · Q: save and quit

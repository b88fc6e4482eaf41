# The command `tianxia components`, and the comments in the files that it writes.

help-components = List a game’s components, or make an edition of your own.
help-components-folder = Your own components: a folder or an edition.
help-components-as_json = Print JSON.
help-components-export = Write the data files into this folder, with comments.
help-components-check = Check a folder or an edition, and list every mistake with its line and column.
help-components-pack = Make one file of a folder: an edition that others can install.
help-components-name = With --pack: the name of the edition.
help-components-credits = With --pack: its authors, and what it is based on.
help-components-install = Add an edition to the server’s database, for everybody to choose.
help-components-installed = List the editions in the server’s database.
help-components-remove = Stop offering an installed edition. Games that use it can still be played and replayed.
help-components-db = With --install, --installed and --remove: the database.
help-serve-sources = An edition, or GAME=FOLDER with component files, that tables can use. Repeat it for several.
components-digest = { $game }, components { $digest }
components-from = { $provenance }: { $source }
provenance-rulebook = rulebook
provenance-found = found
provenance-inferred = inferred
provenance-reconstructed = reconstructed
provenance-given = from your files
components-exported = { $count ->
    [one] Wrote { $count } file to { $folder }.
   *[other] Wrote { $count } files to { $folder }.
} Edit them in a text editor or a spreadsheet, then run: tianxia components { $game } --check { $folder }
components-export-exists = { $file } already exists. Choose an empty folder, so that nothing of yours is lost.
components-fine = No mistakes. Components { $digest }
components-same = They are the same as the built-in ones.
components-changed = Changed: { $files }.
components-mistakes = { $count ->
    [one] { $count } mistake.
   *[other] { $count } mistakes.
}
components-packed = Wrote { $file }: “{ $name }”, { $files }.
components-installed = Installed “{ $name }” ({ $id }). Choose it when you create a table.
components-removed = “{ $name }” is no longer offered.
components-listed = { $id }  { $game }  { $name }
components-none-installed = No editions are installed.
components-one-thing = Use only one of --export, --check, --pack, --install, --installed and --remove.

# What each column means, in exported files

export-about = { $game }: { $count } rows. Lines that begin with # are comments. Rows and columns may be in any order.
export-column = { $name }: { $meaning }
export-column-words = { $name }: { $meaning }: { $words }
export-about-toml = { $game }. Check your changes with: tianxia components { $name } --check FOLDER
export-provenance = where the row comes from; “given” means your own box, and empty means the same
export-source = where to look it up, in your own words
export-zhanguo-cards-number = the number printed on the card
export-zhanguo-cards-aspect = the aspect, fixed by the number: 1–40, 41–80, 81–120
export-zhanguo-cards-trigger = the court action that activates the card
export-zhanguo-cards-bonus = what the card gives
export-zhanguo-cards-amount = how much, 1 to 4; for “official” its color (red, gray, white), for “vp_per_aspect” an aspect
export-first_empire-cards-number = the number printed on the card
export-first_empire-cards-aspect = the aspect, fixed by the number: 1–40, 41–80, 81–120
export-first_empire-cards-trigger = the court action that activates the card
export-first_empire-cards-ability = what the card does
export-first_empire-cards-what = what the ability is about, if it needs that: an official, a piece, a type of card, or two tokens such as writing+laws
export-first_empire-cards-count = how many or how often
export-first_empire-li-si-number = the number printed on Li Si’s action card
export-first_empire-li-si-kind = what he does
export-first_empire-li-si-steps = elixir: how far his ship sails
export-first_empire-li-si-order = governor, palace, wall: regions or sites in the order he tries them, such as chu>wei>zhao>qi>yan
export-first_empire-li-si-spaces = governor: where he places it
export-first_empire-li-si-pieces = governor: how many
export-first_empire-li-si-takes-tile = palace: whether he takes the tile
export-first_empire-li-si-large-tokens = palace: the large tokens in the order he wants them, such as writing>currency>laws
export-first_empire-li-si-arrow = wall: where he begins
export-first_empire-li-si-removes-tile = wall: whether he removes the emperor tile
export-first_empire-li-si-once = whether the card leaves the game when played

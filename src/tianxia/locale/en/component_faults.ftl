# What is wrong with component files and editions, for commands and for the page. What a message may be given:
#   $file, $line, $column, $name            where a mistake is; a column is a letter in a table, a number elsewhere
#   $what                                   the sentence about it
#   $found                                  what the file says
#   $allowed, $meant, $right, $example      what would be right, in the words of the file
#   $low, $high, $count, $times, $most      numbers
#   $rule                                   the id of a rule
#   $game, $place, $credits, $digest        of an edition

# Where a mistake is

component-at-cell = { $file }, line { $line }, column { $column } ({ $name }): { $what }
component-at-column = { $file }, line { $line }, column { $column }: { $what }
component-at-line = { $file }, line { $line }: { $what }
component-at-file = { $file }: { $what }
component-and-more = { $count ->
    [one] There is { $count } more mistake.
   *[other] There are { $count } more mistakes.
} “tianxia components GAME --check” lists them all.
components-faulty = { $count ->
    [one] { $line ->
        [0] { $file } has a mistake.
       *[other] { $file } has a mistake on line { $line }.
    }
   *[other] { $line ->
        [0] These files have { $count } mistakes, the first in { $file }.
       *[other] These files have { $count } mistakes, the first in { $file } on line { $line }.
    }
}

# Tables

component-no-rows = The table is empty. Its columns are { $columns }.
component-header = This line has no column names. The file must begin with them, separated by commas, semicolons or tabs: { $columns }.
component-quotes = A quotation mark is missing or in the wrong place.
component-column-twice = There are two columns “{ $column }”. Delete one.
component-column-unknown = There is no column “{ $column }”. Expected: { $allowed }.
component-column-nameless = This column has no name, but it contains “{ $found }”. Name it or empty it.
component-column-missing = The column “{ $column }” is missing.
component-cells = This row has { $found } cells, but the table has { $count } columns. Put a text that contains the separator in quotation marks.
component-long = This text is too long or contains invisible characters. It may have { $most } characters.
component-twice = Number { $number } is already on line { $first }.
component-absent = { $absent ->
    [one] Number { $numbers } is missing. There must be { $count } rows.
   *[other] Numbers { $numbers } are missing. There must be { $count } rows.
}

# Entries

component-number = “{ $found }” is not a whole number from { $low } to { $high }.
component-empty-number = This is empty. It needs a whole number from { $low } to { $high }.
component-word = “{ $found }” is not allowed here. Allowed: { $allowed }.
component-word-meant = “{ $found }” is not allowed here. Did you mean “{ $meant }”? Allowed: { $allowed }.
component-empty-word = This is empty. Allowed: { $allowed }.
component-table = “{ $entry }” should be a table, such as [{ $entry }].
component-list = “{ $entry }” should be a list, such as [1, 2].
component-missing = “{ $missing }” is missing.
component-lacks = “{ $entry }” lacks “{ $missing }”.
component-length = “{ $entry }” has { $found } values, but needs { $count }.
component-lengths = “{ $entry }” has { $found } values, but needs { $low } to { $high }.
component-entry-unknown = “{ $found }” is not known here. Allowed: { $allowed }.
component-large = This file is larger than { $most } KB.
component-not-text = This is not a text file. Save it as CSV or TOML in UTF-8.
component-spreadsheet = Save this spreadsheet as CSV. Expected: { $files }.
component-toml = { $why ->
    [value] This is not a value. Write numbers in digits, and words in straight quotation marks: 3, "red".
    [text] A text must end on its line, with a quotation mark.
    [backslash] A backslash can’t be in this text. Leave it out.
    [line] A line must look like this: name = 3. Headings are in square brackets, and comments begin with #.
    [more] The line must end here: only one value fits in it, and a comment begins with #.
    [bracket] A bracket or a comma is missing here.
    [twice] This name has been used before. Delete one of the two.
   *[other] This is not valid TOML.
}

# Conflicts with the rulebook

component-fixed = “{ $entry }” is { $found }, but the rulebook says { $count } and the rules rely on it ({ $rule }).
component-aspect = Card { $card } is “{ $found }”, but cards are numbered by aspect, and this one is “{ $aspect }” ({ $rule }).
component-sum = The numbers of “{ $entry }” add up to { $found }, but the rulebook has { $count } ({ $rule }).
component-pair = A pair names two different regions, and each pair only once.
component-no-neighbour = Region { $region } is adjacent to no other.
component-criterion-twice = “{ $found }” is already on another side, but each criterion is printed once ({ $rule }).
component-rising = The VP of a task never rise from left to right ({ $rule }): { $right }.
component-sites = A wall task shows each site at most twice ({ $rule }).
component-regions-twice = A task shows each region at most once ({ $rule }).
component-nothing-else = “{ $bonus }” needs nothing here, so “{ $found }” can’t be right. Leave it empty.
component-about-empty = “{ $bonus }” needs a value here: { $allowed }.
component-about = “{ $found }” doesn’t fit “{ $bonus }”. Allowed: { $allowed }.
component-too-often = { $times ->
    [one] “{ $found }” is already there, but it belongs here only once ({ $rule }).
   *[other] “{ $found }” is there more than { $times } times ({ $rule }).
}
component-of-region = “{ $found }” needs the region of a card, which a governor tile doesn’t have ({ $rule }).
component-not-both = “{ $one }” and “{ $other }” can’t both be on one tile ({ $rule }).
component-space-taken = There is already a symbol on space { $found }.
component-no-condition = This tile has no condition. It needs one of { $allowed } ({ $rule }).
component-governor-tiles = The number of governor tiles is { $found }, but that of spaces is { $count } ({ $rule }).
component-officials = Only “recruit” names officials, and it must: “{ $found }” doesn’t fit “{ $reward }” ({ $rule }).
component-needed = A card of kind “{ $kind }” needs a value in column “{ $column }”.
component-order-empty = This is empty. It needs all names in some order, such as { $example }.
component-order = “{ $found }” is not an order of all names. Write each name once, with > between them, such as { $example }.
component-card-twice = Card { $found } is already in this deck ({ $rule }).
component-lines = Scoring cards { $found } must show one line about ties and one about the elixir ({ $rule }).
component-starts = There must be exactly one { $colour } start space ({ $sign }), but there are { $found } ({ $rule }).
component-row = Row { $number } has { $found } characters, but needs { $side }.
component-sign = Unknown sign “{ $sign }” at { $space }. Allowed: { $allowed }.

# Editions

edition-large = { $place } is larger than { $most } KB, so it can’t be an edition.
edition-not-json = { $place } is not an edition: { $why }.
edition-format = { $place } is not an edition of tianxia, or one of a later version.
edition-entry = { $place }: “{ $entry }” must be one line of text with at most { $most } characters.
edition-files = { $place }: an edition has 1 to { $most } files.
edition-file = { $place }: the file “{ $file }” must be text.
edition-file-unknown = “{ $name }” contains “{ $file }”, which is not a component file. Expected: { $files }.
edition-game = “{ $name }” is an edition of { $game }, not of { $wanted }.
edition-none-for = There are no other editions of { $game }: its components can’t be replaced.
edition-unchanged = { $folder } says the same as the built-in components, so there is nothing to pack.
component-file-unknown = “{ $file }” is not a component file. Expected: { $files }.
record-edition = { $place }: this record uses the edition “{ $edition }” of { $game }. Name its file or folder with --components.
server-edition-game = “{ $name }” is an edition of another game.
server-edition-none-for = There are no other editions of this game.
server-editions-need-account = Create an account first: then you can keep editions here.
server-no-edition = There is no such edition here.
server-rated-edition = A rated game uses the built-in edition.
server-too-many-editions = You have { NUMBER($limit) } editions. Remove one first.

# What every face of the program says of any game. What a message may be given:
#   $key            an answer as records write it
#   $text, $notes   what an answer is called, and what is worth knowing of it, as text
#   $first, $last   what stands before and after the last “and” of a list

list-and = { $first } and { $last }
notes-and = { $first }; { $last }
choice = { $key }
choice-noted = { $text }: { $notes }

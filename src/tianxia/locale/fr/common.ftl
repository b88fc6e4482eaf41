# Ce que chaque interface dit de chaque jeu ; ce que reçoit chaque message est écrit dans le fichier anglais.

list-and = { $first } et { $last }
notes-and = { $first } ; { $last }
choice = { $key }
choice-noted = { $text } : { $notes }

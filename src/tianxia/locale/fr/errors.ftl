# Ce qui peut clocher dans une entrée ; ce que reçoit chaque message est écrit dans le fichier anglais.

did-you-mean = Vouliez-vous dire « { $name } » ?
no-lesson = Il n’y a pas de leçon « { $lesson } » pour { $game }.
draft-barrier = Le brouillon s’arrête ici : { $barrier ->
    [chance] quelque chose serait pioché
    [sealed] les autres choisissent en même temps
    [end] la partie serait finie
   *[others] c’est aux autres de répondre
 }.
no-answer = « { $answer } » n’est pas une réponse à cette question.
unknown-game = Il n’y a pas de jeu « { $game } » ; il y a : { $allowed }.
game-broken = Le jeu « { $game } » du paquet { $package } est injouable : { $why }.
game-name-taken = Le paquet { $package } apporte un jeu « { $game } », mais ce nom est déjà pris.
unknown-bot = Il n’y a pas de bot « { $bot } » ; il y a : { $allowed }.
unknown-language = Il n’y a pas de langue « { $language } » ; il y a : { $allowed }.
arena-few-bots = Une arène demande au moins deux bots, chacun nommé une fois.
arena-bad-line = { $file } : la ligne { $line } n’est pas un résultat d’arène.
arena-other-results = { $file } contient les résultats d’une autre arène ; elle diffère par : { $differs }.
bot-not-for-game = Le bot « { $bot } » ne sait pas jouer à { $game }.
no-hints-for-game = Il n’y a pas encore de conseils pour ce jeu.
bad-seat-count = { $game } ne se joue pas à { $seats ->
    [one] 1 place
   *[other] { $seats } places
} ; nombres possibles : { $allowed }.
bad-option = { $game } n’a pas d’option « { $option } » ; ses options : { $allowed }.
bad-option-value = L’option { $option } ne peut pas valoir « { $value } » ; valeurs possibles : { $allowed }.
bad-option-form = « { $text } » n’est pas une option ; écrivez-la nom=valeur.
no-series = { $game } ne connaît pas de séries.
series-and-option = Une série choisit l’option { $option } à chaque partie ; retirez-la, ou retirez la série.

# Fichiers

file-missing = Le fichier { $file } n’existe pas.
file-folder = { $file } est un dossier, pas un fichier.
file-unreadable = Impossible de lire { $file } : { $why }.
file-unwritable = Impossible d’écrire { $file } : { $why }.
file-no-plain = { $file } n’est pas un fichier ordinaire ; il n’est donc pas remplacé.
one-on-stdout = Une seule de ces options peut aller sur la sortie standard : { $options }.
file-not-text = { $file } n’est pas un texte en UTF-8 (l’octet { $byte } est le premier qui ne convient pas).

# Matériel

components-none = Le dossier { $folder } ne contient aucun des fichiers possibles : { $files }.
components-unreadable = Impossible de lire { $file } comme du TOML : { $why }.
components-board-size = Le plateau { $board } doit avoir { $side } lignes de { $side } caractères.
components-board-sign = Le plateau { $board } porte le signe inconnu « { $sign } » à la ligne { $row }, colonne { $column } (comptées à partir de 0) ; les signes connus sont . ~ V R Y B.
components-board-starts = Le plateau { $board } doit avoir exactement une case de départ { $colour }.
components-count = Dans pieces.toml, { $name } doit valoir { $count }, comme le disent les règles.

# Enregistrements

record-empty = { $place } ne contient aucune partie.
record-no-header = { $place } : un enregistrement commence par un en-tête, qui a l’entrée « tianxia » ; cette ligne ne l’a pas.
record-not-json = { $place } n’est pas une ligne d’enregistrement : il faut un objet JSON, ou un fichier écrit en notation dès sa première ligne.
record-format = { $place } : cet enregistrement est au format { $format } ; cette version de tianxia lit le format { $known }.
record-header = { $place } : il manque à l’en-tête une valeur correcte pour « { $name } ».
record-line = { $place } n’est pas une réponse : il faut une place (un nombre ou chance), une question et une réponse.
record-end = { $place } : la dernière ligne d’une partie donne son résultat (un objet ou null) et sa graine, seed (un texte ou null).
record-game = { $place } : ceci est un enregistrement de { $game }, pas du jeu en question.
record-rules = { $place } : cet enregistrement a été fait avec la version { $rules } des règles de { $game } ; cette version de tianxia joue jusqu’à la version { $known }.
record-components = { $place } : cet enregistrement a été fait avec un autre matériel de { $game } que celui d’ici ; indiquez son dossier avec --components.
record-illegal = { $place } : la réponse { $number }, « { $answer } » à la question « { $question } », ne convient pas : { $why }
record-result = { $place } : la partie ne finit pas comme le dit l’enregistrement.
record-no-seed = { $place } : cet enregistrement ne contient pas de graine (seed) ; on ne peut donc ni vérifier ni poursuivre ses tirages.
record-commitment = { $place } : la graine (seed) n’est pas celle à laquelle l’en-tête s’engage.
record-draw = { $place } : la réponse { $number }, un tirage pour la question « { $question } », n’est pas celle que donne la graine (seed).
replay-one-form = Une seule sortie à la fois est possible, pas { $options } ensemble.
review-running = { $place } : cette partie est encore en cours ; seule une partie terminée peut être analysée.
review-no-seat = { $place } : cette partie n’a pas de place { $seat } ; ses places vont de 0 à { $last }.
review-no-search = Les bots de { $game } ne font pas de recherche ; ses parties ne peuvent donc pas être analysées.
answer-unreadable = aucune réponse à cette question ne s’écrit ainsi.
answer-elsewhere = le jeu demande ici autre chose, ou ne laisse qu’une autre réponse.

# Parties

match-not-over = La partie n’est pas encore terminée.
rewind-too-far = La partie ne peut pas revenir à la réponse { $length }.
refusal-not-asked = rien n’est demandé à cette place pour le moment.
refusal-not-a-candidate = Ce coup n’existe pas.
refusal-not-there = Il n’en reste plus à tirer.
refusal-barrier = Depuis, quelque chose a été révélé ou une autre place a répondu ; on ne peut donc pas revenir en arrière.
refusal-nothing-to-take-back = Vous n’avez pas de réponse à reprendre.
not-learnable = Il n’y a rien à apprendre pour { $game } ; possible : { $allowed }.

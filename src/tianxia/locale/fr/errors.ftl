# Ce qui peut clocher dans une entrée ; ce que reçoit chaque message est écrit dans le fichier anglais.

did-you-mean = Vouliez-vous dire « { $name } » ?
no-lesson = { $game } n’a pas de tutoriel « { $lesson } ».
draft-barrier = L’aperçu s’arrête ici : { $barrier ->
    [chance] le prochain pas est un tirage
    [sealed] tous choisissent en même temps
    [end] la partie finit
   *[others] c’est aux autres de jouer
 }.
no-answer = « { $answer } » n’est pas un coup valide ici.
unknown-game = Jeu inconnu « { $game } ». Disponibles : { $allowed }.
game-broken = Le jeu « { $game } » du paquet { $package } est injouable : { $why }.
game-name-taken = Le paquet { $package } apporte un jeu « { $game } », mais ce nom est déjà pris.
unknown-bot = Bot inconnu « { $bot } ». Disponibles : { $allowed }.
unknown-language = Langue inconnue « { $language } ». Disponibles : { $allowed }.
arena-few-bots = Nommez au moins deux bots différents.
arena-bad-line = { $file }, ligne { $line } : pas un résultat d’arène.
arena-other-results = { $file } contient les résultats d’une autre arène. Différence : { $differs }.
bot-not-for-game = Le bot « { $bot } » ne sait pas jouer à { $game }.
bot-broken = Le bot « { $bot } » du paquet { $package } est inutilisable : { $why }.
bot-name-taken = Le paquet { $package } apporte un bot « { $bot } », mais ce nom est déjà pris.
bot-not-loaded = Impossible de charger le bot « { $bot } » : { $why }.
bot-no-answer = « { $bot } » n’est pas un bot : il lui manque une méthode answer(eye, rng).
bot-answer = Le bot « { $bot } » a répondu { $answer } à { $question }, ce qui n’y signifie rien.
bot-refused = Le bot « { $bot } » a donné une réponse interdite : { $answer } ({ $why }).
cluster-bad-address = « { $address } » n’est pas l’adresse d’un cluster. Utilisez dask://host:8786 ou dask+tls://host:8786.
cluster-no-extra = Pour calculer sur un cluster, installez l’extra « cluster » : pip install "tianxia[cluster]".
cluster-no-tls = TLS exige des certificats. Indiquez-les dans la configuration de Dask, sous distributed.comm.tls.
cluster-unreachable = Le cluster { $address } est injoignable : { $why }.
cluster-no-workers = Le cluster { $address } n’a pas de worker. Lancez-en un avec « dask worker ».
cluster-lost = La connexion au cluster { $address } est perdue.
cluster-unsendable = Impossible d’envoyer votre bot à d’autres machines : { $why }.
cluster-unready = Le cluster { $address } ne peut pas charger tianxia : { $why }. Installez la même version sur tous les workers.
worker-differs = { $what ->
    [version] Le worker { $worker } a tianxia { $theirs }, mais il faut { $ours }.
    [rules] Le worker { $worker } a la version { $theirs } des règles, mais il faut { $ours }.
    [components] Le worker { $worker } a le matériel { $theirs }, mais il faut { $ours }.
   *[weights] Le worker { $worker } a les poids appris { $theirs }, mais il faut { $ours }.
}
worker-lacks = { $what ->
    [game] Le worker { $worker } ne peut pas charger le jeu { $name }.
    [components] Le worker { $worker } ne peut pas charger le matériel dans { $name }.
   *[bot] Le worker { $worker } ne peut pas charger votre bot : { $name }.
}
no-hints-for-game = Ce jeu n’a pas encore d’indices.
bad-seat-count = { $game } ne se joue pas à { $seats ->
    [one] 1 place
   *[other] { $seats } places
}. Possible : { $allowed }.
bad-option = { $game } n’a pas d’option « { $option } ». Disponibles : { $allowed }.
bad-option-value = L’option { $option } ne peut pas valoir « { $value } ». Possible : { $allowed }.
bad-option-form = Écrivez les options nom=valeur (et non « { $text } »).
no-series = { $game } n’a pas de séries.
series-and-option = Une série fixe l’option { $option } pour chaque partie. Retirez l’une des deux.

# Fichiers

file-missing = Fichier introuvable : { $file }.
file-folder = { $file } est un dossier, pas un fichier.
file-unreadable = Impossible de lire { $file } : { $why }.
file-unwritable = Impossible d’écrire { $file } : { $why }.
file-no-plain = { $file } n’est pas un fichier ordinaire et n’a pas été remplacé.
one-on-stdout = Une seule de ces options peut aller sur la sortie standard : { $options }.
file-not-text = { $file } n’est pas un texte UTF-8 (premier octet non valide : { $byte }).

# Matériel

components-none = Aucun fichier de matériel dans { $folder }. Attendu : { $files }.

# Enregistrements

record-empty = { $place } ne contient aucune partie.
record-no-header = { $place } : un enregistrement commence par un en-tête avec le champ « tianxia ».
record-not-json = { $place } n’est pas une ligne d’enregistrement valide. Attendu : un objet JSON, ou tout le fichier en notation.
record-format = { $place } : le format { $format } n’est pas pris en charge. Cette version de tianxia lit le format { $known }.
record-header = { $place } : champ d’en-tête « { $name } » manquant ou non valide.
record-line = { $place } n’est pas un coup valide. Il faut une place (un nombre ou chance), une question et une réponse.
record-end = { $place } : la dernière ligne d’une partie demande un résultat (un objet ou null) et une graine, seed (un texte ou null).
record-game = { $place } : ceci est un enregistrement de { $game }, un autre jeu.
record-rules = { $place } : cet enregistrement utilise la version { $rules } des règles de { $game }. Cette version de tianxia va jusqu’à la version { $known }.
record-components = { $place } : cet enregistrement utilise un autre matériel de { $game }. Indiquez son dossier avec --components.
record-illegal = { $place } : le coup { $number }, « { $answer } » pour « { $question } », n’est pas permis : { $why }
record-result = { $place } : la partie ne finit pas avec le résultat enregistré.
record-no-seed = { $place } : cet enregistrement n’a pas de graine (seed) ; on ne peut ni vérifier ni poursuivre ses tirages.
record-commitment = { $place } : la graine (seed) ne correspond pas à l’empreinte de l’en-tête.
record-draw = { $place } : le coup { $number }, un tirage pour « { $question } », ne correspond pas à la graine (seed).
replay-one-form = Utilisez une seule de ces options : { $options }.
review-running = { $place } : seule une partie finie peut être analysée.
review-no-seat = { $place } : il n’y a pas de place { $seat }. Les places vont de 0 à { $last }.
review-no-search = { $game } ne peut pas encore être analysé.
answer-unreadable = Ce n’est pas un coup valide ici.
answer-elsewhere = Le jeu attend un autre coup ici.

# Parties

match-not-over = La partie n’est pas encore terminée.
rewind-too-far = Impossible de revenir au coup { $length }.
refusal-not-asked = Ce n’est pas le tour de cette place.
refusal-not-a-candidate = Ce coup n’existe pas.
refusal-not-there = Il n’en reste plus à tirer.
refusal-barrier = Du nouveau a été révélé ; on ne peut plus annuler.
refusal-nothing-to-take-back = Rien à annuler.
not-learnable = { $game } ne peut pas être entraîné. Possible : { $allowed }.

server-record-several = Le fichier contient { NUMBER($count) } parties. Envoyez-les une à une.
server-record-unfinished = La partie de cet enregistrement n’est pas finie.
server-hello-first = Le premier message d’une connexion doit être « hello ».
server-no-such-address = Il n’y a rien à cette adresse.
server-no-such-method = Méthode non permise à cette adresse.
server-not-json = Le corps d’une requête doit être du JSON.
server-wrong-host = Nom d’hôte non permis.
server-wrong-origin = Les requêtes d’autres sites ne sont pas permises.

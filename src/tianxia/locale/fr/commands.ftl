# Ce que disent les commandes de `tianxia` ; ce que reçoit chaque message est écrit dans le fichier anglais.

help-tianxia = Jouer, revoir et simuler trois jeux de plateau sur l’unification de la Chine. Sans commande, ouvre les jeux dans votre navigateur.
help-tianxia-lan = { help-serve-lan }
help-tianxia-lang = Langue : en, de ou fr. Par défaut : la langue de votre système.
help-tianxia-version = Afficher la version et quitter.
tianxia-flag-first = { $flag } ouvre les jeux dans votre navigateur ; placez-le après « serve » ou omettez la commande.
help-play = Jouer dans le terminal.
help-games = Énumérer les jeux, ou seulement GAME, avec leurs places et leurs options.
help-games-as_json = Écrire du JSON.
help-simulate = Faire jouer aux bots de nombreuses parties.
help-simulate-count = Nombre de parties ; avec --series, nombre de séries.
help-simulate-seats = Bots séparés par des virgules, un par place ; ils tournent après chaque partie ou série.
help-simulate-seed = Un texte quelconque ; la même graine donne les mêmes parties.
help-simulate-jobs = Nombre de processus. Le résultat n’en dépend pas.
help-simulate-cluster = Calculer sur le cluster Dask à cette adresse, par exemple dask://host:8786, au lieu de --jobs processus ici. Le résultat est le même.
help-simulate-options = Une option du jeu ; voir « tianxia games ».
help-simulate-each = Une option du jeu avec plusieurs valeurs, comme li_si=1,2,3,4. Chaque valeur joue les mêmes donnes.
help-simulate-series = Jouer des séries de parties avec ces valeurs de l’option de série, et en faire la somme.
help-simulate-folder = Dossier avec vos propres fichiers de matériel.
help-simulate-file = Écrire les enregistrements de toutes les parties dans ce fichier ; - est la sortie standard.
help-simulate-sheet = Écrire les résultats en CSV dans ce fichier ; - est la sortie standard.
help-simulate-as_json = Écrire du JSON.
help-arena = Classer des bots les uns contre les autres sur des donnes communes.
help-arena-bots = Bots séparés par des virgules ; chaque combinaison joue. S’il y a moins de bots que de places, le premier joue contre les autres.
help-arena-count = Parties par duel, arrondies à des donnes entières. Chaque donne est jouée une fois dans chaque disposition.
help-arena-seats = Joueurs par table.
help-arena-seed = Un texte quelconque ; la même graine donne les mêmes parties.
help-arena-jobs = { help-simulate-jobs }
help-arena-cluster = { help-simulate-cluster }
help-arena-options = Une option du jeu ; voir « tianxia games ».
help-arena-claim = Part de victoires, en pour cent, à laquelle le premier bot de chaque duel est comparé. Le duel s’arrête dès qu’il est nettement au-dessus ou au-dessous. Par défaut : une part égale.
help-arena-play_all = Jouer toutes les parties, même quand la question est tranchée.
help-arena-file = Enregistrer chaque résultat dans ce fichier ; la même commande reprend de là.
help-arena-plot = Dessiner le classement dans ce fichier SVG ; - est la sortie standard.
help-arena-sheet = { help-simulate-sheet }
help-arena-as_json = Écrire du JSON.
help-train = Entraîner la valeur des positions par des parties contre soi-même, pour les bots de ZhanGuo et de The First Empire.
help-train-count = Nombre de parties pour l’entraînement.
help-train-seed = Un texte quelconque ; la même graine donne les mêmes poids.
help-train-jobs = { help-simulate-jobs }
help-train-cluster = { help-simulate-cluster }
help-train-file = Écrire les poids dans ce fichier plutôt que dans le programme.
help-replay = Montrer les parties enregistrées tour par tour. FILE peut être - pour l’entrée standard.
help-replay-draws = Montrer aussi chaque tirage.
help-replay-notation = Écrire l’enregistrement en texte lisible, qui peut être rechargé.
help-replay-states = Écrire chaque position, un objet JSON par ligne.
help-replay-verify = Vérifier chaque tirage d’après la graine (seed) et l’empreinte. Avec une autre sortie, le verdict va sur la sortie d’erreur.
help-replay-folder = Dossier avec vos propres fichiers de matériel.
help-review = Analyser des parties finies : erreurs, meilleurs coups, chance. FILE peut être - pour l’entrée standard.
help-review-seat = Analyser seulement cette place, comptée à partir de 0 comme dans les enregistrements.
help-review-level = Niveau du bot qui analyse.
help-review-worst = Nombre des coups les plus coûteux à afficher.
help-review-jobs = { help-simulate-jobs }
help-review-folder = Dossier avec vos propres fichiers de matériel.
help-review-as_json = Afficher du JSON, avec chaque coup et chaque tirage.
help-bench = Mesurer la vitesse d’un jeu, interprété et compilé.
help-bench-peers = Mesurer aussi catanatron et OpenSpiel.
help-bench-search = Mesurer plutôt la recherche des bots les plus forts.
help-bench-research = Mesurer plutôt les interfaces d’apprentissage, avec PettingZoo et OpenSpiel.
help-bench-seats = { help-arena-seats }
help-bench-seconds = Secondes par mesure.
help-bench-as_json = Écrire du JSON.
help-compile = Compiler le moteur et les jeux pour les rendre bien plus rapides.
help-compile-background = En basse priorité, derrière une partie en cours.
help-restore = Remplacer toutes les tables par celles d’une sauvegarde. Arrêtez d’abord le serveur.
help-restore-db = URL de la base de données. Par défaut : le fichier de votre dossier de données.
help-restore-force = Remplacer les tables existantes ; l’ancien fichier est gardé à côté du nouveau.
help-serve-metrics = Montrer des mesures pour Prometheus sur ce port de cet ordinateur, ou sur HOST:PORT.
help-serve-log = Forme du journal sur la sortie d’erreur.
help-serve-operator = Qui exploite ce serveur, pour la page de confidentialité.
help-serve-url = L’adresse publique de ce serveur, pour les liens des notifications par e-mail et webhook.
help-serve-contact = Comment joindre l’exploitant : une adresse électronique ou une page web.
help-serve-mail = Le relais de messagerie pour les codes de récupération et les notifications : smtp://NOM:MOT_DE_PASSE@HÔTE:PORT, smtps://… ou smtp+plain://….
help-serve-mail_from = L’expéditeur des e-mails : une adresse.
help-serve-keep_unstarted = Durée de conservation des tables qui ne commencent jamais. Par défaut : 2 jours.
help-serve-keep_running = Durée de conservation des parties où personne ne joue. Par défaut : 180 jours, ou toujours si seul cet ordinateur peut se connecter.
help-serve-keep_finished = Durée de conservation des parties finies. Par défaut : toujours.
help-serve-keep_visitors = Durée pendant laquelle les joueurs sans mot de passe restent connus après leur dernière visite. Par défaut : 400 jours, ou toujours si seul cet ordinateur peut se connecter.
help-serve-keep_chat = Durée de conservation des discussions. Par défaut : 180 jours, ou toujours si seul cet ordinateur peut se connecter.
help-ratings = Gérer les cotes.
help-ratings-rebuild = Recalculer toutes les cotes à partir des résultats des parties classées.
help-ratings-db = { help-backup-db }
help-ratings-as_json = { help-admin-as_json }
ratings-rebuilt = { $games ->
    [one] Une partie classée,
   *[other] { $games } parties classées,
} { $ratings ->
    [one] une cote,
   *[other] { $ratings } cotes,
} { $changed ->
    [0] aucune modifiée.
    [one] une modifiée.
   *[other] { $changed } modifiées.
}
help-admin = Gérer les tables et les joueurs, même pendant que le serveur tourne.
help-admin-db = { help-backup-db }
help-admin-as_json = Écrire du JSON.
help-admin-limit = En montrer au plus ce nombre.
help-admin-state = Ne montrer que les tables dans cet état.
help-admin-days = Pour ce nombre de jours. Par défaut : jusqu’à nouvel ordre.
help-admin-name = Ne montrer que les joueurs dont le nom ou l’identifiant contient ceci.
help-admin-address = Exclure aussi le réseau d’où la personne est venue en dernier.
help-admin-tables = Lister les tables les plus récentes.
help-admin-table = Montrer une table avec ses joueurs et sa discussion.
help-admin-people = Lister les joueurs selon leur dernière visite.
help-admin-bans = Lister les réseaux exclus.
help-admin-close = Terminer une partie en cours sans vainqueur, ou retirer une table qui n’a pas commencé.
help-admin-delete = Retirer une table avec sa partie et sa discussion.
help-admin-mute = Empêcher quelqu’un de discuter et de changer de nom. PERSON est un code ou un identifiant.
help-admin-unmute = Permettre à quelqu’un de discuter à nouveau.
help-admin-ban = Exclure quelqu’un. PERSON est un code ou un identifiant.
help-admin-unban = Permettre à quelqu’un de jouer à nouveau.
help-admin-ban-address = Exclure une adresse, ou un réseau comme 192.0.2.0/24.
help-admin-unban-address = Permettre à une adresse ou à un réseau de se connecter à nouveau.
help-admin-rename = Donner un autre nom à quelqu’un.
help-admin-password = Choisir un nouveau mot de passe, l’afficher et déconnecter la personne partout.
help-admin-forget = Retirer une personne avec son nom, son identifiant et son mot de passe. Ses parties restent, sans nom.

# games

games-seats = places : { $seats }
games-option = --option { $option }=… : { $values } ({ $default } par défaut)
games-default = { $default } à { $seats } autour de la table
games-series = --series… : plusieurs parties, chacune avec sa valeur de { $option }
games-bots = bots : { $bots }

# simulate

simulate-progress = Parties
simulate-title = { $game } : { $games ->
    [one] 1 partie
   *[other] { $games } parties
}{ $options ->
    [none] {""}
   *[other] {", "}{ $options }
}, graine { $seed }
simulate-head-who = qui
simulate-head-seats = places
simulate-head-wins = victoires
simulate-head-interval = part (95 %)
simulate-head-shared = partagées
simulate-head-scores = score
simulate-head-sums = total
simulate-seat = place { $seat }
simulate-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-spread = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sd, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $min }–{ $max })
simulate-other = { $who } : { $spread } ; avance { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } (95 % entre { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } et { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
simulate-lengths = Longueur : { $spread } décisions par partie.
simulate-reasons = Fin par : { $reasons }.
simulate-reason = { $reason } { $count } ({ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
simulate-series = { $series ->
    [one] 1 série
   *[other] { $series } séries
} avec { $option } { $values } :
simulate-note = Les victoires partagées sont comptées à part. Intervalles de Wilson à 95 %. Scores : moyenne ± écart type (étendue).
simulate-worker-lost = Des processus ont été arrêtés à répétition ; le calcul est abandonné. Rien n’a été écrit.

# arena

arena-uncompiled = Pas compilé, donc lent. Lancez d’abord « tianxia compile ».
arena-head-bot = bot
arena-head-elo = Elo (95 %)
arena-head-pairing = duel
arena-head-games = parties
arena-head-share = part de victoires (95 %)
arena-head-rank = rang moyen (95 %)
arena-axis-elo = points Elo, avec intervalles à 95 % ; 0 est la moyenne de ces bots
arena-axis-share = part de victoires en %, avec intervalles à 95 %
arena-elo = { NUMBER($elo, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) } à { NUMBER($high, maximumFractionDigits: 0) })
arena-rank = { NUMBER($rank, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
arena-games = { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
arena-verdict = { $pairing } : { $verdict ->
    [above] { $bot } gagne plus de { NUMBER($claim, maximumFractionDigits: 1) } %, tranché après { arena-games }.
    [below] { $bot } gagne moins de { NUMBER($claim, maximumFractionDigits: 1) } %, tranché après { arena-games }.
   *[open] indécis après { arena-games } : { $bot } gagne-t-il plus de { NUMBER($claim, maximumFractionDigits: 1) } % ?
}
arena-note = Les victoires partagées comptent en parts. Intervalles par donne (chacune jouée dans toutes les dispositions), pour un nombre de parties fixé ; si un duel s’arrête plus tôt, c’est le verdict qui vaut. Test séquentiel valable à tout moment, taux d’erreur de 5 % au plus.
arena-interrupted = Arrêté après { $games ->
    [one] 1 partie
   *[other] { $games } parties
}. { $kept ->
    [yes] Les résultats sont enregistrés ; la même commande reprend.
   *[no] Rien n’a été enregistré ; --out enregistre les résultats.
}
arena-worker-lost = Des processus ont été arrêtés à répétition ; le calcul est abandonné. Les parties finies sont enregistrées si --out était donné.

# replay

replay-draw = Tirage : { $question } { $answer }
verify-kept = Partie { $number } : la graine correspond à l’empreinte, et { $draws ->
    [one] le seul tirage correspond
   *[other] les { $draws } tirages correspondent
} à la graine.
verify-no-commitment = Partie { $number } : pas d’empreinte (graine choisie), mais { $draws ->
    [one] le seul tirage correspond
   *[other] les { $draws } tirages correspondent
} à la graine.

# review

review-progress = Coups et tirages
review-title = { $game }, analysé par { $level }. Les valeurs sont { $unit ->
    [chance] des chances de gagner.
   *[points] des points attendus.
}
review-note = Les coups sont jugés avec ce que savait leur place ; les différences dans la marge d’erreur ne comptent pas. La chance compare les tirages à d’autres possibles, chacun suivi d’un jeu rapide pendant un tour de chacun ou jusqu’à la fin de la manche ; ± est sa marge d’erreur. Ce sont des estimations pour comparer les joueurs.
review-worker-lost = Un processus a été arrêté de l’extérieur. Il n’y a pas d’analyse.

# databases

db-url = --db demande l’URL d’une base de données : sqlite:///FICHIER ou postgresql://NOM:MOT_DE_PASSE@MACHINE/BASE.
db-driver = Type de base de données inconnu : « { $driver } ». Possible : sqlite:///FICHIER ou postgresql://NOM:MOT_DE_PASSE@MACHINE/BASE.
db-unreachable = Impossible de se connecter à { $db } : { $why }.
db-in-use = Un autre serveur utilise { $db }. Arrêtez-le d’abord ou choisissez une autre base avec --db.
db-read-only = { $db } est en lecture seule.
db-full = Le disque de { $db } est plein.
db-foreign = { $db } n’est pas une base de données de tianxia.
db-corrupt = { $db } est endommagé. Restaurez une sauvegarde intacte avec « tianxia restore ».
db-newer = { $db } vient d’une version plus récente de tianxia. Mettez tianxia à jour pour l’ouvrir.
db-failed = Impossible d’utiliser { $db } : { $why }.
backup-same = { $file } est la base de données elle-même. Choisissez un autre fichier.
restore-done = Toutes les tables sont restaurées dans { $file }.
restore-kept = Les tables précédentes sont dans { $file }.
restore-exists = { $file } contient déjà des tables. --force les remplace ; l’ancien fichier est gardé à côté.
restore-same = { $file } est la base de données elle-même. Choisissez une sauvegarde.
restore-not-sqlite = Cette commande ne restaure que des fichiers SQLite ; pour PostgreSQL, utilisez pg_restore.

# serve

serve-no-metrics-port = Le port { $port } de { $host } n’est pas disponible pour les mesures : { $why }. Choisissez-en un autre avec --metrics.
serve-bad-metrics = « { $text } » n’est pas un port. Utilisez --metrics PORT ou --metrics HOST:PORT.
serve-bad-mail = Ce n’est pas un relais de messagerie. Utilisez --mail smtp://NOM:MOT_DE_PASSE@HÔTE:PORT, ou smtps:// ou smtp+plain://.
serve-mail-sender = Relais et expéditeur vont ensemble : donnez --mail et --mail-from, ou aucun des deux.
serve-bad-url = « { $text } » n’est pas une adresse. Utilisez --url https://HOST/.
serve-bad-days = « { $text } » n’est pas un nombre de jours. Utilisez { $option } N ou { $option } forever.

# admin

admin-head-address = réseau
admin-head-changed = dernier changement
admin-head-game = jeu
admin-head-login = identifiant
admin-head-name = nom
admin-head-person = personne
admin-head-players = joueurs
admin-head-seat = place
admin-head-seen = dernière visite
admin-head-state = état
admin-head-table = table
admin-head-until = jusqu’au
admin-table = Table { $table } : { $game }, { $state }.
admin-is-banned = { $until ->
    [never] exclu
   *[other] exclu jusqu’au { $until }
}
admin-is-muted = { $until ->
    [never] muet
   *[other] muet jusqu’au { $until }
}
admin-closed = La table { $table } est fermée.
admin-deleted = La table { $table } est supprimée.
admin-muted = { $name } ({ $person }) ne peut plus discuter, { $until ->
    [never] jusqu’à ce que vous le permettiez.
   *[other] jusqu’au { $until }.
}
admin-unmuted = { $name } ({ $person }) peut de nouveau discuter.
admin-banned = { $name } ({ $person }) est exclu, { $until ->
    [never] jusqu’à ce que vous leviez l’exclusion.
   *[other] jusqu’au { $until }.
}
admin-unbanned = { $name } ({ $person }) peut de nouveau jouer.
admin-banned-address = { $network } est exclu, { $until ->
    [never] jusqu’à ce que vous leviez l’exclusion.
   *[other] jusqu’au { $until }.
}
admin-unbanned-address = { $network } peut de nouveau se connecter.
admin-address-unknown = Le réseau de cette personne n’est pas connu ; aucun n’a été exclu.
admin-renamed = { $name } ({ $person }) s’appelle maintenant { $new }.
admin-password = Nouveau mot de passe de { $name } (identifiant { $login }) : { $password }
admin-forgotten = { $name } ({ $person }) est retiré.
admin-no-table = Table { $table } introuvable.
admin-no-person = Personne n’a le code ou l’identifiant « { $person } ». « tianxia admin people » les liste.
admin-no-login = { $name } n’a pas de compte ; un mot de passe ne servirait à rien.
admin-finished = La partie de la table { $table } est déjà finie. « tianxia admin delete » la retire.
admin-bad-address = « { $address } » n’est ni une adresse IP ni un réseau comme 192.0.2.0/24.
admin-no-answer = Le serveur qui utilise { $db } ne répond pas. Est-il bloqué ?
admin-other-version = { $db } a été utilisé en dernier par une autre version de tianxia. Lancez une fois le serveur de cette version.

# what is not installed

needs-extra = « { $what } » demande l’extra { $extra } : pip install 'tianxia[{ $extra }]'

# bench

bench-progress = Tours
bench-no-search = { $game } n’a pas encore de recherche.
bench-no-compiled = Pas compilé ; seul le code interprété a été mesuré. Lancez d’abord « tianxia compile ».
bench-no-peer = { $peer } n’est pas installé. Lancez « pip install -r requirements-peers.lock ».
bench-title = { $game }, { $seats ->
    [one] 1 place
   *[other] { $seats } places
}, jeu au hasard sur un cœur, médianes de tours courts et alternés. Une décision a plus d’une possibilité.
bench-interpreted = interprété
bench-compiled = compilé
bench-kernel-decisions-per-s = noyau : décisions/s
bench-match-decisions-per-s = partie : décisions/s
bench-playouts-per-s = parties au hasard/s
bench-forks-per-s = bifurcations/s
bench-copy-us = copie d’une position, µs
bench-guesses-per-s = conjectures/s
bench-search-iterations-per-s = recherche depuis l’ouverture : itérations/s
bench-aec-steps-per-s = PettingZoo : pas/s
bench-openspiel-decisions-per-s = OpenSpiel : décisions/s
bench-batch-decisions-per-s = lot : décisions/s
bench-figure = { NUMBER($figure, maximumFractionDigits: 2) }
bench-peers = D’autres, menés par une boucle Python. Un tick est tout pas, même à une seule possibilité :
bench-decisions-per-s = décisions/s
bench-ticks-per-s = ticks/s
bench-steps-per-s = pas/s
bench-ratios = Rapports :
bench-ratio = { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-ratio-kernel-compiled-to-interpreted = noyau, compilé sur interprété
bench-ratio-match-compiled-to-interpreted = partie, compilé sur interprété
bench-ratio-search-compiled-to-interpreted = recherche, compilée par rapport à interprétée
bench-ratio-match-to-kernel-interpreted = partie sur noyau, interprété
bench-ratio-match-to-kernel-compiled = partie sur noyau, compilé
bench-ratio-kernel-interpreted-to-catanatron = noyau, interprété, sur les décisions de catanatron
bench-ratio-kernel-interpreted-to-catanatron-ticks = noyau, interprété, sur les ticks de catanatron
bench-ratio-kernel-compiled-to-catanatron = noyau, compilé, sur les décisions de catanatron
bench-ratio-kernel-compiled-to-catanatron-ticks = noyau, compilé, sur les ticks de catanatron
bench-ratio-match-compiled-to-catanatron = partie, compilé, sur les décisions de catanatron
bench-ratio-match-compiled-to-catanatron-ticks = partie, compilé, sur les ticks de catanatron
bench-ratio-aec-to-connect-four = pas PettingZoo contre ceux de son puissance 4
bench-ratio-aec-to-chess = pas PettingZoo contre ceux de ses échecs
bench-ratio-openspiel-to-dominoes = décisions OpenSpiel contre ses dominos en Python
bench-ratio-batch-to-kernel = lot contre noyau, compilé

# train

train-progress = Parties
train-done = { $games ->
    [one] Entraîné sur une partie.
   *[other] Entraîné sur { $games } parties.
} Poids : { $file }

serve-ready = Jouez à { $address } (Ctrl+C pour arrêter).
serve-lan = Vos amis sur votre réseau peuvent jouer à { $address }
serve-local-only = Seul cet ordinateur peut se connecter. Avec --lan, vos amis sur votre réseau peuvent jouer.
serve-no-port = Le port { $port } de { $host } n’est pas disponible : { $why }. Choisissez-en un autre avec --port.
serve-peers = --peers { $peers } n’est pas une adresse que d’autres machines peuvent joindre : indiquez HOST ou HOST:PORT.
serve-workers-db = Plusieurs processus nécessitent PostgreSQL : ajoutez --db postgresql://…, ou retirez --workers.
load-db-used = { $db } contient déjà des tables. Indiquez avec --db une base de données vide : un test de charge ne doit toucher aux parties de personne.
load-processes-db = Plusieurs processus nécessitent PostgreSQL : ajoutez --db postgresql://…, ou retirez --processes.
backup-done = Toutes les tables sont enregistrées dans { $file } ({ NUMBER($size) } Ko).
backup-exists = { $file } existe déjà. --force l’écrase.
backup-none = Pas encore de tables dans { $file }.
backup-not-sqlite = Cette commande ne copie que des fichiers SQLite ; pour PostgreSQL, utilisez pg_dump.
help-serve = Lancer le serveur sans ouvrir de navigateur.
help-serve-host = Adresse du serveur.
help-serve-port = Port du serveur.
help-serve-db = URL de la base de données. Par défaut : un fichier dans votre dossier de données.
help-serve-lan = Laisser votre réseau se connecter et montrer l’adresse pour vos amis.
help-serve-root_path = Préfixe de chemin derrière un proxy inverse.
help-serve-proxies = Proxy inverse dont les en-têtes de transfert sont acceptés.
help-serve-origins = Une autre origine qui peut ouvrir des connexions.
help-serve-workers = Nombre de processus serveur sur ce port. Plus d’un nécessite PostgreSQL.
help-serve-peers = Adresse privée de cette machine, si d’autres machines partagent la base de données.
help-serve-bot_pause = Temps de réflexion minimal d’un bot, en secondes.
help-serve-review_iterations = Itérations par coup dans une analyse, pour les machines lentes. Par défaut : autant que le niveau hard.
help-backup = Copier toutes les tables dans un fichier, même pendant que le serveur tourne.
help-backup-db = URL de la base de données. Par défaut : le fichier de votre dossier de données.
help-backup-force = Écraser un fichier existant.
help-load = Test de charge du serveur avec de nombreuses tables et de vraies connexions.
help-load-game = Le jeu joué à chaque table ; « all » pour tous les jeux, Qin à deux fois plus de tables que chacun des autres.
help-load-tables = Nombre de tables, chacune avec deux joueurs et un spectateur.
help-load-rate = Coups par seconde à chaque table.
help-load-seconds = Durée de chaque mesure.
help-load-bots = Part des tables où un bot occupe la deuxième place.
help-load-hints = Indices que chaque table demande par seconde.
help-load-db = Base de données vide, vidée à la fin ; par défaut, un fichier temporaire.
help-load-processes = Serveurs sur une même base PostgreSQL, entre lesquels les tables se répartissent.
help-load-limit_ms = Chercher aussi le rythme le plus élevé dont le 99e centile reste sous ce nombre de millisecondes.
help-serve-opens = L’ouvrir aussi dans un navigateur, s’il y a un écran.
serve-open-already = Déjà en marche à { $address }.
serve-open-components = Déjà en marche à { $address }, mais sans ce matériel. « tianxia components GAME --install PATH » l’y ajoute.

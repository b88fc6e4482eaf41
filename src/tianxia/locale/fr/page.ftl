# La page ; ce que reçoit chaque message est dit dans le fichier anglais.

page-you = Vous
page-nobody = personne
page-somebody = Quelqu’un
page-seat-number = Place { $number }
page-same-name = { $name } ({ $seat })
page-bot-named = Bot, { $bot }
page-bot-level = bot, { $bot }
page-bot-name-0 = Héron
page-bot-name-1 = Grue
page-bot-name-2 = Carpe
page-bot-name-3 = Tigre
page-bot-beginner = Conscrit (débutant)
page-bot-easy = Scribe (facile)
page-bot-medium = Magistrat (moyen)
page-bot-hard = Général (difficile)
page-bot-master = Chancelier (maître)
page-bot-beginner-text = Fait exprès des erreurs. Parfait pour une première partie.
page-bot-easy-text = Joue ce qui paraît le mieux au premier coup d’œil.
page-bot-medium-text = Compare de nombreuses façons de jouer chaque tour.
page-bot-hard-text = Compare bien plus de façons que le magistrat.
page-bot-master-text = Réfléchit le plus longtemps, jusqu’à quelques secondes par tour.
page-bots-uncompiled = Les trois bots les plus forts jouent moins bien que d’habitude sur ce serveur.
page-bots-compiling = Les trois bots les plus forts jouent moins bien que d’habitude tant que le serveur ne les a pas compilés et redémarré.
page-bot-random = au hasard
page-bot-greedy = solide

# Partout

page-title = { $title } · Tianxia
page-title-home = Tianxia : trois jeux de société de la Chine ancienne
page-title-turn = À vous · { $game } · Tianxia
page-skip = Aller au contenu
page-nav = Pages
page-nav-play = Jouer
page-nav-tables = Tables
page-nav-tournaments = Tournois
page-to-tournament = Voir le classement
page-nav-replays = Parties
page-nav-players = Joueurs
page-nav-rules = Règles
page-home = Accueil
page-me = Vous
page-sign-in = Se connecter
page-name-ask = Comment vous appeler ?
page-name-ask-text = Les autres voient ce nom. Aucun compte nécessaire.
page-name-save = Utiliser ce nom
page-language = Langue
page-language-en = English
page-language-de = Deutsch
page-language-fr = Français
page-sound = Son
page-sound-on = Le son est activé (S)
page-sound-off = Le son est coupé (S)
page-theme = Couleurs
page-theme-flip = Passer du clair au sombre
page-theme-system = celles du système
page-theme-light = clair
page-theme-dark = sombre
page-close = Fermer
page-aid = Aide de jeu
page-aid-how = Aide de jeu : actions, symboles et règles (I)
page-aid-icons = Actions et symboles
page-aid-pictures = Symboles
page-loading = Un instant…
page-more = En voir plus
page-save = Enregistrer
page-saved = Enregistré.
page-copy = Copier
page-copied = Copié
page-link = Lien
page-send = Envoyer
page-offline = Pas de connexion. Reconnexion…
page-broken = Erreur du serveur ({ $status }). Veuillez réessayer.
page-trouble = Cela n’a pas marché ({ $code }). Rien n’a été modifié.

# Accueil

page-hero = Tout ce qui est sous le ciel, à une même table.
page-hero-text = Trois jeux de la Chine ancienne, en direct avec des amis ou des bots. Sans compte, rien à installer.
page-play-now = Jouer maintenant
page-play-qin-now = Jouer à Qin
page-invite-friend = Inviter quelqu’un
page-games = Jeux
page-facts = { $from } à { $to } joueurs · { $minutes ->
    [120] 2 heures
   *[other] { $minutes } minutes
}
page-about-qin = Posez des tuiles, fondez des provinces, absorbez celles des voisins. Le premier à placer toutes ses pagodes gagne.
page-name-zhanguo = ZhanGuo
page-about-zhanguo = Unifiez l’écriture, la monnaie et la loi dans cinq régions. À la cour, jouez haut ou bas.
page-name-first-empire = The First Empire
page-about-first-empire = Construisez murailles et palais, cherchez l’élixir, déployez l’armée de terre cuite.
page-still-built = Bientôt
page-play-bot = Contre des bots
page-alone = Seul contre Li Si, niveau
page-alone-level = Seul contre Li Si, niveau { $level }
page-li-si = Li Si, niveau { $level }
page-your-tables = Vos tables
page-today = La donne du jour
page-today-text = Une par jour, la même pour tous
page-open-tables = Tables ouvertes
page-anyone = ouverte à tous
page-just-finished = Vient de finir
page-no-tables = Aucune encore. Appuyez sur « Jouer à Qin » pour commencer.
page-no-open = Aucune table ouverte. Créez-en une et attendez des joueurs.
page-editions = Versions
page-find-game = Trouver une partie
page-new-table = Nouvelle table
page-free = Une réalisation libre, avec ses propres images et textes. Sans lien avec les auteurs ni les éditeurs des jeux.
page-what-reconstructed = Ce que nous avons reconstitué
page-privacy = Confidentialité
page-install = Installer comme application
page-documents = Documentation (en anglais)
page-your-turn-short = À vous
page-waiting = En attente
page-go-on = Continuer
page-sit-down = Prendre place
page-watch = Regarder
page-replay = Revoir
page-empty-table = Encore personne
page-tournament-game = Votre partie de tournoi est prête
page-beat = { $you ->
    [won] Votre victoire{ $many ->
        [0] {""}
       *[other] {" "}avec { $others }
    } sur { $losers }
    [lost] Victoire de { $winners } sur vous{ page-and-others }
   *[no] Victoire de { $winners } sur { $losers }
}
page-and-others = { $many ->
    [0] {""}
   *[other] {" "}et { $others }
}
page-score-line = pagodes { $scores }
page-points-line = points { $scores }
page-seats-taken = { $taken } sur { $all }
page-rated = classée
page-clock-short = { $minutes ->
    [4320] 3 jours
   *[other] { $minutes } min
}{ $increment ->
    [0] {""}
    [43200] {" "}+ 12 h
   *[other] {" "}+ { $increment } s
}
page-list-mine = Vos tables
page-list-open = Tables ouvertes
page-list-running = En cours
page-list-finished = Parties finies
page-none-mine = Vous n’avez aucune partie.
page-none-open = Aucune table ouverte.
page-none-running = Aucune partie publique en cours.
page-none-finished = Aucune partie finie encore. Jouez-en une, ou envoyez un enregistrement.
page-upload = Envoyer un enregistrement

# Une nouvelle table

page-seats = Places
page-how-many = Joueurs
page-seat-of = Qui joue { $seat }
page-seat-me = Moi
page-seat-open = Ouverte à tous
page-seat-invited = Invité par lien
page-seats-text = Vous pouvez prendre plusieurs places et faire passer l’écran.
page-seats-solo = Partie solo. Choisissez le niveau de Li Si dans les options.
page-game = Jeu
page-options = Options
page-games-in-row = Parties
page-one-game = Une partie
page-series-both = Série sur les deux plateaux
page-series-both-text = Deux parties ; le joueur à qui il reste le moins de pagodes au total gagne.
page-table = Table
page-who-may = Qui peut jouer ?
page-by-link = Par lien seulement
page-by-link-text = Non listée : il faut le lien pour la rejoindre.
page-public = Publique
page-public-text = Listée : tout le monde peut regarder.
page-pace = Rythme
page-pace-live = En direct
page-pace-live-text = Tout le monde est en ligne et joue aussitôt.
page-pace-leisure = Tour par tour
page-pace-leisure-text = Jouez quand vous avez le temps, même sur plusieurs jours.
page-untimed = { $pace ->
    [live] En direct, sans pendule
   *[leisure] Tour par tour
}
page-clock = Pendule
page-clock-none = Sans pendule
page-clock-blitz = 5 min + 5 s
page-clock-steady = 10 min + 10 s
page-clock-slow = 30 min + 30 s
page-clock-days = 3 jours + 12 h
page-at-zero = Quand le temps est écoulé
page-at-zero-nothing = rien ne se passe
page-at-zero-bot = un bot prend le relais
page-at-zero-loss = la partie est perdue
page-with-chat = Discussion à cette table
page-make-table = Créer la table

# Avant la partie

page-seat-kept = Réservée pour vous
page-chosen = { $option } : { $value }
page-waiting-for = En attente de joueurs
page-all-here = Tout le monde est là
page-waiting-public = Cette table est listée publiquement.
page-waiting-link = Il faut un lien pour trouver cette table.
page-local-only = Seul cet ordinateur peut se connecter. Pour jouer sur votre réseau, lancez « python3 play.py --lan ».
page-make-link = Créer un lien
page-get-up = Quitter la place
page-begin = Lancer la partie
page-begins-by-itself = La partie commence quand toutes les places sont prises.
page-join = Vous êtes invité
page-join-seat = Votre place sur cet appareil
page-join-dead = Lien non valide
page-no-table = Impossible d’ouvrir cette table

# À la table

page-connecting = Recherche de la table…
page-lost = Connexion perdue. Vos coups confirmés sont enregistrés ; reconnexion…
page-draft-dropped = La partie a avancé : votre coup non confirmé a été annulé.
page-bye = { $code ->
    [revoked] Ce lien a été révoqué. Cet appareil ne peut plus jouer cette place.
    [forgotten] Vous avez été déconnecté.
    [stopping] Le serveur redémarre. La connexion va revenir.
    [old-page] { server-old-page }
    [banned] { server-banned }
    [address-banned] { server-address-banned }
    [deleted] { server-deleted }
   *[other] Le serveur a fermé la connexion ({ $code }).
}
page-board = Plateau
page-players = Joueurs
page-player = Joueur
page-turn = Tour
page-turn-number = Tour { $turn }
page-log = Journal
page-chat = Discussion
page-rules = Règles
page-table-tabs = Journal, discussion et règles
page-table-parts = Parties de la table
page-log-empty = Il ne s’est encore rien passé.
page-chat-empty = Aucun message.
page-chat-off = La discussion est coupée à cette table.
page-used-hint = { $you ->
    [yes] avez utilisé un indice. Les autres le voient.
   *[no] a utilisé un indice.
}
page-chat-write = Écrire un message…
page-reconstructed = (reconstitué)
page-watching = vous regardez
page-to-move = doit jouer
page-thinking = réfléchit…
page-winner = gagne
page-away = absent
page-gone = parti
page-stand-in = remplacé par le bot « { $bot } »
page-left = restent
page-then = puis
page-clock-left = Temps restant
page-your-turn = À vous.
page-turn-of = { $seat } :
page-waits-for = { $count ->
    [0] Tirage…
   *[other] Au tour de { $seat }.
}
page-is-thinking = { $you ->
    [yes] Votre bot réfléchit…
   *[no] { $count ->
        [one] { $seat } réfléchit…
       *[other] { $seat } réfléchissent…
    }
}
page-not-there = Impossible de jouer là.
page-what-happens = Ce que cela fait
page-what-works = Essayez plutôt :
page-rule = Règle { $rule }
page-confirm = Confirmer
page-undo = Annuler
page-undo-how = Annuler (Ctrl+Z)
page-undo-consent = Du nouveau a été révélé : les autres doivent être d’accord
page-undo-ask = { $shared ->
    [yes] Annuler le dernier tour ?
   *[no] Annuler votre dernier tour ?
}
page-undo-ask-too = { $count ->
    [one] Le coup de { $seats } sera annulé aussi.
   *[other] Les coups de { $seats } seront annulés aussi.
}
page-undo-ask-consent = Les autres joueurs doivent être d’accord.
page-undo-ask-others = Demander
page-undo-yes = Annuler le tour
page-undo-no = Le garder
page-redo = Rétablir
page-redo-how = Rétablir (Ctrl+Y)
page-restart = Rejouer
page-hint = Indice
page-hint-value = { $unit ->
    [chance] { NUMBER($percent, maximumFractionDigits: 0) } % de chances de gagner
   *[points] environ { NUMBER($points, maximumFractionDigits: 0) } points à la fin
}
page-lay-it = Poser là
page-why-not = Pourquoi ?
page-turn-tile = Tourner la tuile
page-turn-tile-how = { $device ->
    [touch] Tourner la tuile
   *[desktop] Tourner la tuile : clic, molette ou R
}
page-letters = Afficher les lettres
page-letters-how = Afficher les lettres des couleurs (L)
page-zoom = Agrandir
page-zoom-how = Agrandir (Z)
page-menu = Menu de la table
page-menu-how = Menu : liens, pause, abandon, enregistrement
page-since = Depuis votre tour : { $count ->
    [one] 1 coup
   *[other] { $count } coups
}
page-since-back = Coup précédent (,)
page-since-on = Coup suivant (.)
page-since-at = { $move } sur { $all }
page-since-again = Revoir
page-since-hide = Masquer
page-score-now = maintenant
page-score-end = si la partie finissait
page-score-now-short = acquis
page-score-end-short = fin
page-score = { $now } PV maintenant · { $end } si la partie finissait
page-ledger = Coûts et gains
page-ledger-cost = Coût
page-ledger-gain = Vous recevez
page-ledger-now = Points maintenant
page-ledger-end = À la fin
page-ledger-others = Pour les autres
page-ledger-sum = Total
page-shortcuts = Raccourcis clavier
page-shortcut-walk = Parcourir la table, pièce par pièce
page-shortcut-confirm = Confirmer le tour
page-shortcut-back = Une étape en arrière, ou fermer
page-shortcut-undo = Annuler
page-shortcut-redo = Rétablir
page-shortcut-hand = Choisir dans votre main
page-shortcut-rotate = Tourner la tuile
page-shortcut-hint = Indice
page-shortcut-greyed = Ce qui est impossible, et pourquoi
page-shortcut-since = Parcourir les coups depuis votre tour
page-shortcut-finish = Montrer les coups aussitôt
page-shortcut-letters = Lettres des couleurs
page-shortcut-zoom = Zoom
page-shortcut-sound = Son
page-shortcut-help = Cette liste
page-menu-device = Cet appareil
page-menu-seat = Votre place
page-menu-game = Partie
page-menu-leaving = Quitter
page-hand-over = Au tour de { $seat }
page-hand-over-text = Passez l’appareil à { $seat } pour que personne d’autre ne voie cette main.{ $clock ->
    [yes] {" "}La pendule est arrêtée jusque-là.
   *[no] {""}
}
page-hand-over-ready = Montrer ma main
page-hand-covered = Cachée jusqu’à ce que { $seat } ait l’écran.
page-motion = Animations
page-notify = M’avertir dans les onglets ouverts
page-instant = Jouer sans confirmer
page-bot-pace = Rythme des bots
page-bot-pace-instant = Instantané
page-bot-pace-quick = Rapide
page-bot-pace-normal = Normal
page-bot-pace-slow = Lent
page-look-as = Voir en tant que
page-seat-link = Jouer sur un autre appareil
page-seat-link-text = Toute personne ayant ce lien peut jouer votre place. Vous pouvez le révoquer à tout moment.
page-revoke = Révoquer les liens
page-pause = Pause
page-paused = La partie est en pause.
page-resign = Abandonner
page-resign-sure = Abandonner la partie ?
page-resign-not = Continuer à jouer
page-let-bot-me = Laisser jouer un bot
page-take-back-seat = Reprendre ma place
page-bot-plays-for-you = Un bot joue pour vous.
page-leave = Quitter la table
page-seat-away = { $seat } est absent depuis un moment.
page-you-left = Vous êtes parti. Votre place est réservée.
page-seat-left = { $seat } est parti.
page-let-bot = Laisser jouer un bot
page-download = Télécharger l’enregistrement
page-commitment = Empreinte de la graine :
page-undo-asked = { $seat } veut annuler un coup.
page-undo-waiting = { $you ->
    [yes] Les autres doivent encore accepter.
   *[no] { $seat } veut annuler un coup.
}
page-redo-asked = { $seat } veut rétablir les coups annulés.
page-redo-waiting = { $you ->
    [yes] Les autres doivent encore accepter.
   *[no] { $seat } veut rétablir les coups annulés.
}
page-allow = Accepter
page-refuse = Refuser
page-withdraw = Retirer
page-series = Partie { $number } sur { $games }

# La fin et après

page-result = Résultat
page-show-boards = Voir les plateaux
page-wins = { $count ->
    [0] Personne ne gagne.
    [1] { $you ->
        [yes] Vous gagnez !
       *[no] { $winners } gagne.
    }
   *[other] { $you ->
        [yes] { $winners } vous partagez la victoire.
       *[no] { $winners } se partagent la victoire.
    }
}
page-ahead = { $unit ->
    [pagodas] { $count ->
        [1] 1 pagode
       *[other] { $count } pagodes
    }
   *[vp] { $count } PV
} d’avance sur { $you ->
    [yes] vous
   *[no] { $seat }
}.
page-chance = { $you ->
    [yes] Vos chances de gagner
   *[no] Chances de gagner : { $seat }
}
page-chance-summary = Chances de gagner entre { $low } % et { $high } %. Fautes : { $mistakes }. Imprécisions : { $slips }.
page-ended-early = { $reason ->
    [closed] L’exploitant a fermé cette table.
    [resigned] { $you ->
        [yes] Vous avez abandonné.
       *[no] { $seat } a abandonné.
    }
   *[time] { $you ->
        [yes] Votre temps est écoulé.
       *[no] Le temps de { $seat } est écoulé.
    }
}
page-rematch = Revanche
page-rematch-on = Revanche sur { $board }
page-next-game = Partie suivante
page-to-rematch = Vers la revanche
page-race = La course
page-hands = Mains
page-hand-none = Aucune carte en main.
page-hand-unseen = Cette main est cachée.
page-chart = Pagodes sur le plateau au fil du temps ; à la fin : { $summary }
page-chart-turn = tour { $turn }
page-no-replay = Impossible de revoir cette partie
page-replay-of = Partie de { $game } : { $people }
page-move = Coup
page-move-of = Coup { $move } sur { $all }
page-to-start = Premier coup (Début)
page-step-back = Coup précédent (←)
page-step-on = Coup suivant (→)
page-to-end = Dernier coup (Fin)
page-play = Lire (espace)
page-replay-speed = Vitesse : { NUMBER($speed) }×
page-replay-times = { NUMBER($speed) }×
page-stop = Arrêter (espace)
page-eyes = Point de vue
page-all-seeing = Toutes les mains visibles
page-spectator = Spectateur
page-review = Analyser la partie
page-review-short = Analyse
page-play-on = Jouer d’ici
page-retry = Retenter ce coup
page-fair = La donne était-elle honnête ?
page-fair-yes = Oui. La graine correspond à l’empreinte, et les { $draws } tirages à la graine.
page-fair-unpromised = Les { $draws } tirages correspondent à la graine, mais cette partie n’avait pas d’empreinte.
page-fair-no = Non : les tirages ne correspondent pas à la graine.
page-fair-text = Avant le premier tirage, la table publie une empreinte de sa graine secrète. Après la partie, la graine est révélée et chacun peut vérifier tous les tirages.
page-seed = Graine :
page-checking = Vérification de chaque tirage…

# Vous

page-your-name = Votre nom

# Règles et matériel

page-rules-of = Les règles de { $game }
page-rules-own-words = Dans nos propres mots. Les numéros sont ceux que montre la table.
page-picture = Image de la règle { $rule }
page-picture-wrong = Image de la règle { $rule } : interdit
page-components = Matériel
page-components-of = Le matériel de { $game }
page-components-text = Nous n’avons pas le jeu imprimé et avons dû en reconstituer une partie. Voici ce que nous savons, et d’où.
page-components-edit = Corriger les cartes
page-edition = Édition
page-edition-built-in = Intégrée
page-edition-built-in-text = La seule pour les parties classées.
page-edition-named = édition « { $name } »
page-provenance-rulebook = livret
page-provenance-rulebook-text = Imprimé dans les règles.
page-provenance-found = trouvé
page-provenance-found-text = Décrit par plusieurs personnes qui ont le jeu.
page-provenance-inferred = déduit
page-provenance-inferred-text = Déduit d’autres sources, sans être vu.
page-provenance-reconstructed = reconstitué
page-provenance-reconstructed-text = Notre propre dessin, faute de source.
page-digest = Empreinte du matériel :

# Lessons

page-teach-qin = Apprenez-moi Qin
page-teach-qin-text = 5 minutes, une partie guidée
page-learn = Apprendre en jouant
page-replay-later = D’autres peuvent encore jouer la donne du jour. Vous pourrez revoir et analyser votre partie à partir de { $time }.
page-rating-change = Classement
page-not-counted = ne compte pas

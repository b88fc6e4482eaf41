# La page ; ce que reçoit chaque message est dit dans le fichier anglais.

page-you = Vous
page-nobody = personne
page-somebody = Quelqu’un
page-seat-number = Place { $number }
page-you-named = { $name } (vous)
page-same-name = { $name } ({ $seat })
page-bot-named = Robot, { $bot }
page-bot-level = robot, { $bot }
page-bot-name-0 = Héron
page-bot-name-1 = Grue
page-bot-name-2 = Carpe
page-bot-name-3 = Tigre
page-bot-beginner = Conscrit (débutant)
page-bot-easy = Scribe (facile)
page-bot-medium = Magistrat (moyen)
page-bot-hard = Général (difficile)
page-bot-master = Chancelier (maître)
page-bot-beginner-text = Se trompe exprès : pour vos toutes premières parties.
page-bot-easy-text = Joue ce qui paraît le mieux au premier coup d’œil.
page-bot-medium-text = Essaie bien des façons de jouer un tour avant de choisir.
page-bot-hard-text = Essaie bien plus de façons encore que le magistrat.
page-bot-master-text = Réfléchit le plus longtemps, jusqu’à quelques secondes par tour.
page-bots-uncompiled = Ce serveur tourne sans compilation, donc plus lentement : magistrat, général et chancelier vont moins loin dans le même temps et jouent ici moins bien.
page-bot-random = au hasard
page-bot-greedy = solide
page-guest-1 = Nuage voyageur
page-guest-2 = Vieux pin
page-guest-3 = Ruisseau calme
page-guest-4 = Brume du matin
page-guest-5 = Lanterne rouge
page-guest-6 = Lion de pierre
page-guest-7 = Bateau de papier
page-guest-8 = Fleur de prunier

# Partout

page-title = { $title } · Tianxia
page-title-home = Tianxia : trois jeux de société de la Chine ancienne
page-title-turn = À vous · { $game } · Tianxia
page-skip = Aller au contenu
page-nav = Pages
page-nav-play = Jouer
page-nav-tables = Tables
page-nav-replays = Parties
page-nav-rules = Règles
page-home = Accueil
page-playing-as = Vous jouez comme
page-me = Vous
page-language = Langue
page-language-en = English
page-language-de = Deutsch
page-language-fr = Français
page-sound = Son
page-sound-on = Le son est activé (S)
page-sound-off = Le son est coupé (S)
page-theme = Couleurs
page-theme-flip = Clair ou sombre
page-theme-system = comme le système
page-theme-light = clair
page-theme-dark = sombre
page-close = Fermer
page-loading = Un instant …
page-more = En voir plus
page-save = Enregistrer
page-saved = Enregistré.
page-copy = Copier
page-copied = Copié
page-link = Lien
page-send = Envoyer
page-offline = Pas de connexion au serveur pour l’instant. Un nouvel essai se fait tout seul.
page-broken = Le serveur n’a pas pu faire cela (état { $status }). Veuillez réessayer.
page-trouble = Cela n’a pas marché ({ $code }). Rien n’a changé.

# Accueil

page-hero = Tout sous le ciel, à une même table.
page-hero-text = Trois jeux de la Chine ancienne, en direct avec des amis ou des robots. Sans compte, rien à installer.
page-play-now = Jouer maintenant
page-play-qin-now = Jouer à Qin
page-invite-friend = Inviter quelqu’un
page-games = Jeux
page-facts = { $from } à { $to } joueurs · { $minutes ->
    [120] 2 heures
   *[other] { $minutes } minutes
}
page-about-qin = Posez une tuile, fondez des provinces, avalez celles des voisins. Le premier à poser toutes ses pagodes gagne.
page-name-zhanguo = ZhanGuo
page-about-zhanguo = Unifiez l’écriture, la monnaie et la loi dans cinq régions. À la cour, jouez plus haut ou plus bas.
page-name-first-empire = The First Empire
page-about-first-empire = Élevez murs et palais, cherchez l’élixir, dressez l’armée d’argile.
page-still-built = En construction
page-play-bot = Contre un robot
page-alone = Seul contre Li Si, niveau
page-alone-level = Seul contre Li Si, niveau { $level }
page-li-si = Li Si, niveau { $level }
page-your-tables = Vos tables
page-open-tables = Tables ouvertes
page-anyone = chacun peut s’asseoir
page-just-finished = Vient de finir
page-no-tables = Aucune encore. « Jouer à Qin » ouvre la première.
page-no-open = Personne n’attend. Ouvrez une table, quelqu’un viendra peut-être.
page-editions = Éditions
page-new-table = Nouvelle table
page-free = Une réalisation libre, avec ses propres images et ses propres mots. Sans lien avec les auteurs ni les éditeurs des jeux.
page-what-reconstructed = Ce qui est reconstitué
page-your-turn-short = À vous
page-waiting = En attente
page-go-on = Continuer
page-sit-down = S’asseoir
page-watch = Regarder
page-replay = Revoir
page-empty-table = Encore personne
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
page-clock-short = { $minutes ->
    [4320] 3 jours
   *[other] { $minutes } min
}{ $increment ->
    [0] {""}
    [43200] {" "}+ 12 h
   *[other] {" "}+ { $increment } s
}
page-list-mine = Vos tables
page-list-open = Ouvertes : chacun peut s’asseoir
page-list-running = En cours
page-list-finished = Parties finies
page-none-mine = Vous n’êtes à aucune table.
page-none-open = Personne n’attend en ce moment.
page-none-running = Aucune partie publique en cours.
page-none-finished = Aucune partie finie encore. Jouez-en une, ou envoyez un enregistrement.
page-upload = Envoyer un enregistrement

# Une nouvelle table

page-seats = Places
page-how-many = Combien de joueurs
page-seat-of = Qui joue { $seat }
page-seat-me = Moi
page-seat-open = Ouverte : qui vient
page-seat-invited = Invité par lien
page-seats-text = Vous pouvez prendre plusieurs places : on joue alors à tour de rôle devant un écran.
page-seats-solo = Vous jouez seul : choisissez dans les options la force de Li Si.
page-game = Jeu
page-options = Options
page-games-in-row = Parties
page-one-game = Une partie
page-series-both = Une série sur les deux plateaux
page-series-both-text = Deux parties ; qui garde le moins de pagodes en tout gagne.
page-table = Table
page-who-may = Qui peut venir
page-by-link = Par lien seulement
page-by-link-text = Absente de la liste ; qui a le lien la trouve.
page-public = Publique
page-public-text = Dans la liste des tables ; chacun peut regarder.
page-pace = Rythme
page-pace-live = En direct
page-pace-live-text = Tous sont là et jouent d’une traite.
page-pace-leisure = À loisir
page-pace-leisure-text = Un coup quand on a le temps, même sur des jours.
page-untimed = { $pace ->
    [live] En direct, sans pendule
   *[leisure] À loisir
}
page-clock = Pendule
page-clock-none = Sans pendule
page-clock-blitz = 5 min + 5 s
page-clock-steady = 10 min + 10 s
page-clock-slow = 30 min + 30 s
page-clock-days = 3 jours + 12 h
page-at-zero = Quand le temps est écoulé
page-at-zero-nothing = rien ne se passe
page-at-zero-bot = un robot prend la place
page-at-zero-loss = la partie est perdue
page-with-chat = Discussion à cette table
page-make-table = Ouvrir la table

# Avant la partie

page-seat-kept = Gardée pour vous
page-chosen = { $option } : { $value }
page-waiting-for = En attente de joueurs
page-all-here = Tout le monde est là
page-waiting-public = Cette table est dans la liste publique.
page-waiting-link = Seuls ceux qui ont un lien trouvent cette table.
page-local-only = Seule cette machine peut se connecter : un lien n’aide personne ailleurs. Lancez « python3 play.py --lan » pour jouer sur le réseau local.
page-make-link = Créer un lien
page-get-up = Se lever
page-begin = Commencer
page-begins-by-itself = La partie commence toute seule quand toutes les places sont prises.
page-join = Vous êtes invité
page-join-seat = Votre place sur cet appareil
page-join-dead = Ce lien ne mène nulle part
page-join-with = { $game }, avec { $people }.
page-join-game = Une partie de { $game }.
page-join-text = Dites comment les autres vous appelleront, et asseyez-vous. Aucun compte n’est nécessaire.
page-no-table = Cette table ne s’ouvre pas

# À la table

page-connecting = Recherche de la table …
page-lost = La connexion est perdue. Rien ne peut être joué avant son retour ; ce que vous avez confirmé est conservé. Un nouvel essai se fait tout seul.
page-draft-dropped = La table a avancé entre-temps. Ce que vous aviez posé sans le confirmer est retiré.
page-bye = { $code ->
    [revoked] Ce lien a été repris : cet appareil ne joue plus cette place.
    [forgotten] Ce serveur vous a oublié, comme demandé.
    [stopping] Le serveur s’arrête. Cette page revient toute seule quand il tourne à nouveau.
    [old-page] { server-old-page }
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
page-chat-empty = Personne n’a encore rien dit.
page-chat-off = La discussion est coupée à cette table.
page-chat-write = Dire quelque chose
page-reconstructed = (reconstitué)
page-watching = vous regardez
page-to-move = au trait
page-thinking = réfléchit …
page-winner = gagne
page-away = absent
page-gone = parti
page-stand-in = remplacé par le robot « { $bot } »
page-left = restent
page-then = puis
page-clock-left = Temps de réflexion restant
page-your-turn = À vous.
page-turn-of = { $seat } :
page-waits-for = { $count ->
    [0] Le hasard décide.
   *[other] Au tour de { $seat }.
}
page-is-thinking = { $you ->
    [yes] Un robot réfléchit pour vous …
   *[no] { $count ->
        [one] { $seat } réfléchit …
       *[other] { $seat } réfléchissent …
    }
}
page-not-there = Pas là.
page-what-happens = Ce que cela fait
page-what-works = Ce qui va :
page-rule = Règle { $rule }
page-confirm = Confirmer
page-undo = Annuler
page-undo-how = Reprendre (Ctrl Z)
page-undo-consent = Du nouveau a été vu depuis : les autres sont consultés
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
page-redo-how = Rétablir (Ctrl Y)
page-restart = Refaire
page-hint = Conseil
page-hint-others = Bien aussi :
page-hint-value = { $unit ->
    [chance] { NUMBER($percent, maximumFractionDigits: 0) } % de chances de gagner
   *[points] environ { NUMBER($points, maximumFractionDigits: 0) } points à la fin
}
page-lay-it = La poser là
page-why-not = Pourquoi ?
page-turn-tile = Tourner la tuile
page-turn-tile-how = { $device ->
    [touch] Tourner la tuile
   *[desktop] Tourner la tuile : clic, molette ou R
}
page-letters = Lettres à côté des couleurs
page-letters-how = Lettres à côté des couleurs (L)
page-zoom = Agrandir
page-zoom-how = Agrandir (Z)
page-menu = Menu de la table
page-menu-how = Menu : liens, pause, abandon, enregistrement
page-since = Depuis votre tour : { $count ->
    [one] 1 coup
   *[other] { $count } coups
}
page-since-back = Un coup en arrière (,)
page-since-on = Un coup en avant (.)
page-since-at = { $move } sur { $all }
page-hand-over = À { $seat }
page-hand-over-text = Passez l’écran à { $seat }, pour que personne d’autre ne voie cette main.{ $clock ->
    [yes] {" "}La pendule attend jusque-là.
   *[no] {""}
}
page-hand-over-ready = Montrer ma main
page-hand-covered = Cachée jusqu’à ce que { $seat } ait l’écran.
page-motion = Animations
page-notify = M’avertir quand c’est à moi
page-instant = Jouer aussitôt, sans confirmer
page-look-as = Voir comme
page-seat-link = Jouer cette place sur un autre appareil
page-seat-link-text = Qui ouvre ce lien peut jouer votre place. Vous pouvez le reprendre à tout moment.
page-revoke = Reprendre les liens
page-pause = Pause
page-paused = La partie est en pause.
page-resign = Abandonner
page-resign-sure = Abandonner vraiment ?
page-let-bot-me = Laisser un robot jouer pour moi
page-take-back-seat = Reprendre ma place
page-bot-plays-for-you = Un robot joue pour vous.
page-leave = Quitter la table
page-seat-away = { $seat } est absent depuis un moment.
page-you-left = Vous avez quitté cette table ; votre place attend.
page-seat-left = { $seat } est parti.
page-let-bot = Laisser un robot continuer
page-download = Télécharger l’enregistrement
page-commitment = Promesse du début :
page-undo-asked = { $seat } demande à reprendre un coup.
page-undo-waiting = { $you ->
    [yes] Vous avez demandé à reprendre un coup. Les autres doivent encore accepter.
   *[no] { $seat } a demandé à reprendre un coup.
}
page-redo-asked = { $seat } demande à rétablir les coups annulés.
page-redo-waiting = { $you ->
    [yes] Vous avez demandé à rétablir les coups annulés. Les autres doivent encore accepter.
   *[no] { $seat } a demandé à rétablir les coups annulés.
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
page-ended-early = { $reason ->
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
page-to-rematch = À la partie suivante
page-race = La course
page-hands = Mains
page-hand-none = Aucune carte en main.
page-hand-unseen = Cette main est cachée dans cette vue.
page-chart = Pagodes sur le plateau au fil du temps ; à la fin : { $summary }
page-chart-turn = tour { $turn }
page-no-replay = Cette partie ne peut pas être revue
page-replay-of = Partie de { $game } : { $people }
page-move = Coup
page-move-of = Coup { $move } sur { $all }
page-to-start = Au début (Début)
page-step-back = Un coup en arrière (←)
page-step-on = Un coup en avant (→)
page-to-end = À la fin (Fin)
page-play = Lire (espace)
page-stop = Arrêter (espace)
page-eyes = Avec les yeux de
page-all-seeing = Toutes les mains
page-spectator = Spectateur
page-review = Analyser cette partie
page-review-short = Analyse
page-play-on = Jouer à partir d’ici
page-retry = Rejouer ce coup
page-fair = La donne était-elle honnête ?
page-fair-yes = Oui : la graine est celle qui fut promise, et les { $draws } tirages en viennent tous.
page-fair-unpromised = Les { $draws } tirages viennent de la graine, mais cette partie n’a rien promis au début.
page-fair-no = Non : quelque chose ne va pas.
page-fair-text = Avant le premier tirage, la table montre une empreinte de sa graine secrète. Après la fin, la graine est montrée, et chaque tirage peut en être recalculé.
page-seed = Graine :
page-checking = Vérification de chaque tirage …

# Vous

page-your-name = Votre nom
page-name-text = Les autres le voient à la table. Vous pouvez en changer à tout moment.
page-password-title = Revenir de partout
page-password-text = Avec un identifiant et un mot de passe, vous retrouvez vos places sur tout appareil. Rien d’autre n’est gardé de vous.
page-come-back = Revenir
page-come-back-text = Déjà venu ? Reprenez votre nom et vos places.
page-welcome-back = Bon retour.
page-login = Identifiant
page-password = Mot de passe
page-this-device = Cet appareil
page-forget = M’oublier
page-forget-text = Efface votre nom, vos clés et votre mot de passe. Les parties finies restent, avec une place sans nom.
page-forget-sure = Vraiment tout oublier

# Règles et matériel

page-rules-of = Les règles de { $game }
page-rules-own-words = Dans nos propres mots, avec les numéros que la table nomme.
page-picture = Image de la règle { $rule }
page-picture-wrong = Image de la règle { $rule } : ceci n’est pas permis
page-components = Matériel
page-components-of = Le matériel de { $game }
page-components-text = Nous n’avons pas le jeu imprimé ; certaines choses ont dû être déduites. Voici ce que nous savons et d’où.
page-provenance-rulebook = livret
page-provenance-rulebook-text = Imprimé dans les règles.
page-provenance-found = trouvé
page-provenance-found-text = Décrit par plusieurs personnes qui ont le jeu.
page-provenance-inferred = déduit
page-provenance-inferred-text = Découle de ce qui fut trouvé, sans être vu.
page-provenance-reconstructed = reconstitué
page-provenance-reconstructed-text = Notre propre dessin, car rien n’est connu.
page-digest = Empreinte portée par les enregistrements :

# Lessons

page-learn = Apprendre en jouant
page-coach = Votre guide
page-coach-step = Étape { $number } sur { $total }
page-coach-show = Montrez-moi
page-coach-confirm = Voilà la suggestion. Confirmez-la, ou essayez autre chose.
page-coach-wait = Regardez ce que font les autres …
page-coach-off = Vous suivez votre propre voie, et la partie continue sans conseils ; les indices aident toujours. Revenez en arrière pour retrouver la leçon.
page-coach-other = Vous essayez autre chose que la suggestion. C’est permis : la leçon s’arrête alors ici, à moins de revenir en arrière.
page-coach-back = Revenir en arrière
page-coach-leave = Quitter la leçon
page-coach-next = Continuer à jouer

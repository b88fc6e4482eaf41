# What the server says: `server-<code>` for every error and farewell, then the commands `serve` and `backup`.

server-again = La table a été relue. Nouvelle connexion.
server-bot-or-person = Une place est à un bot ou à une personne, pas aux deux.
server-cannot-leave = Cette place ne peut pas être quittée.
server-cannot-stand-in = Un bot ne peut remplacer une personne que dans une partie en cours.
server-chat-empty = Ce message ne dit rien.
server-chat-off = La discussion est désactivée à cette table.
server-draft-barrier = Le brouillon s’arrête ici : { $barrier ->
    [chance] quelque chose serait pioché
    [sealed] les autres choisissent en même temps
    [end] la partie serait finie
   *[others] c’est aux autres de répondre
 }.
server-draft-too-long = Ce brouillon est trop long.
server-forgotten = Cet appareil n’est plus connu ici.
server-fork-at-end = La partie finit là ; on ne peut reprendre qu’avant la réponse { NUMBER($total) }.
server-fork-seats = { $seats ->
    [one] Cette partie a 1 place.
   *[other] Cette partie a { NUMBER($seats) } places.
}
server-has-begun = La partie a déjà commencé.
server-hello-first = Le premier message d’une connexion doit être « hello ».
server-old-page = Cette page n’est plus à jour. Rechargez-la.
server-late = La table a avancé entre-temps. Regardez de nouveau, puis répondez.
server-link-unknown = Ce lien n’est pas ou plus valable.
server-login-taken = L’identifiant « { $login } » est pris. Choisissez-en un autre.
server-login-wrong = L’identifiant et le mot de passe ne vont pas ensemble.
server-malformed = Ce message est illisible : { $why }
server-name-empty = Un nom doit avoir au moins une lettre.
server-no-answer = « { $answer } » n’est pas une réponse à cette question.
server-no-hint = { no-hints-for-game }
server-no-thought = Le robot n’a pas trouvé de conseil ; demandez encore.
server-no-key = Choisissez d’abord un nom.
server-no-password = Choisissez d’abord un mot de passe, sinon vous ne pourriez pas revenir.
server-no-proposal = Rien n’est proposé en ce moment.
server-no-seat = Cette table n’a pas cette place.
server-no-review = Les parties de ce jeu ne peuvent pas être analysées : ses robots ne cherchent pas.
server-no-series = Ce jeu n’a pas de séries.
server-no-step = { $total ->
    [one] Cette partie n’a que 1 réponse.
   *[other] Cette partie n’a que { NUMBER($total) } réponses.
}
server-no-such-address = Il n’y a rien à cette adresse.
server-no-table = Cette table n’existe pas. Elle a peut-être été retirée parce qu’elle n’a jamais commencé.
server-no-such-method = Cette adresse n’accepte pas cette méthode.
server-no-verdict = Il n’y a pas de verdict sur ce coup.
server-not-asked = Rien n’est demandé à cette place en ce moment.
server-not-begun = La partie n’a pas encore commencé.
server-not-finished = La partie n’est pas encore finie.
server-not-json = Le corps d’une requête doit être du JSON.
server-not-running = La partie n’est pas en cours.
server-not-your-seat = Cette place n’est pas la vôtre.
server-not-your-table = Seul qui a ouvert cette table ou y est assis peut le faire.
server-nothing-to-redo = Il n’y a rien à rétablir : la partie a continué.
server-nothing-to-undo = Il n’y a rien à reprendre.
server-paused = La table est en pause.
server-record-several = Le fichier contient { NUMBER($count) } parties. Apportez-les une à une.
server-record-unfinished = La partie de cet enregistrement n’est pas finie.
server-refused = Les règles ne le permettent pas.
server-review-busy = { NUMBER($waiting) } parties attendent déjà leur analyse. Redemandez dans quelques minutes.
server-review-too-soon = Cette partie est encore en cours ; seule une partie finie peut être analysée.
server-revoked = Le lien vers cette place a été révoqué.
server-room-closed = La table était fermée un instant. Réessayez.
server-rules-changed = Cette partie a commencé avec les règles de version { NUMBER($rules) }, que ce programme ne connaît pas.
server-script-failed = Les règles de ce jeu ont un défaut ici. Rien n’a changé ; signalez-le avec l’enregistrement.
server-seat-taken = Cette place est prise.
server-seats-open = Il reste des places libres.
server-server-failed = Le serveur a fait une erreur. Rien n’a changé.
server-stand-in-plays = Un bot joue cette place. Reprenez-la d’abord.
server-still-there = La personne de cette place est encore là.
server-stopping = Le serveur s’arrête. Votre partie est conservée.
server-store-failed = Cela n’a pas pu être enregistré, donc rien ne s’est passé. Réessayez.
server-too-large = C’est trop grand : au plus { NUMBER($limit) } octets.
server-too-many = Trop à la fois. Attendez un instant.
server-too-many-tables = Vous avez { NUMBER($limit) } tables non finies. Finissez-en d’abord.
server-too-slow = La connexion est trop lente. Nouvelle connexion.
server-wrong-host = Ce serveur ne répond pas sous ce nom.
server-wrong-origin = La page d’un autre site ne peut pas jouer ici.

serve-ready = La table est à { $address } (Ctrl-C l’arrête).
serve-lan = Vos amis sur votre réseau viennent par { $address }
serve-local-only = Seule cette machine peut se connecter. Avec --lan, vos amis sur votre réseau peuvent jouer.
serve-no-port = Impossible d’écouter à { $host }, port { $port } : { $why }. Choisissez-en un autre avec --port.
backup-done = Toutes les tables sont dans { $file } ({ NUMBER($size) } Ko).
backup-exists = { $file } existe déjà. Avec --force, il sera écrasé.
backup-failed = Impossible d’écrire { $file } : { $why }.
backup-none = Il n’y a pas encore de tables dans { $file }.
backup-not-sqlite = Cette commande ne copie que des fichiers SQLite ; pour PostgreSQL, utilisez pg_dump.
help-serve = Servir la table aux navigateurs, sans en ouvrir un.
help-serve-host = L’adresse où écouter.
help-serve-port = Le port où écouter.
help-serve-db = La base de données ; sinon un fichier dans votre dossier de données.
help-serve-lan = Laisser votre réseau se connecter et montrer l’adresse pour vos amis.
help-serve-root_path = Le chemin sous lequel un proxy inverse montre le serveur.
help-serve-proxies = Un proxy inverse dont les en-têtes de transfert sont crus.
help-serve-origins = Une autre origine qui peut ouvrir des connexions.
help-serve-bot_pause = Combien de temps un bot semble réfléchir au moins, en secondes.
help-serve-review_iterations = Combien d’itérations une analyse consacre à chaque coup, pour les machines lentes ; sinon autant que le niveau hard.
help-backup = Copier toutes les tables dans un fichier, même pendant que le serveur tourne.
help-backup-db = La base de données ; sinon le fichier de votre dossier de données.
help-backup-force = Écraser un fichier existant.
help-load = Mesure comment le serveur supporte de nombreuses tables à la fois, par de vraies connexions.
help-load-game = Le jeu joué à chaque table.
help-load-tables = Combien de tables, chacune avec deux joueurs et un spectateur.
help-load-rate = Réponses par seconde à chaque table.
help-load-seconds = Durée de chaque mesure.
help-load-limit_ms = Cherche aussi le rythme le plus élevé dont le 99e centile reste sous ce nombre de millisecondes.
help-serve-opens = L’ouvre aussi dans un navigateur, là où il y a un écran.
serve-open-already = La table est déjà ouverte à { $address }.

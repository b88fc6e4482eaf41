# What the server says: `server-<code>` for every error and farewell.

server-address-banned = Ce serveur est fermé à votre réseau.
server-again = Reconnexion…
server-banned = Vous êtes exclu de ce serveur.
server-bot-or-person = Une place est à un bot ou à une personne, pas aux deux.
server-cannot-leave = Vous ne pouvez pas quitter cette place.
server-cannot-stand-in = Un bot ne peut remplacer une personne que dans une partie en cours.
server-chat-empty = Le message est vide.
server-chat-off = La discussion est coupée à cette table.
server-database-failed = Le serveur ne peut pas utiliser sa base de données.
server-database-full = Le disque du serveur est plein.
server-database-read-only = La base de données du serveur est en lecture seule.
server-database-slow = La base de données du serveur ne répond pas.
server-deleted = L’exploitant a supprimé cette table.
server-draft-too-long = Cet aperçu est trop long.
server-forgotten = Cet appareil n’est plus connu ici.
server-fork-at-end = La partie finit là. Jouez depuis un coup avant le { NUMBER($total) }.
server-fork-seats = { $seats ->
    [one] Cette partie a 1 place.
   *[other] Cette partie a { NUMBER($seats) } places.
}
server-has-begun = La partie a déjà commencé.
server-old-page = Cette page n’est plus à jour. Rechargez-la.
server-late = La partie a avancé. Veuillez réessayer.
server-link-unknown = Ce lien n’est pas valide ou a expiré.
server-malformed = Message non valide : { $why }
server-muted = Vous ne pouvez pas discuter ni changer de nom pour le moment.
server-name-empty = Un nom doit avoir au moins une lettre.
server-name-mixed = Ce nom mélange plusieurs écritures. N’en utilisez qu’une.
server-name-needed = Choisissez d’abord un nom, pour que les autres sachent qui vous êtes.
server-name-reserved = Le nom « { $name } » est réservé. Choisissez-en un autre.
server-name-taken = Le nom « { $name } » est pris, ou ressemble à un nom déjà pris. Choisissez-en un autre.
server-name-unreadable = Ce nom est difficile à lire. Utilisez des lettres ou des chiffres ordinaires.
server-no-account = Créez d’abord un compte.
server-no-hints-here = Cette table n’autorise pas les indices.
server-no-previews-here = Cette table n’autorise pas les aperçus.
server-no-undo-here = Cette table n’autorise pas l’annulation.
server-no-hint = { no-hints-for-game }
server-no-thought = Le bot n’a pas trouvé d’indice. Veuillez réessayer.
server-no-key = Vous n’êtes pas connecté. Rechargez la page.
server-no-password = Créez d’abord un compte, sinon vous ne pourrez plus vous connecter.
server-no-proposal = Aucune demande en cours.
server-no-seat = Cette table n’a pas cette place.
server-no-series = Ce jeu n’a pas de séries.
server-no-step = { $total ->
    [one] Cette partie n’a que 1 coup.
   *[other] Cette partie n’a que { NUMBER($total) } coups.
}
server-no-player = Joueur introuvable, ou rien de lui n’est public.
server-no-table = Table introuvable. Les tables qui ne commencent jamais sont retirées après un moment.
server-not-asked = Ce n’est pas le tour de cette place.
server-not-begun = La partie n’a pas encore commencé.
server-not-finished = La partie n’est pas encore finie.
server-not-running = La partie n’est pas en cours.
server-not-your-seat = Cette place n’est pas la vôtre.
server-not-your-table = Réservé au créateur de la table et à ses joueurs.
server-nothing-to-redo = Rien à rétablir : la partie a continué.
server-nothing-to-undo = Rien à annuler.
server-paused = La table est en pause.
server-refused = Les règles ne le permettent pas.
server-revoked = Le lien vers cette place a été révoqué.
server-room-closed = La table était fermée un instant. Réessayez.
server-rules-changed = Cette partie utilise la version { NUMBER($rules) } des règles, qui n’est pas prise en charge.
server-script-failed = Les règles de ce jeu ont une erreur ici. Rien n’a été modifié ; signalez-le avec l’enregistrement.
server-seat-taken = Cette place est prise.
server-seats-open = Il reste des places libres.
server-server-failed = Erreur du serveur. Rien n’a été modifié.
server-stand-in-plays = Un bot joue cette place. Reprenez-la d’abord.
server-still-there = Le joueur de cette place est encore là.
server-stopping = Le serveur s’arrête. Votre partie est enregistrée.
server-store-failed = Votre coup n’a pas pu être enregistré. Veuillez réessayer.
server-too-large = Trop grand : { NUMBER($limit) } octets au plus.
server-too-many = Trop de requêtes. Patientez un instant.
server-bot-tables-need-password = Choisissez d’abord un mot de passe : alors seulement vous pourrez faire jouer des bots entre eux ici.
server-too-many-bot-tables = Vous avez déjà { NUMBER($limit) } parties en cours entre bots. Attendez que l’une d’elles se termine.
server-too-many-tables = Vous avez { NUMBER($limit) } parties non finies. Finissez-en d’abord.
server-too-slow = La connexion est trop lente. Reconnexion…
server-workers-failed = Le serveur ne peut pas lancer ses bots.
server-daily-secret = D’autres peuvent encore jouer cette donne. Vous pourrez la revoir après minuit UTC.
server-deal-secret = Cette donne se joue encore à une autre table. Vous pourrez la regarder et la revoir quand toutes les tables auront fini.
server-deal-once = Vous jouez déjà cette donne à une autre table.
server-paired-to-stay = Vous êtes apparié à cette table. Pour arrêter, retirez-vous du tournoi.

# Tournois et donnes dupliquées.

server-no-tournament = Ce tournoi n’existe pas.
server-tournament-needs-account = Créez d’abord un compte : il en faut un pour organiser des tournois ici.
server-too-many-tournaments = Vous organisez déjà { NUMBER($limit) } tournois. Terminez-en un d’abord.
server-tournament-needs-clock = Un tournoi demande une pendule qui met fin à la partie : choisissez une défaite ou un bot au temps écoulé.
server-arena-no-duplicate = Dans une arène, chaque partie a sa propre donne.
server-tournament-when = Choisissez un début dans les 90 prochains jours.
server-too-many-bots = Ici, { NUMBER($limit) } bots au plus peuvent participer à un tournoi.
server-tournament-full = Toutes les places sont prises.
server-no-entrant = Vous ne participez pas à ce tournoi.
server-not-your-tournament = Seule la personne qui organise le tournoi peut faire cela.
server-tournament-over = Ce tournoi est terminé.
server-tournament-begun = Ce tournoi a déjà commencé.
server-too-few-entrants = Pas assez de participants : il en faut au moins { NUMBER($least) }.
server-round-not-over = Des parties de cette ronde sont encore en cours.
server-too-late-to-enter = Il est trop tard pour participer à ce tournoi.
server-no-round = Il n’y a pas encore de ronde { NUMBER($round) }.
server-no-duplicate-deal = Cette donne n’existe pas.

tournament-new = Nouveau tournoi
tournament-list-mine = Les vôtres
tournament-list-open = Inscriptions ouvertes
tournament-list-running = En cours
tournament-list-finished = Terminés
tournament-none-mine = Vous ne participez à aucun tournoi.
tournament-none-open = Aucun tournoi n’est ouvert pour l’instant. Créez-en un !
tournament-none-running = Aucun tournoi n’est en cours.
tournament-none-finished = Aucun tournoi n’est encore terminé.
tournament-form = Formule
tournament-form-swiss = Système suisse
tournament-form-swiss-text = À chaque ronde, vous rencontrez un joueur qui a autant de points que vous, jamais deux fois le même. Convient à tout nombre de joueurs.
tournament-form-round-robin = Toutes rondes
tournament-form-round-robin-text = Chacun rencontre chacun. Jusqu’à 32 joueurs.
tournament-form-arena = Arène
tournament-form-arena-text = Dès que vous êtes libre, vous avez un nouvel adversaire, jusqu’à la fin du temps imparti. Allez et venez à votre guise.
tournament-players = { $count ->
    [one] { NUMBER($count) } joueur
   *[other] { NUMBER($count) } joueurs
}
tournament-rounds = { $rounds ->
    [one] { NUMBER($rounds) } ronde
   *[other] { NUMBER($rounds) } rondes
}
tournament-minutes = { NUMBER($minutes) } min
tournament-duplicate = donnes dupliquées
tournament-bot = { $bot } { NUMBER($number) }
tournament-somebody = Ancien joueur
tournament-starts = Début { $when }
tournament-ends = Fin { $when }
tournament-round-of = Ronde { NUMBER($round) } sur { NUMBER($rounds) }
tournament-state-open = Inscriptions ouvertes
tournament-state-running = En cours
tournament-state-finished = Terminé
tournament-state-cancelled = Annulé
tournament-name = Nom
tournament-rounds-wanted = Rondes
tournament-rounds-usual = automatique
tournament-minutes-wanted = Minutes
tournament-starts-wanted = Début
tournament-starts-wanted-text = Laissez vide pour le lancer vous-même.
tournament-most = Nombre maximal de joueurs
tournament-seats = Joueurs par table
tournament-rated = Classé
tournament-rated-text = Les parties entre personnes comptent pour la cote. Ni indices, ni aperçus, ni annulation.
tournament-rated-which = Les parties avec des personnes à la table sont classées ; les exemptions, les forfaits et les parties entre bots ne le sont pas.
tournament-duplicate-wanted = Donnes dupliquées
tournament-duplicate-text = Toutes les tables d’une ronde jouent la même donne, et vous comparez les résultats. Personne ne peut regarder avant que toutes aient fini.
tournament-public = Public
tournament-public-text = Tout le monde peut le trouver. Sinon, il faut le lien.
tournament-by-itself = Les rondes commencent automatiquement
tournament-by-itself-text = Dès que la dernière partie d’une ronde est finie. Sinon, vous lancez chaque ronde.
tournament-late = Rejoindre en cours de route
tournament-late-half = Permis : la moitié des points pour une ronde manquée
tournament-late-zero = Permis : aucun point pour une ronde manquée
tournament-late-no = Non permis
tournament-late-longer = Jusqu’à la moitié des rondes. Chaque nouveau joueur en ajoute, pour que chacun rencontre toujours chacun.
tournament-missing = Les absents
tournament-missing-bot = Un bot joue pour eux
tournament-missing-bot-text = Si quelqu’un n’est pas à la table à temps, un bot joue pour lui et ses points lui reviennent.
tournament-missing-forfeit = Ils perdent par forfait
tournament-missing-forfeit-text = Si quelqu’un n’est pas à la table à temps, les autres reçoivent les points.
tournament-grace = Délai pour prendre place
tournament-grace-minutes = { $minutes ->
    [60] 1 heure
    [1440] 1 jour
   *[other] { NUMBER($minutes) } minutes
}
tournament-level = Niveau des bots
tournament-announce = Créer le tournoi
tournament-about = Comment ça marche
tournament-by = Organisé par { $name }
tournament-enter = Participer
tournament-leave = Quitter
tournament-withdraw = Se retirer
tournament-leave-sure = Vraiment partir ?
tournament-play = Jouer contre { $who }
tournament-your-turn = À vous, contre { $who }
tournament-until = avant { $when }
tournament-waiting = recherche d’un adversaire
tournament-organiser = Vous organisez ce tournoi
tournament-share = Envoyez ce lien aux joueurs que vous voulez inviter.
tournament-bots = Bots
tournament-add-bots = Ajouter des bots
tournament-start = Commencer
tournament-next-round = Lancer la ronde suivante
tournament-cancel = Annuler le tournoi
tournament-cancel-sure = Vraiment l’annuler ?
tournament-standings = Classement
tournament-entrants = Participants
tournament-numbers = Les nombres sont les places des adversaires
tournament-place = Place
tournament-player = Joueur
tournament-points = Points
tournament-games = Parties
tournament-round = Ronde { NUMBER($round) }
tournament-all-rounds = Toutes les rondes
tournament-withdrawn = retiré
tournament-behind = { $what } : { $less } contre { $more }
tournament-cell = Ronde { NUMBER($round) } : { $what }
tournament-cell-won = gagné contre { $others }
tournament-cell-drawn = égalité avec { $others }
tournament-cell-lost = perdu contre { $others }
tournament-cell-bye = exempt
tournament-cell-walkover = gagné par forfait contre { $others }
tournament-cell-absent = absent
tournament-cell-missed = arrivé plus tard
tournament-cell-playing = joue contre { $others }
tournament-walkover = forfait
tournament-nobody = personne n’est venu
tournament-live = en cours
tournament-secret = Vous pourrez regarder et revoir ces parties quand toutes les tables auront fini la donne.
tournament-ties = Comment les égalités sont départagées
tournament-points-text = { $seats ->
    [2] Une victoire vaut 1 point, une égalité ½.
   *[other] Vous recevez 1 point par adversaire devancé, ½ en cas d’égalité.
}
tournament-bye-swiss = { $seats ->
    [2] Une exemption compte comme une victoire.
   *[other] Une exemption compte comme une première place.
}
tournament-bye-round-robin = { $seats ->
    [2] Une exemption compte comme une égalité.
   *[other] Une exemption compte comme une égalité avec tous.
}
tournament-tie-median = Buchholz médian
tournament-tie-median-text = La somme des points de vos adversaires, sans le meilleur ni le moins bon.
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz-text = La somme des points de tous vos adversaires : plus ils sont forts, mieux vous êtes placé.
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-sonneborn-berger-text = Les points de ceux que vous avez battus, et la moitié des points de ceux avec qui vous avez fait égalité.
tournament-tie-head-to-head = Confrontation directe
tournament-tie-head-to-head-text = Vos points contre ceux qui sont à égalité avec vous, si vous vous êtes tous rencontrés.
tournament-tie-margin = Écart
tournament-tie-margin-text = De combien vous avez devancé votre meilleur adversaire, sur toutes les parties.
tournament-tie-wins = Victoires
tournament-tie-wins-text = Les parties que vous avez gagnées seul.
tournament-tie-duplicate = Même donne
tournament-tie-duplicate-text = Le pourcentage de joueurs que vous avez devancés avec la même donne à la même place.
tournament-deal-of = { $tables ->
    [one] Donne { NUMBER($round) }, jouée à une table
   *[other] Donne { NUMBER($round) }, jouée à { NUMBER($tables) } tables
}
tournament-deal = { $tables ->
    [one] La même donne à une table
   *[other] La même donne à { NUMBER($tables) } tables
}
tournament-duplicate-title = Tables dupliquées
tournament-duplicate-how = Une donne, plusieurs tables : qui en tire le meilleur parti ?
tournament-all-tables = Toutes les tables
tournament-fewer = Moins
tournament-board = Plateau final : { $names }
tournament-to-table = À la table
tournament-table-open = en attente
tournament-table-running = en cours
tournament-table-finished = terminée
tournament-compare-seat = Comparer la place
tournament-compare = Même place, mêmes tirages pour tous :
tournament-compare-text = de combien de points ils ont gagné ou perdu.
tournament-compared = { $name } : { $margin }, mieux que { $share } % des autres
tournament-tables = Tables avec la même donne
tournament-tables-text = D’autres jouent la même donne à leur table, et vous comparez les résultats.

server-deal-for-people = Une donne à plusieurs tables demande une place pour une personne et ne peut pas faire partie d’une série.

# Les notifications telles qu’elles sont envoyées : dans le navigateur, par e-mail et aux webhooks. $game désigne une
# table : le jeu et les autres joueurs. Elles ne disent jamais ce qui s’est passé dans la partie.

notify-table = { $game } avec { $others }
notify-somebody = un joueur
notify-turn = { $game } : à vous de jouer.
notify-clock = { $game } : il vous reste peu de temps.
notify-round = { $tournament } : votre partie est prête ({ $game }).
notify-tournament = Tournoi
notify-ended = { $game } : la partie est terminée.
notify-joined = { $game } : { $who } a rejoint votre table.
notify-test = Ceci est un test. Ça marche !
notify-more = { $count ->
    [one] Et 1 autre table.
   *[other] Et { NUMBER($count) } autres tables.
}
notify-title-turn = { $count ->
    [one] À vous de jouer
   *[other] À vous de jouer à { NUMBER($count) } tables
}
notify-title-clock = { $count ->
    [one] Il vous reste peu de temps
   *[other] Il vous reste peu de temps à { NUMBER($count) } tables
}
notify-title-round = { $count ->
    [one] Votre partie de tournoi est prête
   *[other] { NUMBER($count) } parties de tournoi sont prêtes
}
notify-title-ended = { $count ->
    [one] Partie terminée
   *[other] { NUMBER($count) } parties terminées
}
notify-title-joined = { $count ->
    [one] Un joueur a rejoint votre table
   *[other] Des joueurs ont rejoint vos tables
}
notify-title-test = Test de Tianxia
notify-title-several = Des nouvelles de vos tables
notify-turn-off = Désactiver
notify-mail-off = Vous recevez cet e-mail parce que vous avez activé les notifications. Pour ne plus en recevoir :
    { $link }
notify-off-ask = Désactiver ces notifications ?
notify-off-do = Désactiver
notify-off-done = Les notifications sont désactivées
notify-off-unknown = Ce lien n’est pas valable
notify-off-text = Vous pouvez changer à tout moment ce que vous voulez recevoir.
notify-off-settings = Vos réglages

# La donne du jour.

daily-title = Donne du jour
daily-text = Chaque jour une nouvelle donne, la même pour tous : même tirage, même adversaire. Votre premier essai compte.
daily-rules = Pas d’indices, et ce qui a été révélé ne s’annule pas. Terminez avant minuit UTC. Demain, tout le monde pourra revoir la meilleure partie.
daily-against = contre { $who }
daily-deal-li_si = Solo contre Li Si
daily-play = Jouer la donne du jour
daily-continue = Continuer
daily-again = Rejouer (sans compter)
daily-next = { $day } · prochaine dans { $hours } h { $minutes } min
daily-played = { $played ->
    [0] Personne ne l’a encore terminée.
    [one] { $played } joueur l’a terminée, { $won } victoire.
   *[other] { $played } joueurs l’ont terminée, { $won } victoires.
}
daily-you = Votre essai
daily-won-by = { $margin ->
    [one] Victoire de { $margin } point
   *[other] Victoire de { $margin } points
}
daily-lost-by = { $margin ->
    [one] Défaite de { $margin } point
   *[other] Défaite de { $margin } points
}
daily-tied = Égalité
daily-given-up = Abandon
daily-unfinished = Votre essai n’est pas terminé.
daily-place = Rang { $place } sur { $played }
daily-leaders = Aujourd’hui
daily-yesterday = Meilleure partie d’hier
daily-no-yesterday = Personne n’a terminé la donne d’hier.

server-daily-not-yet = La donne de ce jour n’est pas encore là.
server-no-deal = Il n’y a pas de donne du jour « { $deal } ». Au choix : { $allowed }.

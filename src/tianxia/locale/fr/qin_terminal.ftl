# Qin dans le terminal ; ce qu’un message reçoit est dans le fichier anglais.

qin-event-first = { $you ->
    [yes] Vous commencez
   *[no] { $seat } commence
}.
qin-event-drew = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} une tuile.
qin-event-drew-tile = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} { qin-tile }.
qin-event-placed = { $you ->
    [yes] Vous posez
   *[no] { $seat } pose
} { qin-tile } : { $placement }.
qin-event-passed = { $you ->
    [yes] Vous ne pouvez poser aucune tuile et passez.
   *[no] { $seat } ne peut poser aucune tuile et passe.
}
qin-event-founded = { $you ->
    [yes] Vous fondez
   *[no] { $seat } fonde
} en { $cell } une province { qin-colour } de { $size } cases avec une pagode.
qin-event-expanded = { $you ->
    [yes] Votre province { qin-colour }
   *[no] La province { qin-colour } de { $seat }
} en { $cell } s’étend à { $size } cases.
qin-event-absorbed = Les provinces { $colour ->
    [r] rouges
    [y] jaunes
   *[b] bleues
} autour de { $cell } forment une province majeure de { $size } cases, qui { $you ->
    [yes] vous revient
   *[no] revient à { $seat }
}.
qin-event-returned = { $you ->
    [yes] Vous reprenez
   *[no] { $seat } reprend
} { $count ->
    [one] une pagode
   *[other] { $count } pagodes
} en { $cell }.
qin-event-built = { $pagodas ->
    [1] { $you ->
        [yes] Vous placez
       *[no] { $seat } place
    } une pagode sur la province { qin-colour } en { $cell }.
   *[other] { $you ->
        [yes] Vous ajoutez
       *[no] { $seat } ajoute
    } une seconde pagode à la province majeure { qin-colour } en { $cell }.
}
qin-event-seized = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} le village { $village } avec une pagode.
qin-event-conquered = { $you ->
    [yes] Vous conquérez
   *[no] { $seat } conquiert
} le village { $village } ; { $fromyou ->
    [yes] vous reprenez
   *[no] { $from } reprend
} une pagode.
qin-event-won = { $you ->
    [yes] Vous placez votre dernière pagode et gagnez !
   *[no] { $seat } place sa dernière pagode et gagne !
}
qin-event-ended = La partie est terminée.

# La fin

qin-reason-last-pagoda = dernière pagode
qin-reason-no-placement = plus personne ne peut poser
qin-result-last-pagoda = { $you ->
    [yes] Vous placez votre dernière pagode et gagnez.
   *[no] { $winners } place sa dernière pagode et gagne.
}
qin-result-no-placement = Plus personne ne peut poser de tuile. { $count ->
    [one] { $you ->
        [yes] Vous avez le plus de pagodes sur le plateau et gagnez.
       *[no] { $winners } a le plus de pagodes sur le plateau et gagne.
    }
   *[other] { $you ->
        [yes] { $winners } avez autant de pagodes sur le plateau et partagez la victoire.
       *[no] { $winners } ont autant de pagodes sur le plateau et partagent la victoire.
    }
}
qin-score = { $won ->
    [yes] ★
   *[no] –
} { $seat } : { $score ->
    [one] 1 pagode
   *[other] { $score } pagodes
} sur le plateau ({ $provinces } dans des provinces, { $villages } sur des villages)
qin-series = Série après { $played } { $played ->
    [one] partie
   *[other] parties
} sur { $games } : { $ahead } en tête avec le moins de pagodes en réserve.
qin-series-sum = { $seat } : { $sum ->
    [one] 1 pagode
   *[other] { $sum } pagodes
} en réserve au total

qin-described-province = { $owner } : province { qin-colour } de { $size } cases, { $pagodas ->
    [one] une pagode
   *[other] une pagode double
} ({ $cells })
qin-described-village = Village { $village } : { $owner }
qin-asked = { $you ->
    [yes] À vous de jouer : posez une tuile, ou tapez help.
   *[no] { $seat }, à vous de jouer : posez une tuile, ou tapez help.
}
qin-answer-form = Écrivez un placement par ses deux moitiés, comme rE7 yF7 : couleur (r rouge, y jaune, b bleu), puis la case. Les moitiés doivent être voisines.
qin-help = Qin : à votre tour, posez une tuile sur deux cases libres de prairie, de sorte qu’elle touche une tuile du plateau. Deux cases reliées ou plus d’une même couleur forment une province. Une nouvelle province reçoit une de vos pagodes ; à partir de cinq cases elle est majeure et en reçoit une seconde. Le joueur qui a le plus de pagodes dans les provinces autour d’un village le prend avec une pagode de plus. Des provinces réunies vont au joueur qui y a le plus de cases ; les égalités sont interdites, et personne ne peut perdre ainsi une province majeure. Le joueur qui place sa dernière pagode gagne aussitôt. Vous passez automatiquement, et seulement si vous ne pouvez poser aucune tuile.
    Lettres : r y b = rouge, jaune, bleu ; G P K W = pagodes de Vert, Violet, Noir, Blanc (deux lettres = pagode double) ; V = village ; ~ = eau.

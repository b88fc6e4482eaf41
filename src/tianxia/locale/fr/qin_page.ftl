# La table de Qin sur la page ; ce que reçoit chaque message est écrit dans le page.ftl anglais.

page-qin-board = Plateau { $board }, 13 sur 13 cases. Les flèches déplacent, Entrée pose la tuile, R la tourne.
page-qin-colour = { $colour ->
    [r] rouge
    [y] jaune
   *[b] bleue
}
page-qin-cell = { $cell } : { $ground ->
    [water] eau
    [village] village sans propriétaire
    [owned] { $owneryou ->
        [yes] votre village
       *[no] village de { $owner }
    }
    [single] case seule { page-qin-colour }
    [province] province { page-qin-colour } de { $size } cases, { $owneryou ->
            [yes] à vous
           *[no] { $owner }
        }, { $pagodas ->
        [2] pagode double
       *[other] une pagode
    }
   *[grass] prairie
}{ $offered ->
    [yes] , possible
   *[no] {""}
}
page-qin-tile = Tuile { qin-tile }{ $asked ->
    [yes] , { $places ->
        [0] aucune possibilité
        [1] 1 possibilité
       *[other] { $places } possibilités
    }
   *[no] {""}
}
page-qin-hand = Votre main
page-qin-lay = Posez une tuile.
page-qin-confirm-or-move = Confirmez, ou déplacez.
page-qin-how = { $device ->
    [touch] Choisissez une tuile, touchez-la encore pour la tourner, puis touchez une case éclairée.
   *[desktop] Choisissez une tuile, tournez-la (R ou molette), posez-la sur une case éclairée.
} Rien ne compte avant de confirmer.
page-qin-wait = Survolez une ligne du journal pour la voir sur le plateau.
page-qin-why-how = { $device ->
    [touch] Touchez
   *[desktop] Cliquez sur
} une case pour voir pourquoi la tuile ne peut pas y aller.
page-qin-hints = Conseils, le meilleur d’abord
page-qin-reason-founded = une nouvelle province { page-qin-colour } de { $size }
page-qin-reason-expanded = { $you ->
    [yes] votre province { page-qin-colour }
   *[no] la province { page-qin-colour } de { $seat }
} passe à { $size }
page-qin-reason-absorbed = les provinces { $colour ->
    [r] rouges
    [y] jaunes
   *[b] bleues
} n’en font plus qu’une de { $size }
page-qin-reason-seized = { $you ->
    [yes] vous prenez
   *[no] { $seat } prend
} le village { $village }
page-qin-reason-conquered = { $fromyou ->
    [yes] { $seat } vous prend le village { $village }
   *[no] { $you ->
        [yes] vous prenez
       *[no] { $seat } prend
    } le village { $village } à { $from }
}
page-qin-show-places = { $count ->
    [one] Voir la possibilité
   *[other] Voir les { $count } possibilités
}
page-qin-stock = à piocher
page-qin-effect-founded = { $you ->
    [yes] Vous fondez
   *[no] { $seat } fonde
} une province { page-qin-colour }
page-qin-effect-founded-text = de { $size } cases{ $major ->
    [yes] , une province majeure.
   *[no] .
}
page-qin-effect-expanded = { $you ->
    [yes] Votre province { page-qin-colour } grandit
   *[no] La province { page-qin-colour } de { $seat } grandit
}
page-qin-effect-expanded-text = à { $size }{ $major ->
    [yes] , une province majeure.
   *[no] {" "}cases.
}
page-qin-effect-absorbed = { $you ->
    [yes] Vous absorbez
   *[no] { $seat } absorbe
} les provinces { $colour ->
    [r] rouges
    [y] jaunes
   *[b] bleues
} :
page-qin-effect-absorbed-text = une province majeure de { $size }.
page-qin-effect-seized = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} le village { $village } :
page-qin-effect-seized-text = le plus de pagodes à côté.
page-qin-effect-conquered = { $you ->
    [yes] Vous conquérez
   *[no] { $seat } conquiert
} le village { $village }
page-qin-effect-conquered-text = { $fromyou ->
    [yes] sur vous : plus de pagodes à côté.
   *[no] sur { $from } : plus de pagodes à côté.
}
page-qin-log-first = { $you ->
    [yes] commencez.
   *[no] commence.
}
page-qin-log-placed = { $you ->
    [yes] posez
   *[no] pose
} { qin-tile } en { $cells }.
page-qin-log-placed-with = { $you ->
    [yes] posez
   *[no] pose
} { qin-tile } en { $cells } : { $clauses }.
page-qin-log-passed = { $you ->
    [yes] ne pouvez rien poser et passez.
   *[no] ne peut rien poser et passe.
}
page-qin-noun = { $colour ->
    [r] rouge
    [y] jaune
   *[b] bleu
}
page-qin-thing = { $thing ->
    [province] province { $colour ->
        [r] rouge
        [y] jaune
       *[b] bleue
    }
    [major] province majeure { $colour ->
        [r] rouge
        [y] jaune
       *[b] bleue
    }
    [single] case isolée { $colour ->
        [r] rouge
        [y] jaune
       *[b] bleue
    }
    [village] village
    [water] eau
    [supply] pagodes
   *[stock] pioche
}
page-qin-log-founded = { page-qin-noun } fondé ({ $size })
page-qin-log-expanded = { $own ->
    [yes] son { page-qin-noun } passe à { $size }
   *[no] { $you ->
        [yes] votre { page-qin-noun } passe à { $size }
       *[no] le { page-qin-noun } de { $seat } passe à { $size }
    }
}
page-qin-log-absorbed = { $own ->
    [yes] { page-qin-noun } absorbé, { $size } à présent
   *[no] { page-qin-noun } absorbé par { $you ->
        [yes] vous
       *[no] { $seat }
    }, { $size } à présent
}
page-qin-log-seized = { $own ->
    [yes] village { $village } pris
   *[no] village { $village } à { $you ->
        [yes] vous
       *[no] { $seat }
    }
}
page-qin-log-conquered = { $own ->
    [yes] village { $village } pris à { $fromyou ->
        [yes] vous
       *[no] { $from }
    }
   *[no] village { $village } passe à { $you ->
        [yes] vous
       *[no] { $seat }
    }
}
page-qin-log-won = { $you ->
    [yes] placez la dernière pagode et gagnez !
   *[no] place la dernière pagode et gagne !
}
page-qin-log-ended = La partie est finie.
page-qin-end = { $reason ->
    [last-pagoda] La dernière pagode est posée.
    [no-placement] Plus personne ne peut poser.
   *[other] {""}
}
page-qin-on-board = posées
page-qin-provinces = provinces
page-qin-villages = villages
page-qin-rules-lead = Posez des tuiles, fondez des provinces et placez-y vos pagodes. Le premier à placer toutes ses pagodes gagne.
page-qin-rule-1 = Mise en place
page-qin-rule-1-1 = De 2 à 4 joueurs. Il y a deux plateaux de 13 sur 13 cases, Oiseau et Lion. Des cases de village qui partagent un bord forment un seul village.
page-qin-rule-1-2 = Il y a 72 tuiles, douze de chacune des six sortes : rouge-rouge, jaune-jaune, bleu-bleu, rouge-jaune, rouge-bleu, jaune-bleu. Chaque joueur en reçoit trois et les garde cachées ; le reste est face cachée. Tout le monde peut savoir combien il en reste.
page-qin-rule-1-3 = Chaque joueur reçoit 24 pagodes à deux, 19 à trois, 15 à quatre. Les réserves sont visibles.
page-qin-rule-1-4 = Le premier joueur est tiré au hasard, ou choisi. On joue dans le sens des aiguilles d’une montre.
page-qin-rule-2 = Poser une tuile
page-qin-rule-2-1 = À votre tour, posez exactement une tuile, exécutez tout ce qu’elle cause et piochez-en une. Si vous pouvez poser, vous devez poser.
page-qin-rule-2-2 = Une tuile couvre deux cases voisines de prairie, tournée comme on veut. Jamais une case de province, un village ou de l’eau.
page-qin-rule-2-3 = Au moins une moitié doit partager un bord avec une case colorée du plateau, de n’importe quelle couleur ; les cases de départ imprimées comptent. Les coins et les villages ne comptent pas.
page-qin-rule-2-4 = Vous pouvez poser une tuile qui ne fonde et n’agrandit rien.
page-qin-rule-2-5 = Si vous avez des tuiles mais ne pouvez en poser aucune, vous passez, les gardez et ne piochez pas. Un joueur sans tuile passe son tour.
page-qin-rule-3 = Ce que cause une tuile
page-qin-rule-3-1 = Fonder : deux cases reliées ou plus d’une couleur, hors de toute province, en deviennent une. Placez-y une pagode, ou deux s’il y a cinq cases. Une tuile peut fonder deux provinces.
page-qin-rule-3-2 = Agrandir : une province qui grandit garde son propriétaire, quel que soit le joueur qui a posé.
page-qin-rule-3-3 = Province majeure : à cinq cases, son propriétaire ajoute une seconde pagode, quel que soit le joueur dont c’est le tour. Jamais plus de deux.
page-qin-rule-3-4 = Villages : un village vide va au joueur qui a le plus de pagodes dans les provinces autour ; il y place une pagode. En cas d’égalité, il reste vide.
page-qin-rule-3-5 = Conquérir : un village change de mains quand un autre joueur a seul le plus de pagodes autour, et plus que son propriétaire. Celui-ci récupère sa pagode. Un village pris n’est plus jamais vide.
page-qin-rule-3-6 = Une pagode double compte deux. Une province compte une fois, si long que soit le bord commun. Les pagodes des villages et les cases seules ne comptent pas.
page-qin-rule-3-7 = Absorber : une tuile qui réunit des provinces en fait une province majeure. Elle va au joueur dont les anciennes provinces y ont le plus de cases ; la nouvelle tuile ne compte pour personne. Il y garde une pagode double ; toutes les autres pagodes retournent à leurs propriétaires.
page-qin-rule-3-8 = Interdit : une égalité au plus de cases quand des provinces sont réunies ; réunir deux provinces majeures, même les vôtres ; une réunion qui prend une province majeure à son propriétaire.
page-qin-rule-3-9 = Une tuile d’une seule couleur forme un groupe. Les moitiés d’une tuile bicolore se vérifient séparément ; si une réunion est interdite, la tuile l’est.
page-qin-rule-3-10 = Ordre : d’abord les provinces, puis les villages ; les pagodes reviennent avant que d’autres soient placées. Le joueur dont c’est le tour place d’abord, puis dans le sens horaire.
page-qin-rule-4 = Piocher et finir
page-qin-rule-4-1 = Piochez une tuile à la fin de votre tour. Quand il n’en reste plus, jouez avec votre main.
page-qin-rule-4-2 = Le joueur qui place sa dernière pagode gagne aussitôt et seul, même pendant le tour d’un autre.
page-qin-rule-4-3 = Sinon, la partie finit quand plus personne ne peut poser. Le plus de pagodes sur le plateau gagne ; à égalité, la victoire est partagée.
page-qin-rule-4-4 = Dans une série, on additionne les pagodes restantes de chaque partie. Le plus petit total gagne.

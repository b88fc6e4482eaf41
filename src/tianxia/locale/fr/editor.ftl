# L’éditeur du matériel, sur la page.

editor-title = Corriger les cartes
editor-title-of = Votre édition de { $game }
editor-text = Vous avez la boîte ? Saisissez ce qui est imprimé, et jouez avec. Les cellules modifiées montrent ce qu’il y avait avant.
editor-name = Nom de l’édition
editor-credits = Auteurs
editor-undo = Annuler
editor-redo = Rétablir
editor-open = Ouvrir un fichier
editor-download = Télécharger
editor-keep = Ajouter à ma liste
editor-kept = « { $name } » est dans votre liste.
editor-play = Créer une table avec cette édition
editor-mistakes = { $count ->
    [one] { NUMBER($count) } erreur
   *[other] { NUMBER($count) } erreurs
}
editor-nothing = Aucune modification pour l’instant.
editor-fine = Aucune erreur. Modifié : { $files }.
editor-name-first = Donnez-lui un nom pour l’enregistrer.
editor-file = Fichier
editor-show = Afficher
editor-show-all = Tout
editor-show-changed = Modifié
editor-show-wrong = Erreurs
editor-picture = Carte
editor-no-picture = pas encore d’image
editor-cell = { $number }, { $column }
editor-was = avant : { $before }
editor-no-rows = Rien à afficher.
editor-as-text = { $file } en texte
editor-not-opened = { $file } n’a pas pu être lu, rien n’en a été repris. Corrigez-le et rouvrez-le.
editor-left-out = Une partie de { $file } n’a pas été reprise :
editor-no-edition = Ce fichier n’est pas une édition.

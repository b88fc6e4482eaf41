# Les e-mails. Ils contiennent un code à saisir, jamais de lien.

mail-confirm-subject = Votre code : confirmez votre adresse e-mail
mail-confirm = Saisissez ce code sur la page où vous avez ajouté votre adresse e-mail :

    { $code }

    Il est valable une heure. Si vous ne l’avez pas demandé, ignorez ce message : il ne se passera rien.
mail-recover-subject = Votre code pour vous reconnecter
mail-recover = Saisissez ce code sur la page où vous l’avez demandé, pour vous connecter et choisir un nouveau mot de passe :

    { $code }

    Il est valable une heure et ne sert qu’une fois. Si vous ne l’avez pas demandé, ignorez ce message : sans le code, personne ne peut se connecter.

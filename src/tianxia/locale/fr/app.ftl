# What the page shows where the server cannot be reached.

app-offline = Pas de connexion
app-offline-text = Le serveur Tianxia est injoignable. Vos parties y sont enregistrées et reviendront avec lui.
app-try-again = Réessayer

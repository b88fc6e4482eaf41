# What the page shows where the server cannot be reached.

app-offline = Keine Verbindung
app-offline-text = Der Tianxia-Server ist nicht erreichbar. Deine Partien sind dort gespeichert und kommen mit ihm zurück.
app-try-again = Noch einmal versuchen

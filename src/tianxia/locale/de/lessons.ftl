# What the guides of first games say. Each message is named by a lesson in src/tianxia/games/GAME/lessons.

## Qin

qin-lesson-found = Qin ist ein Wettlauf: Wer zuerst alle Pagoden auf dem Plan hat, gewinnt. Lege das gelbe Plättchen neben das gelbe Feld. Zwei oder mehr verbundene Felder einer Farbe sind eine Provinz, und eine neue Provinz bekommt deine Pagode.
qin-lesson-grow = Ein Plättchen kann zweierlei. Seine gelbe Hälfte lässt deine Provinz wachsen; seine rote trifft auf ein rotes Feld und gründet eine weitere Provinz: deine zweite Pagode.
qin-lesson-village = Die kleinen Häuser sind Dörfer. Wer in den Provinzen darum herum die meisten Pagoden hat, setzt eine auf das Dorf; Violett hat schon zwei. Lass deine rote Provinz bis zum nächsten Dorf wachsen, dann gehört es dir.
qin-lesson-join = Die rote Provinz von Violett hat 2 Felder, deine 4. Verbinde sie: Wer mehr Felder einbringt, bekommt alles. Ab fünf Feldern ist es eine Großprovinz mit einer zweiten Pagode, und niemand kann sie dir nehmen. Violett nimmt eine Pagode zurück, und ein Dorf fällt an dich.
qin-lesson-race = Die kleinen Dächer neben den Namen sind das, was noch zu bauen ist: je weniger, desto besser. Jede neue Provinz ist eins weniger. Gründe hier eine blaue. Was nicht geht, sagt beim Anklicken, warum: Bei Gleichstand zum Beispiel lassen sich zwei Provinzen nie verbinden.
qin-lesson-corner = Suche Plättchen, die zweierlei zugleich tun: Dieses gründet in der fernen Ecke eine Provinz und nimmt das Dorf daneben ein.
qin-lesson-besiege = Das Dorf im Westen gehört Violett, mit einer Provinz daneben. Gründe dort auch eine. Eins gegen eins ändert noch nichts …
qin-lesson-conquer = … aber eine zweite schon. Nun stehen um das Dorf zwei Pagoden von dir gegen eine von Violett: Du eroberst es, und Violett nimmt eine Pagode zurück.
qin-lesson-end = Das ist ganz Qin. Violett hat schon geantwortet: Dörfer wechseln den Besitzer, bis das Land um sie verteilt ist. Spiel weiter! Wer die letzte Pagode setzt, gewinnt sofort.

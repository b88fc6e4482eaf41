# Was jede Oberfläche von jedem Spiel sagt; was eine Meldung erhält, steht in der englischen Datei.

list-and = { $first } und { $last }
notes-and = { $first }; { $last }
choice = { $key }
choice-noted = { $text }: { $notes }

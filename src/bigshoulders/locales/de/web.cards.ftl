### Karten, die Dinge auf einem Tisch erklären, in jedem Spiel.

card-when = Wann
card-pays = Zahlung
card-brings = Bringt
card-once = Sofort
card-now = Jetzt
card-pin = Diese Karte anheften (P)
card-unpin = Diese Karte schließen
card-pinned = Angeheftete Karten
card-log = Im Spielverlauf

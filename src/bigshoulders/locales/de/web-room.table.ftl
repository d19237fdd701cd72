### The waiting room of a table that hasn’t started.

room-title = Ein Tisch für { $game }
room-waiting =
    { $count ->
        [one] Es fehlt noch eine Person
       *[other] Es fehlen noch { NUMBER($count) } Personen
    }
room-waiting-for = Warten auf { $names }
room-everyone-ready = Alle sind bereit
room-start-note = Wenn du jetzt startest, übernimmt ein Bot jeden freien Platz.
room-again = Die Optionen haben sich geändert. Deshalb müssen sich alle wieder bereit melden.
room-starts = Das Spiel beginnt sofort.
room-guest = { $host } kann das Spiel starten. Es beginnt auch, sobald alle bereit sind.
room-options-changed = Die Optionen wurden geändert.
    .text = Sieh dir die markierten Zeilen an und melde dich dann wieder bereit.
room-im-ready = Ich bin bereit
room-ready = bereit
room-not-ready = nicht bereit
room-back-soon = gleich zurück
room-add-bot = Bot dazu
room-free-seat = Platz freigeben
room-remove = Entfernen
room-remove-note = Gibt den Platz frei. Zum Zurückkommen braucht es eine neue Einladung.
room-rename = Umbenennen
room-rename-save = Speichern
room-strength = Spielstärke des Bots auf Platz { $seat }
room-invite = Einladen
room-qr = QR-Code der Einladung
room-qr-large = QR-Code vergrößern
room-qr-text = Richte die Kamera eines Handys darauf. Der Link gilt für eine Person und einen Platz.
room-play = Was wir spielen
room-change = Ändern
room-change-note = Alle anderen müssen sich danach wieder bereit melden.
room-save = Optionen speichern
room-watching = Zuschauer
room-watching-text = Sie sehen, was alle sehen: keine Karten auf der Hand und keine Tipps.

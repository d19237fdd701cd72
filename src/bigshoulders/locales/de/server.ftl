### Der Server: was er sagt und warum er ablehnt.

server-welcome = Big Shoulders läuft unter { $address } (Strg+C beendet).
server-seat = Spieler { $number }
server-taken-back = Zurückgenommen bis Eintrag { $number }
server-new-rules = Die Regeln haben jetzt Version { $version }

error-server-bad-setting = „{ $got }“ ist kein gültiger Wert für { $kind }.
error-server-workers = Mit SQLite ist nur ein Prozess möglich, nicht { $got }. Für mehr nenne in BIGSHOULDERS_DATABASE eine PostgreSQL-Datenbank.
error-server-no-port = Der Port { $port } kann nicht benutzt werden: { $fault }. Wähle einen anderen mit --port.
error-server-no-database = Die Datenbank kann nicht benutzt werden: { $fault }
error-config-unknown-game = Es gibt kein Spiel „{ $got }“.

error-bad_request = Der Server kann diese Anfrage nicht lesen: { $fault }
error-unauthorized = Der Server kann diese Berechtigung nicht lesen. Sende Seat, Owner oder Watch und dahinter das Token.
error-not_yours = Das darfst du weder sehen noch tun. Du brauchst den Link dieses Platzes oder den des Eigentümers.
error-hidden_until_end = Das vollständige Protokoll gibt es, wenn das Spiel zu Ende ist.
error-secret_choice = Geheime Entscheidungen werden erklärt, wenn das Spiel zu Ende ist.
error-not_found = Unter dieser Adresse gibt es nichts.
error-no_such_table = Es gibt keinen Tisch { $table }.
error-no_such_seat = An diesem Tisch gibt es keinen Platz { $seat }.
error-no_such_entry = Es gibt keinen Eintrag { $seq }; der letzte ist { $head }.
error-no_vote = Es läuft keine Abstimmung.
error-method_not_allowed = Diese Adresse akzeptiert diese Methode nicht.
error-stale = Das Spiel ist schon bei Eintrag { $head }. Sieh es dir noch einmal an, bevor du ziehst.
error-not_running = Das Spiel läuft nicht.
error-already_started = Das Spiel hat schon begonnen.
error-seats_open = Einige Plätze sind noch frei. Nenne einen Bot, der sie besetzt, oder warte.
error-seat_taken = Dieser Platz gehört jemand anderem.
error-seat_resigned = Der Spieler auf diesem Platz hat das Spiel endgültig verlassen.
error-bot_plays = Ein Bot spielt diesen Platz. Übernimm ihn zuerst wieder.
error-not_by_bot = Zug { $seq } hat kein Bot gemacht. Nur Bots können ihre Züge erklären.
error-nothing_to_undo = Es gibt nichts zurückzunehmen. Du kannst nur bis zur letzten Ziehung, zum letzten Aufdecken oder zum letzten Zug eines anderen Spielers zurück.
error-vote_open = Es läuft schon eine Abstimmung. Stimme zuerst dort ab.
error-rematch_made = Das nächste Spiel steht schon an Tisch { $table } bereit.
error-old_rules = Eintrag { $seq } wurde nach älteren Regeln gespielt. Du kannst ihn im Protokoll lesen, aber nicht mehr auf dem Spielplan ansehen.
error-too_large = Das ist zu groß; das Maximum ist { $most }.
error-no_such_bot = Es gibt keinen Bot „{ $got }“.
error-bad_seats = Falsche Zahl von Plätzen: { $got } statt { $needed }.
error-bad_pace = Diese Uhr ist nicht möglich: { $got }.
error-bad_day = Für { $got } gibt es kein Spiel des Tages. Schreibe den Tag so: 2026-11-15; nur Industrialist hat eines.
error-no_moves = Sende einen Zug als „do“ oder 1–{ $most } Züge als „dos“.
error-choose_seat = Du hast hier mehrere Plätze. Gib mit „seat“ an, welchen du meinst.
error-too_many = Zu viele Anfragen. Warte kurz und versuche es noch einmal.
error-internal = Auf dem Server ist ein Fehler aufgetreten. Es hat sich nichts geändert; versuche es noch einmal.
error-storage_failed = Die Datenbank antwortet nicht. Es hat sich nichts geändert; versuche es noch einmal.
error-bot_failed = Der Bot { $bot } hat nicht geantwortet.
error-storage_full = Die Festplatte des Servers ist voll. Es hat sich nichts geändert.

error-sign_in = Melde dich zuerst an, oder sende das Token deines Programms.
error-wrong_password = Name oder Passwort ist falsch.
error-banned = Dieses Konto ist gesperrt.
error-name_taken = Der Name { $name } ist vergeben. Wähle einen anderen.
error-bad_name = Ein Name braucht { $least }–{ $most } sichtbare Zeichen.
error-bad_password = Ein Passwort braucht { $least }–{ $most } Zeichen.
error-bad_address = „{ $got }“ ist keine Adresse wie { $form }.
error-unknown_host = Der Rechner von „{ $got }“ wurde nicht gefunden.
error-private_address = „{ $got }“ liegt in einem privaten Netz; dorthin sendet dieser Server nichts.
error-no_mail = Dieser Server verschickt keine E-Mails.
error-wrong_code = Das ist nicht der gesendete Code. Sieh in der letzten E-Mail nach.
error-no_such_token = Dieses Token gibt es nicht.

notice-turn = { $name }, du bist an der Reihe: { $title }.
notice-table-turn = { $name } ist an der Reihe: { $title }.
notice-subject = Du bist an der Reihe: { $title }
notice-body =
    { $text }

    { $link }

    Du kannst diese Nachrichten am Tisch oder in deinem Konto abstellen.
notice-confirm-subject = Bestätige deine Adresse für Big Shoulders
notice-confirm-body = Dein Code lautet { $code }. Falls du ihn nicht angefordert hast, ignoriere diese Nachricht; es kommt keine weitere.

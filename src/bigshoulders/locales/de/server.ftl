### Der Server: was er sagt und warum er ablehnt.

server-welcome = Big Shoulders ist unter { $address } geöffnet (Strg+C schließt).
server-seat = Spieler { $number }
server-taken-back = Zurück zu Eintrag { $number }
server-new-rules = Die Regeln haben jetzt Version { $version }

error-server-bad-setting = „{ $got }“ kann nicht als { $kind } gelesen werden.
error-server-workers = Mit SQLite gibt es einen Prozess, nicht { $got }; für mehr muss BIGSHOULDERS_DATABASE eine PostgreSQL-Datenbank nennen.
error-server-no-port = Der Port { $port } kann nicht benutzt werden: { $fault }. Wähle einen anderen mit --port.
error-server-no-database = Die Datenbank kann nicht benutzt werden: { $fault }
error-config-unknown-game = Es gibt kein Spiel „{ $got }“.

error-bad_request = Die Anfrage ist nicht lesbar: { $fault }
error-unauthorized = Die Berechtigung ist nicht lesbar; sie besteht aus Seat, Owner oder Watch und dem Token.
error-not_yours = Das darfst du weder sehen noch tun: Du brauchst den Link dieses Platzes oder den der Tischleitung.
error-hidden_until_end = Das Protokoll wird nach dem Ende des Spiels gezeigt.
error-secret_choice = Was geheim gewählt wurde, wird nach dem Ende des Spiels erklärt.
error-not_found = Hier ist nichts.
error-no_such_table = Es gibt keinen Tisch { $table }.
error-no_such_seat = An diesem Tisch gibt es keinen Platz { $seat }.
error-no_such_entry = Es gibt keinen Eintrag { $seq }; der letzte ist { $head }.
error-no_vote = Es wird über nichts abgestimmt.
error-method_not_allowed = Das geht hier nicht.
error-stale = Das Spiel ist weitergegangen; der letzte Eintrag ist { $head }.
error-not_running = Das Spiel läuft nicht.
error-already_started = Das Spiel hat schon begonnen.
error-seats_open = Einige Plätze sind noch frei; nenne einen Bot, der sie füllt, oder warte.
error-seat_taken = Dieser Platz gehört jemand anderem.
error-seat_resigned = Dieser Platz hat das Spiel endgültig verlassen.
error-bot_plays = Ein Bot spielt diesen Platz; übernimm ihn zuerst wieder.
error-not_by_bot = Zug { $seq } hat kein Bot gemacht; nur Bots können nach ihren Gründen gefragt werden.
error-nothing_to_undo = Es gibt nichts zurückzunehmen: Man kommt zurück bis zum letzten Ziehen, Aufdecken oder Zug eines anderen.
error-vote_open = Es läuft schon eine Abstimmung; beantworte sie zuerst.
error-rematch_made = Die nächste Partie ist schon vorbereitet: Tisch { $table }.
error-old_rules = Eintrag { $seq } wurde nach älteren Regeln gespielt; dieser Augenblick steht im Protokoll, kann aber nicht mehr gezeigt werden.
error-too_large = Das ist zu groß; das Höchste ist { $most }.
error-no_such_bot = Es gibt keinen Bot „{ $got }“.
error-bad_seats = Die Plätze passen nicht: { $needed } nötig, nicht { $got }.
error-bad_pace = Dieses Tempo kann man nicht spielen: { $got }.
error-bad_day = Für { $got } gibt es kein Spiel des Tages; ein Tag schreibt sich 2026-11-15, und nur Industrialist hat eines.
error-no_moves = Schicke einen Zug (do) oder 1 bis { $most } Züge (dos).
error-choose_seat = Du hast hier mehrere Plätze; sage mit „seat“, welchen.
error-too_many = Zu viele Anfragen; warte einen Augenblick.
error-internal = Bei uns ist etwas schiefgegangen; nichts hat sich geändert.
error-storage_failed = Die Datenbank antwortet nicht; nichts hat sich geändert. Versuche es noch einmal.
error-bot_failed = Der Bot { $bot } hat nicht geantwortet.
error-storage_full = Die Festplatte des Servers ist voll; nichts hat sich geändert.

error-sign_in = Melde dich zuerst an, oder sende das Token deines Programms.
error-wrong_password = Der Name oder das Passwort ist falsch.
error-banned = Dieses Konto ist ausgesperrt.
error-name_taken = Den Namen { $name } hat schon jemand.
error-bad_name = Ein Name hat { $least } bis { $most } sichtbare Zeichen.
error-bad_password = Ein Passwort hat { $least } bis { $most } Zeichen.
error-bad_address = „{ $got }“ ist keine Adresse der Form { $form }.
error-unknown_host = Der Rechner von „{ $got }“ ist unbekannt.
error-private_address = „{ $got }“ liegt in einem privaten Netz; dorthin sendet dieser Server nichts.
error-no_mail = Dieser Server sendet keine E-Mail.
error-wrong_code = Das ist nicht der Code, der gesendet wurde.
error-no_such_token = Ein solches Token gibt es nicht.

notice-turn = { $name }, du bist am Zug bei { $title }.
notice-table-turn = { $name } ist gefragt bei { $title }.
notice-subject = Du bist am Zug: { $title }
notice-body =
    { $text }

    { $link }

    Du kannst diese Nachrichten am Tisch oder in deinem Konto abstellen.
notice-confirm-subject = Bestätige deine Adresse für Big Shoulders
notice-confirm-body = Der Code ist { $code }. Falls du ihn nicht verlangt hast, tu nichts, dann wird auch nichts mehr gesendet.

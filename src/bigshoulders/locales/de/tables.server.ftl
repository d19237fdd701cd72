### Der Server: was er sagt und warum er ablehnt.

server-welcome = Big Shoulders läuft unter { $address } (Strg+C beendet).
server-no-page = Die Webseite fehlt in dieser Installation, deshalb können nur Programme diesen Server nutzen. Installiere ein veröffentlichtes Paket oder starte { "make web" } im Quellordner.
server-seat = Spieler { $number }
server-taken-back = Zurückgenommen bis Eintrag { $number }
server-new-rules = Die Regeln haben jetzt Version { $version }

# Notes in the log about seats; no full stop.
note-stand_in-own = { $name } überlässt den Platz für eine Weile einem Bot ({ $bot })
note-stand_in-consent = { $name } ist einverstanden, dass ein Bot ({ $bot }) einspringt
note-stand_in-vote = Der Tisch stimmt dafür, dass ein Bot ({ $bot }) für { $name } einspringt
note-stand_in-clock = Die Zeit von { $name } ist abgelaufen; ein Bot ({ $bot }) springt ein
note-stand_in-absence = { $name } ist zu lange abwesend; ein Bot ({ $bot }) springt ein
note-back = { $name } ist zurück
note-left = { $name } verlässt das Spiel endgültig; ein Bot ({ $bot }) spielt weiter
note-joined = { $other } übernimmt diesen Platz
note-joined-unnamed = Jemand übernimmt diesen Platz
note-assistance = Tipps und die Gründe der Bots sind an diesem Tisch eingeschaltet
note-times = Neue Zeiten, von allen beschlossen: { $pace }; { $absence }

error-server-bad-setting = „{ $got }“ ist kein gültiger Wert für { $kind }.
error-server-workers = Mit SQLite ist nur ein Prozess möglich, nicht { $got }. Für mehr nenne in BIGSHOULDERS_DATABASE eine PostgreSQL-Datenbank.
error-server-no-port = Der Port { $port } kann nicht benutzt werden: { $fault }. Wähle einen anderen mit --port.
error-server-no-database = Die Datenbank kann nicht benutzt werden: { $fault }
error-server-newer-database = Diese Datenbank stammt von einer neueren Version von Big Shoulders ({ $got }). Installiere diese Version oder stelle eine Sicherung wieder her.
error-server-damaged-database = Die Datei der Datenbank ist beschädigt ({ $fault }). Stelle eine Sicherung wieder her oder kopiere, was SQLites Befehl „.recover“ retten kann.
error-server-torn-tables = Die gespeicherten Stellungen dieser Tische folgen nicht aus ihrem Spielverlauf. Stelle eine Sicherung wieder her oder nimm jeweils den letzten Zug zurück.
error-config-unknown-game = Es gibt kein Spiel „{ $got }“.

error-bad_request = Der Server kann diese Anfrage nicht lesen: { $fault }
error-unauthorized = Der Server kann diese Berechtigung nicht lesen. Sende Seat, Owner oder Watch und dahinter das Token.
error-not_yours = Du hast weder den Link dieses Platzes noch den des Eigentümers und kannst das deshalb weder sehen noch tun. Bitte den Gastgeber um einen.
error-invitation_used =
    { $why ->
        [started] Das Spiel hat ohne dich begonnen: Ein Bot hat den Platz übernommen. Bitte den Gastgeber um einen Zuschauerlink.
        [withdrawn] Der Gastgeber hat diesen Platz freigegeben; dein Link öffnet ihn nicht mehr. Bitte ihn um eine neue Einladung.
       *[accepted] Dieser Platz ist besetzt: Jemand hat die Einladung angenommen. Wenn du das warst, melde dich an oder öffne den Link deines Platzes auf dem ersten Gerät. Sonst bitte um einen Zuschauerlink.
    }
error-needs_consent =
    { $status ->
        [open] Diese Person muss sich erneut bereit melden. Warte auf sie oder auf das Ende der Abwesenheitsfrist, falls der Tisch eine hat.
       *[running] An diesem Platz spielt jemand. Bitte um Einverständnis, lass abstimmen oder warte, bis die Zeit oder die Abwesenheitsfrist abgelaufen ist.
    }
error-no_assistance = Tipps und die Gründe der Bots sind an diesem Tisch bis zum Spielende ausgeschaltet.
error-hidden_until_end = Den vollständigen Spielverlauf gibt es, wenn die Partie zu Ende ist.
error-secret_choice = Geheime Entscheidungen werden erklärt, wenn das Spiel zu Ende ist.
error-no_review_yet = Eine Partie kann analysiert werden, sobald sie zu Ende ist.
error-no_sandbox = Züge auszuprobieren gilt als Hilfe, und an diesem Tisch wird ohne Hilfe gespielt. Nach dem Spielende geht es.
error-no_sandbox_daily = Die Tagespartie ist für alle gleich. Du kannst darin Züge ausprobieren, sobald du sie beendet hast.
error-no_sandbox_now = Du kannst Züge ausprobieren, wenn du am Zug bist oder die Partie zu Ende ist.
error-not_found = Unter dieser Adresse gibt es nichts.
error-no_such_table = Es gibt keinen Tisch { $table }. Die Adresse ist falsch oder der Tisch wurde gelöscht; bitte noch einmal um den Link.
error-no_such_seat = An diesem Tisch gibt es keinen Platz { $seat }.
error-no_story =
    { $why ->
        [game] Zu diesem Spiel gibt es keine Übersichten.
        [running] Das Spiel ist noch nicht zu Ende.
       *[chapter] Dieser Teil des Spiels ist noch nicht zu Ende.
    }
error-no_such_entry = Es gibt keinen Eintrag { $seq }; der letzte ist { $head }.
error-no_vote = Es läuft keine Abstimmung.
error-method_not_allowed = Diese Adresse akzeptiert diese Methode nicht.
error-stale = Das Spiel ist schon bei Eintrag { $head }. Sieh es dir noch einmal an, bevor du ziehst.
error-not_running =
    { $status ->
        [open] Das Spiel hat noch nicht begonnen.
        [running] Das Spiel läuft noch.
        [abandoned] Das Spiel wurde abgebrochen.
       *[finished] Das Spiel ist zu Ende.
    }
error-already_started = Das Spiel hat schon begonnen.
error-seats_open = Einige Plätze sind noch frei. Nenne einen Bot, der sie besetzt, oder warte.
error-seat_taken = Dieser Platz gehört jemand anderem.
error-seat_resigned = Der Spieler auf diesem Platz hat das Spiel endgültig verlassen.
error-already_seated = Du spielst schon an diesem Tisch und kannst in diesem Spiel keinen zweiten Platz übernehmen.
error-stand_in_fixed = An diesem Tisch springt immer { $bot } ein. Niemand kann einen anderen Bot wählen.
error-out_of_time = Deine Zeit ist abgelaufen; der Bot beantwortet diese Frage. Übernimm deinen Platz danach wieder.
error-bot_plays =
    { $why ->
        [yours] Das ist dein eigener Platz. Du kannst ihn ohne Abstimmung einem Bot übergeben.
        [already] Diesen Platz spielt schon ein Bot.
       *[now] Ein Bot spielt diesen Platz. Übernimm ihn zuerst wieder.
    }
error-not_by_bot = Zug { $seq } hat kein Bot gemacht. Nur Bots können ihre Züge erklären.
error-no_review = Diese Partie kann nicht analysiert werden.
error-nothing_to_undo =
    { $why ->
        [start] Es gibt nichts zurückzunehmen: Noch niemand hat gezogen.
        [all] Es gibt nichts mehr zurückzunehmen: Alle deine Züge sind zurückgenommen.
        [other] Allein kannst du nichts zurücknehmen: Seitdem hat jemand anders gezogen.
       *[luck] Weiter kannst du nicht zurück: Es wurde etwas gezogen oder aufgedeckt.
    }
error-vote_open = Es läuft schon eine Abstimmung. Stimme zuerst dort ab.
error-same_times = Der Tisch spielt schon mit diesen Zeiten. Schlag andere vor.
error-rematch_made = Das nächste Spiel steht schon an Tisch { $table } bereit.
error-not_alone = Dasselbe Spiel lässt sich nur gegen Bots wiederholen, weil Personen an diesem Tisch schon alles Gezogene kennen. Starte eine Revanche.
error-old_rules = Eintrag { $seq } wurde nach älteren Regeln gespielt. Du kannst ihn im Spielverlauf lesen, aber nicht mehr auf dem Spielplan ansehen.
error-too_large = Das ist zu groß; das Maximum ist { $most }.
error-no_such_bot = Es gibt keinen Bot „{ $got }“.
error-no_such_example = Dieses Spiel hat keine Beispielstellung „{ $got }“.
error-bad_seats =
    { $why ->
        [kind] Ein Platz kann hier nicht „{ $got }“ sein. Wähle aus: { $needed }.
       *[count] Falsche Zahl von Plätzen: { $got } statt { $needed }.
    }
error-bad_pace =
    { $why ->
        [kind] Eine Uhr der Art „{ $got }“ gibt es nicht.
        [increment] Die Zugabe muss 0–{ $most } Sekunden betragen, nicht { $got }.
       *[seconds] Die Zeit muss { $least }–{ $most } Sekunden betragen, nicht { $got }.
    }
error-bad_absence = Die Abwesenheitsfrist muss { $least }–{ $most } Sekunden betragen, nicht { $got }.
error-bad_day =
    { $why ->
        [game] Dieses Spiel hat kein Spiel des Tages.
        [future] Der { $got } hat noch nirgends begonnen. Wähle heute oder einen früheren Tag.
       *[form] „{ $got }“ ist kein Tag. Schreib ihn so: 2026-11-15.
    }
error-no_moves = Sende einen Zug als „do“ oder 1–{ $most } Züge als „dos“.
error-choose_seat = Du hast hier mehrere Plätze. Gib mit „seat“ an, welchen du meinst.
error-too_many = Zu viele Anfragen. Warte kurz und versuche es noch einmal.
error-internal = Beim Server ist ein Fehler aufgetreten. Prüfe, was sich geändert hat, bevor du es noch einmal versuchst.
error-storage_failed = Die Datenbank antwortet nicht. Es hat sich nichts geändert; versuche es noch einmal.
error-bot_failed = Der Bot { $bot } hat nicht geantwortet.
error-storage_full = Die Festplatte des Servers ist voll. Es hat sich nichts geändert.
error-read_only = Die Datenbank ist schreibgeschützt. Es hat sich nichts geändert.
error-unknown = Ob das gespeichert wurde, ist unklar: Die Datenbank ist mittendrin ausgefallen. Prüfe es, bevor du es noch einmal versuchst, oder sende den Zug mit demselben Schlüssel noch einmal.
error-key_reused = Dieser Schlüssel gehört zu einem anderen Zug. Verwende für jeden Zug einen neuen Schlüssel.

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
error-second_factor = Gib den Code aus deiner Authentifizierungs-App oder einen Wiederherstellungscode ein.
error-wrong_factor = Dieser Code stimmt nicht oder wurde schon benutzt. Warte auf den nächsten oder nimm einen Wiederherstellungscode.
error-wrong_recovery = Der Name oder der Wiederherstellungscode stimmt nicht, oder der Code wurde schon benutzt.
error-muted = Ein Administrator hat dich stummgeschaltet. Du kannst nicht chatten.
error-no_such_session = Diese Sitzung ist schon beendet.
error-looks_alike = { $name } ähnelt dem vorhandenen Namen { $other } zu sehr. Wähle einen anderen.

notice-turn = { $name }, du bist an der Reihe: { $title }.
notice-table-turn = { $name } ist an der Reihe: { $title }.
notice-replaced = { $name }, ein Bot spielt an deinem Platz: { $title }. Du kannst ihn jederzeit wieder übernehmen.
notice-table-replaced = Ein Bot spielt für { $name }: { $title }.
notice-replaced-subject = Ein Bot spielt an deinem Platz: { $title }
notice-subject = Du bist an der Reihe: { $title }
notice-body =
    { $text }

    { $link }

    Du kannst diese Nachrichten am Tisch oder in deinem Konto abstellen.
notice-confirm-subject = Bestätige deine Adresse für Big Shoulders
notice-confirm-body = Dein Code lautet { $code }. Falls du ihn nicht angefordert hast, ignoriere diese Nachricht; es kommt keine weitere.
notice-recovery-subject = Dein Konto bei Big Shoulders wiederherstellen
notice-recovery-body = { $name }, dein Wiederherstellungscode ist { $code }. Er gilt 30 Minuten. Wenn du ihn nicht angefordert hast, ignoriere diese Nachricht.

### Die Texte der Seite zu Konten und Benachrichtigungen.

web-this-browser = Dieser Browser
web-account = Konto
web-notifications = Benachrichtigungen

## Konten

web-sign-in = Anmelden
web-sign-up = Konto anlegen
web-sign-out = Abmelden
web-account-why = Du brauchst kein Konto: Ein Link genügt zum Spielen. Ein Konto speichert die Links deiner Tische, damit du sie auf jedem Gerät findest.
web-table-sign-in = Wenn der Tisch zu deinem Konto gehört, melde dich an.
web-account-asking = Einen Moment …
web-account-name = Name
web-account-name-note = 2–40 Zeichen. Mit diesem Namen meldest du dich an.
web-account-entered =
    { $tables ->
        [0] Willkommen, { $name }.
        [one] Willkommen, { $name }. Der Tisch dieses Browsers gehört jetzt zu deinem Konto.
       *[other] Willkommen, { $name }. Die { NUMBER($tables) } Tische dieses Browsers gehören jetzt zu deinem Konto.
    }
web-account-of = Angemeldet als { $name }
web-account-kept = Dein Konto speichert die Tische, die du eröffnest, an denen du Platz nimmst oder zu denen du eingeladen bist.
web-sign-out-forget = Tische auch aus diesem Browser entfernen
    .text = Für einen gemeinsam genutzten Browser. Dein Konto behält sie.
web-password = Passwort
web-password-note = Mindestens 8 Zeichen. Wir können es nicht wiederherstellen, also bewahre es sicher auf.
web-password-show = Passwort anzeigen
web-password-change = Passwort ändern
web-password-old = Aktuelles Passwort
web-password-new = Neues Passwort
web-password-change-note = Mindestens 8 Zeichen. Auf allen anderen Geräten wirst du abgemeldet.
web-password-changed = Passwort geändert.
web-tokens = Programme, die für dich spielen
web-tokens-why = Ein Programm, das ein Token als „Bearer“ sendet, kann an deinen Tischen spielen, aber dein Konto nicht ändern. Wie das geht, steht in der API-Dokumentation.
web-token-label = Zweck
web-token-make = Token erstellen
web-token-made = Kopiere das Token jetzt. Es wird nicht noch einmal angezeigt.
web-copy-token = Token kopieren
web-token-end = Widerrufen
web-token-unnamed = Ohne Namen
web-account-delete = Konto löschen
web-account-delete-text = Dein Name, deine Chatnachrichten und deine Notizen werden an allen deinen Tischen gelöscht. In laufenden Spielen übernimmt ein Bot deinen Platz. Das lässt sich nicht rückgängig machen.
web-account-delete-type = Gib zur Bestätigung { $name } ein
web-account-delete-yes = Endgültig löschen
web-account-delete-no = Konto behalten
web-account-deleted = Konto gelöscht.

## Benachrichtigungen

web-notice-turn = Du bist an der Reihe: { $title }.
web-notice-go = Zum Tisch
web-notify = Browser-Benachrichtigungen
    .text = Wenn du an einem Tisch an der Reihe bist und einen anderen Tab offen hast.
web-notify-why = Funktioniert, solange Big Shoulders in einem Tab oder Fenster offen ist, auch im Hintergrund.
web-notify-denied = Dieser Browser blockiert unsere Benachrichtigungen. Erlaube sie in den Browser-Einstellungen für diese Website und komm dann zurück.
web-notify-missing = Dieser Browser unterstützt keine Benachrichtigungen. Glocke und Seitentitel geben dir trotzdem Bescheid.
web-notify-try = Test senden
web-notify-example = So sehen die Benachrichtigungen aus.
web-notify-person = Alle meine Tische
web-notify-away = Du bekommst eine Nachricht, wenn du an der Reihe bist und das Spiel nicht offen ist.
web-notify-no-account = Mit einem Konto genügt eine Adresse für alle Tische. Ohne Konto trägst du sie unten für jeden Tisch ein.
web-notify-tables = Einzelne Tische
web-notify-no-tables = Du hast keine laufenden Spiele.
web-notify-watching = Du bist hier Zuschauer und kommst nicht an die Reihe.
web-notify-seat = Züge von { $name }
web-notify-table = Alle Züge an diesem Tisch
web-webhook = Webhook
    .text = Die URL deines eigenen Programms. Es erhält Tisch, Platz und einen Satz als JSON.
web-email = E-Mail
    .text = An eine neue Adresse geht zuerst ein Code und sonst nichts, bis du ihn hier eingibst.
web-email-none = Dieser Server verschickt keine E-Mails. Nutze stattdessen einen Webhook.
web-email-code = Code aus der E-Mail
    .text = Gesendet an { $address }.
web-email-code-sent = Code gesendet.
web-email-confirm = Adresse bestätigen
web-channel-save = Speichern
web-channel-saved = Gespeichert.
web-channel-turn-off = Ausschalten
web-channel-turn-on = Einschalten
web-channel-remove = Entfernen
web-channel-on = an
web-channel-off = aus
web-channel-waits = noch nicht bestätigt
web-notify-here = Benachrichtigen, wenn ich weg bin

## Ein Platz, den ein Bot spielt, und das nächste Spiel

web-bot-plays = Ein Bot ({ $bot }) spielt für { $name }.
web-bot-plays-time = Die Zeit von { $name } ist abgelaufen. Jetzt spielt ein Bot ({ $bot }).
web-abandoned = Dieses Spiel wurde abgebrochen.
web-take-back = Platz zurückholen
web-rematch = Revanche
web-rematch-alone = Noch einmal spielen
web-rematch-ready = Das nächste Spiel ist bereit.
web-rematch-join = Zum nächsten Spiel

### Die Worte des Browsers zu Konten und dazu, wie man erfährt, dass ein Spiel wartet.

web-this-browser = Dieser Browser
web-account = Konto
web-notifications = Benachrichtigungen

## Konten

web-sign-in = Anmelden
web-sign-up = Konto anlegen
web-sign-out = Abmelden
web-account-why = Niemand braucht ein Konto: Links genügen zum Spielen. Ein Konto bewahrt die Links deiner Tische auf, damit du sie auf jedem Gerät findest.
web-table-sign-in = Wenn dein Konto ihn aufbewahrt, melde dich an.
web-account-asking = Einen Augenblick …
web-account-name = Name
web-account-name-note = 2 bis 40 Zeichen. Damit meldest du dich an.
web-account-entered =
    { $tables ->
        [0] Willkommen, { $name }.
        [one] Willkommen, { $name }. Der Tisch dieses Browsers gehört jetzt zu deinem Konto.
       *[other] Willkommen, { $name }. Die { NUMBER($tables) } Tische dieses Browsers gehören jetzt zu deinem Konto.
    }
web-account-of = Angemeldet als { $name }
web-account-kept = Tische, die du eröffnest, an die du dich setzt oder zu denen du eingeladen wirst, bewahrt dein Konto auf.
web-sign-out-forget = Die Tische auch in diesem Browser vergessen
    .text = Für einen Browser, der nicht dir gehört. Dein Konto behält sie.
web-password = Passwort
web-password-note = Mindestens 8 Zeichen. Es kann dir nicht zugeschickt werden: Bewahre es gut auf.
web-password-show = Passwort zeigen
web-password-change = Passwort ändern
web-password-old = Bisheriges Passwort
web-password-new = Neues Passwort
web-password-change-note = Mindestens 8 Zeichen. Alle anderen Anmeldungen enden.
web-password-changed = Das Passwort ist geändert.
web-tokens = Programme, die für dich spielen
web-tokens-why = Ein Programm, das diesen Token als „Bearer“ schickt, darf an deinen Tischen spielen, aber dein Konto nicht ändern. Die Schnittstelle des Servers steht in seiner Dokumentation.
web-token-label = Wofür er ist
web-token-make = Token anlegen
web-token-made = Bewahre ihn jetzt auf: Er wird nicht noch einmal gezeigt.
web-copy-token = Kopieren
web-token-end = Beenden
web-token-unnamed = Ohne Namen
web-account-delete = Mein Konto löschen
web-account-delete-text = Dein Name, dein Chat und deine Notizen werden an allen deinen Tischen gelöscht. Wo noch gespielt wird, spielt ein Bot für dich weiter. Das lässt sich nicht zurücknehmen.
web-account-delete-type = Schreibe zur Bestätigung { $name }
web-account-delete-yes = Endgültig löschen
web-account-delete-no = Behalten
web-account-deleted = Dein Konto ist gelöscht.

## Bescheid bekommen

web-notice-turn = Du bist dran: { $title }.
web-notice-go = Dorthin
web-notify = In diesem Browser benachrichtigen
    .text = Wenn du an einem deiner Tische dran bist und woanders hinsiehst.
web-notify-why = Solange Big Shoulders in einem Tab oder Fenster offen ist, auch im Hintergrund.
web-notify-denied = Dieser Browser blockiert Benachrichtigungen von hier. Erlaube sie in seinen Einstellungen für diese Seite und komm dann zurück.
web-notify-missing = Dieser Browser zeigt keine Benachrichtigungen für Seiten. Glocke und Titel der Seite sagen dir trotzdem Bescheid.
web-notify-try = Eine zeigen
web-notify-example = So bekommst du Bescheid.
web-told-person = An allen meinen Tischen
web-told-away = Eine Nachricht, wenn ein Spiel wartet und du es nicht offen hast.
web-told-no-account = Mit einem Konto genügt eine Adresse für alle deine Tische. Ohne Konto trägst du sie unten Tisch für Tisch ein.
web-told-tables = Tisch für Tisch
web-told-no-tables = Du sitzt an keinem Tisch, an dem gespielt wird.
web-told-watching = Hier siehst du nur zu: Niemand wartet auf dich.
web-told-seat = Züge von { $name }
web-told-table = Jeder Zug an diesem Tisch
web-webhook = Webhook
    .text = Eine Adresse, an der ein Programm von dir oder deiner Gruppe lauscht. Sie bekommt Tisch, Platz und einen Satz als JSON.
web-email = E-Mail
    .text = Eine neue Adresse bekommt zuerst einen Code, und sonst nichts, bis du ihn hier eingibst.
web-email-none = Dieser Server verschickt keine E-Mail: Sein Betreiber hat keine eingerichtet. Ein Webhook geht.
web-email-code = Zugesandter Code
    .text = Er wurde an { $address } geschickt.
web-email-code-sent = Ein Code ist unterwegs.
web-email-confirm = Adresse bestätigen
web-channel-save = Speichern
web-channel-saved = Gespeichert.
web-channel-turn-off = Ausschalten
web-channel-turn-on = Einschalten
web-channel-remove = Entfernen
web-channel-on = an
web-channel-off = aus
web-channel-waits = noch nicht bestätigt
web-told-here = Bescheid sagen, wenn ich weg bin

## Ein Platz, den ein Bot spielt, und das nächste Spiel

web-bot-plays = Ein Bot ({ $bot }) spielt für { $name }.
web-bot-plays-time = Die Zeit von { $name } ist abgelaufen: Ein Bot ({ $bot }) spielt weiter.
web-abandoned = Dieses Spiel wurde aufgegeben.
web-take-back = Platz zurücknehmen
web-rematch = Noch einmal mit denselben Spielern
web-rematch-alone = Noch einmal spielen
web-rematch-ready = Das nächste Spiel ist bereit.
web-rematch-join = Zum nächsten Spiel

### Die Texte der Seite zu Konten und Benachrichtigungen.

web-this-browser = Dieser Browser
web-notifications = Benachrichtigungen

## Konten

web-sign-up = Konto anlegen
web-sign-out = Abmelden
web-account-why = Du brauchst kein Konto: Ein Link genügt zum Spielen. Ein Konto speichert die Links deiner Tische, damit du sie auf jedem Gerät findest.
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
web-password-note = Mindestens 8 Zeichen. Falls du es vergisst, helfen die Wiederherstellungscodes in deinem Konto.
web-password-yours = Dein Passwort
web-password-show = Passwort anzeigen
web-password-change = Passwort ändern
web-password-old = Aktuelles Passwort
web-password-new = Neues Passwort
web-password-change-note = Mindestens 8 Zeichen. Auf allen anderen Geräten wirst du abgemeldet.
web-password-changed = Passwort geändert.
web-sign-in-recover = Konto wiederherstellen
web-sign-in-code-note = Aus deiner Authentifizierungs-App. Ein Wiederherstellungscode geht auch.
web-recover = Neues Passwort setzen
web-recover-why = Setze mit einem deiner Wiederherstellungscodes ein neues Passwort. Alle anderen Geräte werden dabei abgemeldet.
web-recover-code = Wiederherstellungscode
web-recover-factor-note = Aus deiner Authentifizierungs-App oder ein zweiter Wiederherstellungscode.
web-recover-mail = Code per E-Mail senden
web-recover-mailed = Wenn dieses Konto eine bestätigte E-Mail-Adresse hat, ist ein Code unterwegs.
web-sessions = Sitzungen
web-sessions-why = Diese Browser sind in deinem Konto angemeldet. Beende Sitzungen, die du nicht kennst, und ändere dann dein Passwort.
web-session-here = Dieser Browser
web-session-seen = Zuletzt benutzt: { $when }
web-session-unknown = Unbekannter Browser
web-session-end = Sitzung beenden
web-sessions-end = Alle anderen Sitzungen beenden
web-factor = Zweiter Faktor
web-factor-why = Mit einem zweiten Faktor brauchst du zum Anmelden auch einen Code aus einer Authentifizierungs-App auf deinem Telefon.
web-factor-on = Zum Anmelden brauchst du dein Passwort und einen Code aus deiner Authentifizierungs-App.
web-factor-begin = Zweiten Faktor einrichten
web-factor-scan = Scanne dieses Bild mit deiner Authentifizierungs-App.
web-factor-picture = QR-Code mit dem Schlüssel für deine Authentifizierungs-App
web-factor-key = Oder gib diesen Schlüssel in der App ein:
web-factor-copy = Schlüssel kopieren
web-factor-code = Bestätigungscode
web-factor-confirm = Einschalten
web-factor-cancel = Abbrechen
web-factor-end = Ausschalten
web-recovery = Wiederherstellungscodes
web-recovery-why = Mit einem Wiederherstellungscode setzt du ein neues Passwort oder ersetzt den zweiten Faktor. Jeder gilt einmal; bewahre sie sicher auf.
web-recovery-by-mail = Wenn du unter Benachrichtigungen eine E-Mail-Adresse bestätigst, können wir dir auch einen Code senden.
web-recovery-left =
    { $count ->
        [0] Du hast keine Wiederherstellungscodes.
        [one] Du hast noch einen Wiederherstellungscode.
       *[other] Du hast noch { NUMBER($count) } Wiederherstellungscodes.
    }
web-recovery-made = Speichere diese Codes jetzt. Sie werden nicht noch einmal angezeigt.
web-recovery-copy = Codes kopieren
web-recovery-make = Wiederherstellungscodes erstellen
web-recovery-replace = Neue Codes ersetzen die alten.
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
web-channel-waits = noch nicht bestätigt

web-history = Gespielte Partien
web-history-none = Noch keine beendete Partie. Partien, die du an Tischen deines Kontos beendest, erscheinen hier.
web-history-ratings = Wertung gegen Menschen
web-history-doubt =
    { $count ->
        [one] plus oder minus { NUMBER($doubt) }, nach 1 gewerteten Partie
       *[other] plus oder minus { NUMBER($doubt) }, nach { NUMBER($count) } gewerteten Partien
    }
web-history-unrated =
    { $count ->
        [one] Noch 1 gewertete Partie bis zu einer Wertung.
       *[other] Noch { NUMBER($count) } gewertete Partien bis zu einer Wertung.
    }
web-history-rated-text = Eine beendete Partie wird gewertet, wenn mindestens zwei Menschen mit Konto sie gespielt haben. Sie werden untereinander verglichen; Bots und Gäste zählen nicht, und wer aufgibt, ist Letzter. Alle beginnen bei 1500. Nur du siehst deine Wertung.
web-history-course = Verlauf der Wertung, von { NUMBER($low) } bis { NUMBER($high) }
web-history-sizes = Nach Zahl der Spieler
web-history-game = Spiel
web-history-games = Partien
web-history-won = Gewonnen
web-history-place = Mittlerer Platz
web-history-best = Bestes Ergebnis
web-history-players =
    { $count ->
        [one] { $game }, allein
       *[other] { $game }, { NUMBER($count) } Spieler
    }
web-history-opponents = Nach Gegner
web-history-opponent = Gegner
web-history-ahead = Du vorn
web-history-level = Gleichauf
web-history-companies = Lieblingsunternehmen
web-history-companies-text = Partien, an deren Ende du Aktien des Unternehmens hattest.
web-history-company = Unternehmen
web-history-results =
    { $count ->
        [one] 1 Partie
       *[other] { NUMBER($count) } Partien
    }
web-history-placed = Platz { NUMBER($place) } von { NUMBER($players) }
web-history-change = Wertung { SIGNED($change) }
web-history-resigned = aufgegeben
web-history-deleted = gelöschtes Konto
web-history-with = mit { $names }
web-history-table = Zum Tisch
web-history-review = Analyse
web-history-more =
    { $count ->
        [one] 1 weitere zeigen
       *[other] { NUMBER($count) } weitere zeigen
    }
web-history-save-csv = Als CSV speichern
web-history-save-json = Als JSON speichern

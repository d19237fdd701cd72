### Entscheidungsleiste, Protokoll, Verlauf, Kurve, Gespräch und Notizen eines Tisches im Browser.

bar-region = Entscheidung
bar-preview = Bewirkt
bar-preview-loading = Wird berechnet…
bar-preview-nothing = Keine sofortige Wirkung.
bar-refused = Nicht möglich.
bar-rule = Regel { $rule }
bar-back = Zurück
bar-count =
    { $count ->
        [one] { NUMBER($count) } Möglichkeit
       *[other] { NUMBER($count) } Möglichkeiten
    }
bar-undo = Rückgängig
bar-start-over = Von vorn
bar-confirm = Bestätigen
bar-sending = Wird gesendet…

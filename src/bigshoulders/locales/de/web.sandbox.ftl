# Der Sandkasten: Züge, die von einem Moment der Partie aus ausprobiert werden.

sandbox-title = Sandkasten
sandbox-from = Sandkasten ab Eintrag { $at }
sandbox-untouched = Du ziehst für alle. Die echte Partie bleibt unberührt.
sandbox-dealt-open = Das Glück ist neu.
sandbox-dealt-true = Die Plättchen auf der Hand sind die der Partie; alles, was ab hier gezogen wird, ist neu.
sandbox-dealt-again = Plättchen, die du nicht siehst, sind neu ausgeteilt, und das Glück ist neu.
sandbox-acting = Du ziehst für { $name }.
sandbox-acting-again = Du ziehst für { $name }; die Plättchen sind neu ausgeteilt.
sandbox-lines = Varianten
sandbox-line = Variante { $letter }
sandbox-name = Name der Variante
sandbox-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
sandbox-more = { $count ->
    [one] und { $count } weiterer
   *[other] und { $count } weitere
}
sandbox-branch = Abzweigen
sandbox-full = Du kannst { $count } Varianten behalten. Entferne zuerst eine.
sandbox-compare = Vergleichen
sandbox-bot = Bot ziehen lassen
sandbox-redeal = Neu austeilen
sandbox-play = { $count ->
    [0] Variante spielen
    [one] Variante spielen ({ $count } Zug)
   *[other] Variante spielen ({ $count } Züge)
}
sandbox-play-none = Die Variante enthält noch keinen Zug von dir.
sandbox-stale = Du bist nicht mehr am Zug, deshalb kann diese Variante am Tisch nicht mehr gespielt werden.
sandbox-to-table = Zurück zum Tisch
sandbox-to-replay = Zurück zur Wiederholung
sandbox-to-end = Ans Ende der Variante
sandbox-played = Wie gespielt
sandbox-next = Nächste Züge
sandbox-worth = Vermögen, am Ende die Wertung
sandbox-cash = Bargeld
sandbox-best = am besten
sandbox-open = Variante öffnen
sandbox-remove = Entfernen
sandbox-note = Unterschiede gelten gegenüber der ersten Spalte. Varianten mit derselben Verteilung treffen auf dasselbe Glück. Nur dieser Browser behält sie.

# The coach: the buttons of its card, for every game.

coach-region = Lehrer
coach-warning = Lehrer, Warnung
coach-next = Weiter
coach-back = Zurück
coach-show = Zeig’s mir
coach-close = Verstanden
coach-skip = Lektion überspringen
coach-skip-sure = Lektion überspringen? Du findest sie jederzeit auf der Startseite wieder.
coach-skip-yes = Überspringen
coach-skip-no = Weiterlernen
coach-skipped = Lektion übersprungen. „Spielend lernen“ auf der Startseite startet sie neu.
coach-mute = Tipps ausschalten
coach-muted = Die Tipps sind aus. Du kannst sie in den Einstellungen wieder einschalten.
coach-progress = Teil { $part } von { $parts }
coach-shown = Nichts wurde gewählt. Du bist am Zug.
coach-silent = Der Lehrer meldet sich, wenn etwas Neues geschieht.
coach-again = Noch einmal lesen

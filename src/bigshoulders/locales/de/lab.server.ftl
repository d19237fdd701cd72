# Das Labor: Berichte und Datensätze.
lab-title = Balance: { $game }
lab-summary = Spiele
lab-summary-about = Alle Versuche der Spezifikation. Angaben nach ±, in Klammern und als Balken sind 95-%-Intervalle.
lab-games = Spiele
lab-decisions = Entscheidungen pro Spiel
lab-winner = Ergebnis des Gewinners
lab-faults = Fehler
lab-seats = Plätze
lab-seats-about = Spielt die Reihenfolge am Tisch eine Rolle? Im Diagramm steht 1 für einen gleichen Anteil an den Siegen.
lab-wins = Siege
lab-money = Endergebnis
lab-wins-by-par = Siege, als Vielfaches des gleichen Anteils
lab-origin = Herkunft
lab-origin-about = Dieselbe Engine, dieselben Regeln und derselbe Startwert ergeben dieselbe Seite.

# Die Seite über ein gelerntes Urteil.
lab-judged-title = Vorhersagen des gelernten Urteils
lab-judged-lead = Der Vorsprung am Ende
lab-judged-lead-about = Wie genau der erwartete Vorsprung jedes Spielers vor dem Mittel des Tisches zu Beginn eines Abschnitts dem am Ende folgt. 1 wäre genau, 0 nicht besser als Zufall.
lab-judged-lead-axis = Korrelation mit dem Vorsprung am Ende
lab-judged-error = Der Fehler in Dollar
lab-judged-error-about = Wie weit der erwartete Vorsprung vom tatsächlichen entfernt ist (Wurzel des mittleren Quadrats).
lab-judged-error-axis = Fehler, $
lab-judged-estimate = { NUMBER($players) } Spieler, nur die Schätzung
lab-judged-judgement = { NUMBER($players) } Spieler, mit dem Gelernten
lab-judged-chapter = Abschnitt { NUMBER($number) }
lab-judged-odds = Die Gewinnchancen
lab-judged-odds-about = Von allen Plätzen, die etwa dieselbe Gewinnchance hatten: wie viele gewannen, in Prozent. Die Chancen sind so eingestellt, dass sie für diese Partien im Ganzen stimmen; andere Partien können abweichen.
lab-judged-odds-axis = gewonnen
lab-judged-said = genannte Chance
lab-judged-happened = gewonnen
lab-judged-rows = Zeilen
lab-judged-lessons = Die Partien
lab-judged-lessons-about = Aus den Partien, mit denen gemessen wurde, wurde nichts gelernt.
lab-judged-lesson = gelernt aus: { $name }
lab-judged-check = gemessen mit: { $name }
lab-judged-commit = Stand des Codes

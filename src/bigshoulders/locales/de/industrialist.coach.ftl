### Die ersten Züge von Industrialist mit Lehrer.

industrialist-coach-chapter-start = Erste Züge: der Tisch
industrialist-coach-chapter-turn = Erste Züge: die Aktionen
industrialist-coach-chapter-end = Erste Züge: das Ende

industrialist-coach-welcome = Willkommen in der Industrie
    .text = Du spielst allein: { NUMBER($turns) } Züge ① zu je zwei Jahren. Der Gewinn ② ist dein Ergebnis. Er kommt aus Verkäufen und am Ende aus deinen Gebäuden, und du gibst ihn nie aus.
industrialist-coach-factory = Deine Zentralfabrik
    .text = Ihre vier Leisten zeigen, was du hast: Rohstoffe, Halbwaren, Waren und Kapital. Der Würfel zeigt ihre Arbeiter: Sie hat { NUMBER($workers) } und braucht { NUMBER($staffing) }. Bis dahin produziert sie nichts.
industrialist-coach-actions = Vier Aktionen, in dieser Reihenfolge
    .text = Verkaufen, einstellen, bauen, produzieren: jede höchstens einmal pro Zug, von links nach rechts. Die erste kostet nichts, die zweite 1 Kapital, die dritte 2, die vierte 4.
industrialist-coach-hire = Stelle zuerst ein
    .text =
        { $cost ->
            [0] Ein Arbeiter mehr, und die Zentralfabrik ist voll besetzt. Es ist deine erste Aktion in diesem Zug, also kostenlos. Verkaufen kannst du in diesem Zug danach nicht mehr, aber behalte deine Einheiten: Sie bezahlen dein erstes Gebäude.
           *[other] Ein Arbeiter mehr, und die Zentralfabrik ist voll besetzt. Das kostet jetzt { NUMBER($cost) } Kapital. Verkaufen kannst du in diesem Zug danach nicht mehr, aber behalte deine Einheiten: Sie bezahlen dein erstes Gebäude.
        }
industrialist-coach-worker = Setze den Arbeiter auf die Zentralfabrik
    .text = Ihr Würfel steigt um eins. Wähle die Fabrik auf dem Lageplan und bestätige.
industrialist-coach-produce = Jetzt produziere
    .text =
        { $cost ->
            [0] Die Zentralfabrik ist voll besetzt: Produzieren bringt { NUMBER($gain) } Einheiten auf ihre Leisten. Als erste Aktion ist es kostenlos. Bauen kannst du in diesem Zug danach nicht mehr, aber im nächsten hast du mehr dafür.
           *[other] Die Zentralfabrik ist voll besetzt: Produzieren bringt { NUMBER($gain) } Einheiten auf ihre Leisten. Als weitere Aktion kostet es { NUMBER($cost) } Kapital. Bauen kannst du in diesem Zug danach nicht mehr, aber im nächsten hast du mehr dafür.
        }
industrialist-coach-made = Deine erste Produktion
    .text = Jede Leiste einer voll besetzten Karte hat Einheiten erhalten. Eine zweite Karte mit einer Leiste derselben Art verdoppelt das: Dann erhalten beide Leisten je 2.
industrialist-coach-next-year = Der Zug ist vorbei
    .text = Keine Aktion ist mehr übrig. Beendest du den Zug, vergehen zwei Jahre, und der Marktwürfel fällt neu. Nach dem Wurf lässt sich nichts mehr zurücknehmen.
industrialist-coach-market = Der Marktwürfel zeigt { NUMBER($face) }
    .text = Seine Zeile ① sagt, wie viele Einheiten ein Posten sind: je weniger, desto besser verkaufst du. Die Manager ② kosten so viel Kapital, wie der Würfel zeigt: wenig, wenn der Verkauf schlecht steht.
industrialist-coach-sell = Verkaufe für Gewinn oder Kapital
    .text = Jeder Posten bringt 1 davon. Nimm am Anfang Kapital: Es bezahlt Aktionen und Gebäude. Der Gewinn kann warten.
industrialist-coach-build = Baue
    .text =
        { $cost ->
            [0] Beginne die Aktion ①, solange sie nichts kostet: Du kannst ein Gebäude aus der Reihe ② bezahlen. Verkaufe vorher nichts, denn es kostet Einheiten. Gebäude steigern die Produktion und bringen am Ende den meisten Gewinn.
           *[other] Beginne die Aktion ① für { NUMBER($cost) } Kapital: Du kannst auch noch ein Gebäude aus der Reihe ② bezahlen. Gebäude steigern die Produktion und bringen am Ende den meisten Gewinn.
        }
industrialist-coach-place = Wähle eine Karte und ihren Platz
    .text = Nimm eine Karte ①, dann einen Platz ②, wo ihre Gleise an die einer gebauten Karte anschließen. Die Karte rechts von ihr in der Reihe kann ihr Ereignis auslösen.
industrialist-coach-built = Gebaut: { $card }
    .text = Das Gebäude hat 1 Arbeiter und braucht { NUMBER($staffing) }. Voll besetzt produziert es, und am Ende bringt es { NUMBER($profit) } Gewinn.
industrialist-coach-upkeep = Zwei Arten von Kosten kommen
    .text = Jahr { NUMBER($labour) } ① kostet Kapital für jedes Gebäude mit mehr Arbeitern als nötig. Jahr { NUMBER($maintenance) } ② kostet zwei Einheiten pro Gebäude. Die Zentralfabrik ist von beidem befreit.
industrialist-coach-goodbye = Das Spiel endet nach Jahr 30
    .text = Dann bringt jedes voll besetzte Gebäude seinen Gewinn. Ab { NUMBER($profit) } lautet dein Titel „{ $title }“. Zwei Aktionen sind ein normaler Zug. Baue früh und besetze, was du baust. Der Rest gehört dir.

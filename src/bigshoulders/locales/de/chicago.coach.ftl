### Die erste Dekade mit Lehrer in Chicago 1875, und die Tipps danach.

chicago-coach-chapter-found = Erste Dekade: Gründung
chicago-coach-chapter-stock = Erste Dekade: Aktien-Phase
chicago-coach-chapter-building = Erste Dekade: Bau-Phase
chicago-coach-chapter-action = Erste Dekade: Aktions-Phase
chicago-coach-chapter-operating = Erste Dekade: Betriebs-Phase
chicago-coach-chapter-cleanup = Erste Dekade: das Ende

# Gründung: die drei Vorschläge
chicago-suggest = Unternehmen für den Anfang
chicago-suggest-safe = Der sichere Anfang
chicago-suggest-strong = Der große Verdiener
chicago-suggest-room = Platz zum Wachsen
chicago-suggest-easy = leicht
chicago-suggest-medium = mittel
chicago-suggest-hard = schwer
chicago-suggest-start = Um Fabrik 1 zu betreiben
chicago-suggest-about = etwa { MONEY($amount) }
chicago-suggest-unavailable = noch nicht zu kaufen
chicago-suggest-income = Danach nimmt es ein
chicago-suggest-more =
    { $count ->
        [one] { NUMBER($count) } weiteres Unternehmen
       *[other] { NUMBER($count) } weitere Unternehmen
    }
chicago-suggest-all = Alle zeigen
chicago-suggest-fewer = Drei zeigen
chicago-suggest-mine = Dein Geldbeutel
    .text = kauft Aktien
chicago-suggest-company = Kasse: { $company }
    .text = bezahlt alles, was es tut
chicago-suggest-nobody = Die Kasse des Unternehmens

chicago-charter-fairbank = Zwei Arbeiter betreiben das ganze Unternehmen. Es lebt von Kohle und beginnt mit viel Attraktivität.
chicago-charter-anglo = Billig im Start, mit einem Platz für Kapitalanlagen. Fünf Waren, wenn beide Fabriken laufen.
chicago-charter-cracker_jack = Ein Arbeiter, ein Holz, und es verdient. Die zweite Fabrik braucht Geduld.
chicago-charter-swift = Teure Waren, viel Attraktivität und ein Platz für Kapitalanlagen. Braucht Stahl und insgesamt fünf Arbeiter.
chicago-charter-elgin = Feine Uhren zu feinen Preisen. Sein erster Manager macht es berühmt.
chicago-charter-libby = Viele billige Dosen: Sechs Waren füllen Nachfrage-Plättchen und holen deren Boni.
chicago-charter-spalding = Billig im Betrieb, bescheiden im Ertrag. Besser als zweites Unternehmen.
chicago-charter-brunswick = Immer nur eine teure Ware. Sieben Ressourcen pro Dekade, meist Holz.
chicago-charter-doggett = Gute Schuhe, hungriges Unternehmen: Die zweite Fabrik frisst vier Ressourcen für eine Ware.
chicago-charter-henderson = Drei Fabriken und sieben billige Waren. Alle drei müssen laufen, damit dein Partner frei wird.

# Die Lektion
chicago-coach-welcome = Willkommen in Chicago
    .text = Du bist Investor. Nach fünf Dekaden ① zählen dein Geld und der Wert deiner Aktien. Jede Dekade hat fünf Phasen ②, und ich erkläre jede, wenn sie kommt.
chicago-coach-purses = Du hast zwei Geldbeutel
    .text = ① ist deiner: { MONEY($cash) }. Er kauft Aktien und zählt am Ende. ② gehört deinem Unternehmen. Er bezahlt Arbeiter, Ressourcen und alles andere. Beim Gründen wandert Geld von ① nach ②.
chicago-coach-charter = Wähle dein Unternehmen
    .text = Diese drei passen zu dieser Auslage. Lies das Rezept: Arbeiter und Ressourcen gehen hinein, Waren kommen heraus. Die Kreise sagen, wie schwer die erste Dividende ist.
chicago-coach-price = Wähle den ersten Preis
    .text = Du zahlst das Dreifache des Preises ①. Bei { MONEY($value) } beginnt das Unternehmen mit { MONEY($treasury) }, und du behältst { MONEY($keep) } ②. Ein niedriger Preis lässt dir mehr, ein hoher gibt dem Unternehmen mehr.
chicago-coach-hard = { $company } ist ein schweres erstes Unternehmen
    .text = { $character } Gut, wenn du es schwer magst. Die vorgeschlagenen Unternehmen zahlen früher.
chicago-coach-founded = { $company } gehört dir
    .text = Du hältst drei von zehn Aktien. In der Kasse ① liegen { MONEY($treasury) }, und Fabrik 1 ② ist leer. Dein Ziel in dieser Dekade: Fabrik 1 betreiben und eine Dividende zahlen.
chicago-coach-sold-share = { $name } hat eine Aktie von { $company } gekauft
    .text = Die Kasse bekam { MONEY($price) }, und { $name } erhält einen Teil der Dividenden. Du bleibst Direktor.
chicago-coach-buy = Kaufe eine Aktie von { $company }
    .text = Ihr Preis von { MONEY($price) } geht in die Kasse. So gewinnst du doppelt: eine Aktie mehr für dich, mehr Geld für Arbeiter und Ressourcen.
chicago-coach-pass = Nichts zu kaufen, also passe
    .text = Du hast { MONEY($cash) }, und keine Aktie ist so billig. Wenn andere weiter handeln, wirst du noch einmal gefragt.
chicago-coach-build = Platziere ein Gebäude
    .text = Platziere eines, entferne dann eines und behalte das letzte. Alle dürfen dein Gebäude nutzen, und jedes Mal bekommst du Geld. Wähle eines, das jedes Unternehmen brauchen kann.
chicago-coach-remove = Entferne nun eines
    .text = Es verlässt das Spiel. Das letzte Gebäude bleibt für die nächste Dekade auf deiner Hand.
chicago-coach-fee = Dein Gebäude brachte { MONEY($amount) }
    .text = Ein Unternehmen hat es genutzt. Das Geld liegt in deinem Geldbeutel, nicht in einer Kasse.
chicago-coach-jobs = Der Arbeitsmarkt
    .text =
        { $workers ->
            [one] { NUMBER($workers) } Arbeiter ist zu haben, für { MONEY($price) }. Die billigsten gehen zuerst: Stell früh ein.
           *[other] { NUMBER($workers) } Arbeiter sind zu haben, der erste für { MONEY($price) }. Die billigsten gehen zuerst: Stell früh ein.
        }
chicago-coach-appeal = { $company } steigt auf Attraktivität { NUMBER($appeal) }
    .text = Die Attraktivität entscheidet, wer zuerst arbeitet: Dieses Unternehmen kauft billiger und findet mehr Nachfrage. Am Weg liegen Boni, auf Feld 9 ein Partner.
chicago-coach-bonus = Der Bonus oder das Geld
    .text = Nimm den Bonus ① oder Geld für die Kasse ②. Kann das Unternehmen den Bonus brauchen, ist er meist mehr wert.
chicago-coach-asset = Eine Kapitalanlage bringt ihren Bonus sofort
    .text =
        { $slots ->
            [0] { $company } hat keinen Platz für Kapitalanlagen frei: Es nimmt den Sofortbonus und wirft das Plättchen ab. Ist der Bonus den Preis wert?
           *[other] { $company } hat einen Platz für Kapitalanlagen frei: Es nimmt den Sofortbonus, behält das Plättchen und darf es einmal pro Dekade nutzen.
        }
chicago-coach-crew = Zuerst Arbeiter für Fabrik 1
    .text =
        { $workers ->
            [one] Jeder Partner ist eine Aktion für dein Unternehmen. Fabrik 1 fehlt { NUMBER($workers) } Arbeiter: Geh zum Arbeitsmarkt. Das kostet { MONEY($crew) } von { MONEY($treasury) }.
           *[other] Jeder Partner ist eine Aktion für dein Unternehmen. Fabrik 1 fehlen { NUMBER($workers) } Arbeiter: Geh zum Arbeitsmarkt. Das kostet { MONEY($crew) } von { MONEY($treasury) }.
        }
chicago-coach-fundraise = Beschaffe zuerst Geld
    .text = Die Arbeiter für Fabrik 1 kosten { MONEY($crew) }, in der Kasse liegen { MONEY($treasury) }. Dieses Feld bringt { MONEY(40) } von der Bank. Dein nächster Partner kann dann einstellen.
chicago-coach-late = Fabrik 1 muss warten
    .text = Ihre Arbeiter kosten { MONEY($crew) }, in der Kasse liegen { MONEY($treasury) }: In dieser Dekade reichen deine Partner dafür nicht. Bereite die nächste vor: Stelle einen Teil der Arbeiter ein ①, oder beschaffe Geld ②.
chicago-coach-hire = Fülle Fabrik 1
    .text =
        { $workers ->
            [one] Ihr fehlt { NUMBER($workers) } Arbeiter. Mit einem leeren Feld stellt sie nichts her. Arbeiter für Fabrik 2 können warten, bis die Ressourcen bezahlt sind.
           *[other] Ihr fehlen { NUMBER($workers) } Arbeiter. Mit einem leeren Feld stellt sie nichts her. Arbeiter für Fabrik 2 können warten, bis die Ressourcen bezahlt sind.
        }
chicago-coach-crewed = Fabrik 1 hat ihre Mannschaft
    .text = Ihre Ressourcen kosten etwa { MONEY($cubes) }, in der Kasse liegen { MONEY($treasury) }. Stelle nur weiter ein, wenn genug bleibt, oder höre hier auf.
chicago-coach-grow = Fabrik 1 hat ihre Arbeiter
    .text =
        { $spare ->
            [0] Ihre Ressourcen kosten etwa { MONEY($cubes) }, in der Kasse liegen { MONEY($treasury) }. Behalte dieses Geld: Am besten ist jetzt ein Feld, das nichts kostet.
           *[1] Ihre Ressourcen kosten etwa { MONEY($cubes) }, in der Kasse liegen { MONEY($treasury) }. Wachse mit dem Rest: mehr Personal, Attraktivität oder eine Kapitalanlage.
        }
chicago-coach-no-cube = Davon ist zu wenig zu kaufen: { $resource }
    .text = Fabrik 1 braucht es. Das X-Feld rückt nach, wenn andere kaufen, und ein Gebäude kann es vom Haymarket Square holen.
chicago-coach-order = Die Unternehmen arbeiten
    .text = Sie kommen nach Attraktivität an die Reihe: { $company } ist Nummer { NUMBER($rank) } von { NUMBER($companies) }. Die ersten kaufen und verkaufen vor den anderen.
chicago-coach-purchase = Kaufe Ressourcen für Fabrik 1
    .text = Es fehlt noch: { $lack }, für etwa { MONEY($cubes) } von { MONEY($treasury) }. Beginne mit ①. Sobald die Produktion beginnt, ist die Lieferkette geschlossen.
chicago-coach-save = Fabrik 1 kann noch nicht laufen
    .text =
        { $why ->
            [workers] Es fehlt noch: { $lack }. Jetzt lässt sich niemand einstellen. Kaufe nur das Nötige: Gespartes Geld hilft in der nächsten Dekade.
            [trade] Es fehlt noch: { $lack }. Zwei gleiche Ressourcen lassen sich am Haymarket Square gegen eine tauschen: Das kann reichen.
            [money] Es fehlt noch: { $lack }. In der Kasse liegen nur { MONEY($treasury) }. Kaufe einen Teil, oder spare das Geld für die nächste Dekade.
           *[unavailable] Es fehlt noch: { $lack }. Davon ist nicht alles zu kaufen. Kaufe nur das Nötige: Gespartes Geld hilft in der nächsten Dekade.
        }
chicago-coach-stocked = Das reicht für Fabrik 1
    .text = Beende den Einkauf, oder kaufe für eine andere Fabrik, die ihre Arbeiter hat.
chicago-coach-run = Betreibe deine Fabrik
    .text = Ihre Ressourcen gehen zum Haymarket Square, ihre Waren in die Kasse. Laufen alle Fabriken in einem Zug, kommt dein reservierter Partner zu dir.
chicago-coach-sell = Verkaufe die Waren
    .text = Lege jede Ware auf ein Nachfrage-Plättchen deiner Reihe. Der letzte Platz eines Plättchens bringt einen Bonus: Ziele auf eines, das du füllen kannst.
chicago-coach-payout = Auszahlen oder einbehalten?
    .text = Auszahlen ①: Du bekommst { MONEY($mine) }, und der Aktienwert wird { MONEY($up) }. Einbehalten ②: Die Kasse bekommt { MONEY($revenue) }, und der Wert wird { MONEY($down) }. Zahle aus, wenn das Unternehmen auch ohne das Geld laufen kann.
chicago-coach-dividend = Deine erste Dividende: { MONEY($mine) }
    .text =
        { $gain ->
            [0] Sie liegt in deinem Geldbeutel. Der Aktienwert bleibt bei { MONEY($value) }: Er steigt, wenn der Umsatz ihn erreicht.
           *[other] Sie liegt in deinem Geldbeutel. Der Aktienwert stieg von { MONEY($old) } auf { MONEY($value) }, also sind deine Aktien { MONEY($gain) } mehr wert.
        }
chicago-coach-withheld = { $company } behält seinen Umsatz
    .text = Die Kasse bekam { MONEY($revenue) }, und der Aktienwert fiel um eine Stufe. Gib das Geld für etwas aus, das in der nächsten Dekade zahlt.
chicago-coach-partner = Ein Partner kommt zu dir
    .text = Alle Fabriken liefen in einem Zug. Dein reservierter Partner gehört dir: eine Aktion mehr in jeder Aktions-Phase.
chicago-coach-decade = Das war eine Dekade
    .text = Du besitzt { MONEY($worth) }: { MONEY($cash) } in Geld, { MONEY($shares) } in Aktien. Noch vier Dekaden. Ab jetzt melde ich mich nur bei Neuem oder Gefährlichem.

# Tipps für spätere Dekaden
chicago-coach-stuck = { $company } kann in dieser Dekade nicht laufen
    .text = Für Fabrik 1 fehlt noch: { $lack }. In der Kasse liegen { MONEY($treasury) }. Ohne Betrieb fällt der Aktienwert auf { MONEY($down) }.
chicago-coach-closing = { $company } ist der Schließung nah
    .text = Ein Unternehmen, dessen Wert Geschlossen erreicht, verlässt das Spiel mit allen Aktien. Jede Dividende hebt es.
chicago-coach-last-payout = Die letzte Entscheidung für { $company }
    .text = Geld in der Kasse zählt am Ende nicht. Zahle aus, außer du gewinnst damit „Das meiste Geld in der Unternehmenskasse“.
chicago-coach-last-action = Die letzte Aktions-Phase
    .text = Nichts, was du baust, zahlt nach dieser Dekade. Hebt die Aktion eine Dividende, einen Aktienwert oder ein Ziel?
chicago-coach-rival-dividend = Auch fremde Aktien zahlen dir etwas
    .text = { $company } zahlte in der letzten Dekade { MONEY($dividend) } pro Aktie, und eine Aktie kostet { MONEY($price) }.
chicago-coach-full-hand = Mehr darfst du nicht halten von { $company }
    .text = { NUMBER($shares) } Aktien sind die Grenze. Stecke weiteres Geld in andere Unternehmen.
chicago-coach-limit = Du hältst { NUMBER($certificates) } von { NUMBER($limit) } Zertifikaten
    .text = Ein Vorzugszertifikat trägt zwei Aktien und braucht darum weniger Platz.
chicago-coach-sold-out = Noch ein Zertifikat, und { $company } ist ausverkauft
    .text = Halten die Spieler am Ende der Aktien-Phase alle Aktien, steigt der Aktienwert um eine Stufe. Davon haben alle deine { NUMBER($shares) } Aktien etwas.
chicago-coach-second-company = Du könntest ein zweites Unternehmen gründen
    .text = Du hast { MONEY($cash) }. Ein zweites Unternehmen braucht eigene Arbeiter, Ressourcen und Aktionen: Hast du Partner übrig?
chicago-coach-free-partner = Dein reservierter Partner ist nah
    .text = Alle Fabriken von { $company } müssen in einem Zug laufen. Noch leere Arbeiterfelder: { NUMBER($free) }.
chicago-coach-appeal-partner = Ein Partner wartet auf Attraktivität 9
    .text = { $company } ist noch { NUMBER($away) } entfernt. Du kannst diesen Partner sofort nutzen.
chicago-coach-full-row = Mehr Waren als Nachfrage
    .text = Deine Reihe nimmt noch { NUMBER($room) } zum vollen Preis, und { $company } kann { NUMBER($goods) } herstellen. Der Rest geht zum halben Preis weg oder wartet.
chicago-coach-next-step = Noch { MONEY($missing) } bis zur nächsten Stufe
    .text = Mit so viel mehr Umsatz steigt { $company } eine Stufe weiter. Eine Kapitalanlage kann ihn bringen.
chicago-coach-triple = { $company } kann um drei Stufen steigen
    .text = Ab { MONEY(60) } hebt ein Umsatz vom Dreifachen den Aktienwert um drei Stufen: jetzt { MONEY($triple) }.
chicago-coach-unused-asset = Noch ungenutzt: { $asset }
    .text = { $company } darf es einmal pro Dekade nutzen, und es lässt sich nicht aufheben.
chicago-coach-rich-treasury = { $company } sitzt auf { MONEY($treasury) }
    .text = Geld in der Kasse zählt am Ende nicht. Zusätzliche Dividenden machen aus { MONEY(100) } davon { MONEY(10) } pro Aktie.
chicago-coach-goal = Nur eins zurück: { $goal }
    .text = Dir fehlt eins zur Spitze. Das Ziel bringt { MONEY($cash) }, und ein Gleichstand zahlt voll.
chicago-coach-row-partner = Ein weiterer Partner kommt zu dir
    .text = Dein drittes Gebäude liegt auf dem Feld, auf dem dieser Partner gewartet hat. Ab jetzt hast du in jeder Dekade eine Aktion mehr.
chicago-coach-own-sale = Der Verkauf kostet auch deine übrigen Aktien etwas
    .text =
        { $kept ->
            [one] Der Aktienwert von { $company } fällt von { MONEY($old) } auf { MONEY($value) }: Deine letzte Aktie verliert { MONEY($loss) }. In dieser Dekade darfst du { $company } nicht mehr kaufen.
           *[other] Der Aktienwert von { $company } fällt von { MONEY($old) } auf { MONEY($value) }: Die { NUMBER($kept) } Aktien, die du behältst, verlieren { MONEY($loss) }. In dieser Dekade darfst du { $company } nicht mehr kaufen.
        }
chicago-coach-wanted-building = Dieses Gebäude können andere brauchen
    .text = { $building }: { NUMBER($companies) } Unternehmen anderer Spieler könnten es nutzen. Jede Nutzung bringt dir { MONEY($amount) }.
chicago-coach-below = { $rival } liegt knapp vor { $company }
    .text = Beide stehen auf Attraktivität { NUMBER($appeal) }, { $rival } liegt oben. Mit einem Punkt mehr kauft und verkauft { $company } zuerst.
chicago-coach-fill-tile = Fülle jetzt ein Nachfrage-Plättchen
    .text = Du hast genug Waren, und die letzte bringt { MONEY($bonus) }. { $rival } verkauft später in derselben Reihe und könnte den Bonus holen.

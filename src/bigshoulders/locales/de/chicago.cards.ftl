### Karten, die die Dinge von Chicago 1875 erklären. Die Meldung ist der eine Satz der Karte; ihre
### Attribute sind der Name, die Art und die Fakten, wo das Ding sie hat.

# Mengen in Sätzen
chicago-card-workers =
    { $count ->
        [one] 1 Arbeiter
       *[other] { NUMBER($count) } Arbeiter
    }
chicago-card-cubes =
    { $resource ->
        [livestock] { NUMBER($count) } Vieh
        [steel] { NUMBER($count) } Stahl
        [wood] { NUMBER($count) } Holz
       *[coal] { NUMBER($count) } Kohle
    }

# Unternehmen und Fabriken
chicago-card-company = Produziert Waren in { NUMBER($factories) } Fabriken und verkauft sie in seiner Branche: { $industry }.
    .open = { $industry } · Direktor: { $name }
    .available = { $industry } · kann gegründet werden
    .closed = { $industry } · geschlossen
    .sells = Verkauft zu
    .prices = { $first } pro Ware. Mit Verkäufern: { $more }.
    .founding = Gründung
    .founder = Wer es gründet, zahlt { MONEY($least) } bis { MONEY($most) } in die Unternehmenskasse und erhält 30 % der Aktien.
    .limits = Grenzen
    .slots = Anlagen
    .keeps =
        { $count ->
            [0] Es hat keinen Platz: Es nimmt den Bonus einer Kapitalanlage und verliert das Plättchen.
            [one] Es behält eine Kapitalanlage.
           *[other] Es behält { NUMBER($count) } Kapitalanlagen.
        }
    .order = Betriebsreihenfolge
    .hold = Du hältst
    .runs = { $company } kann { NUMBER($count) } von { NUMBER($all) } Fabriken betreiben.
    .stuck = { $company } kann noch nicht produzieren. Der Fabrik { NUMBER($number) } fehlen: { $list }.
    .operated = { $company } war in dieser Dekade schon an der Reihe.
    .foundable = Du kannst es jetzt gründen.
    .could_run = { $company } hat Arbeiter und Ressourcen für { NUMBER($count) } von { NUMBER($all) } Fabriken.
    .payable = Du könntest es in einer Aktien-Phase gründen: für mindestens { MONEY($least) } von deinen { MONEY($cash) }.
    .dear = Die Gründung kostet mindestens { MONEY($least) }, und du hast { MONEY($cash) }.
chicago-card-company-american_flyer = Produziert 1 Ware pro angestelltem Arbeiter. Zwei Manager heben den Preis von { MONEY(40) } auf { MONEY(50) }, und jeder Katalog bringt { MONEY(40) } mehr.
    .limits = Es kann nicht automatisieren und keine Verkäufer-Gebäude nutzen.
chicago-card-company-quaker_oats = Stellt es in einer Aktion zwei oder mehr Arbeiter ein, darf es einen kostenlos automatisieren.
    .limits = In seiner Betriebsrunde zahlt es { MONEY(20) } pro angestelltem Arbeiter, sonst muss es einbehalten. Es kauft keine Ressourcen und nutzt weder Ressourcen- noch Verkäufer-Gebäude.
chicago-card-company-oscar_mayer = Seine einzige Fabrik läuft mit 2, 4 oder 6 Arbeitern und macht jedes Mal mehr und billigere Waren.
    .limits = Es kann nicht automatisieren. Jedes Paar Verkäufer erhöht den Preis um { MONEY(10) }, ohne Grenze.
chicago-card-company-schwinn = Einmal pro Dekade darf es statt eines Managers 2 Stahl gegen 2 Waren und Attraktivität +3 abgeben.
    .limits = Es kann keine Manager beschäftigen.
chicago-card-company-florsheim = Drei Fabriken, und die Manager der ersten und der letzten automatisieren bei jeder Produktion einen Arbeiter.
    .limits = Sonst gelten die gewöhnlichen Regeln.
chicago-card-factory = { $ingredients } ergeben { $goods }.
    .kind = Fabrik von { $company }
    .per_worker = Jeder Arbeiter macht 1 Ware; eine Produktion braucht { $ingredients }.
    .tier = { $ingredients } ergeben { $goods } zu je { MONEY($price) }.
    .tiers = Je mehr Arbeiter sie beschäftigt, desto mehr Waren macht sie auf einmal.
    .when = Einmal in der Betriebsrunde des Unternehmens, nach den Fabriken links davon.
    .manager = Manager
    .bonus = Mit Manager bringt jede Produktion außerdem: { $list }.
    .machines = Maschinen
    .automated = Vollständig automatisiert macht sie 1 Ware mehr.
    .ready = Bereit zur Produktion.
    .ran = Hat in dieser Runde produziert.
    .lacks = Es fehlen: { $list }.
    .staff = Arbeiter
    .tokens = Automatisiert

# Was ein Effekt tut, als Satz und kurz
chicago-card-effect-cubes = Nimm { $list } vom Haymarket Square; was dort fehlt, verfällt.
chicago-card-effect-two_identical = Nimm 2 Würfel einer Sorte vom Haymarket Square; liegt keine Sorte doppelt aus, nimm 1.
chicago-card-effect-two_different = Nimm 2 Würfel verschiedener Sorten vom Haymarket Square; liegt nur eine Sorte aus, nimm 1.
chicago-card-effect-cubes_of_choice =
    { $n ->
        [one] Nimm 1 Würfel deiner Wahl vom Haymarket Square.
       *[other] Nimm { NUMBER($n) } Würfel deiner Wahl vom Haymarket Square.
    }
    .short =
        { $n ->
            [one] 1 Ressource deiner Wahl
           *[other] { NUMBER($n) } Ressourcen deiner Wahl
        }
chicago-card-effect-purchase_asset =
    { $discount ->
        [0] Kaufe eine ausliegende Kapitalanlage.
       *[other] Kaufe eine ausliegende Kapitalanlage für { MONEY($discount) } weniger, als ihr Feld anzeigt.
    }
chicago-card-effect-appeal =
    { $n ->
        [one] Das Unternehmen rückt auf der Attraktivitätsleiste 1 Feld vor und erhält den erreichten Bonus.
       *[other] Das Unternehmen rückt auf der Attraktivitätsleiste { NUMBER($n) } Felder vor und erhält jeden Bonus auf dem Weg.
    }
    .short = Attraktivität +{ NUMBER($n) }
chicago-card-effect-staff-workers =
    { $n ->
        [one] Erhalte 1 Arbeiter für ein freies Arbeiterfeld; ohne Feld verfällt er.
       *[other] Erhalte { NUMBER($n) } Arbeiter für freie Arbeiterfelder; wer kein Feld findet, verfällt.
    }
chicago-card-effect-staff-managers =
    { $n ->
        [one] Erhalte 1 Manager für eine Fabrik ohne Manager.
       *[other] Erhalte { NUMBER($n) } Manager für Fabriken ohne Manager.
    }
chicago-card-effect-staff-salespeople =
    { $n ->
        [one] Erhalte 1 Verkäufer: Die Waren des Unternehmens steigen auf den nächsten Preis seiner Urkunde.
       *[other] Erhalte { NUMBER($n) } Verkäufer: Die Waren des Unternehmens steigen um { NUMBER($n) } Preise auf seiner Urkunde.
    }
chicago-card-effect-goods =
    { $n ->
        [one] Lege 1 Ware in die Unternehmenskasse; Fabrik, Arbeiter und Würfel sind nicht nötig.
       *[other] Lege { NUMBER($n) } Waren in die Unternehmenskasse; Fabrik, Arbeiter und Würfel sind nicht nötig.
    }
    .short =
        { $n ->
            [one] 1 Ware
           *[other] { NUMBER($n) } Waren
        }
chicago-card-effect-automate =
    { $n ->
        [one] Ersetze 1 Arbeiter durch eine Maschine; er wechselt auf ein freies Feld des Unternehmens oder auf den Arbeitsmarkt.
       *[other] Ersetze { NUMBER($n) } Arbeiter durch Maschinen; sie wechseln auf freie Felder des Unternehmens oder auf den Arbeitsmarkt.
    }
    .short =
        { $n ->
            [one] 1 Arbeiter automatisiert
           *[other] { NUMBER($n) } Arbeiter automatisiert
        }
chicago-card-effect-extra_dividends = Das Unternehmen zahlt { MONEY($amount) } aus seiner Kasse, ein Zehntel pro Aktie; danach bewegt sich der Aktienwert wie bei { MONEY($amount) } Umsatz.
chicago-card-effect-hire_workers = Stelle so viele Arbeiter ein, wie das Unternehmen Platz und Geld hat, die billigsten zuerst.
chicago-card-effect-initiative = Du darfst außerdem auf das erste Feld der Initiativeleiste ziehen.
chicago-card-effect-fundraising = Die Bank zahlt { MONEY($amount) } in die Unternehmenskasse.
chicago-card-effect-optional_worker = Du darfst 1 Arbeiter auf ein freies Arbeiterfeld setzen; ohne freies Feld verfällt er.
    .short = 1 Arbeiter
chicago-card-effect-stock_value = Der Aktienwert des Unternehmens steigt um 1 Stufe.
    .short = Aktienwert +1 Stufe
chicago-card-effect-catalog = Erhöht den Umsatz des Unternehmens in dieser Runde um { MONEY($amount) }.
chicago-card-effect-manager_or_salesperson = Erhalte 1 Manager oder 1 Verkäufer für ein freies Feld.
chicago-card-effect-dearer_goods = Jede Ware, die das Unternehmen in dieser Runde verkauft, bringt { MONEY($amount) } mehr.

# Kapitalanlagen
chicago-card-asset = Kapitalanlage · auf dem Feld zu { MONEY($price) }
    .own = Kapitalanlage · { $company }
    .away = Kapitalanlage
    .free = Einmal pro Dekade, in deinem Aktionszug oder in der Betriebsrunde des Unternehmens.
    .reaction = Einmal pro Dekade, im Moment des Fallens, auch außerhalb deines Zuges.
    .after_adjustment = Einmal pro Dekade, am Ende der Betriebsrunde des Unternehmens, nach den Dividenden.
    .after_production = Einmal pro Dekade, in der Betriebsrunde des Unternehmens, jederzeit nach der Produktion.
    .revenue = Einmal pro Dekade, in der Betriebsrunde des Unternehmens, bevor es zahlt oder einbehält.
    .before_sale = Einmal pro Dekade, in der Betriebsrunde des Unternehmens, bevor es eine Ware verkauft.
    .price = Das Unternehmen zahlt der Bank { MONEY($price) } für den Kauf.
    .price_and_use = Das Unternehmen zahlt der Bank { MONEY($price) } für den Kauf und { MONEY($cost) } für jede Nutzung.
    .use = Das Unternehmen zahlt der Bank { MONEY($cost) } für jede Nutzung.
    .nothing = Niemand. Die Nutzung ist kostenlos.
    .bonus = Sofortbonus beim Kauf: { $bonus }.
    .protection = Hebt einen Fall des Aktienwerts auf, wenn das Unternehmen einbehält oder ein anderer Spieler seine Aktien verkauft.
    .buys = { $company } kann sie bezahlen: { MONEY($left) } blieben in der Kasse.
    .loses = { $company } kann sie bezahlen, hat aber keinen freien Platz: Es bekäme den Bonus und gäbe ein Plättchen ab.
    .could_buy = { $company } könnte sie kaufen: { MONEY($left) } blieben in der Kasse.
    .could_lose = { $company } könnte sie kaufen, hat aber keinen freien Platz: Es bekäme den Bonus und gäbe ein Plättchen ab.
    .short = { $company } fehlen { MONEY($short) }.
    .ready = Bereit: { $company } kann sie in dieser Dekade nutzen.
    .exhausted = In dieser Dekade genutzt. Nach dem Aufräumen ist sie wieder bereit.
    .later = Wenn eine billigere verkauft ist

# Gebäude und Stadt
chicago-card-space = Stadtfeld · auf dem Spielplan
    .building = Gebäude · { $name }, { $year }
    .hand = Gebäude · auf der Hand
    .once = In der Aktions-Phase, einmal pro Dekade, für den ersten Partner, der kommt.
    .often = In der Aktions-Phase, beliebig oft.
    .from = In der Aktions-Phase, einmal pro Dekade, ab { $year }.
    .pool = In der Aktions-Phase, nur für Spieler, die kein Unternehmen leiten.
    .bank_to_you = Die Bank zahlt dir { MONEY($amount) }. Das Unternehmen, das es nutzt, zahlt nichts.
    .bank_to_owner = Die Bank zahlt { MONEY($amount) } an { $name }. Das Unternehmen, das es nutzt, zahlt nichts.
    .company_to_you = Das Unternehmen, das es nutzt, zahlt dir { MONEY($amount) } (persönliche Mittel).
    .company_to_owner = Das Unternehmen, das es nutzt, zahlt { MONEY($amount) } an { $name } (persönliche Mittel).
    .fee = Das Unternehmen zahlt der Bank { MONEY($amount) }.
    .worker = Das Unternehmen zahlt der Bank { MONEY($amount) } für den nächsten Arbeiter.
    .tile = Das Unternehmen zahlt der Bank den Preis des Feldes, auf dem das Plättchen liegt.
    .funds = Die Bank. Das Unternehmen zahlt nichts.
    .dividends = Die Unternehmenskasse zahlt an alle, die Aktien halten.
    .market =
        { $count ->
            [0] Dieses Gebäude bringt keine Arbeiter auf den Arbeitsmarkt.
            [one] Dieses Gebäude bringt 1 Arbeiter auf den Arbeitsmarkt.
           *[other] Dieses Gebäude bringt { NUMBER($count) } Arbeiter auf den Arbeitsmarkt.
        }
    .open = Frei für den nächsten Partner.
    .can = { $company } kann es nutzen.
    .could = { $company } könnte es nutzen.
    .none =
        { $count ->
            [one] Dein Unternehmen kann es zurzeit nicht nutzen.
           *[other] Keines deiner Unternehmen kann es zurzeit nutzen.
        }
    .users =
        { $count ->
            [0] Keines der { NUMBER($all) } Unternehmen könnte es zurzeit nutzen.
            [one] Eines der { NUMBER($all) } Unternehmen könnte es zurzeit nutzen.
           *[other] { NUMBER($count) } der { NUMBER($all) } Unternehmen könnten es zurzeit nutzen.
        }
    .used = In dieser Dekade genutzt, Partner: { $name }.
    .opens = Öffnet { $year }.
    .left = Partner übrig
chicago-card-space-bank_pool = Die Bank zahlt dir { MONEY(25) } (persönliche Mittel).

# Öffentliche Ziele
chicago-card-goal = Bei Gleichstand an der Spitze werden alle voll bezahlt.
    .name = Öffentliches Ziel
    .kind = Öffentliches Ziel · { MONEY($amount) } am Ende
    .tied = Gleichstand
    .when = Wird einmal gezählt, nach der letzten Betriebs-Phase.
    .pays = Die Bank, an dich (persönliche Mittel).
    .alone = Du führst mit { $mine }.
    .level = Du liegst gleichauf mit { $names } vorn.
    .behind =
        { $count ->
            [one] { $names } führt mit { $best }. Du hast { $mine }.
           *[other] { $names } führen mit { $best }. Du hast { $mine }.
        }
chicago-card-goal-most_managers = Beschäftige auf allen deinen Urkunden zusammen die meisten Manager.
chicago-card-goal-most_salespeople = Beschäftige auf allen deinen Urkunden zusammen die meisten Verkäufer.
chicago-card-goal-most_assets = Habe die meisten Kapitalanlagen auf deinen Urkunden liegen; abgeworfene zählen nicht.
chicago-card-goal-most_workers = Beschäftige die meisten Arbeiter; automatisierte Felder zählen nicht.
chicago-card-goal-most_automation = Habe die meisten Automatisierungs-Marker auf Arbeiterfeldern deiner Unternehmen.
chicago-card-goal-highest_appeal = Leite ein Unternehmen auf dem höchsten besetzten Attraktivitätsfeld; der Platz im Stapel zählt nicht.
chicago-card-goal-richest_company = Leite das Unternehmen mit dem meisten Bargeld in der Kasse.
chicago-card-goal-most_partners = Habe die meisten Partner erhalten; du beginnst mit zweien und kannst drei weitere gewinnen.
chicago-card-goal-most_common = Besitze die meisten Stammaktienzertifikate aller Unternehmen zusammen.
chicago-card-goal-most_preferred = Besitze die meisten Vorzugszertifikate aller Unternehmen zusammen.

# Die Leisten
chicago-card-stock = So viel kostet eine Aktie; eine Dividende hebt den Wert um höchstens 2 Stufen.
    .name = { $value } pro Aktie
    .kind = Aktienübersicht
    .high = So viel kostet eine Aktie; ab hier kann eine große Dekade den Wert um 3 Stufen heben.
    .paying = Zahlen
    .two = { MONEY($one) } Umsatz heben ihn um 1 Stufe, { MONEY($two) } um 2 Stufen.
    .three = { MONEY($one) } Umsatz heben ihn um 1 Stufe, { MONEY($two) } um 2 Stufen, { MONEY($three) } um 3 Stufen.
    .top = Das ist das Ende der Leiste: Höher kann der Wert nicht steigen.
    .withholding = Einbehalten
    .falls = Eine Stufe tiefer, auf { $value }, egal wie hoch der Umsatz war.
    .lowest = Tiefer kann der Wert nicht fallen.
    .selling = Verkaufen
    .shares = Jede Aktie, die ein Spieler verkauft, senkt den Wert um eine Stufe.
    .batch = Jede Aktie, die der Direktor verkauft, senkt den Wert um eine Stufe; ein Verkauf anderer senkt ihn insgesamt um eine.
    .founding = Ein neues Unternehmen darf hier beginnen: Wer es gründet, zahlt { MONEY($amount) } für 30 % der Aktien.
    .here = Hier
    .above = Darüber
    .below = Darunter
    .pays = { $company } steigt hierher, wenn es { MONEY($revenue) } auszahlt.
    .withholds = { $company } fällt hierher, wenn es { MONEY($revenue) } einbehält.
    .would_pay = { $company } stiege hierher, wenn es { MONEY($revenue) } auszahlt: So viel bringen seine besetzten Fabriken.
chicago-card-stock-closed = Eine Aktie ist hier nichts wert; ein Unternehmen, das zu Beginn der nächsten Aktien-Phase noch hier steht, scheidet aus.
    .kind = Aktienübersicht
    .when = Wenn Verkäufe oder Einbehalten ein Unternehmen unter den niedrigsten Wert drücken.
    .brings = Bis dahin handelt und produziert es, und eine Dividende bringt es zurück.
chicago-card-appeal = Je höher ein Unternehmen steht, desto früher ist es an der Reihe; auf einem Feld beginnt der obere Marker.
    .kind = Attraktivitätsleiste
    .when = Attraktivität kommt von Gebäuden, Kapitalanlagen, Managern und Werbung.
    .brings = Ein Feld mit Symbol bringt dem Unternehmen, das es erreicht, den Bonus.
    .top = Ein weiterer Zuwachs legt das Unternehmen oben auf diesen Stapel und bringt keinen Bonus.
    .away =
        { $steps ->
            [one] 1 Feld entfernt
           *[other] { NUMBER($steps) } Felder entfernt
        }
chicago-card-bonus = Niemand. Das Unternehmen darf stattdessen { MONEY(25) } von der Bank nehmen.
    .name = Feld { NUMBER($space) }: { $bonus }
    .kind = Attraktivitätsbonus
    .when = Sobald ein Unternehmen Feld { NUMBER($space) } erreicht oder überschreitet.
    .passed = Deine Unternehmen sind daran vorbei.
    .can = Bringt { $company } jetzt dorthin: { $space }.
    .could = Würde { $company } dorthin bringen: { $space }.
chicago-card-bonus-worker = Setze kostenlos einen Arbeiter auf ein freies Arbeiterfeld des Unternehmens.
chicago-card-bonus-salesperson = Setze einen Verkäufer ein: Die Waren des Unternehmens steigen auf den nächsten Preis.
chicago-card-bonus-automation = Ersetze einen Arbeiter des Unternehmens durch eine Maschine.
chicago-card-bonus-partner = Erhalte einen weiteren Partner, einmal pro Spieler; du kannst ihn noch in dieser Aktions-Phase einsetzen.
chicago-card-bonus-bonus_good = Das Unternehmen produziert bis zum Spielende am Ende jeder Produktion eine Ware zusätzlich.
chicago-card-bonus-stock_value = Der Aktienwert des Unternehmens steigt um 1 Stufe.
chicago-card-track = Die Attraktivität eines Unternehmens: Je höher es steht, desto früher ist es an der Reihe.
    .name = Attraktivität
    .kind = Attraktivitätsleiste
    .when = Sie steigt durch Gebäude, Kapitalanlagen, Manager und Werbung und fällt nie.
    .brings = Die erste Wahl bei Ressourcen und Nachfrage und die Boni der Leiste.
chicago-card-rise = Der Aktienwert des Unternehmens steigt.
    .name = Aktienwert steigt
    .kind = Aktienübersicht
    .when = Nach einem Umsatz, der als Dividende gezahlt wird und den Wert erreicht, und wenn am Ende der Aktien-Phase alle Aktien verkauft sind.
    .brings = Jede Aktie des Unternehmens ist mehr wert, auch deine.
chicago-card-fall = Der Aktienwert des Unternehmens fällt.
    .name = Aktienwert fällt
    .kind = Aktienübersicht
    .when = Wenn das Unternehmen seinen Umsatz einbehält und wenn Spieler seine Aktien verkaufen.
chicago-card-closed = Das Unternehmen ist geschlossen oder steht auf dem Feld „Geschlossen“.
    .name = Geschlossen
    .kind = Aktienübersicht
    .when = Ein Unternehmen, das zu Beginn einer Aktien-Phase noch dort steht, scheidet aus.

# Ressourcen und Märkte
chicago-card-resource = { NUMBER($companies) } der { NUMBER($all) } Unternehmen dieses Spiels brauchen es, { NUMBER($first) } davon schon in der ersten Fabrik.
    .kind = Ressource
    .when = Ein Unternehmen kauft sie in seiner Betriebsrunde aus der Lieferkette.
    .pays = Das Unternehmen zahlt der Bank den Preis des Feldes.
    .brings = Gebäude, Manager und Kapitalanlagen geben sie vom Haymarket Square.
    .wanted =
        { $companies ->
            [one] Einem Unternehmen fehlen noch { NUMBER($cubes) }. Zu kaufen: { NUMBER($for_sale) }.
           *[other] { NUMBER($companies) } Unternehmen fehlen zusammen noch { NUMBER($cubes) }. Zu kaufen: { NUMBER($for_sale) }.
        }
chicago-card-any = Eine beliebige der vier Ressourcen, die auf dem Haymarket Square liegt.
    .name = Ressource deiner Wahl
    .kind = Ressource
    .pays = Niemand. Ist der Haymarket Square leer, gibt es nichts.
chicago-card-supply = Das Unternehmen in seiner Betriebsrunde kann diese Würfel zu diesem Stückpreis kaufen.
    .name = Je { MONEY($price) }
    .kind = Lieferkette
    .when = In der Betriebsrunde eines Unternehmens, bevor seine Fabriken laufen.
    .pays = Das Unternehmen zahlt der Bank.
    .brings = Nach jedem Unternehmen rücken Würfel auf billigere Felder; beim Aufräumen kommen die billigsten auf den Haymarket Square.
chicago-card-supply-x = Diese Würfel stehen noch nicht zum Verkauf.
    .name = Nächste Würfel
    .kind = Lieferkette
    .when = Sie rücken nach, sobald billigere Felder leer sind.
chicago-card-haymarket = Verbrauchte Würfel landen hier; Gebäude, Kapitalanlagen und Manager nehmen Würfel von hier.
    .name = Haymarket Square
    .kind = Ressourcen
    .when = In deinem Aktionszug oder seiner Betriebsrunde darf ein Unternehmen 2 gleiche Würfel gegen 1 anderen tauschen.
    .pays = Niemand: Würfel von hier sind kostenlos.
chicago-card-bag = Neue Würfel für die Lieferkette werden zufällig daraus gezogen.
    .name = Beutel
    .kind = Ressourcen
    .when = Nach der Betriebsrunde jedes Unternehmens und beim Aufräumen.
chicago-card-trade = Gib 2 gleiche Würfel auf den Haymarket Square und nimm 1 Würfel einer anderen Sorte.
    .name = Tausch 2 gegen 1
    .kind = Ressourcen
    .when = In deinem Aktionszug oder in der Betriebsrunde des Unternehmens, beliebig oft.
    .pays = Niemand: Es kostet kein Geld.
chicago-card-jobs = Arbeiter, die Arbeit suchen; der billigste wird zuerst eingestellt, und ein leerer Markt ist am teuersten.
    .kind = Stadtfeld
    .when = Eingestellt wird in der Aktions-Phase. Jedes neue Gebäude kann Arbeiter bringen.
    .pays = Das Unternehmen zahlt der Bank.
    .next = Nächster Arbeiter
    .waiting = Warten
chicago-card-industry = Die Reihe der Nachfrage, in der Unternehmen dieser Branche ihre Waren verkaufen.
    .kind = Nachfrage
    .when = In der Betriebsrunde eines Unternehmens, nachdem seine Fabriken gelaufen sind.
    .pays = Die Bank zahlt den Umsatz.
    .room = Gefragte Waren
chicago-card-demand = Waren bringen hier den vollen Preis, und das Unternehmen, das das letzte Achteck füllt, erhöht seinen Umsatz um { MONEY($bonus) }.
    .when = In der Betriebsrunde eines Unternehmens dieser Branche.
    .pays = Die Bank zahlt den Umsatz.
    .room = Gefüllt
    .full = Wenn voll
    .half = Die Reihe ist voll: Beliebig viele Waren gehen zum halben Preis weg.
chicago-card-demand-plain = Waren bringen hier den vollen Preis; das Füllen bringt nichts zusätzlich.
    .when = In der Betriebsrunde eines Unternehmens dieser Branche.
    .pays = Die Bank zahlt den Umsatz.
chicago-card-demand-half = Beliebig viele Waren gehen hier zum halben Preis weg.
    .when = In der Betriebsrunde eines Unternehmens dieser Branche.
    .pays = Die Bank zahlt den Umsatz.
chicago-card-demand-red = Hier lassen sich keine Waren verkaufen; das Plättchen verschwindet beim ersten Aufräumen.
chicago-card-half = Beliebig viele Waren gehen zum halben Preis weg.
    .name = Halber Preis
    .kind = Nachfrage
    .when = Sobald alle Plättchen der Reihe gefüllt sind oder dieses Feld offen liegt.
    .pays = Die Bank zahlt den Umsatz.

# Personal und Spielmaterial
chicago-card-worker = Besetzt ein Arbeiterfeld einer Fabrik; sie läuft nur, wenn alle ihre Felder besetzt sind.
    .name = Arbeiter
    .kind = Personal
    .when = In der Aktions-Phase vom Arbeitsmarkt eingestellt oder durch Gebäude und Boni erhalten.
    .pays = Das Unternehmen zahlt der Bank einmal, bei der Einstellung.
    .brings = Arbeiter bleiben im Unternehmen und arbeiten in jeder Dekade.
chicago-card-manager = Leitet eine Fabrik und bringt ihren Bonus, jedes Mal wenn sie produziert.
    .name = Manager
    .kind = Personal
    .when = In der Aktions-Phase eingestellt oder durch Gebäude und Kapitalanlagen erhalten.
    .brings = Den Bonus, der neben dem Feld des Managers steht.
chicago-card-salesperson = Hebt alle Waren des Unternehmens auf den nächsten Preis seiner Urkunde.
    .name = Verkäufer
    .kind = Personal
    .when = In der Aktions-Phase eingestellt oder durch Gebäude und Boni erhalten.
    .brings = Den höheren Preis, für jede Ware und in jeder Dekade.
chicago-card-automation = Eine Maschine statt eines Arbeiters: Das Feld ist für immer besetzt, und der Arbeiter ist wieder frei.
    .name = Automatisierung
    .kind = Marker
    .when = Durch Gebäude, Kapitalanlagen und den Attraktivitätsbonus auf Feld 7.
    .brings = Eine vollständig automatisierte Fabrik macht 1 Ware mehr.
chicago-card-good = Was Fabriken herstellen. Jede verkaufte Ware erhöht den Umsatz um den Preis des Unternehmens.
    .name = Ware
    .kind = Spielmaterial
    .when = In der Betriebsrunde produziert und verkauft; unverkaufte Waren bleiben in der Unternehmenskasse.
    .pays = Die Bank zahlt den Umsatz.
chicago-card-bonus_good = Bringt am Ende der Produktion des Unternehmens eine Ware mehr, in jeder Dekade.
    .name = Bonus-Warenmarker
    .kind = Marker
    .when = Von der Attraktivitätsleiste. Er wirkt auch, wenn keine Fabrik läuft.
chicago-card-factory-any = Macht aus Arbeitern und Ressourcen Waren.
    .name = Fabrik
    .kind = Unternehmensurkunde
    .when = Einmal in der Betriebsrunde des Unternehmens, von links nach rechts.
chicago-card-capital = Wirkt einmal pro Dekade und bringt oft einen Bonus beim Kauf.
    .name = Kapitalanlage
    .kind = Plättchen
    .when = Gekauft in der Aktions-Phase. Plättchen rücken auf billigere Felder, und beim Aufräumen verschwindet das billigste.
    .pays = Das Unternehmen zahlt der Bank den Preis des Feldes.
    .brings = Ein Unternehmen behält nur so viele, wie seine Urkunde Plätze hat.
chicago-card-building = Ein Aktionsfeld: Schicke einen Partner hin, und ein Unternehmen führt die Aktion aus.
    .name = Gebäude
    .kind = Plättchen
    .when = Du baust eines pro Dekade, und es bleibt das ganze Spiel.
    .pays = Das Unternehmen, das es nutzt, zahlt dem Eigentümer, oder die Bank tut es.
chicago-card-hand = Die Gebäude, die du bauen kannst; die anderen sehen sie nicht.
    .name = Deine Gebäude
    .kind = Plättchen
    .when = In jeder Dekade baust du eines, entfernst eines und behältst eines für die nächste.
chicago-card-often = Dieses Feld lässt sich in jeder Dekade beliebig oft nutzen.
    .name = Beliebig oft
    .kind = Aktionsfeld
    .when = In der Aktions-Phase. Felder ohne dieses Zeichen nehmen einen Partner pro Dekade auf.

# Geld und Aktien
chicago-card-personal = Dein eigenes Geld. Es kauft Aktien und gründet Unternehmen, sonst nichts, und es zählt am Ende.
    .name = Persönliche Mittel
    .kind = Geldbeutel
    .when = Du gibst es in der Aktien-Phase aus.
    .brings = Dividenden, Gebühren für deine Gebäude und der Verkauf von Aktien füllen es auf.
chicago-card-treasury = Das Geld des Unternehmens. Es bezahlt alles, was das Unternehmen tut, und zählt am Ende nicht.
    .name = Unternehmenskasse
    .kind = Geldbeutel
    .when = Es bezahlt Arbeiter, Ressourcen, Kapitalanlagen und Gebäude.
    .brings = Der Verkauf seiner Aktien, einbehaltener Umsatz, Dividenden auf unverkaufte Aktien und Mittelbeschaffung füllen sie auf.
chicago-card-bank = Geld ohne Grenze: Sie zahlt den Umsatz und nimmt, was Unternehmen für Personal und Ressourcen bezahlen.
    .name = Bank
    .kind = Geldbeutel
chicago-card-pool = An die Bank verkaufte Zertifikate. Sie bringen niemandem Dividenden.
    .name = Bankbereich
    .kind = Aktien
    .when = Alle können sie in der Aktien-Phase kaufen.
    .pays = Wer kauft, zahlt der Bank, nicht dem Unternehmen.
chicago-card-money = Dollar. Persönliche Mittel und die Kassen deiner Unternehmen mischen sich nie.
    .name = Geld
    .kind = Zwei Geldbeutel
chicago-card-revenue = Was ein Unternehmen in seiner Betriebsrunde einnimmt: verkaufte Waren, Nachfrageboni und Kataloge.
    .name = Umsatz
    .kind = Geld
    .when = Am Ende der Runde zahlt der Direktor ihn aus oder behält ihn ein.
    .pays = Die Bank zahlt ihn.
chicago-card-worth = Dein Punktestand ohne Ziele: dein Geld und deine Aktien zum jetzigen Wert.
    .name = Aktuelles Vermögen
    .kind = Wertung
    .when = Gewertet wird nach der letzten Betriebs-Phase. Das meiste Geld gewinnt.
    .brings = Unternehmenskassen, Waren, Kapitalanlagen und Gebäude zählen nicht.
    .goals = Ziele in Führung
chicago-card-share = Ein Zehntel eines Unternehmens. Wer sie hält, erhält ein Zehntel jeder Dividende.
    .name = Aktie
    .kind = Zertifikat
    .when = In der Aktien-Phase gekauft und verkauft.
    .pays = Du zahlst dem Unternehmen, oder der Bank, wenn die Aktie im Bankbereich liegt.
chicago-card-certificates = Wie viele Zertifikate ein Spieler hält, aller Unternehmen und Arten, und das Limit.
    .name = Zertifikate
    .kind = Limit
    .when = Am Limit kannst du keines mehr kaufen.
    .over = Über dem Limit: Erst müssen Zertifikate verkauft werden.
chicago-card-certificate = Zertifikat · { $percent }
    .worth = Das Zertifikat
    .sold = Nach diesem Verkauf
chicago-card-certificate-director = Drei Aktien. Wer es hält, ist Direktor und trifft alle Entscheidungen des Unternehmens.
    .when = Wer das Unternehmen gründet, kauft es.
    .pays = Wer gründet, zahlt dem Unternehmen.
chicago-card-certificate-preferred = Zwei Aktien auf einem Zertifikat: Es zählt nur einmal zum Limit.
    .when = In der Aktien-Phase gekauft. Der Direktor des Unternehmens kann es nicht besitzen.
    .pays = Du zahlst dem Unternehmen, oder der Bank, wenn es im Bankbereich liegt.
chicago-card-certificate-common = Eine Aktie. Jedes Unternehmen hat fünf dieser Zertifikate.
    .when = In der Aktien-Phase gekauft und verkauft.
    .pays = Du zahlst dem Unternehmen, oder der Bank, wenn es im Bankbereich liegt.
chicago-card-dividend = Der Umsatz geht an die Aktionäre: ein Zehntel pro Aktie, unverkaufte Aktien des Unternehmens eingeschlossen.
    .name = Dividenden zahlen
    .kind = Betriebs-Phase
    .when = Am Ende einer Betriebsrunde, in der eine Fabrik lief und eine Ware verkauft wurde.
    .pays = Die Bank zahlt allen Aktionären.
    .brings = Der Aktienwert steigt, wenn der Umsatz ihn erreicht.
chicago-card-withhold = Der ganze Umsatz geht in die Unternehmenskasse, und die Aktionäre erhalten nichts.
    .name = Gewinne einbehalten
    .kind = Betriebs-Phase
    .when = Am Ende einer Betriebsrunde. Das ist Pflicht, wenn nichts produziert oder verkauft wurde.
    .pays = Die Bank zahlt dem Unternehmen.
    .brings = Der Aktienwert fällt um eine Stufe.

# Spieler, Reihenfolge, Phasen
chicago-card-player = Leitet { $companies }.
    .you = Du
    .kind = Spieler
    .none = Leitet kein Unternehmen.
    .last = Letzter Zug
chicago-card-bot = Ein Spieler, den der Computer führt.
    .name = Bot
    .kind = Spieler
chicago-card-partner = Deine Aktionsfigur: Jeder Partner, den du schickst, führt eine Aktion für eines deiner Unternehmen aus.
    .name = Partner
    .kind = Aktions-Phase
    .when = Du schickst in der Aktions-Phase einen nach dem anderen, bis alle eingesetzt sind.
    .brings = Drei weitere kommen dazu: in der 3. Dekade, auf Attraktivitätsfeld 9 und wenn alle Fabriken deines ersten Unternehmens in einer Runde produziert haben.
    .yours = Deine
    .now =
        { $count ->
            [one] Du kannst jetzt deinen letzten einsetzen.
           *[other] Du kannst jetzt einen einsetzen und hast noch { NUMBER($count) }.
        }
    .later =
        { $count ->
            [one] Du hast in dieser Dekade noch einen einzusetzen.
           *[other] Du hast in dieser Dekade noch { NUMBER($count) } einzusetzen.
        }
    .placed = Deine sind alle eingesetzt. Sie kommen in der Aufräum-Phase zurück.
    .next = In der nächsten Aktions-Phase kannst du { NUMBER($count) } einsetzen.
chicago-card-priority = Wer ihn hat, macht den ersten Aktienzug.
    .kind = Zugreihenfolge
    .when = Er wechselt am Ende jeder Aktien-Phase zum Spieler nach dem, der zuletzt gekauft oder verkauft hat.
chicago-card-initiative = Die Reihenfolge, in der Spieler Partner schicken.
    .kind = Zugreihenfolge
    .when = Werbung bringt dich nach vorn; die neue Reihenfolge gilt ab der nächsten Runde.
    .first = Zuerst
chicago-card-decade = Das Spiel endet nach der Betriebs-Phase der fünften Dekade, 1915. Das meiste Geld gewinnt.
    .name = Dekaden
    .kind = Das Spiel
    .when = Jede Dekade hat fünf Phasen, dann vergehen zehn Jahre.
    .brings = Am Ende zählen dein Geld, deine Aktien zu ihrem Wert und { MONEY(200) } pro Ziel.
chicago-card-phase = Phase
chicago-card-phase-stock = Reihum verkaufen Spieler Aktien und kaufen ein Zertifikat oder gründen ein Unternehmen, bis alle passen.
    .pays = Du zahlst selbst (persönliche Mittel).
    .brings = Ein Unternehmen, dessen Aktien alle verkauft sind, steigt am Ende um eine Stufe.
chicago-card-phase-building = Alle wählen geheim eines ihrer drei Gebäude; sie werden gleichzeitig aufgedeckt.
    .pays = Niemand: Bauen ist kostenlos.
    .brings = Ein neues Aktionsfeld und Arbeiter für den Arbeitsmarkt.
chicago-card-phase-action = Die Spieler schicken ihre Partner zu Gebäuden und Stadtfeldern, einen nach dem anderen, in der Reihenfolge der Initiative.
    .pays = Das Unternehmen, das handelt, zahlt aus seiner Kasse.
    .brings = Personal, Ressourcen, Attraktivität, Kapitalanlagen und Geld für deine Unternehmen.
chicago-card-phase-operating = Nacheinander kaufen die Unternehmen Ressourcen, lassen ihre Fabriken laufen, verkaufen Waren und zahlen aus oder behalten ein.
    .when = Das Unternehmen mit der höchsten Attraktivität beginnt.
    .pays = Das Unternehmen bezahlt die Ressourcen; die Bank zahlt den Umsatz.
chicago-card-phase-cleanup = Zehn Jahre vergehen: Märkte rücken weiter, Kapitalanlagen sind wieder bereit, und die Partner kehren heim.
    .brings = Volle Nachfrage-Plättchen gehen, neue kommen, und die nächste Dekade beginnt.

### Was falsch war und was richtig gewesen wäre: eine Meldung je Code.

error-did-you-mean = Meintest du { $word }?
error-known = Bekannt sind: { $words }.
error-file = { $file }: { $fault }.
error-document = das Dokument
error-position = Die Stellung hat { NUMBER($count) } Fehler:

error-cards = Die Kartendatei hat { NUMBER($count) } Fehler:

error-cards-kinds-cannot-be-shown = Die Reihe kann nicht immer alle drei Ressourcen zeigen [{ $rule }].
error-cards-no-name = Eine Karte braucht einen Namen, nicht „{ $got }“.
error-cards-capital-not-sold = Auf Seite A wird Kapital nicht verkauft; der Preis muss 0 sein, nicht { $got }.
error-cards-missing-side = Die Seite { $side } fehlt.
error-cards-costs-nothing = Ein Gebäude muss etwas kosten.
error-cards-years = Nötig sind zwei Jahre von 0 bis { $last }, das zweite nicht vor dem ersten; angegeben: { $got }.
error-chance-empty-seed = Ein Startwert braucht mindestens ein Zeichen.
error-chance-nothing-to-draw = In der Reihe { $stream } gibt es nichts zu ziehen.
error-engine-runaway = Die Regeln kommen nicht zur Ruhe; das ist unser Fehler, bitte melde ihn.
error-undo-nothing-to-undo = Es gibt nichts zurückzunehmen: Rückgängig geht nur bis zur letzten Ziehung, zum letzten Aufdecken oder zum letzten Zug eines anderen Spielers.
error-play-not-a-date = „{ $got }“ ist kein Datum wie 2026-11-15.
error-play-no-such-number = Einen Zug { $got } gibt es nicht; wähle von 1 bis { $most }.
error-simulate-no-games = Die Zahl der Spiele muss mindestens 1 sein, nicht { $got }.
error-rules-unknown-id = Eine Regel { $got } gibt es nicht.
error-file-not-text = Das ist keine Textdatei.
error-file-not-json = Das ist kein JSON: { $fault } in Zeile { $line }, Spalte { $column }.

error-config-not-an-object = Die Optionen müssen ein Objekt sein, nicht { $got }.
error-config-not-a-setting = „{ $got }“ hat nicht die Form OPTION=WERT.
error-config-unknown-option = „{ $got }“ ist keine Option.
error-config-players = Die Spielerzahl muss 2, 3 oder 4 sein, nicht { $got }.
error-config-not-a-flag = Diese Option ist true oder false, nicht { $got }.
error-config-not-a-list = Diese Option ist eine Liste, nicht { $got }.
error-config-unknown-edition = Eine Auflage „{ $got }“ gibt es nicht.
error-config-not-in-first-edition = Das gibt es in der ersten Auflage nicht [{ $rule }].
error-config-unknown-company = „{ $got }“ ist kein Spezialunternehmen.
error-config-named-twice = „{ $got }“ ist zweimal genannt.
error-config-not-a-base-company = „{ $got }“ ist kein Unternehmen des Grundspiels.
error-config-too-few-companies = { $got } Unternehmen sind zu wenige; jeder gründet eines, also müssen es mindestens { $least } sein.
error-config-decades = Die Anzahl der Dekaden muss 1 bis 5 sein, nicht { $got }.
error-config-unknown-side = Eine Marktseite „{ $got }“ gibt es nicht.
error-config-bad-cards =
    { $count ->
        [one] Die Karten haben { NUMBER($count) } Fehler, und zwar hier: { $place } ({ $fault }); `bigshoulders cards check` beschreibt ihn.
       *[other] Die Karten haben { NUMBER($count) } Fehler, den ersten hier: { $place } ({ $fault }); `bigshoulders cards check` nennt alle.
    }
error-config-incomplete-record = Der Datensatz „{ $name }“ ist unvollständig ({ $place }: { $fault }) und kann nicht gespielt werden.

error-spelling-not-an-object = Ein Zug ist ein Objekt, nicht { $got }.
error-spelling-unknown-kind = „{ $got }“ ist für „{ $word }“ nicht bekannt.
error-spelling-unknown-id = „{ $got }“ ist für „{ $domain }“ nicht bekannt.
error-spelling-unknown-argument = „{ $kind }“ hat kein Argument „{ $got }“.
error-spelling-missing-argument = „{ $kind }“ braucht das Argument „{ $argument }“.
error-spelling-not-a-whole-number = Das muss eine ganze Zahl sein, nicht { $got }.
error-spelling-number-out-of-range = { $got } liegt außerhalb des Bereichs; das Höchste ist { $most }.

error-data-not-toml = Das ist kein TOML: { $fault }
error-data-not-a-table = Das muss eine Tabelle sein, nicht { $got }.
error-data-missing-key = Der Schlüssel „{ $key }“ fehlt.
error-data-unknown-key = „{ $got }“ ist hier kein bekannter Schlüssel.
error-data-not-a-number = Das muss eine ganze Zahl von mindestens { $least } sein, nicht { $got }.
error-data-not-a-flag = Das muss true oder false sein, nicht { $got }.
error-data-not-a-text = Das muss ein Text sein, nicht { $got }.
error-data-not-a-list = Das muss eine Liste der richtigen Länge sein, nicht { $got }.
error-data-unknown-word = „{ $got }“ ist hier kein bekanntes Wort.
error-data-unknown-id = „{ $got }“ ist nicht die Kennung, die hier erwartet wird.
error-data-unknown-effect = Die Wirkung „{ $got }“ ist unbekannt.
error-data-missing-id = Zahl der Datensätze: { $got }; nötig: { $need }.
error-data-wrong-era = Dieses Gebäude gehört nicht zur Ära { $era }.
error-data-prices-do-not-fit-spaces = Die Zahl der Preise ({ $prices }) passt nicht zur Zahl der Verkäuferfelder ({ $spaces }).
error-data-too-many-factories = Eine Unternehmensurkunde hat 1 bis { $most } Fabriken, nicht { $got }.
error-data-columns-out-of-order = Spalte { $got } ist nicht an ihrer Stelle.
error-data-wrong-length = Zahl der Spalten: { $got }; nötig: { $need }.

error-log-empty = Der Spielverlauf ist leer.
error-log-not-json = Diese Zeile ist kein JSON: { $fault }
error-log-not-an-object = Diese Zeile ist kein Objekt: { $got }
error-log-unknown-format = Das Format ist { $got }; nötig ist { $expected }.
error-log-bad-header = Die erste Zeile braucht { $needs }.
error-log-bad-seed = Der Startwert { $got } ist keine Folge hexadezimaler Ziffern.
error-log-seed-does-not-fit = Der Startwert gehört nicht zum veröffentlichten Hashwert { $commitment }.
error-log-bad-entry = Ein Eintrag braucht { $needs }.
error-log-wrong-number = Das ist Eintrag { $got }; erwartet wird Eintrag { $expected }.
error-log-other-game = Das ist ein Spielverlauf von „{ $got }“, nicht von „{ $expected }“.
error-log-undo-to-nowhere = Es gibt keinen Eintrag { $got }, zu dem man zurückgehen könnte.
error-log-illegal-move = Der Zug { $move } ist hier nicht erlaubt: { $refusal } [{ $rule }].
error-log-other-events = Der Zug { $move } wirkt anders als aufgezeichnet.
error-log-other-position = Die Stellung ist nicht die aufgezeichnete: { $got } statt { $expected }.
error-log-no-such-entry = Einen Eintrag { $got } gibt es nicht; der letzte ist { $most }.

error-position-unknown-format = Das Format ist { $got }; nötig ist { $expected }.
error-position-other-edition = Diese Stellung gehört zur Auflage „{ $got }“; die Optionen nennen „{ $expected }“, deren Spielplan und Regeln anders sind.
error-position-not-an-object = Das muss ein Objekt sein, nicht { $got }.
error-position-not-a-list = Das muss eine Liste sein, nicht { $got }.
error-position-not-a-number = Das muss eine ganze Zahl sein, nicht { $got }.
error-position-not-a-flag = Das muss true oder false sein, nicht { $got }.
error-position-not-a-seed = Das muss null oder eine Folge hexadezimaler Ziffern sein, nicht { $got }.
error-position-number-out-of-range = { $got } liegt außerhalb des Bereichs.
error-position-unknown-id = { $got } ist hier unbekannt.
error-position-unknown-key = Dieser Schlüssel ist unbekannt.
error-position-missing-key = Dieser Schlüssel fehlt.
error-position-named-twice = { $got } ist an zwei Orten.
error-position-wrong-length = Die Zahl ist { $got } statt { $expected }.
error-position-not-an-order = Das muss eine Reihenfolge der { $players } Plätze sein.
error-position-no-such-seat = Diesen Platz gibt es an einem Tisch mit { $players } Spielern nicht.
error-position-not-in-this-game = { $got } ist nicht in diesem Spiel.
error-position-not-on-the-track = { $got } ist kein Wert der Aktienübersicht.
error-position-negative-money = { $got } ist weniger als null.
error-position-partners = Aufgestellte Partner: { $got }; erhaltene Partner: { $expected }.
error-position-reserved-partner = Der reservierte Partner kann nicht auf { $company } stehen: Dieser Spieler leitet das Unternehmen nicht.
error-position-certificate-limit = Zahl der Zertifikate: { $held }, über dem Limit von { $limit }.
error-position-common-certificates = Zahl der Stammaktienzertifikate: { $got } statt { $expected }.
error-position-share-limit = Aktien in einer Hand: { $got }; das Limit ist { $limit }.
error-position-director-and-preferred = Der Direktor kann nicht das Vorzugszertifikat halten.
error-position-director-outnumbered = Aktien des Direktors: { $director }; Aktien eines anderen: { $most }.
error-position-nothing-is-being-sold = Zertifikate sind angeboten, aber es läuft kein Verkauf.
error-position-salespeople = Die Zahl der Verkäufer ({ $got }) passt nicht auf die Felder ({ $spaces }).
error-position-worker-spaces = Die Zahl der Arbeiter und Automatisierungs-Marker ({ $got }) passt nicht auf die Felder ({ $spaces }).
error-position-tokens = Automatisierte Felder: { $got }; Automatisierungs-Marker: { $tokens }.
error-position-managers = Die Zahl der Manager ({ $got }) passt nicht auf die Felder ({ $spaces }).
error-position-too-many-assets = Die Zahl der Kapitalanlagen ({ $got }) passt nicht auf die Plätze ({ $slots }).
error-position-not-held = { $got } ist nicht auf dieser Unternehmensurkunde.
error-position-appeal-stack = Die Plätze in diesem Stapel müssen ab 0 aufsteigen, nicht { $heights }.
error-position-cubes = Zahl der Würfel: { $got } statt { $expected }.
error-position-wrong-chain = Es liegen Würfel auf einer Lieferkette, die nicht in diesem Spiel ist.
error-position-bonus-goods = Es gibt mehr als { $limit } Bonus-Warenmarker.
error-position-goods-on-demand = Die Zahl der Waren ({ $got }) passt nicht auf die Achtecke ({ $room }).
error-position-demand-gap = Links von diesem Plättchen ist eine Lücke.
error-position-stack-size = Zahl der Plättchen im Stapel: { $got } statt { $expected }.
error-position-row = In einer Gebäudeleiste stehen Gebäude genau auf den ersten Feldern; ihre Zahl ist { $built }.
error-position-partner-on-nothing = Ein Partner steht, wo kein Gebäude ist.
error-position-hidden-buildings = Zahl der verdeckten Gebäude: { $got } statt { $expected }.
error-position-used-twice = Partner auf einem Feld, das einmal pro Dekade genutzt wird: { $got }.
error-position-too-early = Dieses Feld öffnet in der { $decade }. Dekade.
error-position-goals = Zahl der öffentlichen Ziele: { $got } statt { $expected }.
error-position-nothing-awaited = Das Spiel wartet auf nichts, ist aber nicht beendet.
error-position-stack-bottom = Der unterste Schritt muss { $expected } sein.
error-position-out-of-course = Der Schritt { $got } des Spiels passt nicht zu dem, was darüber liegt.
error-position-too-far = Dieser Schritt kann nicht bei { $got } sein; das Höchste ist { $most }.
error-position-company-not-open = { $company } ist nicht im Spiel.
error-position-odd-year = Jahre sind gerade; { $got } ist es nicht.
error-position-markers = Zahl der Marker: { $got } statt { $expected }.
error-position-worker-die = Ein Arbeiterwürfel zeigt 1 bis 6, nicht { $got }.
error-position-track = Die Zahl der Einheiten ({ $got }) passt nicht auf die Leiste (höchstens { $most }).
error-position-card-in-two-places = Karte { $card } muss genau einmal liegen, in der Reihe oder auf dem Lageplan.
error-position-place-taken = Auf { $place } liegen zwei Karten.
error-position-place-apart = Die Karte auf { $place } berührt keine andere.
error-position-wrong-seat = Die Frage geht an Platz { $got }, der sie nicht beantworten kann.

error-envs-illegal-action = Aktion { $got } ist in Partie { $game } nicht erlaubt.
error-envs-wrong-number-of-actions = { $got } Aktionen für { $expected } Partien.

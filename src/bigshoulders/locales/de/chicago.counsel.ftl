### Rat zu Zügen: was sie öffnen, was sie aufgeben, was später kommt; Warnungen; Vorschläge.

# Der Zug selbst
chicago-note-pass =
    { $passes ->
        [one] Du behältst { MONEY($cash) }. Dann hat { NUMBER($passes) } von { NUMBER($players) } Spielern gepasst; passen alle nacheinander, endet die Aktien-Phase.
       *[other] Du behältst { MONEY($cash) }. Dann haben { NUMBER($passes) } von { NUMBER($players) } Spielern nacheinander gepasst; tun es alle, endet die Aktien-Phase.
    }
chicago-note-last_pass = Du behältst { MONEY($cash) }. Dann haben alle gepasst, und die Aktien-Phase endet.
chicago-note-no_purchase = Du kaufst in diesem Zug nichts und behältst { MONEY($cash) }.
chicago-note-hiring_ends =
    { $free ->
        [0] Alle Arbeiterfelder von { $company } sind besetzt.
        [one] { NUMBER($free) } Arbeiterfeld von { $company } bleibt leer.
       *[other] { NUMBER($free) } Arbeiterfelder von { $company } bleiben leer.
    }
chicago-note-no_issue = { $company } beschafft kein Geld, und sein Aktienwert bleibt bei { $old }.
chicago-note-purchase_ends =
    { $runs ->
        [0] Mit seinen Ressourcen kann { $company } keine seiner { NUMBER($all) } Fabriken betreiben.
       *[other] Mit seinen Ressourcen kann { $company } { NUMBER($runs) } seiner { NUMBER($all) } Fabriken betreiben.
    }
chicago-note-production_ends =
    { $goods ->
        [0] { $company } hat keine Waren zu verkaufen.
        [one] { $company } hat { NUMBER($goods) } Ware zu verkaufen.
       *[other] { $company } hat { NUMBER($goods) } Waren zu verkaufen.
    }
chicago-note-sale_ends =
    { $goods ->
        [0] { $company } bleibt bei { MONEY($revenue) } Umsatz und hat alle Waren verkauft.
        [one] { $company } bleibt bei { MONEY($revenue) } Umsatz und behält { NUMBER($goods) } Ware.
       *[other] { $company } bleibt bei { MONEY($revenue) } Umsatz und behält { NUMBER($goods) } Waren.
    }
chicago-note-place_kept = Du bleibst Nummer { NUMBER($place) } in der Initiative.
chicago-note-declined-worker_offer = { $company } verzichtet auf den Arbeiter.
chicago-note-declined-overlay_cubes = { $company } verzichtet auf die kostenlose Ressource.
chicago-note-declined-steel_offer = { $company } behält seinen Stahl und verzichtet auf 2 Waren und Attraktivität +3.
chicago-note-first_crew = Die ersten Arbeiter von { $company } kosten etwa { MONEY($crew) }. Seine Ressourcen sind noch nicht alle zu kaufen.
chicago-note-first_run = Der erste Betrieb von { $company } kostet etwa { MONEY($crew) } für Arbeiter und { MONEY($cubes) } für Ressourcen.
chicago-note-offered = { PERCENT($shares) } von { $company } für { MONEY($amount) } angeboten. Der Aktienwert geht von { $old } auf { $new }, und du kannst diese Aktien in dieser Dekade nicht wieder kaufen.
chicago-note-issued = { PERCENT($shares) } von { $company } für { MONEY($amount) } angeboten. Der Aktienwert geht von { $old } auf { $new }.
chicago-note-passed_on =
    { $count ->
        [one] Du behältst es und gibst { NUMBER($count) } anderes Gebäude weiter.
       *[other] Du behältst es und gibst { NUMBER($count) } andere Gebäude weiter.
    }
chicago-note-company_pays_you = Bei jeder Nutzung zahlt das Unternehmen dir { MONEY($amount) } (persönliche Mittel).
chicago-note-bank_pays_you = Bei jeder Nutzung zahlt die Bank dir { MONEY($amount) } (persönliche Mittel).
chicago-note-brings_workers =
    { $count ->
        [one] Es bringt { NUMBER($count) } Arbeiter auf den Arbeitsmarkt.
       *[other] Es bringt { NUMBER($count) } Arbeiter auf den Arbeitsmarkt.
    }
chicago-note-hand_kept = Du behältst „{ $building }“ auf der Hand.
chicago-note-asset_kept-free = Einmal pro Dekade, in deinem Aktionszug oder in der Betriebsrunde: { $effect }.
chicago-note-asset_kept-reaction = Einmal pro Dekade, im Moment des Fallens: { $effect }.
chicago-note-asset_kept-revenue = Einmal pro Dekade, bevor du zahlst oder einbehältst: { $effect }.
chicago-note-asset_kept-before_sale = Einmal pro Dekade, bevor die erste Ware verkauft ist: { $effect }.
chicago-note-asset_kept-after_production = Einmal pro Dekade, jederzeit nach der Produktion: { $effect }.
chicago-note-asset_kept-after_adjustment = Einmal pro Dekade, am Ende der Betriebsrunde: { $effect }.
chicago-note-use_costs = Jede Nutzung kostet das Unternehmen { MONEY($cost) }.
chicago-note-asset_lost = { $company } hat keinen Platz für Kapitalanlagen: Es nimmt den Bonus von { $asset } und gibt das Plättchen ab.
chicago-note-asset_swapped = { $company } hat keinen freien Platz: Eine seiner Kapitalanlagen oder { $asset } muss weg.
chicago-note-asset_gone = Du verzichtest auf: { $effect }, einmal pro Dekade.
chicago-note-crew =
    { $workers ->
        [0] Fabrik { NUMBER($factory) } hat dann alle Arbeiter.
        [one] Fabrik { NUMBER($factory) } fehlt dann noch { NUMBER($workers) } Arbeiter.
       *[other] Fabrik { NUMBER($factory) } fehlen dann noch { NUMBER($workers) } Arbeiter.
    }
chicago-note-bonus_given_up = Du verzichtest auf den Bonus: { $bonus }.
chicago-note-cash_given_up = Du verzichtest auf { MONEY($amount) }.

# Was folgt
chicago-note-game_ends = Das Spiel endet.
chicago-note-others_choose = Dann wählen die anderen.
chicago-note-next_player = Dann ist { $seat } an der Reihe.
chicago-note-then-pass_on = Sobald alle gewählt haben, geben alle ihre Gebäude weiter.
chicago-note-then-reveal = Sobald alle gewählt haben, werden die Gebäude aufgedeckt.
chicago-note-then-draw_a_start = Dann wird der Startspieler ausgelost.
chicago-note-then-draw_a_tile = Dann werden neue Nachfrage-Plättchen gezogen.
chicago-note-then-draw_starting_asset = Dann werden die ersten Kapitalanlagen gezogen.
chicago-note-then-draw_an_asset = Dann wird eine neue Kapitalanlage gezogen.
chicago-note-then-draw_a_goal = Dann werden die Ziele gezogen.
chicago-note-then-draw_a_cube = Dann wird die Lieferkette aufgefüllt.
chicago-note-then-deal_a_building = Dann werden Gebäude ausgeteilt.
chicago-note-opens-founding = Dann gründest du dein Unternehmen.
chicago-note-opens-stock_turn = Dann kannst du verkaufen, kaufen oder passen.
chicago-note-opens-protection = Dann entscheidest du, ob { $company } Price Protection nutzt.
chicago-note-opens-draft = Dann wählst du dein nächstes Gebäude.
chicago-note-opens-build = Dann wählst du ein Gebäude zum Entfernen.
chicago-note-opens-action_turn = Dann kannst du noch freie Aktionen ausführen.
chicago-note-opens-hire =
    { $count ->
        [0] Dann kannst du das Einstellen beenden.
        [one] Dann kann { $company } { NUMBER($count) } Arbeiter für { MONEY($price) } einstellen, zusammen { MONEY($total) }.
       *[other] Dann kann { $company } bis zu { NUMBER($count) } Arbeiter einstellen: { MONEY($price) } für den nächsten, { MONEY($total) } für alle.
    }
chicago-note-opens-initiative = Dann entscheidest du, ob du Startspieler wirst.
chicago-note-opens-bonus = Dann nimmt { $company } den Bonus ({ $bonus }) oder { MONEY($amount) }.
chicago-note-opens-workers =
    { $count ->
        [one] Dann wählst du eine Fabrik von { $company } für { NUMBER($count) } Arbeiter.
       *[other] Dann wählst du Fabriken von { $company } für { NUMBER($count) } Arbeiter.
    }
chicago-note-opens-managers =
    { $count ->
        [one] Dann wählst du eine Fabrik von { $company } für { NUMBER($count) } Manager.
       *[other] Dann wählst du Fabriken von { $company } für { NUMBER($count) } Manager.
    }
chicago-note-opens-automation =
    { $count ->
        [one] Dann wählst du, wo { $company } { NUMBER($count) } Arbeiter automatisiert.
       *[other] Dann wählst du, wo { $company } { NUMBER($count) } Arbeiter automatisiert.
    }
chicago-note-opens-cubes =
    { $count ->
        [one] Dann nimmt { $company } { NUMBER($count) } Ressource deiner Wahl vom Haymarket Square.
       *[other] Dann nimmt { $company } { NUMBER($count) } Ressourcen deiner Wahl vom Haymarket Square.
    }
chicago-note-opens-two_cubes = Dann wählst du, was { $company } vom Haymarket Square nimmt.
chicago-note-opens-overlay_cubes = Dann darf { $company } eine fehlende Ressource kostenlos aus der Lieferkette nehmen.
chicago-note-opens-asset_choice = Dann kauft { $company } eine Kapitalanlage für { MONEY($least) } bis { MONEY($most) }.
chicago-note-opens-asset_keep = Dann wirft { $company } eine Kapitalanlage ab: Es hat keinen freien Platz.
chicago-note-opens-worker_offer = Dann darf { $company } kostenlos einen Arbeiter nehmen.
chicago-note-opens-staff_choice = Dann nimmt { $company } einen Manager oder einen Verkäufer.
chicago-note-opens-free_automation = Dann darf { $company } kostenlos einen Arbeiter automatisieren.
chicago-note-opens-steel_offer = Dann darf { $company } stattdessen 2 Stahl für 2 Waren und Attraktivität +3 ausgeben.
chicago-note-opens-issue = Dann darf { $company } Aktien ausgeben, um Geld zu beschaffen.
chicago-note-opens-purchase = Dann kauft { $company } Ressourcen.
chicago-note-opens-production =
    { $runs ->
        [0] Dann beginnt die Produktion: { $company } kann noch keine Fabrik betreiben.
        [one] Dann beginnt die Produktion: { $company } kann { NUMBER($runs) } Fabrik betreiben.
       *[other] Dann beginnt die Produktion: { $company } kann { NUMBER($runs) } Fabriken betreiben.
    }
chicago-note-opens-sales =
    { $goods ->
        [one] Dann verkauft { $company } { NUMBER($goods) } Ware.
       *[other] Dann verkauft { $company } { NUMBER($goods) } Waren.
    }
chicago-note-opens-payout = Dann zahlst du Dividenden oder behältst ein: { $company } hat { MONEY($revenue) } Umsatz.
chicago-note-opens-adjustment = Dann kann { $company } noch freie Aktionen ausführen, bevor sich sein Aktienwert ändert.
chicago-note-opens-afterwards = Dann kann { $company } noch letzte freie Aktionen ausführen.
chicago-note-cannot_run =
    { $why ->
        [money] { $company } kann in dieser Dekade nicht laufen: Die Ressourcen für Fabrik 1 kosten etwa { MONEY($cubes) }, in der Kasse liegen { MONEY($treasury) }. Ein einzelner Partner hilft da nicht. Der Aktienwert fällt auf { $down }.
       *[lack] { $company } kann in dieser Dekade nicht laufen: Für Fabrik 1 fehlt noch { $lack }. Ein einzelner Partner hilft da nicht. Der Aktienwert fällt auf { $down }.
    }

# Warnungen: die Tatsache, dann ihr Preis und ihre Folge
chicago-warning-low_price = { $company } könnte seinen ersten Betrieb nicht bezahlen
    .text = Bei { MONEY($price) } liegen { MONEY($treasury) } in der Kasse. Arbeiter ({ MONEY($crew) }) und Ressourcen ({ MONEY($cubes) }) kosten etwa { MONEY($need) }. Wähle einen höheren Preis, oder plane, eine seiner Aktien zu kaufen.
chicago-warning-certificate_limit = Das wäre Zertifikat { NUMBER($held) } von { NUMBER($limit) }
    .text = Damit erreichst du das Zertifikatslimit: Du kannst nichts mehr kaufen oder gründen, bis du verkaufst.
chicago-warning-own_company_short = { $company } braucht zuerst Geld
    .text = Der Preis dieser Aktie hilft { $company } nicht: Er geht an { $rival }. { $company } braucht etwa { MONEY($need) } für den ersten Betrieb, und in der Kasse liegen { MONEY($treasury) }.
chicago-warning-directorship_lost = Du würdest { $company } verlieren
    .text = { $seat } wird mit { PERCENT($shares) } der Aktien Direktor und entscheidet über Geld und Fabriken.
chicago-warning-cannot_run = { $company } kann in dieser Dekade keine Fabrik betreiben
    .text =
        { $why ->
            [money] Die Ressourcen für Fabrik 1 kosten etwa { MONEY($cubes) }, in der Kasse liegen { MONEY($treasury) }. Ohne Betrieb gibt es keine Dividende, und der Aktienwert fällt auf { $down }.
           *[lack] Für Fabrik 1 fehlt noch: { $lack }. Du hast keinen Partner mehr. Ohne Betrieb gibt es keine Dividende, und der Aktienwert fällt auf { $down }.
        }
chicago-warning-crew_unpaid = { $company } könnte niemanden mehr einstellen
    .text =
        { $workers ->
            [one] Fabrik 1 fehlt { NUMBER($workers) } Arbeiter für { MONEY($crew) }, und es blieben { MONEY($treasury) }. Ohne Arbeiter läuft nichts.
           *[other] Fabrik 1 fehlen { NUMBER($workers) } Arbeiter für { MONEY($crew) }, und es blieben { MONEY($treasury) }. Ohne volle Mannschaft läuft nichts.
        }
chicago-warning-cubes_unpaid = { $company } könnte seine Ressourcen nicht kaufen
    .text = Dann bleiben { MONEY($treasury) }, und die Ressourcen für Fabrik 1 kosten etwa { MONEY($cubes) }. Es gäbe Arbeiter, aber nichts für sie zu tun.
chicago-warning-crew_missing = Fabrik 1 von { $company } stünde still
    .text =
        { $workers ->
            [one] Ihr fehlt { NUMBER($workers) } Arbeiter für { MONEY($crew) }, und in der Kasse liegen { MONEY($treasury) }. Ohne volle Mannschaft stellt sie nichts her.
           *[other] Ihr fehlen { NUMBER($workers) } Arbeiter für { MONEY($crew) }, und in der Kasse liegen { MONEY($treasury) }. Ohne volle Mannschaft stellt sie nichts her.
        }
chicago-warning-factory_short = Für Fabrik { NUMBER($factory) } von { $company } fehlt: { $lack }
    .text =
        { $runs ->
            [0] Das kostet jetzt { MONEY($cost) }. Ohne das läuft nichts: keine Waren, keine Dividende, und der Aktienwert fällt auf { $down }.
           *[other] Das kostet jetzt { MONEY($cost) }. Ohne das stellt diese Fabrik in dieser Dekade nichts her.
        }
    .fix = Für { MONEY($cost) } kaufen
chicago-warning-factory_idle = Eine Fabrik von { $company } kann noch laufen
    .text =
        { $goods ->
            [one] Sie würde { NUMBER($goods) } Ware herstellen. Endet die Produktion, steht sie in dieser Dekade still.
           *[other] Sie würde { NUMBER($goods) } Waren herstellen. Endet die Produktion, steht sie in dieser Dekade still.
        }
chicago-warning-goods_unsold = { $company } bliebe auf Waren sitzen
    .text =
        { $sold ->
            [0] In seiner Reihe sind noch Plätze zum vollen Preis frei: Verkaufen bringt jetzt { MONEY($revenue) }. Ein Unternehmen, das nichts verkauft, muss einbehalten.
           *[other] In seiner Reihe sind noch Plätze zum vollen Preis frei: Verkaufen bringt jetzt weitere { MONEY($revenue) }.
        }
    .fix = Für { MONEY($revenue) } verkaufen
chicago-warning-withholding = { $company } fällt von { $old } auf { $down }
    .text = Einbehalten bringt { MONEY($revenue) } in die Kasse. Zahlen bringt dir { MONEY($mine) }, und der Aktienwert geht auf { $up }.

# Vorschläge: der Knopf, dann was die Züge bewirken
chicago-suggestion-cheapest_set = Billigsten Satz kaufen
    .result =
        { $runs ->
            [one] { $company } zahlt { MONEY($cost) }, behält { MONEY($left) } und kann { NUMBER($runs) } Fabrik betreiben.
           *[other] { $company } zahlt { MONEY($cost) }, behält { MONEY($left) } und kann { NUMBER($runs) } Fabriken betreiben.
        }
chicago-suggestion-sell_best = Bestmöglich verkaufen
    .result =
        { $goods ->
            [one] { $company } verkauft { NUMBER($goods) } Ware für { MONEY($revenue) }; das macht { MONEY($total) } Umsatz.
           *[other] { $company } verkauft { NUMBER($goods) } Waren für { MONEY($revenue) }; das macht { MONEY($total) } Umsatz.
        }
chicago-suggestion-finish_turn = Zug zu Ende spielen
    .result =
        { $end ->
            [payout]
                { $cost ->
                    [0] { $company } kommt auf { MONEY($revenue) } Umsatz. Dann zahlst du Dividenden oder behältst ein.
                   *[other]
                        { $runs ->
                            [one] { $company } gibt { MONEY($cost) } für Ressourcen aus, betreibt { NUMBER($runs) } Fabrik und kommt auf { MONEY($revenue) } Umsatz. Dann zahlst du Dividenden oder behältst ein.
                           *[other] { $company } gibt { MONEY($cost) } für Ressourcen aus, betreibt { NUMBER($runs) } Fabriken und kommt auf { MONEY($revenue) } Umsatz. Dann zahlst du Dividenden oder behältst ein.
                        }
                }
            [question]
                { $cost ->
                    [0] { $company } macht weiter bis zur nächsten Frage, die nur du entscheiden kannst.
                   *[other] { $company } gibt { MONEY($cost) } für Ressourcen aus. Dann kommt eine Frage, die nur du entscheiden kannst.
                }
           *[turn] { $company } kann in dieser Dekade keine Dividende zahlen: Es behält ein, und seine Betriebsrunde endet.
        }

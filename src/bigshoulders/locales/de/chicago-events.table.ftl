### Was geschehen ist oder geschähe: eine Meldung je Art von Ereignis.

chicago-event-start_drawn = { $seat } ist Startspieler
chicago-event-phase_began = { $phase }, { $decade }
chicago-event-turn_began = { $seat } ist an der Reihe
chicago-event-operating_began = { $company }: Betriebsrunde
chicago-event-passed = { $seat } passt
chicago-event-paid = { $payer } → { $payee }: { MONEY($amount) } ({ $reason })
chicago-event-certificate_moved = { $company }, { $certificate }: { $origin } → { $target }
chicago-event-stock_moved = { $company }, Aktienwert: { $old } → { $new } ({ $cause })
chicago-event-protected = { $seat } nutzt Price Protection: { $company } fällt nicht
chicago-event-founded = { $seat } gründet { $company } zu { MONEY($value) }
chicago-event-closed_down = { $company } wird geschlossen
chicago-event-director_changed = { $company }, Direktorenposten: { $old } → { $new }
chicago-event-priority_moved = Prioritäts-Deal: { $old } → { $new }
chicago-event-initiative_taken = { $seat } wird Startspieler
chicago-event-appeal_moved = { $company }, Attraktivität: { NUMBER($old) } → { NUMBER($new) }
chicago-event-appeal_bonus =
    { $taken ->
        [1] { $company } erreicht Attraktivität { NUMBER($space) } und nimmt den Bonus
       *[0] { $company } erreicht Attraktivität { NUMBER($space) } und nimmt stattdessen { MONEY(25) }
    }
chicago-event-staff_moved = { NUMBER($count) } { $staff }: { $origin } → { $target }
chicago-event-automated =
    { $tokens_left ->
        [0] { $company }, Fabrik { $factory }: Ein Arbeiter wird automatisiert; die Fabrik ist vollständig automatisiert
       *[other] { $company }, Fabrik { $factory }: Ein Arbeiter wird automatisiert
    }
chicago-event-tokens_placed = { $company }, Fabrik { $factory }: { NUMBER($count) } Automatisierungs-Marker
chicago-event-tokens_returned = { $company }: { NUMBER($count) } Automatisierungs-Marker zurück in den allgemeinen Vorrat
chicago-event-cubes_moved = { NUMBER($count) } { $resource }: { $origin } → { $target }
chicago-event-goods_moved =
    { $count ->
        [one] { NUMBER($count) } Ware: { $origin } → { $target }
       *[other] { NUMBER($count) } Waren: { $origin } → { $target }
    }
chicago-event-bonus_goods_moved = { $company }, Bonus-Warenmarker: { SIGNED($change) } (noch { NUMBER($left) } im Vorrat)
chicago-event-asset_moved = { $asset }: { $origin } → { $target }
chicago-event-asset_exhausted = { $company } erschöpft { $asset }
chicago-event-asset_readied = { $company }: { $asset } ist wieder aufgerichtet
chicago-event-partner_moved = { $seat }, Partner: { $origin } → { $target }
chicago-event-buildings_dealt =
    { $era ->
        [1] { $seat } erhält { NUMBER($count) } Gebäude der Ära I
        [2] { $seat } erhält { NUMBER($count) } Gebäude der Ära II
       *[3] { $seat } erhält { NUMBER($count) } Gebäude der Ära III
    }
chicago-event-building_dealt = Du erhältst das Gebäude „{ $building }“
chicago-event-building_kept = Du behältst das Gebäude „{ $building }“
chicago-event-building_passed = Gebäude „{ $building }“: { $seat } → { $target }
chicago-event-building_chosen = Du platzierst das Gebäude „{ $building }“ verdeckt
chicago-event-building_removed = Du entfernst das Gebäude „{ $building }“ aus dem Spiel
chicago-event-buildings_settled = { $seat } hat gewählt
chicago-event-building_revealed = { $seat } baut „{ $building }“
chicago-event-building_used = { $seat } → { $space } für { $company }
chicago-event-tile_moved = Nachfrage-Plättchen { $tile }: { $origin } → { $target }
chicago-event-goal_drawn = Öffentliches Ziel: { $goal }
chicago-event-factory_ran =
    { $goods ->
        [one] { $company }, Fabrik { $factory }: { NUMBER($goods) } Ware produziert
       *[other] { $company }, Fabrik { $factory }: { NUMBER($goods) } Waren produziert
    }
chicago-event-revenue_added = { $company }, Umsatz: { SIGNED_MONEY($amount) } ({ $income }), insgesamt { MONEY($total) }
chicago-event-dividend_declared = { $company } zahlt { MONEY($per_share) } pro Aktie bei { MONEY($revenue) } Umsatz
chicago-event-earnings_withheld = { $company } behält { MONEY($revenue) } ein
chicago-event-wages_unpaid = { $company } kann { NUMBER($workers) } Arbeiter nicht bezahlen und muss Gewinne einbehalten
chicago-event-goal_won = { $seat } gewinnt das Ziel „{ $goal }“
chicago-event-scored = { $seat }: { MONEY($cash) } Bargeld, { MONEY($goals) } für Ziele, { MONEY($shares) } in Aktien
chicago-event-won = { $seat } gewinnt das Spiel

## Arten von Ereignissen, als Filter des Spielverlaufs
chicago-log-paid = Zahlungen
chicago-log-certificate_moved = Aktien
chicago-log-stock_moved = Aktienwerte
chicago-log-founded = Gründungen
chicago-log-director_changed = Direktorenposten
chicago-log-appeal_moved = Attraktivität
chicago-log-factory_ran = Produktion
chicago-log-dividend_declared = Dividenden
chicago-log-earnings_withheld = Einbehaltene Gewinne
chicago-log-building_revealed = Gebäude
chicago-log-building_used = Partnereinsätze
chicago-log-asset_moved = Kapitalanlagen
chicago-log-goal_won = Ziele

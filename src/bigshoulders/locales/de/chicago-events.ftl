### Was geschehen ist oder geschähe: eine Meldung je Art von Ereignis.

event-start_drawn = { $seat } ist Startspieler
event-phase_began = { $phase }, { $decade }
event-turn_began = { $seat } ist an der Reihe
event-operating_began = { $company }: Betriebsrunde
event-passed = { $seat } passt
event-paid = { $payer } → { $payee }: { MONEY($amount) } ({ $reason })
event-certificate_moved = { $company }, { $certificate }: { $origin } → { $target }
event-stock_moved = { $company }, Aktienwert: { $old } → { $new } ({ $cause })
event-protected = { $seat } nutzt Price Protection: { $company } fällt nicht
event-founded = { $seat } gründet { $company } zu { MONEY($value) }
event-closed_down = { $company } wird geschlossen
event-director_changed = { $company }, Direktorenposten: { $old } → { $new }
event-priority_moved = Prioritäts-Deal: { $old } → { $new }
event-initiative_taken = { $seat } wird Startspieler
event-appeal_moved = { $company }, Attraktivität: { NUMBER($old) } → { NUMBER($new) }
event-appeal_bonus =
    { $taken ->
        [1] { $company } erreicht Attraktivität { NUMBER($space) } und nimmt den Bonus
       *[0] { $company } erreicht Attraktivität { NUMBER($space) } und nimmt stattdessen { MONEY(25) }
    }
event-staff_moved = { NUMBER($count) } { $staff }: { $origin } → { $target }
event-automated =
    { $tokens_left ->
        [0] { $company }, Fabrik { $factory }: Ein Arbeiter wird automatisiert; die Fabrik ist vollständig automatisiert
       *[other] { $company }, Fabrik { $factory }: Ein Arbeiter wird automatisiert
    }
event-tokens_placed = { $company }, Fabrik { $factory }: { NUMBER($count) } Automatisierungs-Marker
event-tokens_returned = { $company }: { NUMBER($count) } Automatisierungs-Marker zurück in den allgemeinen Vorrat
event-cubes_moved = { NUMBER($count) } { $resource }: { $origin } → { $target }
event-goods_moved =
    { $count ->
        [one] { NUMBER($count) } Ware: { $origin } → { $target }
       *[other] { NUMBER($count) } Waren: { $origin } → { $target }
    }
event-bonus_goods_moved = { $company }, Bonus-Warenmarker: { SIGNED($change) } (noch { NUMBER($left) } im Vorrat)
event-asset_moved = { $asset }: { $origin } → { $target }
event-asset_exhausted = { $company } erschöpft { $asset }
event-asset_readied = { $company }: { $asset } ist wieder aufgerichtet
event-partner_moved = { $seat }, Partner: { $origin } → { $target }
event-buildings_dealt =
    { $era ->
        [1] { $seat } erhält { NUMBER($count) } Gebäude der Ära I
        [2] { $seat } erhält { NUMBER($count) } Gebäude der Ära II
       *[3] { $seat } erhält { NUMBER($count) } Gebäude der Ära III
    }
event-building_dealt = Du erhältst das Gebäude „{ $building }“
event-building_kept = Du behältst das Gebäude „{ $building }“
event-building_passed = Gebäude „{ $building }“: { $seat } → { $target }
event-building_chosen = Du platzierst das Gebäude „{ $building }“ verdeckt
event-building_removed = Du entfernst das Gebäude „{ $building }“ aus dem Spiel
event-buildings_settled = { $seat } hat gewählt
event-building_revealed = { $seat } baut „{ $building }“
event-building_used = { $seat } → { $space } für { $company }
event-tile_moved = Nachfrage-Plättchen { $tile }: { $origin } → { $target }
event-goal_drawn = Öffentliches Ziel: { $goal }
event-factory_ran =
    { $goods ->
        [one] { $company }, Fabrik { $factory }: { NUMBER($goods) } Ware produziert
       *[other] { $company }, Fabrik { $factory }: { NUMBER($goods) } Waren produziert
    }
event-revenue_added = { $company }, Umsatz: { SIGNED_MONEY($amount) } ({ $income }), insgesamt { MONEY($total) }
event-dividend_declared = { $company } zahlt { MONEY($per_share) } pro Aktie bei { MONEY($revenue) } Umsatz
event-earnings_withheld = { $company } behält { MONEY($revenue) } ein
event-wages_unpaid = { $company } kann { NUMBER($workers) } Arbeiter nicht bezahlen und muss Gewinne einbehalten
event-goal_won = { $seat } gewinnt das Ziel „{ $goal }“
event-scored = { $seat }: { MONEY($cash) } Bargeld, { MONEY($goals) } für Ziele, { MONEY($shares) } in Aktien
event-won = { $seat } gewinnt das Spiel

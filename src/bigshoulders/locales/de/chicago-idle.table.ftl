### Ein Unternehmen, das einbehalten musste: warum, und was das kostet.

chicago-coach-idle = { $company } stand still
    .text =
        { $why ->
            [lack] Keine Fabrik lief: Fabrik 1 fehlt { $lack }. Darum gab es keine Dividende, und der Aktienwert fiel auf { MONEY($value) }. Das kostet dich { MONEY($loss) }.
            [unsold] Es hat nichts verkauft. Darum gab es keine Dividende, und der Aktienwert fiel auf { MONEY($value) }. Das kostet dich { MONEY($loss) }.
           *[stopped] Keine Fabrik lief. Darum gab es keine Dividende, und der Aktienwert fiel auf { MONEY($value) }. Das kostet dich { MONEY($loss) }.
        }
chicago-idle-workers =
    { $count ->
        [one] { NUMBER($count) } Arbeiter
       *[other] { NUMBER($count) } Arbeiter
    }
chicago-idle-cubes = { NUMBER($count) } { $resource }
chicago-idle-close = Verstanden

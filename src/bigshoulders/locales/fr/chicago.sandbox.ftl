# Les chiffres de Chicago 1875 qui comparent les variantes du bac à sable.

chicago-sandbox-treasury = Patrimoines
chicago-sandbox-price = Valeur des parts
chicago-sandbox-companies = Sociétés

# Die Zahlen von Chicago 1875, mit denen der Sandkasten Varianten vergleicht.

chicago-sandbox-treasury = Unternehmenskassen
chicago-sandbox-price = Aktienwerte
chicago-sandbox-companies = Unternehmen

### Cards that explain things on a table, in every game.

card-when = When
card-pays = Payment
card-brings = Brings
card-once = At once
card-now = Now
card-pin = Pin this card (P)
card-unpin = Close this card
card-pinned = Pinned cards
card-log = In the log

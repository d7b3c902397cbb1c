title = Dominanza
blurb = Un duello di numeri senza fortuna: conta essere avanti di poco, non di molto.
aliases = Duello

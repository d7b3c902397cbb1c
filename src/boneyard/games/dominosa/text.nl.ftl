title = Probleemverzameling
blurb = Alleen de getallen zijn te zien: waar liggen de stenen?
aliases = Dominosa

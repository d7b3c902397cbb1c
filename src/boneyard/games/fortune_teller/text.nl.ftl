title = De waarzegger
blurb = Een goocheltruc: het programma weet vooraf met welke getallen jouw rij eindigt.
aliases = Goocheltruc

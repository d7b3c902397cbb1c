title = Hongaars domino
blurb = Wie aan de beurt is, legt zolang zijn stenen passen.
aliases = Hongarije

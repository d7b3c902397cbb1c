title = Hongaars domino
blurb = Wie aan de beurt is, legt zolang er stenen passen.
aliases = Hongarije

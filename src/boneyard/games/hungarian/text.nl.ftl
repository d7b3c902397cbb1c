title = Hongaars domino
blurb = Wie aan de beurt is, legt zolang er stenen passen.
twist = Leggen zolang het past
aliases = Hongarije

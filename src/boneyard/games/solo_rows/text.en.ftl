title = Solo 1: four rows
blurb = All face up: always take the last tile of a row, until all 28 are laid.
aliases = Patience, Solitaire

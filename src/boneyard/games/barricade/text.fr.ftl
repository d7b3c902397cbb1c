title = Barricade
blurb = Une règle de plus pour six jeux : barrer un bout avec un double – et gagner, sinon gare.
twist = Un double barre un bout
aliases = Barrage

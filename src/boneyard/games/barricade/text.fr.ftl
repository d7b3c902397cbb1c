title = Barricade
blurb = Une règle de plus pour six jeux : barrer une extrémité avec un double – et gagner, sinon gare.
aliases = Barrage

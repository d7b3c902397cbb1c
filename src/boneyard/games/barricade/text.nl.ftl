title = Barricade
blurb = Een extra regel voor zes spellen: versper een eind met een dubbele – en dan moet je winnen.
aliases = Versperren

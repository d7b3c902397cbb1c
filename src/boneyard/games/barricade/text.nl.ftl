title = Barricade
blurb = Een extra regel voor zes spellen: versper een uiteinde met een dubbel – en dan moet je winnen.
twist = Dubbels versperren
aliases = Versperren

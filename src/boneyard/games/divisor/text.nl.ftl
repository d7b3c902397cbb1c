title = Domino op deler
blurb = Tot 190 stenen alle kanten op: punten als de som van de uiteinden deelbaar is.
twist = Deelbare sommen tellen
aliases = Dubbel-18, Weico

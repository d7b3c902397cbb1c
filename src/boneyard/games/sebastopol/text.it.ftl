title = Sebastopoli
blurb = Dal 6-6 partono quattro bracci; prima vanno occupati tutti e quattro i lati.
twist = Quattro bracci insieme
aliases = Sevastopol, Domino a croce

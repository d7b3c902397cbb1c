title = Domino francese
blurb = In due si costruisce un muro di due piani: le metà uguali si sovrappongono.
aliases = Il muro

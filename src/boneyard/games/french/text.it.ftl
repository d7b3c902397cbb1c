title = Domino francese
blurb = In due cresce un muro di due piani: le metà uguali si sovrappongono.
aliases = Il muro

title = Domino francese
blurb = In due si costruisce un muro di due piani: le metà uguali si sovrappongono.
twist = Un muro di due piani
aliases = Il muro
option-direction-help = In due non fa differenza.
option-blocked_tie-help = In due è lo stesso: a parità non resta nulla da dividere.

title = Matador
blurb = Mit dem Doppelneun-Satz: Was sich berührt, ergibt zehn; Matadore passen überall.
twist = Nachbarn ergeben zehn
count-joker = Matador
aliases = Russisches Domino, Alle Zehne
option-blocked_tie-help = Was geschieht, wenn mehrere die wenigsten Augen haben: Niemand bekommt etwas, oder sie teilen sich die Augen der Übrigen, abgerundet, und von jedem Teil gehen die eigenen ab; weniger als 0 wird es nie.

title = Matador auf sieben
count-joker = Matador
blurb = Was sich berührt, ergibt sieben; die Matadore liegen quer und passen an jedes Ende.
twist = Sieben, mit Matadoren
aliases = Matador
option-blocked_tie-help = Was geschieht, wenn mehrere die wenigsten Augen haben: Niemand bekommt etwas, oder sie teilen sich die Augen der Übrigen, abgerundet, und zu jedem Teil kommen die eigenen dazu.

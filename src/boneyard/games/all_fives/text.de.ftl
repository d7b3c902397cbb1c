title = Alle Fünfe
blurb = Punkte gibt es, wenn die Enden zusammen ein Vielfaches von fünf ergeben.
twist = Vielfache von fünf zählen
aliases = Sniff, Muggins, Amerikanisches Domino
option-blocked_tie-help = Was geschieht, wenn mehrere die wenigsten Augen haben: Niemand bekommt etwas, oder sie teilen sich die gerundeten Augen der Übrigen, abgerundet.

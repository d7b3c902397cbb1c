title = Alle Fünfe mit Spinner
blurb = Wie Alle Fünfe, aber der erste Pasch ist nach vier Seiten offen.
twist = Fünfer, vier offene Seiten
aliases = Alle 5, Spinner
option-blocked_tie-help = Was geschieht, wenn mehrere die wenigsten Augen haben: Niemand bekommt etwas, oder sie teilen sich die gerundeten Augen der Übrigen, abgerundet.

title = Alle Sieben
blurb = Wo sich Hälften berühren, müssen sie zusammen sieben ergeben; Joker passen überall.
twist = Nachbarn ergeben sieben
aliases = Siebener, Alle Siebene, Kardinal, Cardinal
option-blocked_tie-help = Was geschieht, wenn mehrere die wenigsten Augen haben: Niemand bekommt etwas, oder sie teilen sich die Augen der Übrigen, abgerundet, und von jedem Teil gehen die eigenen ab; weniger als 0 wird es nie.

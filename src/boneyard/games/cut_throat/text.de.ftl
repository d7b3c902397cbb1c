title = Cut-throat
blurb = Jamaikanisches Domino ohne Partner: alle gegen alle, bis sechs Runden.
twist = Alle gegen alle
aliases = Cut throat, Cutthroat, Jamaican cutthroat, Alle gegen alle
option-match-help = Bis zu so vielen Punkten, wobei eine gewonnene Runde einen zählt; oder so viele Runden; oder Six-Love: sechs Runden, während wenigstens einer keine hat. Nie mehr als 1000 Runden.
option-deal2 = Steine für jeden zu zweit
option-deal2-help = Mit vierzehn bleibt nichts übrig. Mit sieben gibt es einen Vorrat, und wer nicht legen kann, zieht, bis etwas passt.
option-direction-help = In welcher Richtung ihr spielt und die Eröffnung weitergeht; üblich ist gegen den Uhrzeigersinn.

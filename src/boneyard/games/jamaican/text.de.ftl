title = Jamaikanisch
blurb = Paardomino bis Six-Love: sechs gewonnene Runden, während die anderen keine haben.
twist = Sechs Siege zu null
aliases = Jamaikanisches Domino, Partner dominoes, Six love, Bones
option-match-help = Six-Love sind sechs Runden, während die anderen keine haben. Oder ihr spielt so viele Runden, oder bis jemand so viele Punkte hat; nie mehr als 1000 Runden.
option-direction-help = In welcher Richtung ihr spielt und die Eröffnung weitergeht; üblich ist gegen den Uhrzeigersinn.

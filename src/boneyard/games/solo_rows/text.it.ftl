title = Solo 1: quattro file
blurb = Tutto scoperto: si prende sempre l’ultima tessera di una fila, fino a posare le 28.
twist = Tutto è scoperto
aliases = Solitario, Solitario 1
booklet-title = «Solitario 1»
option-difficulty = Difficoltà
option-difficulty-help = Può riuscire: ogni solitario ha una soluzione, facile o no. Come viene: solo uno su tre. Più è difficile, meno vie ci sono.
option-difficulty-winnable = può riuscire
option-difficulty-any = come viene
option-difficulty-easy = facile
option-difficulty-medium = medio
option-difficulty-hard = difficile
option-difficulty-expert = per esperti
row = Fila { $row }:
tile-in-row = { $tile }, fila { $row }
tile-last-of-row = { $tile }, fila { $row }, all’estremità destra
prompt-begin = Prendi la tessera più a destra di una fila e comincia la linea.
prompt-go-on = Prendi la tessera più a destra di una fila che combacia con { $left } o { $right }.
prompt-won = Tutte le 28 sono nella linea. Complimenti!
prompt-lost = Non c’è più nulla di giocabile. Ritira delle mosse o prova un’altra distribuzione.
outcome-won = Riuscito!
outcome-lost = Non c’è più nulla di giocabile
ended-solved = Tutte le 28 tessere sono posate.
ended-stuck = Nessuna delle tessere libere combacia con un’estremità.
tiles-left = { $count ->
    [one] Una tessera resta nelle file.
   *[other] { $count } tessere restano nelle file.
}
match-ended-nobody = Questa volta non riesce.
scored-won = tutto posato
why-hint-only = { $tile } dalla fila { $row }: l’unica mossa (su { $of }) che vince ancora.
why-hint-best = { $tile } dalla fila { $row }: { $count } mosse su { $of } vincono ancora, e questa perdona di più.
why-outlook-is-won = È riuscito.
why-outlook-winnable = Sì, può ancora riuscire: con { $count } delle { $of } mosse che hai ora.
why-outlook-lost = No, da qui non più. Ritira { $count ->
    [one] una mossa
   *[other] { $count } mosse
}, e può riuscire.
why-outlook-never = No: questa distribuzione non riesce a nessuno. Due su tre sono così.
why-not-rightmost = { $tile } non è all’estremità destra della sua fila: { $count ->
    [one] davanti c’è una tessera
   *[other] davanti ci sono altre tessere
}.
why-already-laid = { $tile } è già nella linea.

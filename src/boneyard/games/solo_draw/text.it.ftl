title = Solo 2: pescata dopo pescata
blurb = Pescarne cinque, posarle tutte, e ancora cinque: quasi mai riesce.
twist = Cinque alla volta
aliases = Solitario, Solitario 2
booklet-title = «Solitario 2»
option-rescue-help = Quante volte in una partita puoi pescare una tessera in più quando non hai tessere giocabili. Secondo il libretto (0) anche giocando al meglio si vince solo una partita su 2600 con il doppio sei. Più facile: 16 con il doppio sei (tre su cinque giocando al meglio), 47 con il doppio nove (almeno una su 45).
why-no-end-fits = Questa tessera non combacia con nessuna estremità.
control-rescue = Pesca un aiuto
progress = A che punto sei
progress-text = Pescata { $hand }. { $count ->
    [0] È l’ultima: posa queste tessere e hai vinto.
    [one] Ne resta ancora una intera.
   *[other] Ne restano ancora { $count } intere.
}
progress-rescues = { $count ->
    [0] Non resta nessun aiuto.
    [one] Resta un aiuto.
   *[other] Restano { $count } aiuti.
}
prompt-lay-all = { $count ->
    [one] Posa la tua ultima tessera.
   *[other] Posa tutte le tue { $count } tessere, una dopo l’altra.
}
prompt-rescue = Nessuna tessera è giocabile: pesca una tessera in più ({ $count ->
    [one] il tuo ultimo aiuto
   *[other] ancora { $count } aiuti
}).
prompt-won = Non ci sono più tessere per una pescata intera: hai vinto!
prompt-lost = Nessuna tessera è giocabile: hai perso. Finisce quasi sempre così.
outcome-won = Contro ogni previsione!
outcome-lost = Non riesce
ended-solved = Tutto è posato, e non ci sono più tessere per una pescata intera.
ended-stuck = Non c’è più nulla di giocabile.
stayed-over = { $count ->
    [0] Non avanza nessuna tessera.
    [one] Avanza una tessera.
   *[other] Avanzano { $count } tessere.
}
hand-reached = Hai raggiunto la pescata { $hand }.
match-ended-nobody = Questa volta non riesce.
scored-won = nessuna pescata intera rimasta
odds = { $chance ->
    [sure] la riuscita è certa
    [none] non può più riuscire
    [percent] la probabilità di vincere è del { $value } %
    [odds] la probabilità di vincere è di 1 su { $value }
   *[less] la probabilità di vincere è sotto 1 su { $value }
}{ $error ->
    [0] {""}
   *[other] {" "}(stima, con un margine { $chance ->
        [percent] di { $error } punti
       *[odds] del { $error } %
    })
}
why-hint-lay = { $tile } comincia un modo di posare tutte le tue tessere; { odds }.
why-hint-stuck = { $tile } è la migliore. { $count ->
    [one] Una delle tue tessere avrà
   *[other] { $count } delle tue tessere avranno
} bisogno di un aiuto; { odds }.
why-hint-lost = Le tue tessere non si possono posare tutte, e non ci sono aiuti: { odds }. Con { $tile } vai avanti ancora un po’.
why-hint-draw = Nessuna tessera è giocabile: pesca un aiuto; { odds }.
why-outlook-chance = Giocando al meglio, { odds }.

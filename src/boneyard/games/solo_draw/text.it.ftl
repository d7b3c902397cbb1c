title = Solo 2: mano dopo mano
blurb = Pescarne cinque, posarle tutte, e ancora cinque: quasi mai riesce.
aliases = Solitario, Solitario 2
booklet-title = «Solitario 2»
option-rescue-help = Quante volte in una partita puoi pescare una tessera in più quando non va bene nulla. Secondo il libretto (0) anche il gioco migliore vince solo una partita su 2600 con il doppio sei. Più amichevole: 16 con il doppio sei (il gioco migliore ne vince tre su cinque), 47 con il doppio nove (almeno una su 45).
why-no-end-fits = Questa tessera non va bene a nessuna estremità.
control-rescue = Pesca un aiuto
progress = A che punto sei
progress-text = Mano { $hand }. { $count ->
    [0] Non resta nessuna mano intera: posa queste e hai vinto.
    [one] Nel mazzo resta ancora una mano intera.
   *[other] Nel mazzo restano ancora { $count } mani intere.
}
progress-rescues = { $count ->
    [0] Non resta nessun aiuto.
    [one] Resta un aiuto.
   *[other] Restano { $count } aiuti.
}
prompt-lay-all = { $count ->
    [one] Posa la tua ultima tessera.
   *[other] Posa tutte le { $count } tessere della mano, una dopo l’altra.
}
prompt-rescue = Non va bene nulla: pesca una tessera in più ({ $count ->
    [one] il tuo ultimo aiuto
   *[other] ancora { $count } aiuti
}).
prompt-won = Non resta nessuna mano intera da pescare: hai vinto!
prompt-lost = Non va bene nulla: perso. Finisce quasi sempre così.
outcome-won = Contro ogni previsione!
outcome-lost = Non riesce
ended-solved = Tutte le mani sono posate e non resta nessuna mano intera da pescare.
ended-stuck = Non va bene più nulla.
stayed-over = { $count ->
    [0] Non avanza nessuna tessera.
    [one] Avanza una tessera.
   *[other] Avanzano { $count } tessere.
}
hand-reached = Hai raggiunto la mano { $hand }.
match-ended-nobody = Questa volta non riesce.
scored-won = nessuna mano intera rimasta
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
why-hint-lay = { $tile } comincia un modo di posare tutta la mano; { odds }.
why-hint-stuck = { $tile } è la migliore. { $count ->
    [one] Una tessera di questa mano avrà
   *[other] { $count } tessere di questa mano avranno
} bisogno di un aiuto; { odds }.
why-hint-lost = La mano non si può posare intera, e non ci sono aiuti: { odds }. Con { $tile } vai avanti ancora un po’.
why-hint-draw = Non va bene nulla: pesca un aiuto; { odds }.
why-outlook-chance = Giocando al meglio, { odds }.

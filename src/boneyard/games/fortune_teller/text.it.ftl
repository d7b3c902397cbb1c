title = L’indovino
blurb = Un gioco di prestigio: il programma sa in anticipo con quali numeri finirà la tua fila.
twist = La fine è predetta
aliases = Gioco di prestigio, Trucco
booklet-title = «Wahrsager»
round-began = Si alza il sipario.
sealed = Una tessera sparisce. Una predizione viene scritta e sigillata, prima che tu tocchi qualcosa.
spliced = Un anello di tessere rimaste si infila nella fila dove mostra lo stesso numero.
cut-elsewhere = La tua fila è un anello: si apre a un altro numero, e da lì continua.
unsealed = Il sigillo è rotto: { $tile }. È questa la tessera che mancava fin dall’inizio.
rest = Le tue:
card-sealed = La predizione
card-promise = Scritta e sigillata prima che tu cominciassi. Questa è la sua impronta; alla fine puoi controllare che non sia cambiato nemmeno un punto.
card-open = { $low } e { $high }
card-why = Perché funziona: ogni numero sta su { $halves } metà dell’intera serie, un numero pari. In una fila le metà si toccano a due a due; un numero rimasto senza compagno può stare solo a un’estremità. Una tessera è stata tolta, { $low }-{ $high }: solo { $low } e { $high } stanno ora su un numero dispari di metà. Comunque tu posi, la fila deve finire con questi due.
card-check = Controlla: lo SHA-256 di «{ $tile } { $salt }» è l’impronta sulla carta.
control-splice = Aiutami
prompt-begin = Ho scritto come finirà la tua fila. Ora prendi una tessera qualsiasi e comincia!
prompt-lay-anything = Una tessera qualsiasi che combacia, a una delle estremità: non ti salvi. Ancora { $count }.
prompt-half = Avanti, ancora { $count }. So già che cosa verrà.
prompt-last = L’ultima tessera. Trattieni il respiro…
prompt-stuck = Fila bloccata? Le tessere rimaste formano anelli: lascia che ne infili uno.
prompt-stuck-ring = Due estremità a { $number }: un anello! Lascia che lo apra dove si possono posare le tue tessere.
prompt-told = Guarda la carta: ora è aperta.
outcome-told = Era scritto
ended-told = Tutte le tessere stanno in una sola fila.
match-ended-nobody = L’indovino si inchina.
told-ends = La tua fila finisce con { $low } e { $high }, ed è proprio ciò che era sigillato.
told-helped = { $count ->
    [one] La fila ha avuto bisogno di aiuto una volta. Le estremità erano decise da tempo.
   *[other] La fila ha avuto bisogno di aiuto { $count } volte. Le estremità erano decise da tempo.
}
why-not-on-table = { $tile } non è qui.
why-not-stuck = C’è ancora una tessera che combacia: posala.
why-hint-smooth = Prendi { $tile }: dopo, la fila si può finire senza aiuto.
why-hint-bumpy = Prendi { $tile }. Prima o poi la tua fila si bloccherà; non importa, ti aiuterò.
why-hint-splice = Nessuna tessera combacia. Chiedi aiuto: la predizione si avvererà lo stesso.
why-outlook-smooth = { $count ->
    [one] Ancora una tessera
   *[other] Ancora { $count } tessere
}: si può finire senza aiuto. Le estremità? Quelle sono decise.
why-outlook-bumpy = { $count ->
    [one] Ancora una tessera
   *[other] Ancora { $count } tessere
}. La tua fila si bloccherà e avrà bisogno di un po’ di aiuto. Le estremità sono decise lo stesso.
why-outlook-told = Si è avverato.
option-match-help = Quante sono le rappresentazioni. Nessuno vince: scegli dunque un numero di mani, non di punti.

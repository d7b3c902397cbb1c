title = L’indovino
blurb = Un trucco: il programma sa in anticipo con quali numeri finirà la tua fila.
aliases = Trucco
round-began = Si alza il sipario.
sealed = Una tessera sparisce. Una predizione viene scritta e sigillata, prima che tu tocchi qualcosa.
spliced = Un anello di tessere rimaste si infila nella linea dove mostra lo stesso numero.
cut-elsewhere = La tua linea è un anello: si apre a un altro numero, e da lì continua.
unsealed = Il sigillo è rotto: { $tile }. È questa la tessera che mancava fin dall’inizio.
rest = Le tue:
card-sealed = La predizione
card-promise = Scritta e sigillata prima che tu cominciassi. Questa è la sua impronta; alla fine puoi controllare che non sia cambiato nemmeno un punto.
card-open = { $low } e { $high }
card-why = Perché funziona: ogni numero sta su { $halves } metà dell’intero gioco, un numero pari. In una linea le metà si toccano a due a due; un numero rimasto senza compagno può stare solo a un capo. Una tessera è stata tolta, { $low }-{ $high }: solo { $low } e { $high } stanno ora su un numero dispari di metà. Comunque tu posi, la linea deve finire con questi due.
card-check = Controlla: lo SHA-256 di “{ $tile } { $salt }” è l’impronta sulla carta.
control-splice = Aiutami
prompt-begin = Ho scritto come finirà la tua linea. Ora prendi una tessera qualsiasi e comincia!
prompt-lay-anything = Una tessera qualsiasi che va, a uno dei capi. Posa come vuoi: non scapperai. Ancora { $count }.
prompt-half = Avanti, ancora { $count }. So già che cosa verrà.
prompt-last = L’ultima tessera. Trattieni il respiro…
prompt-stuck = Bloccato? Non cambia nulla. Le tessere rimaste formano anelli: lascia che ne infili uno nella tua linea.
prompt-stuck-ring = I due capi mostrano un { $number }: la tua linea è un anello. Lascia che lo apra dove vanno le tue tessere.
prompt-told = Guarda la carta: ora è aperta.
outcome-told = Era scritto
ended-told = Tutte le tessere stanno in una sola linea.
match-ended-nobody = L’indovino si inchina.
told-ends = La tua linea finisce con { $low } e { $high }, ed è proprio ciò che era sigillato.
told-helped = { $count ->
    [one] La linea ha avuto bisogno di aiuto una volta. I capi erano decisi da tempo.
   *[other] La linea ha avuto bisogno di aiuto { $count } volte. I capi erano decisi da tempo.
}
why-not-on-table = { $tile } non è qui.
why-not-stuck = C’è ancora una tessera che va: posala.
why-hint-smooth = Prendi { $tile }: dopo, la linea si può finire senza aiuto.
why-hint-bumpy = Prendi { $tile }. Prima o poi la tua linea si bloccherà; non importa, ti aiuterò.
why-hint-splice = Niente va. Chiedi aiuto: i capi si avvereranno lo stesso.
why-outlook-smooth = { $count ->
    [one] Ancora una tessera
   *[other] Ancora { $count } tessere
}: si può finire senza aiuto. I capi? Quelli sono decisi.
why-outlook-bumpy = { $count ->
    [one] Ancora una tessera
   *[other] Ancora { $count } tessere
}. La tua linea si bloccherà e avrà bisogno di un po’ di aiuto. I capi sono decisi lo stesso.
why-outlook-told = Si è avverato.

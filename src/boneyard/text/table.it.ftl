### Ciò che accade e si chiede al tavolo. Un gioco può dirlo diversamente nel proprio testo.

## Nomi

name-list = { $first } e { $last }
bot-name = Bot { $number }

## Avvenimenti

round-began = Comincia la mano { $round }.
dealt = { $name } prende { $count ->
    [one] una tessera
   *[other] { $count } tessere
}.
dealt-you = Prendi { $tiles }.
dealt-again = Nessuno può aprire: si mescola e si distribuisce di nuovo.
teams-formed = Squadre: { $first } contro { $second }.
lot-drawn = La sorte tocca a { $name }, che apre.
lot-drawn-you = La sorte tocca a te: apri tu.
ceded = { $name } cede l’apertura a { $partner }.
ceded-you = Cedi l’apertura a { $partner }.
gestured-fist = { $name } stringe il pugno.
gestured-fist-you = Stringi il pugno.
gestured-finger = { $name } alza un dito.
gestured-finger-you = Alzi un dito.
gestured-palm = { $name } mostra il palmo.
gestured-palm-you = Mostri il palmo.
opener-named = { $name } ha { $tile } e apre con una tessera qualsiasi.
opener-named-you = Hai { $tile } e apri con una tessera qualsiasi.
score = { $name } segna { $points } ({ $why }).
score-you = Segni { $points } ({ $why }).
score-together = { $name } segnano insieme { $points } ({ $why }).
score-together-with-you = Tu e { $name } segnate insieme { $points } ({ $why }).
score-minus = { $name } perde { $points } ({ $why }).
score-minus-you = Perdi { $points } ({ $why }).
score-minus-together = { $name } perdono insieme { $points } ({ $why }).
score-minus-together-with-you = Tu e { $name } perdete insieme { $points } ({ $why }).
round-over = La mano { $round } è finita
round-tied = Parità nella mano { $round }
rounds-won = Mani vinte: { $count } su { $rounds }.
round-won = { $count ->
    [one] { $name } vince la mano { $round }
   *[other] { $name } vincono insieme la mano { $round }
}
round-won-you = Vinci la mano { $round }
match-ended = { $count ->
    [one] { $name } vince!
   *[other] { $name } vincono insieme.
}
match-ended-you = Hai vinto!
match-ended-with-you = Tu e { $name } vincete insieme.
match-ended-nobody = Non vince nessuno.
match-shutout = Cappotto: nessun altro ha fatto punti.
laid = { $name } posa { $tile }.
laid-you = Posi { $tile }.
laid-at = { $name } posa { $tile } { $place }.
laid-at-you = Posi { $tile } { $place }.
laid-there = { $tile } è sul tavolo.
drew = { $name } pesca { $count ->
    [one] una tessera
   *[other] { $count } tessere
}.
drew-you = Peschi { $tiles }.
passed = { $name } passa.
passed-you = Passi.
passed-on = { $name } passa su { $numbers }.
passed-on-you = Passi su { $numbers }.
stopped = { $name } si ferma.
stopped-you = Ti fermi.
barred = { $name } posa { $tile } come barricata { $place }.
barred-you = Posi { $tile } come barricata { $place }.
dropped-out = { $name } ha posato tutto ed esce dal gioco.
dropped-out-you = Hai posato tutto ed esci dal gioco.
announced = { $name } dice: { $total }.
announced-you = Dici: { $total }.
flipped = { $name } scopre { $tile } (riga { $row }, colonna { $column }).
flipped-you = Scopri { $tile } (riga { $row }, colonna { $column }).
flipped-forgotten = { $name } scopre una tessera.
flipped-forgotten-you = Scopri una tessera.
turned-down = Vengono coperte di nuovo.
kept = { $name } tiene { $tiles }.
kept-you = Tieni { $tiles }.
revealed = Viene scoperta { $tile }.
claimed = { $name } mostra una catena: { $chain }. Giusta!
claimed-you = Mostri una catena: { $chain }. Giusta!
claimed-wrong = { $name } mostra una catena: { $chain }. Sbagliata: { $why }.
claimed-wrong-you = Mostri una catena: { $chain }. Sbagliata: { $why }.
agreed = { $name } rinuncerebbe a questo doppio.
agreed-you = Rinunceresti a questo doppio.
withdrew = { $name } cerca ancora.
withdrew-you = Cerchi ancora.
locked-out = { $name } deve aspettare un momento.
locked-out-you = Devi aspettare un momento.
grabbed = { $name } afferra { $tile }.
grabbed-you = Afferri { $tile }.
released = { $name } rimette { $tile }.
released-you = Rimetti { $tile }.
stacked = { $name } posa { $tile } al livello { $level }.
stacked-you = Posi { $tile } al livello { $level }.
handed-out = { $name } prende di nascosto { $count ->
    [one] una tessera
   *[other] { $count } tessere
}.
handed-out-you = Prendi di nascosto { $tiles }.
took = { $name } prende { $tile } e scrive { $points } nella riga { $row }.
took-you = Prendi { $tile } e scrivi { $points } nella riga { $row }.
took-dictated = { $name } deve scrivere { $tile } nella riga { $row }.
took-dictated-you = Devi scrivere { $tile } nella riga { $row }.
missed = { $name } salta un turno.
missed-you = Salti un turno.
placed = { $tile } viene posata.
removed = Una tessera viene ripresa.
marked = Annotato: qui nessuna tessera di traverso.
unmarked = La nota è cancellata.
sealed = La predizione è sigillata.
spliced = Si inserisce un anello di tessere rimaste.
cut-elsewhere = L’anello si apre a un altro numero.
unsealed = Il sigillo è rotto: mancava { $tile }.

## Che cosa è sbagliato in una catena

wrong-not-there = una tessera non c’è
wrong-used-twice = una tessera è usata due volte
wrong-no-match = due metà non combaciano
wrong-ends = le estremità non mostrano il numero
wrong-inside = il numero compare anche all’interno
wrong-too-short = è troppo corta
wrong-too-long = è troppo lunga
wrong-too-many = { $count } tessere sono troppe, ne servono esattamente { $most }
wrong-pair = { $tile } non combacia con { $following }
wrong-beginning = { $tile } non comincia con { $number }
wrong-way-back = { $tile } non torna a { $number }
wrong-inside-at = { $number } compare anche all’interno, in { $tile }
wrong-length = { $count ->
    [one] una tessera è poca
   *[other] { $count } tessere sono poche
}, ne servono { $least }

## Come è finita una mano

ended-out = { $name } ha posato l’ultima tessera: domino!
ended-out-you = Hai posato l’ultima tessera: domino!
ended-blocked = La mano è chiusa: nessuno può posare.
ended-barred = { $name } ha sbarrato un’estremità, e la mano finisce.
ended-barred-you = Hai sbarrato un’estremità, e la mano finisce.
ended-alone = Solo { $name } ha ancora tessere in mano.
ended-alone-you = Solo tu hai ancora tessere in mano.
ended-target = { $name } ha raggiunto il traguardo.
ended-target-you = Hai raggiunto il traguardo.
ended-goal = L’ultimo traguardo è raggiunto o superato.
ended-empty = Nessuno ha più tessere.
ended-taken = Tutte le tessere sono prese.
ended-spent = Nessuno ha più tessere, e il mazzo è vuoto.
ended-void = Nessuno ha trovato una catena in tempo.
ended-stuck = Non c’è più nulla di giocabile.
ended-solved = Risolto!
pips-left = Punti rimasti in mano: { $hands }
points-noted = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
score-line = Risultato: { $scores }

## Perché i punti

scored-out = domino
scored-fewest-pips = meno punti in mano
scored-fewest-tiles = meno tessere
scored-tie-opener = parità, vince la coppia che ha aperto
scored-tie-blocker = parità, vince la coppia che ha chiuso
scored-capicua = capicúa
scored-chuchazo = chuchazo
scored-corrido = corrido: tutti gli altri passano
scored-salida = salida: il secondo passa
scored-blocked = mano chiusa
scored-barred = la barricata ha tenuto
scored-bar-failed = meno punti contro una barricata
scored-bar-lost = barricata fallita, due volte { $of } punti
scored-ends = le estremità fanno { $of }
scored-left = punti rimasti in mano
scored-noted = punti annotati
scored-noted-fourfold = punti annotati quattro volte
scored-opening = apertura
scored-highest-double = doppio più alto
scored-equal-ends = estremità uguali
scored-triple = estremità uguali con un doppio
scored-no-double = nessun doppio in mano
scored-most-pips = più punti in mano
scored-won = mano vinta
scored-key = key
scored-play-two = one-all, giocata per due
scored-bruk = bruk: si ricomincia
scored-goal = esattamente { $of }
scored-kept = tessere tenute
scored-double = il doppio { $of }
scored-level = livello { $of }
scored-row = riga { $of }

## Where points came from, and why a round was won

points-count = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
points-penalty = { $points ->
    [one] 1 punto di penalità
   *[other] { $points } punti di penalità
}
points-sum = { $name }: { $sum } = { $worth }
points-why = { $name }: { $worth } ({ $why })
fewest-points-win = Vince chi ha meno punti.
score-penalty = { $name } annota { points-penalty } ({ $why }).
score-penalty-you = Annoti { points-penalty } ({ $why }).
scored-sum = { $why }: { $sum }
sum-pips = { $of } in mano
sum-rounded = { $number } ({ $of } in mano, arrotondato)
sum-rounded-alone = { $of } in mano, arrotondato a { $number }
sum-shared = { $number } ({ $of } diviso fra { $count })
sum-own = { $number } rimasti a chi vince
sum-left = { $of } in mano
sum-twice = { $number } (due volte { $of } in mano)
sum-fourfold = { $number } (quattro volte { $of } in mano)
sum-tile = { $number } per { $tile }
sum-ends = { $of } per le estremità
sum-for = { $of } ({ $why })
decided-fewest-pips = Meno punti in mano: { $name } ({ $pips }).
decided-fewest-together = Insieme meno punti in mano: { $name } ({ $pips }).
decided-most-pips = Più punti in mano: { $name } ({ $pips }).
decided-fewest-tiles = Meno tessere: { $name } ({ $tiles }).
decided-tiles-then-pips = Meno tessere ({ $tiles }), poi meno punti in mano ({ $pips }): { $name }.
decided-no-double = Nessun altro è senza doppi: { $name }.
decided-fewest-without = Senza doppi e con meno punti in mano: { $name } ({ $pips }).
decided-tie-nobody = Parità, meno punti in mano ({ $pips }): { $name }. Nessuno segna.
decided-tie-shared = Parità, meno punti in mano ({ $pips }): { $name } si dividono i punti.
decided-tie-tiles-nobody = Parità di tessere ({ $tiles }) e di punti ({ $pips }): { $name }. Nessuno segna.
decided-tie-tiles-shared = Parità di tessere ({ $tiles }) e di punti ({ $pips }): { $name } si dividono i punti.
decided-level = Parità: nessuno vince la mano.
decided-bar-held = Meno punti in mano: { $name } ({ $pips }). La barricata ha tenuto.
decided-bar-failed = Meno punti in mano: { $name } ({ $pips }). La barricata non ha tenuto.
decided-ender = Chi chiude la mano non annota nulla: { $name }.

## Perché no

why-not-legal = Adesso non si può.
why-match-over = La partita è finita.
why-round-over = La mano è finita.
why-not-your-turn = Non è il tuo turno.
why-wrong-deal = Non sono le tessere di questo gioco.
why-you-can-lay = Puoi posare, quindi devi farlo.
why-not-in-hand = Non hai { $tile } in mano.
why-must-open = Deve aprire { $tile }.
why-lot-first = Prima si deve tirare a sorte.
why-already-opened = La mano è già aperta.
why-ceded-to-you = Chi gioca con te ti ha ceduto l’apertura: ora apri tu.
why-opens-by-tile = È la tessera a decidere chi apre: l’apertura non si può cedere.
why-no-such-place = Sul tavolo non c’è questo posto.
why-say-where = Di’ dove posarla.
why-fill-first = Prima va occupato il posto libero { $place }.
why-home-first = Hai una tessera che combacia con { $tile }: prima va posata lì.
why-does-not-fit = { $tile } non combacia con { $number ->
    [0] uno 0
   *[other] un { $number }
}.
why-fits-nowhere = { $tile } non combacia da nessuna parte.
why-fits-no-end = { $tile } non combacia da nessuna parte: { $count ->
    [one] tutte le estremità sono { $ends }
   *[other] le estremità sono { $ends }
}.
why-nothing-to-touch = Qui una tessera si posa soltanto: non tocca nulla.
why-not-a-double = Solo un doppio può sbarrare, e { $tile } non lo è.
why-nothing-to-draw = Non c’è più nulla da pescare.
why-cells-apart = Una tessera sta su due caselle vicine.
why-cells-uneven = Le due metà devono stare allo stesso livello.
why-same-tile = Deve stare su due tessere diverse.
why-not-touching = Deve toccare una tessera posata sul tavolo.
why-turn-begun = Hai cominciato a posare: in questo turno non puoi più pescare.
why-hand-full = Hai troppe tessere per pescare.
why-nothing-laid = Non hai ancora posato nulla.
why-second-must-follow = Questa tessera comincia soltanto una catena: deve seguirne una seconda.
why-not-the-pair = La prossima tessera va sopra la coppia appena formata.
why-none-could-follow = Da lì nessuna seconda tessera potrebbe seguire, e una catena ne vuole due.
why-no-such-tile = In questo gioco non c’è { $tile }.
why-tile-taken = { $tile } è già stata presa.
why-row-not-on-tile = { $tile } non ha nessuna metà { $row }: non va in quella riga.
why-one-dictation = Si impone una volta sola per turno.
why-row-begun = La riga { $row } è già cominciata: non vi si può imporre nulla.
why-not-the-last = Resta più di una tessera con { $row }: non si può ancora imporre nulla.
why-undo-clock = Finché l’orologio corre non si ritira nulla.
why-undo-never = In questo gioco non si ritira nulla: ciò che si è visto resta visto.
why-undo-nothing = Non c’è nulla da ritirare.
why-undo-others = Altri hanno giocato nel frattempo: non puoi ritirare la mossa senza di loro.
why-undo-seen = Non puoi ritirare questa mossa: ti ha mostrato tessere che erano coperte.

## Posti e tessere

end-left = all’estremità sinistra
end-right = all’estremità destra
end-top = all’estremità in alto
end-bottom = all’estremità in basso
end-open-half = accanto { $number ->
    [0] allo 0
    [1] all’1
    [8] all’8
    [11] all’11
   *[other] al { $number }
} di { $tile }
end-side = al fianco di { $tile }
end-tip = alla punta di { $tile }
end-toe = come dito di { $tile }
end-ray = come nuovo braccio di { $tile }
place-first = in mezzo al tavolo
place-next = sul tavolo
place-on = { $place }, accanto { $number ->
    [0] allo 0
    [1] all’1
    [8] all’8
    [11] all’11
   *[other] al { $number }
}
# Which ends are open, as the prompt says it.
open-ends = Estremità aperte: { $ends }.
open-ends-one = Estremità aperta: { $ends }.
open-ends-both = Entrambe le estremità: { $number }.
open-ends-many = { $count } estremità sono aperte, con { $numbers } numeri diversi.
open-end-at = { $number } { $place }
open-end-times = { $number } ({ $times }×)
offer = { $tile }, { $place }
offer-first = { $tile }, per aprire
offer-total = { $tile }, totale { $total }
offer-open = { $tile }, { $place }, poi resta aperto { $number }
tile-last = { $tile }, posata per ultima
tile-at-end = { $tile }, { $place }, { $number } è aperto
tile-open = { $tile }, { $number } è aperto
tile-down = tessera coperta, riga { $row }, colonna { $column }
tile-up = { $tile }, scoperta, riga { $row }, colonna { $column }
boneyard = Mazzo: { $count }
boneyard-reserve = Mazzo: { $count } ({ $reserve } restano)
goals = Traguardi

## Running counts, and what a lay would make

offer-makes = { $tile }, { $place }: le estremità fanno { $total }
offer-scores = { $tile }, { $place }: le estremità fanno { $total }, +{ $points }
offer-earns = { $tile }, { $place }: +{ $points }
offer-total-scores = { $tile }, totale { $total }, +{ $points }
count-ends = Estremità
count-scores-at = Si segna a
count-divisor = Divisore
count-highest-double = Doppio più alto
count-adds-up = Le metà fanno
count-wanted = Serve
count-joker = jolly
count-total = Totale
count-goal = Prossimo traguardo
count-pair = Una coppia fa

## Che cosa fare

prompt-deal = Si distribuiscono le tessere.
prompt-next-round = La mano è finita. Avanti?
prompt-match-over = La partita è finita.
prompt-wait = Tocca a { $name }.
prompt-must-open = Tocca a te: apri con { $tile }.
prompt-must-lay = Tocca a te: posa { $tile }.
prompt-open = Tocca a te: apri con una tessera qualsiasi.
prompt-open-or-cede = Tocca a te: apri con una tessera qualsiasi, o lascia aprire chi gioca con te.
prompt-lay = Tocca a te: posa una tessera.
prompt-lay-any = Tocca a te: posa una tessera qualsiasi. Il totale è { $total }.
prompt-lay-or-draw = Tocca a te: posa una tessera o pescane una.
prompt-lay-or-stop = Posa un’altra tessera o fermati.
prompt-lay-or-pass = Tocca a te: posa una tessera o passa.
prompt-lay-or-decline = Tocca a te: posa una tessera, o passa e pescane una.
prompt-pass-and-draw = Nessuna tessera è giocabile: passa, e peschi.
prompt-fill = Tocca a te: prima vanno occupati i posti di { $tile }.
prompt-home-first = Tocca a te: ciò che combacia con { $tile } va prima lì.
prompt-draw = Nessuna tessera è giocabile: pesca.
prompt-draw-or-pass = Nessuna tessera è giocabile: pesca o passa.
prompt-pass = Nessuna tessera è giocabile: devi passare.
prompt-stop = Nessun’altra tessera è giocabile: il tuo turno finisce.
prompt-bar = Nessuna tessera è giocabile, ma puoi sbarrare un’estremità.
prompt-flip-first = Tocca a te: scopri una tessera.
prompt-flip-second = Scopri una seconda tessera.
control-draw = Pesca
control-pass = Passa
control-cede = Lascia aprire il compagno
control-gesture-fist = Pugno: ne ho molte
control-gesture-finger = Dito: ne ho ancora
control-gesture-palm = Palmo: non ne ho più
control-stop = Fermati
control-bar = { $tile } come barricata { $place }
status-passed = passa
status-gesture-fist = pugno: { $number }
status-gesture-finger = dito: { $number }
status-gesture-palm = palmo: { $number }
status-passed-on = passa su { $numbers }
lacks-number = niente { $number }
status-dropped-out = fuori dal gioco
sheet = Punti
sheet-total = Totale
goal-points = fino a { $points }
goal-ends-at = fine a { $points }
goal-rounds = mano { $round } di { $rounds }
sheet-secret = Gli appunti restano segreti fino all’ultima mano.
sheet-own = Fino all’annuncio ognuno vede solo i propri appunti.

## Opzioni

value-true = sì
value-false = no
option-set = Serie
option-set-help = Con quali tessere si gioca.
option-set-6 = Doppio sei (28 tessere)
option-set-9 = Doppio nove (55 tessere)
option-set-12 = Doppio dodici (91 tessere)
option-set-15 = Doppio quindici (136 tessere)
option-set-18 = Doppio diciotto (190 tessere)
option-set-other = Doppio { $value }
option-players = Giocatori
option-players-help = Quanti siedono al tavolo.
option-direction = Senso
option-direction-help = In quale senso si gioca, si distribuisce e si apre la mano successiva; in Svizzera in senso antiorario.
option-direction-clockwise = orario
option-direction-counter-clockwise = antiorario
option-match = Partita
option-match-help = Quanto si gioca: un numero di mani, o finché qualcuno raggiunge un numero di punti; mai più di 1000 mani.
option-match-rounds = { $count ->
    [one] 1 mano
   *[other] { $count } mani
}
option-match-points = fino a { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
option-match-in-rounds = mani
option-match-in-points = punti
option-match-six-love = Six-love
option-reserve = Tessere lasciate
option-reserve-help = Queste tessere del mazzo non si pescano mai.
option-blocked_tie = Parità in una mano chiusa
option-blocked_tie-help = Che cosa succede se in più hanno il minimo dei punti in mano: nessuno segna, o si dividono i punti degli altri, arrotondati per difetto. Se sono pari tutti, non c’è nulla da dividere.
option-blocked_tie-nobody = nessuno
option-blocked_tie-shared = divisi
option-target = Traguardo raggiunto
option-target-help = Indica se la partita finisce subito, o si finisce la mano e vince il totale più alto.
option-target-at-once = vince subito
option-target-round-end = conta alla fine della mano
option-base = Gioco di base
option-base-help = Il gioco a cui si aggiungono le barricate.
option-bar_fit = Il doppio che sbarra deve combaciare
option-bar_fit-help = Altrimenti qualsiasi doppio sbarra qualsiasi estremità.
option-least = Somma minima che conta
option-least-help = Indica se conta già 5, o solo da 10 in su come nell’elenco del libretto.
option-sides = Chi gioca con chi
option-sides-help = Due contro due, i compagni di fronte e un solo punteggio; oppure ciascuno per sé.
option-sides-pairs = a coppie
option-sides-single = ciascuno per sé
option-partners = Compagni
option-partners-help = Accordatevi prima. Ad alta voce: le tessere restano coperte, i compagni possono parlare durante la mano e tutti al tavolo li sentono, anche chi guarda; i bot non sentono nulla. Scoperti: i compagni vedono le tessere l’uno dell’altro e possono parlarsi tra loro.
option-partners-silent = in silenzio
option-partners-aloud = parlano ad alta voce
option-partners-open = scoperti
option-tempo = Tempo per pensare
option-tempo-help = Che cosa può dire al compagno il tempo che uno prende. Naturale: quello che dice; sleale è solo far finta di pensare. Onesto: per chi non ha scelta si gioca subito, quindi chi si prende tempo ha una scelta. Uguale: ciò che fa una persona si vede solo dopo qualche secondo, così svelto e lento sembrano uguali.
option-tempo-natural = naturale
option-tempo-honest = onesto
option-tempo-level = uguale
option-tempo_s = Secondi prima che si veda
option-tempo_s-help = Dall’inizio del turno. Chi pensa più a lungo si vede quando ha deciso.
option-notes = Chi vede gli appunti
option-notes-help = Nessuno, fino all’annuncio; oppure ognuno i propri: ciò che è annotato, anche quadruplo, e il proprio totale. Chi guarda non ne vede.
option-notes-scorer = nessuno
option-notes-own = ognuno i propri
option-opens_first = Chi apre la prima mano
option-opens_first-help = Chi comincia la prima mano: il doppio più alto, che si deve posare, o un posto tirato a sorte, con una tessera qualsiasi.
option-opens_first-double = il doppio più alto
option-opens_first-lot = la sorte
option-opens_next = Chi apre le mani seguenti
option-opens_next-help = Chi apre dopo una mano vinta, con una tessera qualsiasi: a turno, o chi ha vinto.
option-opens_next-rotates = a turno
option-opens_next-winner = chi ha vinto
option-cede = Cedere l’apertura
option-cede-help = Chi può aprire con una tessera qualsiasi può guardare le sue e lasciare aprire il compagno. Allora la mano vale come aperta dal compagno.
option-after_tie = Apertura dopo una mano che nessuno ha vinto
option-after_tie-help = Chi apre allora: chi viene dopo, ancora la stessa persona, o chi aprirebbe una prima mano.
option-after_tie-next = chi viene dopo
option-after_tie-same = la stessa persona
option-after_tie-fresh = come nella prima mano
option-blocked = Chi vince una mano chiusa
option-blocked-help = La coppia che insieme ha meno punti; il giocatore che ne ha meno, qualunque cosa abbia il compagno; o, fra chi ha chiuso e il giocatore seguente, chi ne ha meno.
option-blocked-pair = la coppia con meno punti
option-blocked-player = il giocatore con meno punti
option-blocked-closer = chi ha chiuso o il seguente
option-tie = Parità di punti in una mano chiusa
option-tie-help = Se i punti confrontati sono uguali: non vince nessuno, o la coppia che ha aperto, o quella che ha chiuso.
option-tie-nobody = nessuno vince
option-tie-opener = la coppia che ha aperto
option-tie-blocker = la coppia che ha chiuso
option-counts = Punti segnati
option-counts-help = Indica se chi vince segna i punti dell’altra coppia o quelli di tutti e quattro.
option-counts-losers = dell’altra coppia
option-counts-all = di tutti
option-counts-all-if-blocked = tutti se la mano è chiusa
option-misdeal = Ridistribuire da questo numero di doppi
option-misdeal-help = Se qualcuno ha tanti doppi o di più, si ridistribuisce e non si conta nulla.
option-misdeal-0 = mai
option-capicua_points = Punti per una capicúa
option-capicua_points-help = Fare domino con una tessera che combacia con tutte e due le estremità: non un doppio, e le sue metà sono le due estremità.
option-chuchazo_points = Punti per un chuchazo
option-chuchazo_points-help = Fare domino con il doppio bianco.
option-corrido_points = Punti per un corrido
option-corrido_points-help = Una tessera dopo la quale tutti e tre gli altri devono passare; conta ogni volta.
option-salida_points = Punti per una salida
option-salida_points-help = Un’apertura dopo la quale il secondo deve passare.
option-capicua_ends = Estremità di una capicúa
option-capicua_ends-help = Indica se le due estremità devono essere diverse, o se conta anche una tessera che mostra il numero di due estremità uguali.
option-capicua_ends-differ = devono essere diverse
option-capicua_ends-any = possono essere uguali
option-capicua_blank = Capicúa con un bianco
option-capicua_blank-help = Indica se anche un’ultima tessera con una metà bianca può fare una capicúa.
option-salida_rule = Una salida conta
option-salida_rule-help = Quando posa il compagno di chi ha aperto, e per nulla se anche lui deve passare; o appena passa il secondo.
option-salida_rule-partner-lays = se il compagno posa
option-salida_rule-at-once = subito
option-pass_win = I passi possono vincere la partita
option-pass_win-help = In una partita a punti: se no, i punti di un corrido o di una salida che raggiungerebbero il traguardo non si segnano affatto.
option-one_all = One-all, play two
option-one_all-help = Se tutti hanno esattamente una mano, la seguente si gioca per due. Altrimenti anche allora tutti tornano a zero.
option-key = Punti per una key
option-key-help = Chiudere con una tessera le cui metà sono le due estremità, che non sia un doppio, quando non resta nessun’altra tessera con uno dei due numeri.
option-sporting = Apertura libera
option-sporting-help = Chi apre grazie a una tessera può posarne un’altra, ma non può cedere l’apertura.
option-stuck = Chi non può posare
option-stuck-help = Che cosa si fa quando nessuna tessera è giocabile. Se si passa, nessuno pesca, e una mano è chiusa appena nessuno può posare.
option-stuck-draw-one = pesca una tessera
option-stuck-pass = passa
option-draw_after = Pescare dopo aver posato
option-draw_after-help = Chi ha posato pesca una tessera alla fine del turno, come nel gioco del blocco, a meno che non ne abbia più.
option-may_stop = Ci si può fermare
option-may_stop-help = Dopo almeno una tessera ci si può fermare, anche se se ne potrebbero posare altre.
option-award = Punti per un traguardo
option-award-help = Da uno a sei punti in ordine, o il numero stesso.
option-award-bracket = 1, 2, 3, …
option-award-total = il numero stesso
option-grab = Afferrare le tessere
option-grab-help = Una tessera presa da qualcuno è persa per gli altri, finché non viene rimessa giù o la mano finisce. Una catena si fa con ciò che hai preso e con ciò che è libero; chi deve aspettare tiene ciò che ha.
option-handout = Distribuzione del resto
option-handout-help = Indica se si distribuiscono tutte le tessere rimaste, o una a testa, e tieni ciò che avanza.
option-handout-all = tutto
option-handout-one-each = una a testa
option-levels = I livelli contano
option-levels-help = Dalla prima tessera del turno, o dal tavolo.
option-levels-move = dalla prima tessera del turno
option-levels-table = dal tavolo
option-rescue = Aiuti
option-rescue-help = Quante volte puoi pescare una tessera in più quando non hai tessere giocabili.
option-opens_with = Tessera d’apertura
option-opens_with-help = Il doppio più alto, altrimenti la tessera più alta, decide chi apre, e tutti vengono a sapere qual era. Si deve posare proprio quella, oppure una qualsiasi.
option-opens_with-that-tile = proprio quella
option-opens_with-any = una qualsiasi
option-first_four = I primi quattro posti
option-first_four-help = Indica se i quattro lati della tessera centrale vanno occupati prima di posare altrove, o se ogni estremità aperta è libera fin dall’inizio.
option-first_four-forced = per primi
option-first_four-free = liberi
option-block_won_by = Una mano chiusa va a chi ha
option-block_won_by-help = Meno punti o meno tessere; a parità di tessere decidono i punti. Si segnano sempre i punti degli altri.
option-block_won_by-pips = meno punti
option-block_won_by-tiles = meno tessere
option-six_players = Tessere a testa in sei
option-six_players-help = Il libretto lungo nomina due volte sei giocatori: con 7 tessere e con 5.
option-decline = Pescare invece di posare
option-decline-help = Chi potrebbe posare può anche finire il turno senza posare e allora pesca, finché c’è qualcosa da pescare; solo la prima tessera della mano va posata. Nessuno viene a sapere se qualcuno avrebbe potuto posare.
option-drawn = Tessera pescata che combacia
option-drawn-help = Indica se va posata subito o si può tenere; allora il turno finisce. Nessuno viene a sapere se combaciava.
option-drawn-must = va posata
option-drawn-may = si può tenere
option-empty = Quando non si può più pescare
option-empty-help = Indica se allora chi può posare deve farlo o può comunque passare; quando tutti hanno passato di seguito, la mano finisce. Nessuno viene a sapere se qualcuno avrebbe potuto posare.
option-empty-must = si posa, se si può
option-empty-may = si può passare
option-bar_when = Può sbarrare
option-bar_when-help = Chi vuole; solo chi non può posare, invece di pescare o passare; oppure solo chi non può né posare né pescare. Negli ultimi due casi qualsiasi doppio sbarra qualsiasi estremità.
option-bar_when-free = chi vuole
option-bar_when-stuck = chi non può posare
option-bar_when-nothing-else = chi non può né posare né pescare
option-nines = Tessere con un nove
option-nines-help = Indica se le posi quando vuoi o se, finché ne hai, devi prima posarne una al centro.
option-nines-free = quando si vuole
option-nines-first = prima, al centro

## What speaks for a hint

why-because-only = Non si può fare altro.
why-because-scores = Porta { $points ->
    [one] un punto
   *[other] { $points } punti
}.
why-because-others = Anche { $tiles } { $count ->
    [one] combacia
   *[other] combaciano
}.
why-because-points = È meglio di { $points ->
    [one] un punto
   *[other] { $points } punti
} rispetto alla scelta successiva, in media su { $tables } distribuzioni simulate.
why-because-often = Ha vinto nettamente più spesso di tutto il resto, su { $tables } distribuzioni simulate.
why-because-close = La scelta successiva è più o meno altrettanto buona, su { $tables } distribuzioni simulate.

## Che cosa ha regalato una mossa

why-lost-out = Avrebbe vuotato la mano.
why-lost-points = Porta subito { $points ->
    [one] un punto
   *[other] { $points } punti
} in più.
why-lost-idle = C’era una tessera da giocare.
why-lost-double = È stata chiusa l’estremità per il proprio doppio { $number }-{ $number }.
why-lost-number = È andato via l’ultimo { $number } della mano.
why-lost-passed = Chi gioca dopo non ha { $number }, e quell’estremità poteva restare aperta.
why-lost-partner = Al compagno non restava nulla da giocare.
why-lost-heavy = La pesante { $tile } è rimasta in mano.

## Giochi di prese

dealer-drawn = La sorte tocca a { $name }, che dà le tessere per la prima mano.
dealer-drawn-you = La sorte tocca a te: dai le tessere per la prima mano.
all-passed = Tutti hanno passato: si mescola e si danno di nuovo le tessere.
bid-made = { $name } dichiara { $amount }.
bid-made-you = Dichiari { $amount }.
called = { $name } sceglie { $suit } come atout.
called-you = Scegli { $suit } come atout.
called-doubles = { $name } sceglie i doppi come atout.
called-doubles-you = Scegli i doppi come atout.
called-follow-me = { $name } gioca senza atout.
called-follow-me-you = Giochi senza atout.
middle-taken = { $name } prende { $count ->
    [one] la tessera
   *[other] le { $count } tessere
} al centro.
middle-taken-you = Prendi { $tiles } dal centro.
discarded = { $name } scarta una tessera.
discarded-you = Scarti { $tiles }.
tile-played = { $name } gioca { $tile }.
tile-played-you = Giochi { $tile }.
trick-taken = { $name } fa la presa.
trick-taken-you = Fai la presa.
ended-all-taken = Tutte le prese sono fatte.
ended-decided = La dichiarazione è decisa, e la mano finisce qui.
why-follow-suit = Hai una tessera del seme chiesto, { $suit }, e devi rispondere.
why-follow-doubles = Hai un doppio e devi rispondere: sono stati chiesti i doppi.
why-must-nearest = Devi giocare la tessera i cui punti sono più vicini al numero.
status-tricks = { $count ->
    [one] 1 presa
   *[other] { $count } prese
}
status-bid = dichiara { $bid }
status-dealer = dà le tessere
status-resting = non gioca
tile-in-trick = { $tile }, giocata da { $name }
offer-play = { $tile }
offer-discard = scarta { $tile }
place-trick = nella presa
place-away = da parte, coperta
control-bid = Dichiara { $amount }
control-call = { $call }
call-suit = Atout: { $suit }
call-doubles = Atout: i doppi
call-follow-me = Senza atout
badge-bid = Dichiarazione
badge-trumps = Atout
badge-called = Annuncio
badge-doubles = doppi
badge-follow-me = senza atout
contract-title = La partita in corso
contract-bid = { $name } ha dichiarato { $bid }.
contract-call = { $name }: { $call }.
contract-taken = { $name }: { $count ->
    [one] 1 presa
   *[other] { $count } prese
}
contract-taken-worth = { $name }: { $count ->
    [one] 1 presa
   *[other] { $count } prese
}, { $worth } punti
prompt-tricks-bid = Tocca a te: dichiara o passa.
prompt-tricks-discard = Scarta una tessera: nessuno vede quale.
prompt-tricks-call = Tocca a te: scegli l’atout.
prompt-tricks-play = Tocca a te: gioca una tessera nella presa.

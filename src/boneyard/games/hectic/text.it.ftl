title = Frenetico
blurb = Tutti insieme e più in fretta che si può si cerca una catena che parta dal numero del doppio e vi ritorni.
aliases = Hektik, Hectic, Domino frenetico, Corsa alla catena
booklet-title = «Hektik-Domino»
cli-example = claim 2-3 3-6 6-2 mostra questa catena da 2 a 2, ogni tessera come si legge
prompt-build = Costruisci una catena da { $number } a { $number }: almeno { $count } tessere, senza altri { $number } in mezzo.
prompt-watch = Tutti cercano una catena da { $number } a { $number }, di almeno { $count } tessere.
prompt-locked = Sbagliata: devi aspettare un momento.
claim = Mostra la catena
claim-chain = La tua catena
need = almeno { $count }
timer-round = Tempo per questo doppio
timer-locked = In attesa
status-locked = in attesa
tile-grab = prendi { $tile }
tile-release = rimetti { $tile }
tile-grabbed = { $tile }, da { $name }
chain-was = La catena: { $chain }
ended-claimed = { $name } ha trovato una catena e prende il doppio.
ended-claimed-you = Hai trovato una catena e prendi il doppio.
option-match-help = Quanto si gioca: un numero di mani, o fino a un numero di punti. Ogni mano ha il suo doppio; se le mani sono più dei doppi, si ricomincia con tutti.
why-round-over = In questo momento non c’è nessun doppio scoperto.
why-locked-out = La tua catena era sbagliata: aspetta ancora { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
why-empty-chain = La tua catena è ancora vuota: scegli delle tessere.
why-used-twice = C’è una sola tessera { $tile }.
why-not-open = { $tile } non è scoperta sul tavolo.
why-grabbed-away = Qualcuno ha già preso { $tile }.
why-no-grabbing = Qui non si prendono tessere: mostra una catena finita.
why-already-grabbed = Hai già { $tile }.
why-not-grabbed = Non hai preso { $tile }.
option-direction-help = Non cambia nulla, perché qui non si gioca a turno.
points-noted = { $name }: { points-count } per il doppio

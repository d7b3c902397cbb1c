title = Hektik
blurb = Alle suchen gleichzeitig und so schnell wie möglich eine Kette, die von der Zahl des aufgedeckten Paschs wieder zu ihr zurückführt.
aliases = Hektik-Domino, Hectic, Kettenjagd
booklet-title = „Hektik-Domino“
cli-example = claim 2-3 3-6 6-2 zeigt diese Kette von 2 zurück zu 2, jeden Stein, wie man ihn liest
prompt-build = Baue eine Kette von der { $number } zurück zur { $number }: mindestens { $count } Steine, dazwischen keine { $number }.
prompt-watch = Alle suchen eine Kette von der { $number } zurück zur { $number }, mindestens { $count } Steine.
prompt-locked = Falsch: Du musst kurz warten.
claim = Kette zeigen
claim-chain = Deine Kette
need = mindestens { $count }
timer-round = Zeit für diesen Pasch
timer-locked = Aussetzen
status-locked = setzt aus
tile-grab = { $tile } nehmen
tile-release = { $tile } zurücklegen
tile-grabbed = { $tile }, bei { $name }
chain-was = Die Kette: { $chain }
ended-claimed = { $name } hat eine Kette gefunden und bekommt den Pasch.
ended-claimed-you = Du hast eine Kette gefunden und bekommst den Pasch.
option-match-help = Wie lange ihr spielt: eine Zahl von Runden oder bis zu einer Punktzahl. Jede Runde hat ihren Pasch; sind es mehr Runden als Pasche, beginnen diese von vorn.
why-round-over = Gerade liegt kein Pasch offen.
why-locked-out = Deine Kette war falsch: Warte noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
why-empty-chain = Deine Kette ist noch leer: Wähle Steine.
why-used-twice = { $tile } gibt es nur einmal.
why-not-open = { $tile } liegt nicht offen auf dem Tisch.
why-grabbed-away = { $tile } hat schon jemand genommen.
why-no-grabbing = Hier nimmt niemand Steine weg: Zeige eine fertige Kette.
why-already-grabbed = { $tile } hast du schon.
why-not-grabbed = { $tile } hast du nicht genommen.
option-direction-help = Sie ändert nichts, denn hier spielt niemand reihum.
points-noted = { $name }: { points-count } für den Pasch

### Was am Tisch geschieht und gefragt wird. Spiele sagen manches davon im eigenen Text anders.

## Namen

name-list = { $first } und { $last }
bot-name = Bot { $number }

## Ereignisse

round-began = Runde { $round } beginnt.
dealt = { $name } nimmt { $count ->
    [one] einen Stein
   *[other] { $count } Steine
}.
dealt-you = Du nimmst { $tiles }.
dealt-again = Niemand kann eröffnen: Es wird neu gemischt und ausgeteilt.
teams-formed = Es spielen { $first } gegen { $second }.
lot-drawn = Das Los fällt auf { $name }: { $name } eröffnet.
lot-drawn-you = Das Los fällt auf dich: Du eröffnest.
ceded = { $name } überlässt { $partner } die Eröffnung.
ceded-you = Du überlässt { $partner } die Eröffnung.
gestured-fist = { $name } macht eine Faust.
gestured-fist-you = Du machst eine Faust.
gestured-finger = { $name } hebt einen Finger.
gestured-finger-you = Du hebst einen Finger.
gestured-palm = { $name } zeigt die offene Hand.
gestured-palm-you = Du zeigst die offene Hand.
opener-named = { $name } hat { $tile } und eröffnet mit einem beliebigen Stein.
opener-named-you = Du hast { $tile } und eröffnest mit einem beliebigen Stein.
score = { $name } erhält { $points } ({ $why }).
score-you = Du erhältst { $points } ({ $why }).
score-together = { $name } erhalten gemeinsam { $points } ({ $why }).
score-together-with-you = Du und { $name } erhaltet gemeinsam { $points } ({ $why }).
score-minus = { $name } verliert { $points } ({ $why }).
score-minus-you = Du verlierst { $points } ({ $why }).
score-minus-together = { $name } verlieren gemeinsam { $points } ({ $why }).
score-minus-together-with-you = Du und { $name } verliert gemeinsam { $points } ({ $why }).
round-over = Runde { $round } ist zu Ende
round-tied = Runde { $round } endet unentschieden
rounds-won = Gewonnene Runden: { $count } von { $rounds }.
round-won = { $count ->
    [one] { $name } gewinnt Runde { $round }
   *[other] { $name } gewinnen Runde { $round } gemeinsam
}
round-won-you = Du gewinnst Runde { $round }
match-ended = { $count ->
    [one] { $name } gewinnt!
   *[other] { $name } gewinnen gemeinsam.
}
match-ended-you = Du gewinnst!
match-ended-with-you = Du und { $name } gewinnt gemeinsam.
match-ended-nobody = Niemand gewinnt.
match-shutout = Zu null gewonnen: Niemand sonst hat einen Punkt.
laid = { $name } legt { $tile }.
laid-you = Du legst { $tile }.
laid-at = { $name } legt { $tile } { $place } an.
laid-at-you = Du legst { $tile } { $place } an.
laid-there = { $tile } liegt auf dem Tisch.
drew = { $name } zieht { $count ->
    [one] einen Stein
   *[other] { $count } Steine
}.
drew-you = Du ziehst { $tiles }.
passed = { $name } setzt aus.
passed-you = Du setzt aus.
passed-on = { $name } setzt bei { $numbers } aus.
passed-on-you = Du setzt bei { $numbers } aus.
stopped = { $name } hört auf.
stopped-you = Du hörst auf.
barred = { $name } legt { $tile } als Sperre { $place } an.
barred-you = Du legst { $tile } als Sperre { $place } an.
dropped-out = { $name } hat alles gelegt und scheidet aus.
dropped-out-you = Du hast alles gelegt und scheidest aus.
announced = { $name } sagt: { $total }.
announced-you = Du sagst: { $total }.
flipped = { $name } deckt { $tile } auf (Reihe { $row }, Spalte { $column }).
flipped-you = Du deckst { $tile } auf (Reihe { $row }, Spalte { $column }).
flipped-forgotten = { $name } deckt einen Stein auf.
flipped-forgotten-you = Du deckst einen Stein auf.
turned-down = Sie werden wieder verdeckt.
kept = { $name } behält { $tiles }.
kept-you = Du behältst { $tiles }.
revealed = { $tile } wird aufgedeckt.
claimed = { $name } zeigt eine Kette: { $chain }. Richtig!
claimed-you = Du zeigst eine Kette: { $chain }. Richtig!
claimed-wrong = { $name } zeigt eine Kette: { $chain }. Falsch: { $why }.
claimed-wrong-you = Du zeigst eine Kette: { $chain }. Falsch: { $why }.
agreed = { $name } würde diesen Pasch aufgeben.
agreed-you = Du würdest diesen Pasch aufgeben.
withdrew = { $name } sucht doch weiter.
withdrew-you = Du suchst doch weiter.
locked-out = { $name } muss einen Moment aussetzen.
locked-out-you = Du musst einen Moment aussetzen.
grabbed = { $name } schnappt sich { $tile }.
grabbed-you = Du schnappst dir { $tile }.
released = { $name } legt { $tile } zurück.
released-you = Du legst { $tile } zurück.
stacked = { $name } legt { $tile } auf Ebene { $level }.
stacked-you = Du legst { $tile } auf Ebene { $level }.
handed-out = { $name } nimmt verdeckt { $count ->
    [one] einen Stein
   *[other] { $count } Steine
}.
handed-out-you = Du nimmst verdeckt { $tiles }.
took = { $name } nimmt { $tile } und trägt { $points } in Reihe { $row } ein.
took-you = Du nimmst { $tile } und trägst { $points } in Reihe { $row } ein.
took-dictated = { $name } muss { $tile } in Reihe { $row } eintragen.
took-dictated-you = Du musst { $tile } in Reihe { $row } eintragen.
missed = { $name } setzt einmal aus.
missed-you = Du setzt einmal aus.
placed = { $tile } wird gelegt.
removed = Ein Stein wird zurückgenommen.
marked = Notiert: Hier liegt kein Stein quer.
unmarked = Die Notiz ist gelöscht.
sealed = Die Vorhersage ist versiegelt.
spliced = Eine Schleife aus übrigen Steinen wird eingefügt.
cut-elsewhere = Der Ring wird an einer anderen Zahl aufgeschnitten.
unsealed = Das Siegel ist gebrochen: { $tile } hat gefehlt.

## Was an einer Kette falsch ist

wrong-not-there = Ein Stein ist nicht da
wrong-used-twice = Ein Stein kommt zweimal vor
wrong-no-match = Zwei Hälften passen nicht zusammen
wrong-ends = Die Enden zeigen nicht die Zahl
wrong-inside = Die Zahl kommt auch innen vor
wrong-too-short = Sie ist zu kurz
wrong-too-long = Sie ist zu lang
wrong-too-many = { $count } Steine sind zu viele, nötig sind genau { $most }
wrong-pair = { $tile } passt nicht zu { $following }
wrong-beginning = { $tile } beginnt nicht mit { $number }
wrong-way-back = { $tile } führt nicht zurück zu { $number }
wrong-inside-at = { $number } kommt auch innen vor, bei { $tile }
wrong-length = { $count ->
    [one] ein Stein ist zu wenig
   *[other] { $count } Steine sind zu wenige
}, nötig sind { $least }

## Wie eine Runde endete

ended-out = { $name } hat den letzten Stein gelegt: Domino!
ended-out-you = Du hast den letzten Stein gelegt: Domino!
ended-blocked = Die Runde ist blockiert: Niemand kann legen.
ended-barred = { $name } hat ein Ende gesperrt, und damit endet die Runde.
ended-barred-you = Du hast ein Ende gesperrt, und damit endet die Runde.
ended-alone = Nur { $name } hat noch Steine.
ended-alone-you = Nur du hast noch Steine.
ended-target = { $name } hat das Ziel erreicht.
ended-target-you = Du hast das Ziel erreicht.
ended-goal = Das letzte Ziel ist erreicht oder überschritten.
ended-empty = Alle haben ihre Steine gelegt.
ended-taken = Alle Steine sind genommen.
ended-spent = Alle Hände und der Vorrat sind leer.
ended-void = Niemand hat rechtzeitig eine Kette gefunden.
ended-stuck = Nichts passt mehr.
ended-solved = Gelöst!
pips-left = Augen auf der Hand: { $hands }
points-noted = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
score-line = Punkte: { $scores }

## Wofür es Punkte gibt

scored-out = alles gelegt
scored-fewest-pips = wenigste Augen
scored-fewest-tiles = wenigste Steine
scored-tie-opener = Gleichstand, das Paar gewinnt, das eröffnet hat
scored-tie-blocker = Gleichstand, das Paar gewinnt, das blockiert hat
scored-capicua = Capicúa
scored-chuchazo = Chuchazo
scored-corrido = Corrido: alle anderen haben ausgesetzt
scored-salida = Salida: gleich nach der Eröffnung wurde ausgesetzt
scored-blocked = blockierte Runde
scored-barred = die Sperre hielt
scored-bar-failed = wenigste Augen gegen eine Sperre
scored-bar-lost = misslungene Sperre, { $of } Augen doppelt
scored-ends = die Enden ergeben { $of }
scored-left = Augen auf der Hand
scored-noted = notierte Augen
scored-noted-fourfold = vierfach notierte Augen
scored-opening = Eröffnung
scored-highest-double = höchster Pasch
scored-equal-ends = gleiche Enden
scored-triple = gleiche Enden mit Pasch
scored-no-double = kein Pasch auf der Hand
scored-most-pips = meiste Augen
scored-won = gewonnene Runde
scored-key = Key
scored-play-two = One-all, um zwei gespielt
scored-bruk = Bruk: alle fangen neu an
scored-goal = genau { $of }
scored-kept = behaltene Steine
scored-double = der Pasch { $of }
scored-level = Ebene { $of }
scored-row = Reihe { $of }

## Where points came from, and why a round was won

points-count = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
points-penalty = { $points ->
    [one] 1 Strafpunkt
   *[other] { $points } Strafpunkte
}
points-sum = { $name }: { $sum } = { $worth }
points-why = { $name }: { $worth } ({ $why })
fewest-points-win = Wer die wenigsten Punkte hat, gewinnt.
score-penalty = { $name } notiert { points-penalty } ({ $why }).
score-penalty-you = Du notierst { points-penalty } ({ $why }).
scored-sum = { $why }: { $sum }
sum-pips = { $total ->
    [one] { $of } Auge
   *[other] { $of } Augen
}
sum-rounded = { $number } ({ $of } Augen, gerundet)
sum-rounded-alone = { $of } Augen, gerundet auf { $number }
sum-shared = { $number } ({ $of } geteilt durch { $count })
sum-own = { $number } auf der Hand, die gewinnt
sum-left = { $total ->
    [one] { $of } Auge auf der Hand
   *[other] { $of } Augen auf der Hand
}
sum-twice = { $number } ({ $of } Augen doppelt)
sum-fourfold = { $number } ({ $of } Augen vierfach)
sum-tile = { $number } für { $tile }
sum-ends = { $of } für die Enden
sum-for = { $of } ({ $why })
decided-fewest-pips = Die wenigsten Augen: { $name } ({ $pips }).
decided-fewest-together = Zusammen die wenigsten Augen: { $name } ({ $pips }).
decided-most-pips = Die meisten Augen: { $name } ({ $pips }).
decided-fewest-tiles = Die wenigsten Steine: { $name } ({ $tiles }).
decided-tiles-then-pips = Die wenigsten Steine ({ $tiles }), dann die wenigsten Augen ({ $pips }): { $name }.
decided-no-double = Sonst ist niemand ohne Pasch: { $name }.
decided-fewest-without = Kein Pasch und die wenigsten Augen: { $name } ({ $pips }).
decided-tie-nobody = Gleichstand bei den wenigsten Augen ({ $pips }): { $name }. Niemand erhält etwas.
decided-tie-shared = Gleichstand bei den wenigsten Augen ({ $pips }): { $name } teilen sich die Punkte.
decided-tie-tiles-nobody = Gleichstand bei Steinen ({ $tiles }) und Augen ({ $pips }): { $name }. Niemand erhält etwas.
decided-tie-tiles-shared = Gleichstand bei Steinen ({ $tiles }) und Augen ({ $pips }): { $name } teilen sich die Punkte.
decided-level = Gleichstand: Niemand gewinnt die Runde.
decided-bar-held = Die wenigsten Augen: { $name } ({ $pips }). Die Sperre hielt.
decided-bar-failed = Die wenigsten Augen: { $name } ({ $pips }). Die Sperre hielt nicht.
decided-ender = Wer die Runde beendet, notiert nichts: { $name }.

## Warum nicht

why-not-legal = Das geht jetzt nicht.
why-match-over = Die Partie ist zu Ende.
why-round-over = Die Runde ist zu Ende.
why-not-your-turn = Du bist nicht am Zug.
why-wrong-deal = Das sind nicht die Steine dieses Spiels.
why-you-can-lay = Du kannst legen, also musst du auch.
why-not-in-hand = Du hast { $tile } nicht auf der Hand.
why-must-open = { $tile } muss eröffnen.
why-lot-first = Zuerst muss das Los gezogen werden.
why-already-opened = Die Runde ist schon eröffnet.
why-ceded-to-you = Dein Partner hat dir die Eröffnung überlassen: Jetzt eröffnest du.
why-opens-by-tile = Der Stein entscheidet, wer eröffnet: Das lässt sich nicht abgeben.
why-no-such-place = Diese Stelle gibt es auf dem Tisch nicht.
why-say-where = Sag, wohin der Stein soll.
why-fill-first = Zuerst muss die offene Stelle { $place } belegt werden.
why-home-first = Du hast etwas, das an { $tile } passt: Das muss zuerst dorthin.
why-does-not-fit = { $tile } passt nicht an { $number }.
why-fits-nowhere = { $tile } passt nirgends.
why-fits-no-end = { $tile } passt nirgends: { $count ->
    [one] Jedes Ende ist { $ends }
   *[other] Die Enden sind { $ends }
}.
why-nothing-to-touch = Hier wird ein Stein einfach gelegt: Er berührt nichts.
why-not-a-double = Nur ein Pasch kann sperren, und { $tile } ist keiner.
why-nothing-to-draw = Es gibt nichts mehr zu ziehen.
why-cells-apart = Ein Stein liegt auf zwei Feldern nebeneinander.
why-cells-uneven = Beide Hälften müssen auf derselben Ebene liegen.
why-same-tile = Er muss über zwei verschiedenen Steinen liegen.
why-not-touching = Er muss einen Stein berühren, der auf dem Tisch liegt.
why-turn-begun = Du hast schon gelegt: In diesem Zug kannst du nicht mehr ziehen.
why-hand-full = Du hast zu viele Steine, um zu ziehen.
why-nothing-laid = Du hast noch nichts gelegt.
why-second-must-follow = Dieser Stein beginnt nur eine Kette: Ein zweiter muss folgen.
why-not-the-pair = Der nächste Stein gehört über das eben entstandene Paar.
why-none-could-follow = Von dort könnte kein zweiter Stein folgen, und eine Kette braucht zwei.
why-no-such-tile = { $tile } gibt es in diesem Spiel nicht.
why-tile-taken = { $tile } ist schon genommen.
why-row-not-on-tile = { $tile } hat keine { $row }: In diese Reihe passt der Stein nicht.
why-one-dictation = Einmal diktieren je Zug genügt.
why-row-begun = Reihe { $row } ist schon begonnen: Da lässt sich nichts diktieren.
why-not-the-last = Es gibt noch mehr als einen Stein mit { $row }: Da lässt sich noch nichts diktieren.
why-undo-clock = Solange die Uhr läuft, kann nichts zurückgenommen werden.
why-undo-never = In diesem Spiel wird nichts zurückgenommen: Gesehen ist gesehen.
why-undo-nothing = Es gibt nichts zurückzunehmen.
why-undo-others = Seither haben andere gespielt: Das kannst du nicht allein zurücknehmen.
why-undo-seen = Das kannst du nicht zurücknehmen: Du hast dabei Steine gesehen, die verdeckt waren.

## Stellen und Steine

end-left = am linken Ende
end-right = am rechten Ende
end-top = am oberen Ende
end-bottom = am unteren Ende
end-open-half = an der { $number } von { $tile }
end-side = an der Seite von { $tile }
end-tip = an der Spitze von { $tile }
end-toe = als Zehe an { $tile }
end-ray = als Anfang eines Arms an { $tile }
place-first = in der Mitte des Tisches
place-next = auf dem Tisch
place-on = { $place }, an der { $number }
# Which ends are open, as the prompt says it.
open-ends = Offene Enden: { $ends }.
open-ends-one = Offenes Ende: { $ends }.
open-ends-both = Beide Enden: { $number }.
open-ends-many = { $count } Enden sind offen, mit { $numbers } verschiedenen Zahlen.
open-end-at = { $number } { $place }
open-end-times = { $number } ({ $times }×)
offer = { $tile }, { $place }
offer-first = { $tile }, zur Eröffnung
offer-total = { $tile }, Summe { $total }
offer-open = { $tile }, { $place }, dann ist { $number } offen
tile-last = { $tile }, zuletzt gelegt
tile-at-end = { $tile }, { $place }, { $number } ist offen
tile-open = { $tile }, { $number } ist offen
tile-down = verdeckter Stein, Reihe { $row }, Spalte { $column }
tile-up = { $tile }, aufgedeckt, Reihe { $row }, Spalte { $column }
boneyard = Vorrat: { $count }
boneyard-reserve = Vorrat: { $count } ({ $reserve } bleiben liegen)
goals = Ziele

## Running counts, and what a lay would make

offer-makes = { $tile }, { $place }: die Enden ergeben { $total }
offer-scores = { $tile }, { $place }: die Enden ergeben { $total }, +{ $points }
offer-earns = { $tile }, { $place }: +{ $points }
offer-total-scores = { $tile }, Summe { $total }, +{ $points }
count-ends = Enden
count-scores-at = Punkte bei
count-divisor = Teiler
count-highest-double = Höchster Pasch
count-adds-up = Hälften ergeben
count-wanted = Gesucht
count-joker = Joker
count-total = Summe
count-goal = Nächstes Ziel
count-pair = Ein Paar ergibt

## Was zu tun ist

prompt-deal = Die Steine werden ausgeteilt.
prompt-next-round = Die Runde ist zu Ende. Weiter?
prompt-match-over = Die Partie ist zu Ende.
prompt-wait = { $name } ist am Zug.
prompt-must-open = Du bist am Zug: Eröffne mit { $tile }.
prompt-must-lay = Du bist am Zug: Lege { $tile }.
prompt-open = Du bist am Zug: Eröffne mit einem beliebigen Stein.
prompt-open-or-cede = Du bist am Zug: Eröffne mit einem beliebigen Stein oder überlass es deinem Partner.
prompt-lay = Du bist am Zug: Lege einen Stein.
prompt-lay-any = Du bist am Zug: Lege einen beliebigen Stein. Die Summe ist { $total }.
prompt-lay-or-draw = Du bist am Zug: Lege einen Stein oder ziehe einen.
prompt-lay-or-stop = Lege noch einen Stein oder höre auf.
prompt-lay-or-pass = Du bist am Zug: Lege einen Stein oder setze aus.
prompt-lay-or-decline = Du bist am Zug: Lege einen Stein, oder setze aus und ziehe einen.
prompt-pass-and-draw = Nichts passt: Setze aus, dann ziehst du.
prompt-fill = Du bist am Zug: Zuerst müssen die Stellen an { $tile } belegt werden.
prompt-home-first = Du bist am Zug: Was an { $tile } passt, muss zuerst dorthin.
prompt-draw = Nichts passt: Ziehe.
prompt-draw-or-pass = Nichts passt: Ziehe oder setze aus.
prompt-pass = Nichts passt: Du musst aussetzen.
prompt-stop = Nichts passt mehr: Dein Zug ist zu Ende.
prompt-bar = Nichts passt, aber du kannst ein Ende sperren.
prompt-flip-first = Du bist am Zug: Decke einen Stein auf.
prompt-flip-second = Decke einen zweiten Stein auf.
control-draw = Ziehen
control-pass = Aussetzen
control-cede = Partner eröffnen lassen
control-gesture-fist = Faust: viele davon
control-gesture-finger = Finger: noch einer
control-gesture-palm = Offene Hand: keiner mehr
control-stop = Aufhören
control-bar = { $tile } als Sperre { $place }
status-passed = setzt aus
status-gesture-fist = Faust: { $number }
status-gesture-finger = Finger: { $number }
status-gesture-palm = offene Hand: { $number }
status-passed-on = setzt aus ({ $numbers })
lacks-number = keine { $number }
status-dropped-out = ist ausgeschieden
sheet = Punkte
sheet-total = Summe
goal-points = bis { $points }
goal-ends-at = Ende bei { $points }
goal-rounds = Runde { $round } von { $rounds }
sheet-secret = Die Notizen bleiben bis zur letzten Runde geheim.
sheet-own = Bis zur Bekanntgabe sehen alle nur ihre eigenen Notizen.

## Optionen

value-true = ja
value-false = nein
option-set = Satz
option-set-help = Mit welchen Steinen ihr spielt.
option-set-6 = Doppelsechs (28 Steine)
option-set-9 = Doppelneun (55 Steine)
option-set-12 = Doppelzwölf (91 Steine)
option-set-15 = Doppelfünfzehn (136 Steine)
option-set-18 = Doppelachtzehn (190 Steine)
option-set-other = Doppel-{ $value }
option-players = Spieler
option-players-help = Wie viele am Tisch sitzen.
option-direction = Richtung
option-direction-help = In welcher Richtung ihr spielt, verteilt und die nächste Runde eröffnet; in der Schweiz gegen den Uhrzeigersinn.
option-direction-clockwise = im Uhrzeigersinn
option-direction-counter-clockwise = gegen den Uhrzeigersinn
option-match = Partie
option-match-help = Wie lange ihr spielt: eine Zahl von Runden, oder bis jemand eine Punktzahl erreicht; nie mehr als 1000 Runden.
option-match-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
option-match-points = bis { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
option-match-in-rounds = Runden
option-match-in-points = Punkte
option-match-six-love = Six-Love
option-reserve = Liegen bleiben
option-reserve-help = So viele Steine des Vorrats werden nie gezogen.
option-blocked_tie = Gleichstand, wenn blockiert
option-blocked_tie-help = Was geschieht, wenn mehrere die wenigsten Augen haben: Niemand bekommt etwas, oder sie teilen sich die Augen der Übrigen, abgerundet. Sind alle gleich, gibt es nichts zu teilen.
option-blocked_tie-nobody = niemand
option-blocked_tie-shared = geteilt
option-target = Zielpunktzahl
option-target-help = Ob die Partie sofort endet oder die Runde zu Ende gespielt wird und die höchste Summe gewinnt.
option-target-at-once = gewinnt sofort
option-target-round-end = zählt am Ende der Runde
option-base = Grundspiel
option-base-help = Das Spiel, zu dem das Sperren hinzukommt.
option-bar_fit = Der sperrende Pasch muss passen
option-bar_fit-help = Wenn nicht, sperrt jeder Pasch jedes Ende.
option-least = Kleinste zählende Summe
option-least-help = Ob schon 5 zählt oder, wie in der Liste des Heftes, erst 10 und mehr.
option-sides = Wer mit wem spielt
option-sides-help = Zwei gegen zwei, Partner sitzen sich gegenüber und haben einen Punktestand; oder alle für sich.
option-sides-pairs = zwei gegen zwei
option-sides-single = alle für sich
option-partners = Partner
option-partners-help = Vereinbart es vorher. Laut: Die Hände bleiben zu, Partner dürfen während der Runde reden, und alle am Tisch hören es, auch wer zusieht; Bots hören nichts. Offen: Partner sehen einander in die Steine und dürfen unter sich reden.
option-partners-silent = schweigend
option-partners-aloud = reden laut
option-partners-open = offen
option-tempo = Bedenkzeit
option-tempo-help = Was die Zeit, die jemand braucht, dem Partner sagen darf. Natürlich: was immer sie sagt; unfair ist nur, Überlegen vorzutäuschen. Ehrlich: Wer keine Wahl hat, für den wird sofort gespielt, also hat die Wahl, wer sich Zeit nimmt. Gleichmäßig: Was jemand tut, ist erst nach einigen Sekunden zu sehen, sodass schnell und langsam gleich aussehen.
option-tempo-natural = natürlich
option-tempo-honest = ehrlich
option-tempo-level = gleichmäßig
option-tempo_s = Sekunden, bis man es sieht
option-tempo_s-help = Vom Beginn des Zuges an. Wer länger überlegt, ist zu sehen, sobald die Entscheidung gefallen ist.
option-notes = Wer die Notizen sieht
option-notes-help = Niemand, bis sie bekannt gegeben werden; oder alle sehen ihre eigenen: was für sie notiert ist, auch vierfach, und ihre Summe. Wer zusieht, sieht keine.
option-notes-scorer = niemand
option-notes-own = alle die eigenen
option-opens_first = Die erste Runde eröffnet
option-opens_first-help = Wer die erste Runde beginnt: der höchste Pasch, der gelegt werden muss, oder ein ausgeloster Platz mit einem beliebigen Stein.
option-opens_first-double = der höchste Pasch
option-opens_first-lot = das Los
option-opens_next = Spätere Runden eröffnet
option-opens_next-help = Wer nach einer gewonnenen Runde mit einem beliebigen Stein eröffnet: wer nach der letzten Eröffnung an der Reihe ist oder wer gewonnen hat.
option-opens_next-rotates = reihum
option-opens_next-winner = wer gewonnen hat
option-cede = Eröffnung überlassen
option-cede-help = Wer mit einem beliebigen Stein eröffnen darf, kann erst die eigenen Steine ansehen und die Eröffnung dann dem Partner überlassen. Dann gilt die Runde als vom Partner eröffnet.
option-after_tie = Eröffnung nach einer Runde, die niemand gewann
option-after_tie-help = Wer dann eröffnet: wer als Nächstes an der Reihe ist, derselbe Platz noch einmal, oder wer eine erste Runde eröffnen würde.
option-after_tie-next = reihum
option-after_tie-same = derselbe Platz
option-after_tie-fresh = wie in der ersten Runde
option-blocked = Eine blockierte Runde gewinnt
option-blocked-help = Das Paar, das zusammen weniger Augen hat; wer die wenigsten hat, was auch immer der Partner hat; oder es wird verglichen, wer blockiert hat und wer danach dran wäre: Wer von beiden weniger hat, gewinnt.
option-blocked-pair = das Paar mit weniger Augen
option-blocked-player = wer die wenigsten hat
option-blocked-closer = wer blockiert hat oder danach kommt
option-tie = Gleichstand in einer blockierten Runde
option-tie-help = Wenn beide gleich viele Augen haben: Es gewinnt niemand, das Paar, das eröffnet hat, oder das Paar, das blockiert hat.
option-tie-nobody = niemand gewinnt
option-tie-opener = das Paar, das eröffnet hat
option-tie-blocker = das Paar, das blockiert hat
option-counts = Gutgeschriebene Augen
option-counts-help = Ob das Siegerpaar die Augen des anderen Paares bekommt oder die aller vier Hände.
option-counts-losers = die des anderen Paares
option-counts-all = alle Hände
option-counts-all-if-blocked = alle Hände, wenn die Runde blockiert ist
option-misdeal = Neu austeilen ab so vielen Paschen
option-misdeal-help = Hat jemand so viele Pasche oder mehr auf der Hand, wird neu ausgeteilt und nichts gezählt.
option-misdeal-0 = nie
option-capicua_points = Punkte für eine Capicúa
option-capicua_points-help = Der letzte Stein passt an beide Enden: kein Pasch, und seine Hälften sind die beiden Enden.
option-chuchazo_points = Punkte für einen Chuchazo
option-chuchazo_points-help = Der letzte Stein ist 0-0.
option-corrido_points = Punkte für einen Corrido
option-corrido_points-help = Ein Stein, nach dem alle drei anderen aussetzen müssen; es zählt jedes Mal.
option-salida_points = Punkte für eine Salida
option-salida_points-help = Eine Eröffnung, auf die gleich ausgesetzt werden muss.
option-capicua_ends = Enden einer Capicúa
option-capicua_ends-help = Ob die beiden Enden verschieden sein müssen oder auch ein Stein zählt, der die Zahl zweier gleicher Enden zeigt.
option-capicua_ends-differ = müssen verschieden sein
option-capicua_ends-any = dürfen gleich sein
option-capicua_blank = Capicúa mit einer Null
option-capicua_blank-help = Ob auch ein letzter Stein mit einer leeren Hälfte eine Capicúa sein kann.
option-salida_rule = Eine Salida zählt
option-salida_rule-help = Wenn danach der Partner legen kann, und gar nicht, wenn auch er aussetzen muss; oder sofort, sobald auf die Eröffnung ausgesetzt wird.
option-salida_rule-partner-lays = wenn der Partner legt
option-salida_rule-at-once = sofort
option-pass_win = Aussetzen kann die Partie entscheiden
option-pass_win-help = In einer Partie bis zu einer Punktzahl: Wenn nicht, werden Punkte für Corrido oder Salida, die das Ziel erreichen würden, gar nicht gutgeschrieben.
option-one_all = One-all, play two
option-one_all-help = Haben alle genau eine Runde, wird die nächste um zwei gespielt. Wenn nicht, fangen auch dann alle wieder bei null an.
option-key = Punkte für einen Key
option-key-help = Die Hälften des letzten Steins sind die beiden Enden, er ist kein Pasch, und kein anderer Stein mit einer der beiden Zahlen ist mehr übrig.
option-sporting = Freie Eröffnung
option-sporting-help = Wer wegen eines Steins eröffnet, darf auch einen anderen legen, die Eröffnung aber nicht abgeben.
option-stuck = Wer nicht legen kann
option-stuck-help = Was ihr tut, wenn nichts passt. Setzt man aus, zieht niemand, und eine Runde ist blockiert, sobald niemand mehr legen kann.
option-stuck-draw-one = zieht einen Stein
option-stuck-pass = setzt aus
option-draw_after = Nach dem Legen ziehen
option-draw_after-help = Wer gelegt hat, zieht am Ende des Zuges einen Stein wie beim Blockspiel, es sei denn, die Hand ist leer.
option-may_stop = Aufhören erlaubt
option-may_stop-help = Nach mindestens einem Stein darf man aufhören, obwohl noch etwas passt.
option-award = Punkte für ein Ziel
option-award-help = Der Reihe nach ein bis sechs Punkte oder die Zahl selbst.
option-award-bracket = 1, 2, 3, …
option-award-total = die Zahl selbst
option-grab = Steine schnappen
option-grab-help = Ein Stein, den jemand genommen hat, ist für die anderen weg, bis er zurückgelegt wird oder die Runde vorbei ist. Eine Kette besteht aus dem, was du geschnappt hast, und dem, was frei liegt; auch wer aussetzen muss, behält seine Steine.
option-handout = Verteilen
option-handout-help = Ob der ganze Rest der Hand verteilt wird oder an jeden nur ein Stein, und du behältst, was übrig ist.
option-handout-all = alles
option-handout-one-each = jedem einen
option-levels = Ebenen zählen
option-levels-help = Vom ersten Stein des Zuges an oder vom Tisch an.
option-levels-move = vom ersten Stein des Zuges an
option-levels-table = vom Tisch an
option-rescue = Rettungen
option-rescue-help = Wie oft du einen Stein mehr ziehen darfst, wenn du feststeckst.
option-opens_with = Eröffnet wird mit
option-opens_with-help = Wer eröffnet, entscheidet der höchste Pasch, sonst der höchste Stein; alle erfahren, welcher es war. Entweder muss genau dieser Stein liegen, oder es darf irgendeiner sein.
option-opens_with-that-tile = diesem Stein
option-opens_with-any = einem beliebigen Stein
option-first_four = Die ersten vier Plätze
option-first_four-help = Ob die vier Seiten des Steins in der Mitte besetzt sein müssen, bevor sonst etwas gelegt wird, oder ob von Anfang an jedes offene Ende frei ist.
option-first_four-forced = zuerst
option-first_four-free = frei
option-block_won_by = Blockierte Runde gewinnt, wer hat
option-block_won_by-help = Die wenigsten Augen oder die wenigsten Steine; bei gleich vielen Steinen zählen die Augen. Gutgeschrieben werden immer die Augen der anderen.
option-block_won_by-pips = die wenigsten Augen
option-block_won_by-tiles = die wenigsten Steine
option-six_players = Steine zu sechst
option-six_players-help = Das lange Heft nennt sechs Personen zweimal: mit 7 Steinen und mit 5.
option-decline = Ziehen statt legen
option-decline-help = Wer legen könnte, darf den Zug auch ohne zu legen beenden und zieht dann, solange es etwas zu ziehen gibt; nur der erste Stein der Runde muss liegen. Niemand erfährt, ob jemand hätte legen können.
option-drawn = Gezogener Stein, der passt
option-drawn-help = Ob du ihn gleich legen musst oder behalten darfst; dann endet dein Zug. Niemand erfährt, ob du ihn hättest legen können.
option-drawn-must = muss gelegt werden
option-drawn-may = darf behalten werden
option-empty = Ist nichts mehr zu ziehen
option-empty-help = Ob dann legen muss, wer kann, oder auch dann aussetzen darf; haben alle nacheinander ausgesetzt, endet die Runde. Niemand erfährt, ob jemand hätte legen können.
option-empty-must = muss legen, wer kann
option-empty-may = darf man aussetzen
option-bar_when = Sperren darf
option-bar_when-help = Wer will; nur, wer nicht legen kann, statt zu ziehen oder auszusetzen; oder nur, wer weder legen noch ziehen kann. In den beiden letzten Fällen sperrt jeder Pasch jedes Ende.
option-bar_when-free = wer will
option-bar_when-stuck = wer nicht legen kann
option-bar_when-nothing-else = wer weder legen noch ziehen kann
option-nines = Steine mit einer Neun
option-nines-help = Ob du sie legst, wann du willst, oder ob du, solange du einen hast, zuerst einen davon in die Mitte legen musst.
option-nines-free = wann du willst
option-nines-first = zuerst in die Mitte

## What speaks for a hint

why-because-only = Etwas anderes geht nicht.
why-because-scores = Das bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
why-because-others = Auch { $tiles } { $count ->
    [one] passt
   *[other] passen
}.
why-because-points = Das ist { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} besser als die nächstbeste Wahl, im Schnitt von { $tables } durchgespielten Verteilungen.
why-because-often = Das hat in { $tables } durchgespielten Verteilungen deutlich öfter gewonnen als alles andere.
why-because-close = Die nächstbeste Wahl ist etwa gleich gut, in { $tables } durchgespielten Verteilungen.

## Was ein Zug verschenkt hat

why-lost-out = Damit wäre die Hand leer gewesen.
why-lost-points = Das bringt sofort { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mehr.
why-lost-idle = Ein Stein zum Anlegen war da.
why-lost-double = Das Ende für den eigenen Pasch { $number }-{ $number } wurde zugemacht.
why-lost-number = Die letzte { $number } der Hand ging weg.
why-lost-passed = Wer als Nächstes dran ist, hat keine { $number }, und dieses Ende hätte offen bleiben können.
why-lost-partner = Dem Partner blieb nichts zum Anlegen.
why-lost-heavy = Der schwere { $tile } blieb in der Hand.

## Stichspiele

dealer-drawn = Das Los fällt auf { $name }: Dort wird zuerst gegeben.
dealer-drawn-you = Das Los fällt auf dich: Du gibst zuerst.
all-passed = Alle haben gepasst: Die Steine werden gemischt und neu gegeben.
bid-made = { $name } bietet { $amount }.
bid-made-you = Du bietest { $amount }.
called = { $name } macht { $suit } zum Trumpf.
called-you = Du machst { $suit } zum Trumpf.
called-doubles = { $name } macht die Pasche zum Trumpf.
called-doubles-you = Du machst die Pasche zum Trumpf.
called-follow-me = { $name } spielt ohne Trumpf.
called-follow-me-you = Du spielst ohne Trumpf.
middle-taken = { $name } nimmt { $count ->
    [one] den Stein
   *[other] die { $count } Steine
} aus der Mitte auf.
middle-taken-you = Du nimmst { $tiles } aus der Mitte auf.
discarded = { $name } legt einen Stein weg.
discarded-you = Du legst { $tiles } weg.
tile-played = { $name } spielt { $tile }.
tile-played-you = Du spielst { $tile }.
trick-taken = Der Stich geht an { $name }.
trick-taken-you = Der Stich geht an dich.
ended-all-taken = Alle Stiche sind gemacht.
ended-decided = Das Gebot ist entschieden, und damit endet die Runde.
why-follow-suit = Du hast noch einen Stein der angespielten Farbe, { $suit }, und musst bedienen.
why-follow-doubles = Du hast noch einen Pasch und musst bedienen: Verlangt sind Pasche.
why-must-nearest = Du musst den Stein spielen, dessen Augen der Zahl am nächsten sind.
status-tricks = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}
status-bid = bietet { $bid }
status-dealer = gibt
status-resting = setzt aus
tile-in-trick = { $tile }, gespielt von { $name }
offer-play = { $tile }
offer-discard = { $tile } weglegen
place-trick = zum Stich
place-away = weg, verdeckt
control-bid = { $amount } bieten
control-call = { $call }
call-suit = Trumpf: { $suit }
call-doubles = Trumpf: Pasche
call-follow-me = Ohne Trumpf
badge-bid = Gebot
badge-trumps = Trumpf
badge-called = Angesagt
badge-doubles = Pasche
badge-follow-me = ohne Trumpf
contract-title = Das Spiel
contract-bid = { $name } hat { $bid } geboten.
contract-call = { $name }: { $call }.
contract-taken = { $name }: { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}
contract-taken-worth = { $name }: { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}, { $worth } Punkte
prompt-tricks-bid = Du bist am Zug: Biete oder passe.
prompt-tricks-discard = Lege einen Stein weg: Niemand sieht, welchen.
prompt-tricks-call = Du bist am Zug: Nenne den Trumpf.
prompt-tricks-play = Du bist am Zug: Spiele einen Stein zum Stich.

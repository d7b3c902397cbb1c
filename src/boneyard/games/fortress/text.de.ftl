title = Burg-Domino
blurb = Steine in die Höhe bauen: Je höher die Kette klettert, desto mehr Punkte.
twist = Ketten klettern hinauf
aliases = Burg, Festung
cli-example = stack 6-3 0,2 0,3 legt 6-3 mit der 6 auf Zeile 0, Spalte 2 und der 3 daneben; draw zieht; stop hört auf

## Am Tisch

tile-height = { $tile }, Ebene { $height } vom Tisch an
cell = freies Feld, Zeile { $row }, Spalte { $column }
place-height = Platz auf Ebene { $height } vom Tisch an: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
offer-goes-on = { $tile } auf { $cells }: +{ $points }, und die Kette kann weitergehen
offer-ends = { $tile } auf { $cells }: +{ $points }, die Kette endet
lay-on-table = Auf den Tisch: +1
step-tile = Wähle einen Stein aus deiner Hand.
step-cells = Wähle zwei freie Felder nebeneinander.
control-single = Bei einem Stein bleiben
control-end-chain = { $count ->
    [one] Kette beenden und einen Stein verteilen
   *[other] Kette beenden und { $count } Steine verteilen
}
chain-title = Kette
chain-so-far = { $tiles } = { $total }. Der nächste Stein brächte { $next }.
chain-worth-move = Zwei Steine bringen { $of2 } Punkte, drei { $of3 }, vier { $of4 }, fünf { $of5 }.
chain-worth-table = Ein Stein bringt 1, 3, 6, 10 oder 15 Punkte auf Ebene 1, 2, 3, 4 oder ab 5, vom Tisch an gezählt.
stacked = { $name } legt { $tile }.
stacked-you = Du legst { $tile }.
ended-spent = { $name } hat keinen Stein mehr, und es ist keiner zu ziehen.
ended-spent-you = Du hast keinen Stein mehr, und es ist keiner zu ziehen.

## Was zu tun ist

prompt-turn = Du bist am Zug: Ziehe, lege einen Stein auf den Tisch oder beginne eine Kette.
prompt-turn-no-draw = Du bist am Zug: Lege einen Stein auf den Tisch oder beginne eine Kette.
prompt-second = Jetzt muss ein zweiter Stein folgen, quer über die gleichen Hälften.
prompt-single-or-chain = Lege noch einen Stein quer über die gleichen Hälften oder bleibe bei einem.
prompt-go-on = Baue weiter über die gleichen Hälften oder beende die Kette.
prompt-handout = Die anderen nehmen sich, was { $name } übrig hat.
why-hint-chain = Beginne eine Kette aus { $count } Steinen: { $tiles }. Sie bringt { $points } Punkte.
why-hint-on = { $count ->
    [one] Weiter mit { $tiles }
   *[other] Weiter mit { $tiles }, einer auf dem anderen
}: noch { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
why-hint-more = Ziehe: Mit mehr Steinen wird die Kette länger.
why-hint-single = Lege { $tile } auf den Tisch: Den brauchst du am wenigsten.

## Warum nicht

why-cells-apart = Ein Stein liegt auf zwei Feldern nebeneinander.
why-cells-uneven = Die beiden Felder müssen gleich hoch sein.
why-same-tile = Er muss quer über zwei verschiedenen Steinen liegen.
why-not-touching = Er muss einen Stein berühren, der auf dem Tisch liegt.
why-turn-begun = Du hast schon gelegt: Ziehen wäre ein eigener Zug gewesen.
why-hand-full = Ziehen darfst du nur mit höchstens vier Steinen auf der Hand.
why-nothing-laid = Du hast noch nichts gelegt.
why-second-must-follow = Quer über zwei Steinen beginnt eine Kette: Ein zweiter Stein muss folgen.
why-none-could-follow = Quer über zwei Steinen kann nur eine Kette beginnen, und hier könnte kein zweiter Stein folgen.
why-not-the-pair = Der nächste Stein muss quer über den gleichen Hälften liegen, die du eben zusammengebracht hast.
points-noted = { $name }: { points-count } für die gelegten Steine

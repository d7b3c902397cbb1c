title = Vesting
blurb = In de hoogte bouwen: hoe hoger de ketting klimt, hoe meer punten.
twist = Kettingen klimmen omhoog
aliases = Burcht, Burg-Domino
cli-example = stack 6-3 0,2 0,3 legt 6-3 met de 6 op rij 0, kolom 2 en de 3 ernaast; draw trekt; stop houdt op

## Aan tafel

tile-height = { $tile }, niveau { $height } vanaf de tafel
cell = vrij vak, rij { $row }, kolom { $column }
place-height = plaats op niveau { $height } vanaf de tafel: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
offer-goes-on = { $tile } op { $cells }: +{ $points }, en de ketting kan verder
offer-ends = { $tile } op { $cells }: +{ $points }, de ketting eindigt
lay-on-table = Op tafel: +1
step-tile = Kies een steen uit je hand.
step-cells = Kies twee vrije vakken naast elkaar.
control-single = Het bij één steen laten
control-end-chain = { $count ->
    [one] Ketting beëindigen en een steen uitdelen
   *[other] Ketting beëindigen en { $count } stenen uitdelen
}
chain-title = Ketting
chain-so-far = { $tiles } = { $total }. De volgende steen zou { $next } opleveren.
chain-worth-move = Twee stenen leveren { $of2 } punten op, drie { $of3 }, vier { $of4 }, vijf { $of5 }.
chain-worth-table = Een steen levert 1, 3, 6, 10 of 15 punten op, op niveau 1, 2, 3, 4 of vanaf 5, geteld vanaf de tafel.
stacked = { $name } legt { $tile }.
stacked-you = Je legt { $tile }.
ended-spent = { $name } heeft geen steen meer, en er valt er geen te trekken.
ended-spent-you = Je hebt geen steen meer, en er valt er geen te trekken.

## Wat te doen

prompt-turn = Jouw beurt: trek een steen, leg er een op tafel of begin een ketting.
prompt-turn-no-draw = Jouw beurt: leg een steen op tafel of begin een ketting.
prompt-second = Nu moet een tweede steen volgen, dwars over de gelijke helften.
prompt-single-or-chain = Leg nog een steen dwars over de gelijke helften, of laat het bij één.
prompt-go-on = Bouw verder over de gelijke helften, of beëindig de ketting.
prompt-handout = De anderen nemen wat { $name } over heeft.
why-hint-chain = Begin een ketting van { $count } stenen: { $tiles }. Die levert { $points } punten op.
why-hint-on = { $count ->
    [one] Ga verder met { $tiles }
   *[other] Ga verder met { $tiles }, de ene op de andere
}: nog { $points ->
    [one] een punt
   *[other] { $points } punten
}.
why-hint-more = Trek een steen: met meer stenen wordt de ketting langer.
why-hint-single = Leg { $tile } op tafel: die heb je het minst nodig.

## Waarom niet

why-cells-apart = Een steen ligt op twee vakken naast elkaar.
why-cells-uneven = De twee vakken moeten even hoog zijn.
why-same-tile = Hij moet dwars over twee verschillende stenen liggen.
why-not-touching = Hij moet een steen raken die op tafel ligt.
why-turn-begun = Je bent al begonnen te leggen: trekken zou een eigen beurt zijn geweest.
why-hand-full = Je mag alleen trekken met hoogstens vier stenen in de hand.
why-nothing-laid = Je hebt nog niets gelegd.
why-second-must-follow = Een steen dwars over twee andere begint een ketting: er moet een tweede volgen.
why-none-could-follow = Dwars over twee stenen kun je alleen een ketting beginnen, en hier zou geen tweede steen kunnen volgen.
why-not-the-pair = De volgende steen moet dwars over de gelijke helften liggen die je net bij elkaar hebt gebracht.
points-noted = { $name }: { points-count } voor de gelegde stenen

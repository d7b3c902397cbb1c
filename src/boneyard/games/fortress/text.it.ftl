title = Fortezza
blurb = Costruire in altezza: più la catena sale, più vale.
twist = Le catene salgono
aliases = Castello, Domino Fortezza
cli-example = stack 6-3 0,2 0,3 posa 6-3 con il 6 in riga 0, colonna 2 e il 3 accanto; draw pesca; stop smette

## Al tavolo

tile-height = { $tile }, livello { $height } dal tavolo
cell = casella libera, riga { $row }, colonna { $column }
place-height = posto al livello { $height } dal tavolo: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
offer-goes-on = { $tile } su { $cells }: +{ $points }, e la catena può continuare
offer-ends = { $tile } su { $cells }: +{ $points }, la catena finisce
lay-on-table = Sul tavolo: +1
step-tile = Scegli una delle tue tessere.
step-cells = Scegli due caselle libere vicine.
control-single = Fermarsi a una tessera
control-end-chain = { $count ->
    [one] Chiudi la catena e distribuisci una tessera
   *[other] Chiudi la catena e distribuisci { $count } tessere
}
chain-title = Catena
chain-so-far = { $tiles } = { $total }. La prossima tessera varrebbe { $next }.
chain-worth-move = Due tessere valgono { $of2 } punti, tre { $of3 }, quattro { $of4 }, cinque { $of5 }.
chain-worth-table = Una tessera vale 1, 3, 6, 10 o 15 punti al livello 1, 2, 3, 4 o da 5 in su, contando dal tavolo.
stacked = { $name } posa { $tile }.
stacked-you = Posi { $tile }.
ended-spent = { $name } non ha più tessere, e non ce ne sono da pescare.
ended-spent-you = Non hai più tessere, e non ce ne sono da pescare.

## Che cosa fare

prompt-turn = Tocca a te: pesca, posa una tessera sul tavolo o comincia una catena.
prompt-turn-no-draw = Tocca a te: posa una tessera sul tavolo o comincia una catena.
prompt-second = Ora deve seguire una seconda tessera, a cavallo delle metà uguali.
prompt-single-or-chain = Posa un’altra tessera a cavallo delle metà uguali, o fermati a una.
prompt-go-on = Continua a costruire sulle metà uguali, o chiudi la catena.
prompt-handout = Gli altri prendono quello che resta a { $name }.
why-hint-chain = Comincia una catena di { $count } tessere: { $tiles }. Vale { $points } punti.
why-hint-on = { $count ->
    [one] Continua con { $tiles }
   *[other] Continua con { $tiles }, una sull’altra
}: { $points ->
    [one] ancora un punto
   *[other] ancora { $points } punti
}.
why-hint-more = Pesca: con più tessere la catena sarà più lunga.
why-hint-single = Posa { $tile } sul tavolo: è quella che ti serve di meno.

## Perché no

why-cells-apart = Una tessera occupa due caselle vicine.
why-cells-uneven = Le due caselle devono essere alla stessa altezza.
why-same-tile = Deve stare a cavallo di due tessere diverse.
why-not-touching = Deve toccare una tessera che sta sul tavolo.
why-turn-begun = Hai già cominciato a posare: pescare sarebbe stato un turno a sé.
why-hand-full = Si pesca solo con al massimo quattro tessere in mano.
why-nothing-laid = Non hai ancora posato niente.
why-second-must-follow = Una tessera a cavallo di due altre comincia una catena: deve seguirne una seconda.
why-none-could-follow = A cavallo di due tessere si può solo cominciare una catena, e qui non potrebbe seguire una seconda tessera.
why-not-the-pair = La prossima tessera deve stare a cavallo delle metà uguali che hai appena avvicinato.
points-noted = { $name }: { points-count } per le tessere posate

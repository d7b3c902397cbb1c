title = Dominanza
blurb = Un duello di numeri senza fortuna: conta essere avanti di poco, non di molto.
twist = Essere avanti di poco
aliases = Duello
cli-example = take 7-5 5 segna il 7 di 7-5 nella tua riga 5
option-set-7 = Le 28 tessere con i numeri da 1 a 7

## Al tavolo

field = { $name }, riga { $row }: { $total }
field-earns = { $name }, riga { $row }: { $total }, per ora vale { $points }
place-tile = Prendi { $tile }
offer-take = { $tile }: { $number } nella riga { $row } (poi { $mine } a { $theirs })
control-dictate = Imponi a { $name } { $tile } nella riga { $row }
status-now = per ora { $points }
row-earned = Riga { $row }: { $one } a { $two }, { $points } per { $name }
row-nothing = Riga { $row }: { $one } a { $two }, niente

## Che cosa fare

prompt-deal = Si dispongono le tessere.
prompt-take = Tocca a te: prendi una tessera e scegli la sua riga.
prompt-take-or-dictate = Tocca a te: imponi un’annotazione a { $name }, o prendi una tessera.
prompt-take-dictated = Ora prendi una tessera; poi { $name } salta un turno.
why-hint-take = Prendi { $tile } per la riga { $row }: { why-hint-ahead }
why-hint-dictate = Imponi la riga { $row }: { why-hint-ahead }
why-hint-ahead = { $outcome ->
    [wins] giocando al meglio vinci{ $margin ->
        [0] .
       *[other] {" "}di { $margin }.
    }
    [draws] giocando al meglio finisce pari.
    [loses] giocando al meglio perdi{ $margin ->
        [0] , ma così resisti meglio.
       *[other] {" "}di { $margin }; nessuna mossa è migliore.
    }
   *[open] sembra la cosa migliore { $depth } mosse in avanti.
}

## Perché no

why-no-such-tile = { $tile } non è tra le tessere di questo gioco.
why-tile-taken = { $tile } è già stata presa.
why-row-not-on-tile = { $tile } non mostra un { $row }: una delle metà deve nominare la riga.
why-one-dictation = In questo turno hai già imposto un’annotazione: ora prendi una tessera.
why-row-begun = Il tuo avversario ha già qualcosa nella riga { $row }.
why-not-the-last = Puoi imporre la riga { $row } solo se resta esattamente una tessera con quel numero.
option-direction-help = In due non fa differenza.

title = Dominantie
blurb = Een getallenduel zonder toeval: net voor telt, ver voor niet.
twist = Net voor liggen
aliases = Duel
cli-example = take 7-5 5 schrijft de 7 van 7-5 in jouw rij 5
option-set-7 = De 28 stenen met de getallen 1 tot en met 7

## Aan tafel

field = { $name }, rij { $row }: { $total }
field-earns = { $name }, rij { $row }: { $total }, levert nu { $points } op
place-tile = { $tile } nemen
offer-take = { $tile }: { $number } in rij { $row } (dan { $mine } tegen { $theirs })
control-dictate = { $name } { $tile } in rij { $row } dicteren
status-now = nu { $points }
row-earned = Rij { $row }: { $one } tegen { $two }, { $points } voor { $name }
row-nothing = Rij { $row }: { $one } tegen { $two }, niets

## Wat te doen

prompt-deal = De stenen worden neergelegd.
prompt-take = Jouw beurt: neem een steen en kies zijn rij.
prompt-take-or-dictate = Jouw beurt: dicteer { $name } een notering, of neem een steen.
prompt-take-dictated = Neem nu een steen; daarna slaat { $name } een beurt over.
why-hint-take = Neem { $tile } voor rij { $row }: { why-hint-ahead }
why-hint-dictate = Dicteer rij { $row }: { why-hint-ahead }
why-hint-ahead = { $outcome ->
    [wins] bij het beste spel van beiden win je{ $margin ->
        [0] .
       *[other] {" "}met { $margin } verschil.
    }
    [draws] bij het beste spel van beiden wordt het gelijk.
    [loses] bij het beste spel van beiden verlies je{ $margin ->
        [0] , maar zo houd je het best stand.
       *[other] {" "}met { $margin } verschil; geen zet is beter.
    }
   *[open] dit ziet er { $depth } zetten vooruit het best uit.
}

## Waarom niet

why-no-such-tile = { $tile } hoort niet bij de stenen van dit spel.
why-tile-taken = { $tile } is al genomen.
why-row-not-on-tile = { $tile } toont geen { $row }: een van de helften moet de rij noemen.
why-one-dictation = Je hebt in deze beurt al gedicteerd: neem nu een steen.
why-row-begun = Je tegenstander heeft al iets in rij { $row }.
why-not-the-last = Rij { $row } mag je alleen dicteren als er precies één steen met dat getal over is.
option-direction-help = Met z’n tweeën maakt die niets uit.

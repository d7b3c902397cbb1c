title = De waarzegger
blurb = Een goocheltruc: het programma weet vooraf met welke getallen jouw rij eindigt.
twist = Het einde is voorspeld
aliases = Goocheltruc
booklet-title = ‘Wahrsager’
round-began = Het doek gaat op.
sealed = Een steen verdwijnt. Een voorspelling wordt opgeschreven en verzegeld, voordat je iets aanraakt.
spliced = Een lus van overgebleven stenen glipt in de rij waar die hetzelfde getal toont.
cut-elsewhere = Je rij is een ring: hij gaat bij een ander getal open, en daar gaat het verder.
unsealed = Het zegel is verbroken: { $tile }. Die steen ontbrak al die tijd.
rest = Van jou:
card-sealed = De voorspelling
card-promise = Geschreven en verzegeld voordat je begon. Dit is de vingerafdruk; aan het eind kun je nagaan dat er geen stip aan veranderd is.
card-open = { $low } en { $high }
card-why = Waarom het lukt: elk getal staat in de hele set op { $halves } helften, een even aantal. In een rij liggen helften twee aan twee tegen elkaar; een getal zonder partner kan dus alleen aan een uiteinde staan. Eén steen is weggenomen, { $low }-{ $high }: alleen { $low } en { $high } staan nu op een oneven aantal helften. Hoe je ook legt, de rij moet met deze twee eindigen.
card-check = Ga het na: de SHA-256 van ‘{ $tile } { $salt }’ is de vingerafdruk op de kaart.
control-splice = Help me verder
prompt-begin = Ik heb opgeschreven hoe je rij zal eindigen. Neem nu een steen naar keuze en begin!
prompt-lay-anything = Elke steen die past, aan een van de uiteinden: je ontkomt niet. Nog { $count }.
prompt-half = Ga door, nog { $count }. Ik weet al wat er komt.
prompt-last = De laatste steen. Houd je adem in…
prompt-stuck = Zit de rij vast? De overige stenen vormen lussen: laat mij er een invoegen.
prompt-stuck-ring = Beide uiteinden tonen { $number }: een ring! Laat mij hem openen waar je stenen passen.
prompt-told = Kijk naar de kaart: die is nu open.
outcome-told = Zo stond het geschreven
ended-told = Alle stenen liggen in één rij.
match-ended-nobody = De waarzegger buigt.
told-ends = Je rij eindigt met { $low } en { $high }, en dat is wat er verzegeld was.
told-helped = { $count ->
    [one] De rij had één keer hulp nodig. De uiteinden stonden allang vast.
   *[other] De rij had { $count } keer hulp nodig. De uiteinden stonden allang vast.
}
why-not-on-table = { $tile } ligt hier niet.
why-not-stuck = Er past nog een steen: leg die.
why-hint-smooth = Neem { $tile }: daarna kan de rij zonder hulp af.
why-hint-bumpy = Neem { $tile }. Vroeg of laat loopt je rij vast; dat geeft niet, ik help je verder.
why-hint-splice = Er past niets. Vraag om hulp: de uiteinden komen toch uit.
why-outlook-smooth = { $count ->
    [one] Nog één steen
   *[other] Nog { $count } stenen
}: het kan zonder hulp af. De uiteinden? Die staan vast.
why-outlook-bumpy = { $count ->
    [one] Nog één steen
   *[other] Nog { $count } stenen
}. Je rij loopt vast en heeft een beetje hulp nodig. De uiteinden staan evengoed vast.
why-outlook-told = Het is uitgekomen.
option-match-help = Hoeveel voorstellingen er zijn. Niemand wint: kies dus een aantal rondes, geen aantal punten.

title = Quarantadue
blurb = Due coppie dichiarano sui punti delle prese, scelgono l’atout e devono mantenere la parola.
twist = Dichiarare, prese, atout
aliases = 42, Forty-two, Texas 42
option-all_pass = Se passano tutti
option-all_pass-help = Chi distribuisce deve dichiarare 30 o più quando gli altri tre hanno passato; oppure si ridistribuisce.
option-all_pass-forced = chi distribuisce deve dichiarare
option-all_pass-reshake = si ridistribuisce
option-score = Si conta in
option-score-help = In segni, uno per una dichiarazione in punti; o in punti, fino a 250.
option-score-marks = segni
option-score-points = punti
option-play_out = Giocare ogni mano fino in fondo
option-play_out-help = Altrimenti una mano contata in segni finisce appena la dichiarazione è decisa.
option-nello = Nello
option-nello-help = Dopo una dichiarazione in segni si può promettere di non fare nessuna presa; il compagno non gioca.
option-nello_doubles = I doppi nel nello
option-nello_doubles-help = Se sono un seme a parte, i più alti del loro numero o i più bassi.
option-nello_doubles-own = un seme a parte
option-nello_doubles-high = i più alti
option-nello_doubles-low = i più bassi
option-plunge = Plunge
option-plunge-help = Con quattro o più doppi si possono dichiarare quattro segni; il compagno sceglie l’atout ed esce.
option-splash = Splash
option-splash-help = Lo stesso con tre o più doppi, per due o tre segni.
option-sevens = Sevens
option-sevens-help = Dopo una dichiarazione in segni si può giocare senza semi: ognuno gioca la tessera i cui punti sono più vicini a sette.
bid-marks = { $amount ->
    [one] 1 segno
   *[other] { $amount } segni
}
bid-plunge = plunge, { $amount } segni
bid-splash = splash, { $amount } segni
bid-made-marks = { $name } dichiara { $amount ->
    [one] un segno
   *[other] { $amount } segni
}.
bid-made-marks-you = Dichiari { $amount ->
    [one] un segno
   *[other] { $amount } segni
}.
bid-made-plunge = { $name } dichiara plunge, per { $amount } segni.
bid-made-plunge-you = Dichiari plunge, per { $amount } segni.
bid-made-splash = { $name } dichiara splash, per { $amount } segni.
bid-made-splash-you = Dichiari splash, per { $amount } segni.
control-bid-marks = { $amount ->
    [one] 1 segno
   *[other] { $amount } segni
}
control-bid-plunge = Plunge ({ $amount } segni)
control-bid-splash = Splash ({ $amount } segni)
called-nello = { $name } dichiara nello: neanche una presa.
called-nello-you = Dichiari nello: neanche una presa.
called-sevens = { $name } dichiara sevens.
called-sevens-you = Dichiari sevens.
call-nello = Nello
call-sevens = Sevens
badge-nello = nello
badge-sevens = sevens
scored-made = dichiarazione fatta
scored-set = dichiarazione caduta
scored-taken = punti presi
cli-example = play 6-3

title = Quarante-deux
blurb = Deux paires font des enchères sur les points des plis, choisissent l’atout et doivent tenir parole.
twist = Enchères, plis, atout
aliases = 42, Forty-two, Texas 42
option-all_pass = Si tout le monde passe
option-all_pass-help = Qui donne doit annoncer 30 ou plus quand les trois autres ont passé ; ou bien on redonne.
option-all_pass-forced = qui donne doit annoncer
option-all_pass-reshake = on redonne
option-score = On compte en
option-score-help = En marques, une pour une enchère en points ; ou en points, jusqu’à 250.
option-score-marks = marques
option-score-points = points
option-play_out = Jouer chaque manche jusqu’au bout
option-play_out-help = Sinon, une manche comptée en marques s’arrête dès que l’enchère est décidée.
option-nello = Nello
option-nello-help = Après une enchère en marques, on peut promettre de ne faire aucun pli ; le partenaire ne joue pas.
option-nello_doubles = Les doubles au nello
option-nello_doubles-help = S’ils forment une couleur à part, s’ils sont les plus forts de leur nombre ou les plus faibles.
option-nello_doubles-own = une couleur à part
option-nello_doubles-high = les plus forts
option-nello_doubles-low = les plus faibles
option-plunge = Plunge
option-plunge-help = Avec quatre doubles ou plus, on peut annoncer quatre marques ; le partenaire choisit l’atout et entame.
option-splash = Splash
option-splash-help = De même avec trois doubles ou plus, pour deux ou trois marques.
option-sevens = Sevens
option-sevens-help = Après une enchère en marques, on peut jouer sans couleurs : chacun joue le domino dont les points sont les plus proches de sept.
bid-marks = { $amount ->
    [one] 1 marque
   *[other] { $amount } marques
}
bid-plunge = plunge, { $amount } marques
bid-splash = splash, { $amount } marques
bid-made-marks = { $name } annonce { $amount ->
    [one] une marque
   *[other] { $amount } marques
}.
bid-made-marks-you = Vous annoncez { $amount ->
    [one] une marque
   *[other] { $amount } marques
}.
bid-made-plunge = { $name } annonce plunge, pour { $amount } marques.
bid-made-plunge-you = Vous annoncez plunge, pour { $amount } marques.
bid-made-splash = { $name } annonce splash, pour { $amount } marques.
bid-made-splash-you = Vous annoncez splash, pour { $amount } marques.
control-bid-marks = { $amount ->
    [one] 1 marque
   *[other] { $amount } marques
}
control-bid-plunge = Plunge ({ $amount } marques)
control-bid-splash = Splash ({ $amount } marques)
called-nello = { $name } annonce nello : pas un seul pli.
called-nello-you = Vous annoncez nello : pas un seul pli.
called-sevens = { $name } annonce sevens.
called-sevens-you = Vous annoncez sevens.
call-nello = Nello
call-sevens = Sevens
badge-nello = nello
badge-sevens = sevens
scored-made = enchère réussie
scored-set = enchère chutée
scored-taken = points faits
cli-example = play 6-3

title = Quadriglia
blurb = Le 28 tessere riempiono una figura in cui quattordici quadrati mostrano un solo numero.
aliases = Quadrato di domino

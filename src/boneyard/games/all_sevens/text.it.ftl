title = Tutti i sette
blurb = Le metà che si toccano devono fare sette; i jolly vanno ovunque.
aliases = Sette

title = Matador a sette
blurb = I vicini sommano sette; i matador si posano di traverso e vanno ovunque.
aliases = Matador

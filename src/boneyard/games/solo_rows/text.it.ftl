title = Solo 1: quattro file
blurb = Tutto scoperto: si prende sempre l’ultima tessera di una fila, fino a posare le 28.
aliases = Solitario

title = L’indovino
blurb = Un trucco: il programma sa in anticipo con quali numeri finirà la tua fila.
aliases = Trucco

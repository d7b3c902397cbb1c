title = Sebastopol
blurb = Vom 6-6 gehen vier Arme aus; zuerst müssen alle vier Seiten besetzt sein.
aliases = Sewastopol, Sevastopol, Kreuzdomino

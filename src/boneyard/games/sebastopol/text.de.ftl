title = Sebastopol
blurb = Von der Doppelsechs gehen vier Arme aus; zuerst müssen alle vier Seiten besetzt sein.
aliases = Sewastopol, Sevastopol, Kreuzdomino

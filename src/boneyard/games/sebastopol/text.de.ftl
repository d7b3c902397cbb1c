title = Sebastopol
blurb = Von der Doppelsechs gehen vier Arme aus; zuerst müssen alle vier Seiten besetzt sein.
twist = Vier Arme zugleich
aliases = Sewastopol, Sevastopol, Kreuzdomino

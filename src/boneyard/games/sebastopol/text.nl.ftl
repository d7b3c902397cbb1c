title = Sebastopol
blurb = Uit de 6-6 groeien vier armen; eerst moeten alle vier zijden bezet zijn.
aliases = Sevastopol, Kruisdomino

title = Sebastopol
blurb = Uit de 6-6 groeien vier armen; eerst moeten alle vier zijden bezet zijn.
twist = Vier armen tegelijk
aliases = Sevastopol, Kruisdomino

title = Recueil de problèmes
blurb = On ne voit que les nombres : où sont les pièces ?
aliases = Dominosa

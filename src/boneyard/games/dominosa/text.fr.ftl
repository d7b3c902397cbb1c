title = Recueil de problèmes
blurb = On ne voit que les nombres : où sont les dominos ?
twist = Retrouver les dominos
aliases = Dominosa, Collecte d’exercices
booklet-title = « Collecte d’exercices »
cli-example = put 0,3 0,4 pose un domino en ligne 0, colonnes 3 et 4 ; remove 0,3 0,4 le reprend ; mark 0,3 0,4 note qu’il n’y en a pas là

## À la table

composer-put = Poser un domino
composer-put-cells = deux nombres voisins
composer-mark = Noter
composer-mark-cells = deux nombres qu’aucun domino ne relie
cell-number = { $number }, en { $cell }
tile-laid-at = { $tile } sur { $cells } : le reprendre
tile-twice-at = { $tile } sur { $cells }, posé deux fois : le reprendre
panel-numbers = Les nombres en texte
panel-missing = Encore à trouver : { $count }
panel-twice = Posés deux fois
prompt-find = Reliez deux nombres voisins en un domino ; choisissez-le pour le reprendre.
prompt-twice = Un domino est posé deux fois : l’un des deux au moins est faux.
scored-solved = résolu

## Options

option-numbers = Vos propres nombres
option-numbers-help = Collez un rectangle de nombres, ligne par ligne : 01123… ou 0 1 1 2 3… Ils disent quel jeu et quel rectangle c’est. Champ vide : un problème est tiré.
option-shape = Forme
option-shape-help = Ce que formaient les dominos : un rectangle, un escalier aux lignes de 2, 4, 6 … nombres, ou un anneau carré large d’au moins deux nombres. Tous les jeux ne remplissent pas un anneau.
option-shape-rectangle = rectangle
option-shape-staircase = escalier
option-shape-ring = anneau
option-grid = Rectangle
option-grid-help = Lignes × colonnes : tout rectangle que le jeu remplit exactement, avec de deux à quarante des unes et des autres. Par défaut, une ligne de moins que de colonnes.
option-grade = Difficulté
option-grade-help = D’après le livret, il peut y avoir plusieurs solutions ; tous les autres problèmes en ont exactement une. Plus ils sont difficiles, plus il faut de finesse.
option-grade-book = d’après le livret : mélangé et étalé
option-grade-trivial = très facile : une seule place
option-grade-local = facile : regarder les voisins
option-grade-sets = moyen : compter cases et dominos
option-grade-hard = difficile : doubles et chaînes
option-grade-cases = très difficile : suivre chaque cas
option-grade-own = vos propres nombres
numbers-no-number = ligne { $row } : « { $word } » n’est pas un nombre.
numbers-no-rectangle = la ligne 1 a { $first } nombres, la ligne { $row } en a { $count }. Écrivez un rectangle.
numbers-no-shape = { $rows } × { $columns } ne peut pas être montré. Écrivez de 2 à { $most } lignes et colonnes.
numbers-no-set = { $count } nombres ne remplissent aucun jeu. Le double-six en a 56, le double-neuf 110.
numbers-no-full-set = { $number } apparaît { $count } fois ; dans le jeu double-{ $set } ce serait { $wanted }.
numbers-no-solution = ces nombres n’ont pas de solution.

## Pourquoi pas

why-wrong-grid = Ce n’est pas un rectangle de cette taille où chaque nombre figure aussi souvent que dans le jeu.
why-no-tile-here = Il n’y a pas de domino sur ces deux cases.
why-numbers-are-there = Les nombres sont déjà là : dites seulement où est le domino.
why-off-the-grid = Cette case n’existe pas dans ce rectangle.
why-not-neighbours = Un domino occupe deux cases qui se touchent par un côté.
why-cell-taken = Il y a déjà un domino : reprenez-le d’abord.

## Conseils

why-dominosa-tile-one-place = { $tiles } ne va qu’à un endroit : { $pair }.
why-dominosa-cell-one-place = Le nombre en { $cells } ne peut être relié qu’à un seul voisin : { $pair }.
why-dominosa-cell-one-tile = De quelque façon que l’on relie le nombre en { $cells }, on obtient { $tiles }. Ce domino n’est donc nulle part ailleurs : pas sur { $pair }.
why-dominosa-tile-one-cell = Où que soit { $tiles }, il couvre { $cells }. Aucun autre ne le fait donc : il n’y en a pas sur { $pair }.
why-dominosa-stranded-cell = Un domino sur { $pair } laisserait le nombre en { $cells } sans partenaire.
why-dominosa-stranded-tile = Un domino sur { $pair } ne laisserait aucune place à { $tiles }.
why-dominosa-parity = Sans { $cells }, une partie de { $part } cases est isolée. C’est un nombre pair : des dominos la couvrent donc à eux seuls, et il n’y en a pas sur { $pair }.
why-dominosa-twins = Un domino sur { $pair } ne laisserait à { $cells } que { $tiles } – aux deux, et il n’y en a qu’un.
why-dominosa-clash = Un domino sur { $pair } obligerait à en poser sur { $forced }, et ceux-ci ne vont pas ensemble.
why-dominosa-set-cells = Pour les cases { $cells }, il n’y a en tout qu’autant de dominos que de cases : { $tiles }. Ceux-ci ne sont donc nulle part ailleurs : pas sur { $pair }.
why-dominosa-set-tiles = Les dominos { $tiles } ont tous besoin d’une case parmi un nombre égal : { $cells }. Rien d’autre ne les couvre donc : pas de domino sur { $pair }.
why-dominosa-set-partners = Pour les cases { $cells }, il n’y a qu’autant de partenaires que de cases : { $partners }. Ceux-ci ne vont donc avec aucune autre : pas de domino sur { $pair }.
why-dominosa-set-number = Les cases { $cells } montrent { $number }, et il n’y a qu’autant de dominos possibles pour elles : { $tiles }. Ceux-ci ne sont donc nulle part ailleurs : pas sur { $pair }.
why-dominosa-set-double = Les cases { $cells } montrent { $number }. Les dominos possibles pour elles, { $tiles }, suffisent tout juste si le double en sert deux. Ils ne sont donc nulle part ailleurs : pas sur { $pair }.
why-dominosa-forcing-chain = Supposons un domino sur { $pair }. Alors il en faut, l’un après l’autre, sur { $forced }, et quelque chose reste sans place. Il n’y en a donc pas là.
why-dominosa-case = Supposons un domino sur { $pair }. En allant jusqu’au bout ({ $count ->
    [one] un domino
   *[other] { $count } dominos
}), quelque chose reste sans place. Il n’y en a donc pas là.
why-dominosa-search = Aucune solution n’a de domino sur { $pair } : on ne le trouve qu’en essayant tout.
why-dominosa-overlap = Deux dominos sont posés sur { $cells } : reprenez-en un.
why-dominosa-tile-twice = { $tiles } est posé deux fois : reprenez-en un.
why-dominosa-wrong-tile = Le domino sur { $pair } ne figure dans aucune solution avec le reste : reprenez-le.
why-dominosa-wrong-mark = Il y a bien un domino sur { $pair } : effacez la note.
why-dominosa-doubtful-tile = Il y a trop de possibilités pour dire vite si le domino sur { $pair } est juste. Il ne figure pas dans la solution connue : reprenez-le.
why-dominosa-doubtful-mark = Il y a trop de possibilités pour dire vite si la note en { $pair } est juste. Dans la solution connue, un domino s’y trouve : effacez-la.
why-dominosa-no-solution = Ces nombres n’ont aucune solution.
why-dominosa-several-solutions = D’ici, il y a plusieurs solutions : on ne peut rien déduire. Un domino sur { $pair } en commence une.
why-dominosa-known-tile = Ici, rien ne se déduit rapidement. Une solution a un domino sur { $pair }.
why-dominosa-too-many = Il y a trop de possibilités pour dire vite si tout est juste jusqu’ici. Si vous doutez du dernier domino, reprenez-le.
why-dominosa-done = Résolu.
why-dominosa-one-way = Tout est juste jusqu’ici, et un seul chemin mène au but. Encore { $count ->
    [one] un domino
   *[other] { $count } dominos
} à trouver.
why-dominosa-several-ways = Tout va bien jusqu’ici, et plusieurs chemins mènent au but. Encore { $count ->
    [one] un domino
   *[other] { $count } dominos
} à poser.

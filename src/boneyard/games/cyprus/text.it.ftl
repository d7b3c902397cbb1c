title = Cipro
blurb = Attorno al 9-9 cresce una stella con fino a nove raggi.
aliases = Stella

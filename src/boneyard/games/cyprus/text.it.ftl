title = Cipro
blurb = Attorno al 9-9 cresce una stella con al massimo nove bracci.
twist = Fino a nove bracci
aliases = Stella

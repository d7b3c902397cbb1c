title = Tiddle-Wink
blurb = Für sechs bis neun: drei Steine auf der Hand, und nach jedem Pasch darf man weiterlegen.
aliases = Tiddly-Wink

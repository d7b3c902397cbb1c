title = Tiddle-Wink
blurb = Für sechs bis neun: drei Steine auf der Hand, und nach jedem Pasch darf man weiterlegen.
twist = Nach Pasch noch einmal
aliases = Tiddly-Wink

title = Blockspiel
blurb = Die einfachste Art: anlegen, und am Ende jedes Zuges einen Stein nachziehen.
twist = Nach jedem Zug ziehen
aliases = Block, Blockdomino

title = Blockspiel
blurb = Die einfachste Art: anlegen, und am Ende jedes Zuges einen Stein nachziehen.
aliases = Block, Blockdomino

title = Cyprus
blurb = Um die Doppelneun wächst ein Stern mit bis zu neun Armen.
twist = Bis zu neun Arme
aliases = Zypern, Sterndomino

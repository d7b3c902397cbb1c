title = Cyprus
blurb = Um die Doppelneun wächst ein Stern mit bis zu neun Armen.
aliases = Zypern, Sterndomino

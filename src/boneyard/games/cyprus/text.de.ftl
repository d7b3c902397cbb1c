title = Zypern
blurb = Um den 9-9 wächst ein Stern mit bis zu neun Armen.
aliases = Sterndomino

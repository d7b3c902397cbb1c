title = Cyprus
blurb = Rond de 9-9 groeit een ster met hoogstens negen armen.
twist = Tot negen armen
aliases = Ster

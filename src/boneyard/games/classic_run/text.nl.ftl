title = Klassiek zonder pot
blurb = Niemand trekt; iedereen legt tot niets meer past.
twist = Doorleggen, nooit trekken
aliases = Zonder pot

title = Klassiek zonder pot
blurb = Niemand trekt; iedereen legt tot niets meer past.
aliases = Zonder pot

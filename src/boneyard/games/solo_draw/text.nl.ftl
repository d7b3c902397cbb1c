title = Solo 2: hand na hand
blurb = Trek vijf, leg alle vijf, en weer vijf: het komt bijna nooit uit.
aliases = Patience

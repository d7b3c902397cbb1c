title = Italian Dominoes
blurb = No matching: everyone keeps counting, and hitting 30, 50, 70, 100 exactly scores.
twist = Counting, not matching
aliases = Counting

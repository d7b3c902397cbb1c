title = Italian
blurb = No matching: everyone counts on, and hitting 30, 50, 70, 100 exactly scores.
aliases = Counting

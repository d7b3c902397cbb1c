"""Several servers on one database: who of them moves a table's bots, who has whom at it, and how
they hear of each other. One server on a file of its own needs none of it."""

"""Where the tiles of a layout lie on the table."""

"""The phase loops: line, counting and memory games."""

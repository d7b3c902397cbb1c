"""The phase loops: line, counting, memory and trick games."""

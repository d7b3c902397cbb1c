"""Boneyard for the libraries in which people train and compare players.

Games come as arrays of numbers (`encoding`), as PettingZoo and Gymnasium environments (`zoo`,
`gym`) and as OpenSpiel games (`spiel`). Only what is asked for is loaded; docs/adapters.md says
how it is used and what each number means.
"""

from __future__ import annotations

from boneyard.adapters.encoding import CannotEncode, Encoder, encoder

__all__ = ["CannotEncode", "Encoder", "encoder"]

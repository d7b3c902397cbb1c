"""Where bots think: simple ones in a thread, strong ones in processes that all tables share. The
loop that serves the players never waits for them."""

from boneyard.server.bot_pool.queue import Asker
from boneyard.server.bot_pool.study import ProcessDied
from boneyard.server.bot_pool.thinker import SIMPLE, Busy, Chose, StandIn, Thinker
from boneyard.server.bot_pool.work import think

__all__ = ["SIMPLE", "Asker", "Busy", "Chose", "ProcessDied", "StandIn", "Thinker", "think"]

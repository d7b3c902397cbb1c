"""How much a server can take: simulated people over real sockets, against real servers.

Servers and people are processes of their own, so that what the people cost is not measured with
what the servers cost, and no single event loop of theirs decides how fast it goes.
"""

from boneyard.server.bench.measure import BenchFailed, Load, Measured, bench

__all__ = ["BenchFailed", "Load", "Measured", "bench"]

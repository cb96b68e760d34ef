"""A worker that is killed over one of its deals: started by tests.

It takes the deal and dies without a word, as if the machine had killed it. The marker tells others
that this has happened; where no marker can be made, every worker dies.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import msgspec

from perihelion.arena.crew import Order, carried_out

life, marker = int(sys.argv[1]), Path(sys.argv[2])
for count, line in enumerate(sys.stdin.buffer, 1):
    if count == life:
        try:
            marker.touch(exist_ok=False)
        except FileExistsError:
            pass
        except OSError:
            os.kill(os.getpid(), signal.SIGKILL)
        else:
            os.kill(os.getpid(), signal.SIGKILL)
    done = carried_out(msgspec.json.decode(line, type=Order))
    sys.stdout.buffer.write(msgspec.json.encode(done) + b"\n")
    sys.stdout.buffer.flush()

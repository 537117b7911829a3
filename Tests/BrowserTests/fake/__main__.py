"""Serves the player by hand: `python -m fake [port]`, run in Tests/BrowserTests."""

import sys

from places import ASSETS, media

from .server import FakeServer

server = FakeServer(ASSETS, media(), ("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 8642))
print(server.url, flush=True)
server.serve_forever()

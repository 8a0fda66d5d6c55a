#!/usr/bin/env python3
"""A bot at a table, over plain HTTP with Python's standard library alone. Send it an invitation:

python examples/http_bot.py http://localhost:8000/join/TABLE/INVITATION
"""

import json
import random
import sys
import urllib.request

link = sys.argv[1]
server, _, rest = link.partition("/join/")
table, invitation = rest.split("/")
headers = {"Content-Type": "application/json"}


def call(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server}/api{path}", data, headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


guest = call("/guests", {"name": "Machina"})
headers["Authorization"] = f"Bearer {guest['token']}"
call(f"/tables/{table}/join", {"token": invitation})
now = call(f"/tables/{table}/position?after=-1")
while not now["result"]:
    if now["offers"]:
        move = random.choice(now["offers"])["move"]  # here a better bot would think
        now = call(f"/tables/{table}/moves", {"number": now["number"], "move": move})
    else:
        now = call(f"/tables/{table}/position?after={now['number']}")
print("Winners:", now["result"]["winners"])

"""A program that takes a seat and plays by chance.

    python examples/bot.py INVITATION TOKEN

INVITATION is the link of a table, as in http://localhost:8000/join/AbC; a token is made on the page
"Me". It needs Python and the package `websockets`. Change `choose`, and the bot is yours.
"""

import json
import random
import sys
import time
import urllib.request

from websockets.sync.client import connect


def choose(question, view):
    """What to answer: one option, or as many as are asked for."""
    options = [option["id"] for option in question["options"]]
    return random.sample(options, question["least"] if question["several"] else 1)


def play(invitation, token, think=0.2):
    """Take the seat, and answer until the game is over; how it ended, in a sentence."""
    address, _, code = invitation.partition("/join/")
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    joining = urllib.request.Request(f"{address}/api/invitations/{code}", b"{}", headers)
    table = json.load(urllib.request.urlopen(joining))["id"]
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(url, additional_headers=headers) as socket:
        socket.send(json.dumps({"type": "hello", "call": 0}))
        update, answered = None, None
        while not (update and update["end"]):
            message = json.loads(socket.recv())
            if message["type"] == "update":
                update = message
            elif message["type"] == "refused":
                answered = None  # not every set goes together: try another
            question = update and update["question"]
            if question and question["number"] != answered:
                time.sleep(think)
                answered = question["number"]
                picks = choose(question, update["view"])
                answer = {"seat": question["seat"], "on": answered, "picks": picks}
                socket.send(json.dumps({"type": "answer", "call": 1, **answer}))
    return update["end"]["words"]


if __name__ == "__main__":
    print(play(*sys.argv[1:3], *map(float, sys.argv[3:])))

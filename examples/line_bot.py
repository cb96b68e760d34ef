"""A bot in lines of JSON that plays by chance: a question comes in, an answer goes out.

    perihelion arena race --bots greedy,mine --program mine="python examples/line_bot.py"

It needs nothing but Python. Change `choose`, and the bot is yours.
"""

import json
import random
import sys


def choose(question, view, luck):
    """One of the options; the whole position, as this seat may see it, is in `view`."""
    return luck.choice(question["options"])["id"]


luck = None
for line in sys.stdin:
    asked = json.loads(line)
    luck = luck or random.Random(asked["seed"])  # the same contest again, the same answers
    answer = choose(asked["question"], asked["view"], luck)
    print(json.dumps({"answer": answer}), flush=True)

"""A whole turn of a language model, as it is sent and received.

    python examples/language_model_turn.py --game race --lang en

The model here is a stand-in that first answers nonsense and then takes the first answer that is
listed; put yours in its place: any function from a prompt to a reply.
"""

from __future__ import annotations

import argparse
import re

import perihelion
from perihelion.envs import text

ANSWER = re.compile(r"(?:“Answer: |«Ответ: )(.*?)[”»]")


class StandIn:
    """Understands nothing until it is told why it was refused."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, prompt: str) -> str:
        self.asked += 1
        if self.asked == 1:
            return "A fine position. I shall win."
        return f"I see.\n\nAnswer: {ANSWER.findall(prompt)[0]}"


def turn(game: str, lang: str, seed: int) -> text.Turn:
    """One turn: everything that is said is printed."""
    g = perihelion.new_game(game, players=2, seed=seed)
    seat = int(g.next_seat())
    told = text.play(StandIn(), g, seat, lang)
    for prompt, reply in zip(told.prompts, told.replies, strict=True):
        print(f"=== to the model\n{prompt}\n=== from the model\n{reply}\n")
    print("=== at the table\n" + ", ".join(g.answer_word(pick) for pick in told.picks))
    return told


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="race", choices=list(perihelion.GAMES))
    parser.add_argument("--lang", default="en", choices=perihelion.words.LANGUAGES)
    parser.add_argument("--seed", type=int, default=7)
    told = parser.parse_args()
    turn(told.game, told.lang, told.seed)

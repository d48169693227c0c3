"""Questions about a game in plain words, answered by games of many players: first roughly, then better and better.

    asked = Ask("my_game", "first-seat", seats=2, seconds=20)
    for answer in ask(asked):
        print(speaker.say(answer.verdict), answer.games, answer.done)

Nothing is said that was not doubted first: an answer carries its doubts, each with another question that settles it.
"""

from typing import TYPE_CHECKING

from bakehouse.lazily import found_when_used

if TYPE_CHECKING:
    from bakehouse.lab.asking.answers import Answer, Ask, Boxed, Chart, Doubt, Figure, Mark
    from bakehouse.lab.asking.asked_elsewhere import Elsewhere
    from bakehouse.lab.asking.people import Ended
    from bakehouse.lab.asking.questions import Question, Subject, questions_of, understood
    from bakehouse.lab.asking.running import ask, checked
    from bakehouse.lab.populations import BEGINNERS, CHAMPIONS, GOOD, POPULATIONS, Population, population

__all__ = [
    "BEGINNERS", "CHAMPIONS", "GOOD", "POPULATIONS", "Answer", "Ask", "Boxed", "Chart", "Doubt", "Elsewhere", "Ended",
    "Figure", "Mark", "Population", "Question", "Subject", "ask", "checked", "population", "questions_of", "understood",
]  # fmt: skip

__getattr__ = found_when_used(__name__, {
    "Answer": "bakehouse.lab.asking.answers",
    "Ask": "bakehouse.lab.asking.answers",
    "BEGINNERS": "bakehouse.lab.populations",
    "Boxed": "bakehouse.lab.asking.answers",
    "CHAMPIONS": "bakehouse.lab.populations",
    "Chart": "bakehouse.lab.asking.answers",
    "Doubt": "bakehouse.lab.asking.answers",
    "Elsewhere": "bakehouse.lab.asking.asked_elsewhere",
    "Ended": "bakehouse.lab.asking.people",
    "Figure": "bakehouse.lab.asking.answers",
    "GOOD": "bakehouse.lab.populations",
    "Mark": "bakehouse.lab.asking.answers",
    "POPULATIONS": "bakehouse.lab.populations",
    "Population": "bakehouse.lab.populations",
    "Question": "bakehouse.lab.asking.questions",
    "Subject": "bakehouse.lab.asking.questions",
    "ask": "bakehouse.lab.asking.running",
    "checked": "bakehouse.lab.asking.running",
    "population": "bakehouse.lab.populations",
    "questions_of": "bakehouse.lab.asking.questions",
    "understood": "bakehouse.lab.asking.questions",
})  # fmt: skip

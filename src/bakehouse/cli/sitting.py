"""A match at the keyboard: shows the table, asks whose turn it is, and keeps everything."""

import contextlib
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import FrameType

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from bakehouse.actions import COMMITS, Action
from bakehouse.cli.files import write_text
from bakehouse.cli.hints import hint
from bakehouse.cli.reading import Reading
from bakehouse.cli.rules import show_rules
from bakehouse.cli.screen import action_list, grouped, result, scores, story, who
from bakehouse.cli.store import Keeper
from bakehouse.cli.warmup import waiting_for
from bakehouse.errors import BadFile, BakehouseError, Invalid
from bakehouse.kernel.records import CHANCE
from bakehouse.match import FROM_SEED, Match
from bakehouse.players import Asked, turn_of
from bakehouse.screen import screen_of

ROOM_FOR_PROMPT = 4

HELP = """\
Choose an action by its number, or by its notation, such as `{notation}`; the beginnings of its words are enough.
Several at once are separated by commas.

  Enter       the table        u  undo     log    what happened so far
  sheet N     seat N's table   r  redo     rules  the rules of the game
  s [FILE]    save (it is done after every action anyway)
  h           a hint: what a champion would do, and why
  ?           this help        q  quit; the match is kept"""


class Quit(Exception):
    """The person leaves the table."""


class Sitting:
    """One match, from now to its end or until somebody leaves."""

    def __init__(
        self,
        console: Console,
        match: Match,
        programs: dict[int, Asked],
        keeper: Keeper,
        aim: str | None = None,
        strict: bool = False,
    ) -> None:
        self.console, self.match, self.programs, self.keeper, self.aim = console, match, programs, keeper, aim
        self.strict = strict
        """Whether nothing is taken back, and nobody helps."""
        self.screen = screen_of(match.game.id)
        self.choices: list[Action] = []
        self.news: list[Text | range] = []  # a range: steps of the log, told to the one who reads it
        self.secrets = match.game.definition.secrets
        self.reader: int | None = None
        self.readings: dict[int | None, Reading] = {}
        self.drawn: tuple[int, int] | None = None
        self.told_problem = ""
        self.clears = False
        self.in_terminal = sys.stdin.isatty() and console.is_terminal
        if self.in_terminal:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - arrow keys and a history for `input`

    def run(self) -> None:
        """Play to the end."""
        self.keep()
        while not self.match.over:
            if self.match.actor == CHANCE:
                self.ask_for_outcome()
            elif self.match.actor in self.programs:
                self.let_program_play(self.match.actor)
            else:
                self.ask_for_action()
        self.tell_result()

    # --- Asking

    def draw_curtain(self) -> None:
        """Where hands are secret, people at one keyboard look one after the other."""
        seat = self.match.actor
        people = self.match.game.seats - len(self.programs)
        if self.secrets and people > 1 and self.reader != seat:
            if self.in_terminal:
                self.console.clear()
                print("\033[3J", end="")  # and nothing to scroll back to
            self.console.print(Rule(Text(f"The keyboard goes to {who(self.match, seat)}", "bold"), characters="─"))
            input("Enter when nobody else looks > ")
        self.reader = seat

    def ask_for_action(self) -> None:
        self.draw_curtain()
        groups = grouped(self.screen, self.match.legal())
        self.choices = [action for _, members in groups for action in members]
        self.show(groups)
        self.answer(self.read(f"{self.match.players[self.match.actor]} > " if self.match.game.seats > 1 else "> "))

    def ask_for_outcome(self) -> None:
        """Chance by hand: every die is typed, one at a time or several together."""
        notations = [action.notation for action in self.match.legal()]
        self.choices = []
        self.tell(self.told_news())
        kind = notations[0].rpartition(" ")[0]
        values = [notation.rpartition(" ")[2] for notation in notations]
        self.answer(self.read(f"What came? {kind} {values[0]} to {values[-1]} (or several at once) > "))

    def read(self, prompt: str) -> str:
        text = input(prompt).strip()
        if not sys.stdin.isatty():
            self.console.print(Text(text))  # a transcript should show what was answered
        return text

    def answer(self, text: str) -> None:
        """Do what was typed; a mistake is told, and changes nothing."""
        command, _, rest = text.partition(" ")
        try:
            if command.lower() in self.with_argument():
                self.with_argument()[command.lower()](rest.strip())
            elif text.lower() in self.commands():
                self.commands()[text.lower()]()
            else:
                self.act(text)
        except BakehouseError as problem:
            self.news.append(Text(str(problem), "bold red"))

    def commands(self) -> dict[str, Callable[[], None]]:
        return {
            "": self.redraw, "?": self.help, "help": self.help, "u": self.undo, "undo": self.undo, "r": self.redo,
            "redo": self.redo, "log": self.log, "rules": self.rules, "h": self.hint, "hint": self.hint,
            "q": self.quit, "quit": self.quit,
        }  # fmt: skip

    def with_argument(self) -> dict[str, Callable[[str], None]]:
        return {"s": self.save, "save": self.save, "sheet": self.sheet}

    # --- Acting

    def act(self, text: str) -> None:
        """Play what was typed: a number of the list, a notation, or several notations, all or none of them."""
        choices = self.meant(text)
        if len(choices) > 1:
            self.try_out(choices)
        with unbroken():
            seat, before = self.match.actor, len(self.match)
            played = [self.match.play(choice) for choice in choices]
            self.keep()
        if seat == CHANCE:
            self.news.append(Text("Chance: ").append(", ".join(action.notation for action in played)))
        else:
            self.news.append(range(before, len(self.match)))

    def meant(self, text: str) -> Sequence[Action | str]:
        if text.isdecimal() and self.choices:
            number = int(text)
            if not 1 <= number <= len(self.choices):
                raise Invalid(f"There is no action {number} in the list; it goes from 1 to {len(self.choices)}.")
            return [self.choices[number - 1]]
        pieces = text.split(",") if "," in text else [text]
        if self.match.actor == CHANCE and len(pieces) == 1 and not self.is_outcome(text):
            pieces = text.split()
        return [piece.strip() for piece in pieces if piece.strip()]

    def is_outcome(self, text: str) -> bool:
        return " ".join(text.lower().split()) in [action.notation for action in self.match.legal()]

    def try_out(self, choices: Sequence[Action | str]) -> None:
        """Several at once count only if all of them can be played, and by the one who typed them."""
        trial = self.match.copy()
        for choice in choices:
            if trial.actor != self.match.actor:
                raise Invalid(f"Nothing was played: {choice!r} comes too late, your turn ends before it.")
            try:
                trial.play(choice)
            except BakehouseError as problem:
                raise Invalid(f"Nothing was played: {problem}") from None

    def let_program_play(self, seat: int) -> None:
        """A program's turn, told when somebody looks."""
        before = len(self.match)
        with unbroken():
            while self.match.actor == seat:
                answer = self.programs[seat].answer(turn_of(self.match, seat))
                if answer.problem:
                    self.news.append(Text(answer.problem, "bold red"))
                self.match.play(answer.action)
                if self.match.log[-1][0] == CHANCE:
                    break
            self.keep()
        self.news.append(range(before, len(self.match)))

    def undo(self) -> None:
        """Free until a turn is ended; where only people play, also beyond."""
        self.check_lenient()
        log, last = self.match.log, len(self.match) - 1
        while last >= 0 and log[last][0] == CHANCE and self.match.chance == FROM_SEED:
            last -= 1
        if last < 0 or log[last][0] in self.programs:
            raise Invalid("There is nothing of yours to take back.")
        if self.secrets and last < len(self.match) - 1:
            raise Invalid("That cannot be taken back: cards were seen after it.")
        if self.secrets and log[last][0] != self.match.actor:
            raise Invalid("That cannot be taken back: it is somebody else's turn by now.")
        seat, action = log[last]
        ends = seat != CHANCE and COMMITS in self.match.game.definition.table.kind(action).flags
        if self.programs and ends:
            raise Invalid("That was ended for good: with programs at the table it cannot be taken back.")
        step = self.match.steps()[last]
        with unbroken():
            self.match.undo()
            self.keep()
        self.news.append(Text(f"Taken back: {step.action}. `r` plays it again."))

    def check_lenient(self) -> None:
        if self.strict:
            raise Invalid("In the bake of the day nothing is taken back, and nobody helps.")

    def redo(self) -> None:
        with unbroken():
            done = self.match.redo()
            self.keep()
        self.news.append(Text("Played again." if done else "There is nothing to play again."))

    # --- Looking

    def redraw(self) -> None:
        self.drawn = None

    def sheet(self, told: str) -> None:
        """Another seat's table."""
        if told and (not told.isdecimal() or not 1 <= int(told) <= self.match.game.seats):
            raise Invalid(f"There is no seat {told!r}; the seats are 1 to {self.match.game.seats}.")
        if not told:
            self.redraw()
            return
        if self.secrets and int(told) - 1 != self.match.actor:
            raise Invalid("Hands are secret: only your own side of the table can be shown.")
        self.console.print(self.screen.draw(self.match, int(told) - 1, self.console.width))
        self.pause()

    def log(self) -> None:
        for paragraph in story(self.match, self.match.steps_seen_by(self.reader), self.reader):
            self.console.print(paragraph)
        self.pause()

    def help(self) -> None:
        self.console.print(Text(HELP.format(notation=self.choices[-1].notation if self.choices else "1")))
        if self.choices:
            self.console.print(Text("\nNow possible: ").append(", ".join(a.notation for a in self.choices)))
        self.pause()

    def hint(self) -> None:
        """What a strong player would do in the seat of the one who asks, knowing only what that one knows."""
        self.check_lenient()
        if self.match.actor == CHANCE:
            raise Invalid("There is no hint for what chance brings.")
        with self.console.status(waiting_for(self.match.game.id) or "A champion looks at the table ..."):
            advice = hint(self.match)
        self.console.print(advice)
        self.pause()

    def rules(self) -> None:
        show_rules(self.console, self.match.game.id)
        self.redraw()

    def pause(self) -> None:
        """In a terminal the table would wipe out at once what was just shown."""
        if self.clears:
            input("Enter goes on > ")

    def show(self, groups: Sequence[tuple[str, Sequence[Action]]]) -> None:
        """The table when it fits, or when somebody's turn begins; then the news, and what can be done."""
        seat = self.match.actor
        moment = (seat, sum(who == CHANCE for who, _ in self.match.log))
        listed, news = action_list(groups, self.console.width), self.told_news()
        if self.in_terminal or moment != self.drawn:
            table = self.screen.draw(self.match, seat, self.console.width, self.aim)
            self.clears = self.fit(table, listed, *news)
            if self.clears:
                self.console.clear()
            if self.clears or moment != self.drawn:
                self.console.print(table)
        self.tell(news)
        if self.match.game.seats > 1:
            self.console.print(Rule(Text(f"{who(self.match, seat)}, it is your turn", "bold"), characters="─"))
        self.console.print(listed)
        if not self.clears:
            self.console.print(self.screen.strip(self.match, seat))
        self.drawn = moment

    def fit(self, *parts: RenderableType) -> bool:
        """Whether all this has room on the screen together."""
        lines = sum(len(self.console.render_lines(part)) for part in parts)
        return self.in_terminal and lines + ROOM_FOR_PROMPT <= self.console.height

    def tell(self, news: Sequence[Text]) -> None:
        for line in news:
            self.console.print(line)
        self.news.clear()

    def told_news(self) -> list[Text]:
        """The news as the one who looks may read them."""
        reading = self.readings.setdefault(self.reader, Reading(self.reader))
        told: list[Text] = []
        for line in _joined(self.news):
            told += reading.tell(self.match, line) if isinstance(line, range) else [line]
        return told

    def tell_result(self) -> None:
        self.tell(self.told_news())
        person = next((seat for seat in range(self.match.game.seats) if seat not in self.programs), 0)
        self.console.print(self.screen.draw(self.match, person, self.console.width, self.aim))
        self.console.print(scores(self.match))
        self.console.print(result(self.match))
        if self.aim:
            self.console.print(Text(self.screen.aim_told(self.match, self.aim)))
        if self.keeper.problem:
            self.console.print(Text(f"The record was not kept: {self.keeper.problem}", "bold red"))
        else:
            self.say("The record is kept. To see the match again:", f"bakehouse replay {self.keeper.quoted}")

    # --- Keeping

    def keep(self) -> None:
        """Save the match; a problem is told once."""
        self.keeper.keep(self.match)
        if self.keeper.problem and self.keeper.problem != self.told_problem:
            sentence = f"{self.keeper.problem} The match goes on unsaved; `s FILE` keeps it elsewhere."
            self.news.append(Text(sentence, "bold red"))
        self.told_problem = self.keeper.problem

    def save(self, told: str) -> None:
        if not told:
            self.keep()
            if not self.keeper.problem:
                self.news.append(Text(f"Saved in {self.keeper.place}."))
            return
        place = Path(told).expanduser()
        if place.exists() and place != self.keeper.place:
            raise BadFile(f"The file {place} exists already; choose another name.")
        write_text(place, self.match.record())
        if self.keeper.problem:
            self.keeper = Keeper(place)
        self.news.append(Text(f"Saved in {place}."))

    def quit(self) -> None:
        raise Quit

    def farewell(self) -> None:
        """Where the match is, and how to go on with it."""
        if self.keeper.problem:
            self.console.print(Text(f"\nThe match is not saved: {self.keeper.problem}", "bold red"))
        else:
            self.say("\nThe match is saved. To go on with it:", self.keeper.resuming)

    def say(self, sentence: str, command: str) -> None:
        """A sentence and a command to copy, which therefore is never wrapped."""
        self.console.print(Text(sentence))
        self.console.print(Text(f"  {command}", "bold"), soft_wrap=True)


@contextlib.contextmanager
def unbroken() -> Iterator[None]:
    """Ctrl-C waits until this is done: an action is played and saved whole, or not at all."""
    asked: list[int] = []

    def wait(number: int, frame: FrameType | None) -> None:
        asked.append(number)

    before = signal.signal(signal.SIGINT, wait)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if asked:
        raise KeyboardInterrupt


def _joined(news: list[Text | range]) -> list[Text | range]:
    """Steps that follow each other as one: a turn that began with them is told once, as a whole."""
    told: list[Text | range] = []
    for line in news:
        last = told[-1] if told else None
        if isinstance(line, range) and isinstance(last, range) and last.stop == line.start:
            told[-1] = range(last.start, line.stop)
        else:
            told.append(line)
    return told

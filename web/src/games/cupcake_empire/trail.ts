/**
 * Dice have no names in the game: only how many of a colour lie where. To let them travel, each is followed from one
 * position to the next: a die that can have stayed has stayed, and the others came from where one of their colour left.
 */
import { DICE, type PlayerView, spread, type Town, turnOf } from "./view";

export interface DieAt {
  id: string;
  colour: string;
  /** `1` to `5`, `rest`, or `rolled 3`: waiting for column 3. */
  where: string;
  /** How often it has been rolled. */
  roll: number;
}

const IN_THE_AIR = "air";

export class Trail {
  #last: DieAt[][] = [];
  /** The column whose dice will be rolled, of the seat whose turn it was. */
  #active: { seat: number; column: number } | null = null;
  #born = 0;

  /** The dice of each seat, in this position. */
  follow(town: Town): DieAt[][] {
    const seat = turnOf(town);
    const column = town.activation.column;
    const rolled =
      this.#active && !(seat === this.#active.seat && column === this.#active.column) ? this.#active : null;
    const now = town.players.map((player) => {
      const before = (this.#last[player.seat] ?? []).map((die) =>
        rolled?.seat === player.seat && die.where === String(rolled.column) ? { ...die, where: IN_THE_AIR } : die,
      );
      return this.#match(player.seat, before, placesOf(player, seat === player.seat ? town : null));
    });
    this.#last = now;
    this.#active = seat !== null && column !== null ? { seat, column } : null;
    return now;
  }

  #match(seat: number, before: DieAt[], places: [string, string][]): DieAt[] {
    const left = [...before];
    const take = (fits: (die: DieAt) => boolean) => {
      const place = left.findIndex(fits);
      return place < 0 ? null : (left.splice(place, 1)[0] ?? null);
    };
    const stayed = places.map(([colour, where]) => take((die) => die.colour === colour && die.where === where));
    return places.map(([colour, where], place) => {
      const found = stayed[place] ?? take((die) => die.colour === colour);
      if (!found) return { id: `die-${seat}-${this.#born++}`, colour, where, roll: 0 };
      return { ...found, where, roll: found.roll + (found.where === IN_THE_AIR ? 1 : 0) };
    });
  }
}

function placesOf(player: PlayerView, rolling: Town | null): [string, string][] {
  const lie = (counts: Record<string, number>, where: string) =>
    spread(counts)
      .toSorted((one, other) => DICE.indexOf(one as "grey") - DICE.indexOf(other as "grey"))
      .map((colour): [string, string] => [colour, where]);
  return [
    ...player.columns.flatMap((column, place) => lie(column.dice, String(place + 1))),
    ...lie(player.rest, "rest"),
    ...(rolling?.roll.unplaced ?? []).flatMap((dice, place) => lie(dice, `rolled ${place + 1}`)),
  ];
}

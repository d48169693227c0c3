/** What a person has set on this device: theme, language, board. The page follows the device where nothing is set. */

type Theme = "day" | "night";
/** How fast what others do is shown. */
export const PACES = ["slow", "normal", "fast", "instant"] as const;
export type Pace = (typeof PACES)[number];

const kept = (key: string): string | null => {
  try {
    return localStorage.getItem(`bakehouse.${key}`);
  } catch {
    return null;
  }
};

export const keep = (key: string, value: string): void => {
  try {
    localStorage.setItem(`bakehouse.${key}`, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
};

export const recall = kept;

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const small = matchMedia("(max-width: 759px)");
const narrow = matchMedia("(max-width: 1179px)");

class Settings {
  theme = $state<Theme>((kept("theme") as Theme | null) ?? (dark.matches ? "night" : "day"));
  still = $state(still.matches);
  phone = $state(small.matches);
  /** Too narrow for the rail beside the board. */
  narrow = $state(narrow.matches);
  /** Whether the plain board is wanted where a game has a board of its own; `?board=plain` asks for it this once. */
  plain = $state((new URLSearchParams(location.search).get("board") ?? kept("board")) === "plain");
  /** Whether a turn ends by itself with its last action, instead of waiting for the button. */
  endsTurns = $state(kept("turns") === "by-themselves");

  pace = $state<Pace>(PACES.find((pace) => pace === kept("pace")) ?? "normal");
  /** Whether sounds are wanted, as far as somebody has said so; at night they are not unless somebody does. */
  #sound = $state(kept("sound"));
  vibrates = $state(kept("vibration") !== "off");

  constructor() {
    dark.addEventListener("change", () => {
      if (!kept("theme")) this.#show(dark.matches ? "night" : "day");
    });
    still.addEventListener("change", () => {
      this.still = still.matches;
    });
    small.addEventListener("change", () => {
      this.phone = small.matches;
    });
    narrow.addEventListener("change", () => {
      this.narrow = narrow.matches;
    });
    this.#show(this.theme);
  }

  toggleBoard(): void {
    this.plain = !this.plain;
    keep("board", this.plain ? "plain" : "own");
  }

  get sounds(): boolean {
    return this.#sound === null ? this.theme === "day" : this.#sound === "on";
  }

  toggleSounds(): void {
    this.#sound = this.sounds ? "off" : "on";
    keep("sound", this.#sound);
  }

  toggleVibration(): void {
    this.vibrates = !this.vibrates;
    keep("vibration", this.vibrates ? "on" : "off");
  }

  usePace(pace: Pace): void {
    this.pace = pace;
    keep("pace", pace);
  }

  toggleTurns(): void {
    this.endsTurns = !this.endsTurns;
    keep("turns", this.endsTurns ? "by-themselves" : "by-button");
  }

  toggleTheme(): void {
    const theme = this.theme === "day" ? "night" : "day";
    keep("theme", theme);
    this.#show(theme);
  }

  #show(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
  }
}

export const settings = new Settings();

/** What touches the page, however wide its window is: a mouse and the keys rest on a thing first, a finger cannot. */
class Pointer {
  /** The last touch was a finger's; before the first one, what the device is made for. */
  finger = $state(matchMedia("(hover: none)").matches);
  /** The click that is being told is the second one of a double click. */
  doubled = false;

  constructor() {
    const early = { capture: true };
    addEventListener("pointerdown", ({ pointerType }) => this.#touchedBy(pointerType === "touch"), early);
    addEventListener("keydown", () => this.#touchedBy(false), early);
    addEventListener("click", ({ detail }) => (this.doubled = detail > 1), early);
  }

  #touchedBy(finger: boolean): void {
    this.finger = finger;
    this.doubled = false;
  }
}

export const pointer = new Pointer();

/** The sounds of the table, made of noise and a few waves: no file has to be loaded for them. */
import { settings } from "./settings.svelte";

export type Sound = "dice" | "pencil" | "till" | "card" | "turn" | "hit";

const LOUDNESS = 0.16;
/** A vibration for each sound that has one: milliseconds on, off, on. */
const TREMBLES: Partial<Record<Sound, number[]>> = { turn: [35], hit: [70, 50, 70] };

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Browsers let a page sound and tremble only after somebody has touched it. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** Sounds, if sounds are wanted; trembles, on a phone. */
export function play(sound: Sound): void {
  if (!touched() || document.hidden) return;
  const trembles = TREMBLES[sound];
  if (trembles && settings.phone && settings.vibrates) navigator.vibrate?.(trembles);
  if (!settings.sounds || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  SOUNDS[sound](context, context.currentTime + 0.01);
}

/** A short burst of noise around a pitch: wood, paper, graphite. */
function rustle(audio: AudioContext, at: number, pitch: number, length: number, loud: number, sharp = 1): void {
  hiss ??= noise(audio);
  const source = new AudioBufferSourceNode(audio, { buffer: hiss, loop: true });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: sharp });
  source.connect(band).connect(envelope(audio, at, length, loud));
  source.start(at, Math.random());
  source.stop(at + length);
}

/** A struck tone that fades: a bell, a marimba. */
function tone(
  audio: AudioContext,
  at: number,
  pitch: number,
  length: number,
  loud: number,
  type: OscillatorType,
): void {
  const source = new OscillatorNode(audio, { type, frequency: pitch });
  source.connect(envelope(audio, at, length, loud));
  source.start(at);
  source.stop(at + length);
}

function envelope(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud * LOUDNESS, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: audio.sampleRate, sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  /** A die that hops on wood, ever shorter. */
  dice(audio, at) {
    for (const [after, pitch] of [
      [0, 1900],
      [0.09, 2500],
      [0.16, 2100],
      [0.21, 2700],
      [0.25, 2300],
    ] as const)
      rustle(audio, at + after, pitch * (0.9 + Math.random() * 0.2), 0.06, 1.6, 3);
  },
  pencil(audio, at) {
    rustle(audio, at, 4200, 0.11, 0.7, 0.8);
    rustle(audio, at + 0.13, 3600, 0.14, 0.7, 0.8);
  },
  /** The bell of the till, and its drawer. */
  till(audio, at) {
    rustle(audio, at, 900, 0.07, 1.2, 1.5);
    tone(audio, at + 0.05, 2093, 0.5, 0.5, "sine");
    tone(audio, at + 0.05, 3136, 0.4, 0.25, "sine");
  },
  card(audio, at) {
    rustle(audio, at, 2600, 0.05, 0.8, 0.7);
    rustle(audio, at + 0.05, 1100, 0.06, 1, 1);
  },
  /** Two steps up: it is your turn. */
  turn(audio, at) {
    tone(audio, at, 523, 0.28, 0.8, "triangle");
    tone(audio, at + 0.13, 784, 0.42, 0.8, "triangle");
  },
  /** Down: this hits you. */
  hit(audio, at) {
    tone(audio, at, 233, 0.22, 1, "triangle");
    tone(audio, at + 0.12, 175, 0.36, 1, "triangle");
    rustle(audio, at, 500, 0.12, 1.2, 1);
  },
};

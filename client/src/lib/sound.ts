// Synthesized sounds. Each accompanies something visible.

import { settings } from "./settings.svelte";

type Synth = typeof import("zzfx").ZZFX;
type Tone = (number | undefined)[];

const _ = undefined;
/** Volume, randomness, frequency, attack, sustain, release, shape, curve, slide, …: the parameters of ZzFX. */
export const SOUNDS: Readonly<Record<string, Tone[]>> = {
  roll: [
    [0.5, 0.3, 190, _, 0.01, 0.05, 4, 1.6, _, _, _, _, _, 6, _, 0.1],
    [0.4, 0.3, 240, _, 0.01, 0.05, 4, 1.6, _, _, _, _, _, 6, _, 0.1, 0.03],
  ],
  settle: [[0.5, 0.1, 130, _, 0.01, 0.06, 4, 2, _, _, _, _, _, 3]],
  keep: [[0.35, 0.02, 520, _, 0.01, 0.05, 1, 1.5, _, _, 120, 0.02]],
  card: [[0.35, 0.1, 900, 0.02, 0.03, 0.08, 4, 1, -8, _, _, _, _, 9]],
  "hit-light": [[0.5, 0.05, 170, _, 0.02, 0.12, 2, 1.8, -4, _, _, _, _, 1.5]],
  hit: [[0.8, 0.05, 120, _, 0.04, 0.2, 3, 1.6, -3, _, _, _, _, 2]],
  "hit-heavy": [[1, 0.05, 75, _, 0.08, 0.4, 4, 1.4, -1, _, _, _, _, 3, _, 0.2]],
  heal: [[0.4, _, 440, 0.03, 0.08, 0.2, _, 1.2, _, _, 220, 0.08]],
  status: [[0.35, 0.05, 330, 0.01, 0.05, 0.15, 1, 1.2, 2, _, _, _, _, _, 12]],
  // A heavy door: a thud, and hinges that give way.
  door: [
    [0.7, 0.05, 58, 0.005, 0.06, 0.28, 3, 1.6, -0.8, _, _, _, _, 1.2],
    [0.25, 0.1, 210, 0.08, 0.12, 0.2, 2, 0.6, 1.6, 0.2, _, _, _, 0.4, 9],
  ],
  // One tick of a clock, for one card of time.
  time: [[0.25, 0.03, 1250, _, 0.004, 0.03, 1, 2.4, _, _, -500, 0.01]],
  level: [
    [0.45, _, 330, 0.01, 0.08, 0.12, 1, 1.2, _, _, 165, 0.1],
    [0.4, _, 660, 0.2, 0.18, 0.4, 1, 1.1, _, _, 220, 0.12, _, _, _, _, 0.06],
  ],
  turn: [[0.45, _, 392, 0.01, 0.12, 0.25, _, 1, _, _, 131, 0.12]],
  win: [[0.6, _, 392, 0.02, 0.35, 0.5, 1, 1.2, _, _, 131, 0.12, 0.16]],
  lose: [[0.6, _, 196, 0.05, 0.3, 0.6, 1, 1, -1.2, _, -40, 0.2]],
};

const LOUDEST = 0.35;

export type SoundKind = "soundDice" | "soundCards" | "soundHits" | "soundNotices";

/** Which of the four volumes a sound follows. */
const KIND: Readonly<Record<string, SoundKind>> = {
  roll: "soundDice",
  settle: "soundDice",
  keep: "soundDice",
  card: "soundCards",
  "hit-light": "soundHits",
  hit: "soundHits",
  "hit-heavy": "soundHits",
  heal: "soundHits",
  status: "soundHits",
  door: "soundCards",
  time: "soundNotices",
  level: "soundNotices",
  turn: "soundNotices",
  win: "soundNotices",
  lose: "soundNotices",
};

/** The volume of a sound: the master volume times that of its kind. */
export function volumeOf(name: string): number {
  const kind = KIND[name];
  return kind ? Math.max(0, settings.sound * settings[kind]) : 0;
}

let allowed = false;
let synth: Promise<Synth> | undefined;
const made = new Map<string, number[][]>();

/** Browsers allow sound only after a gesture of the user. */
export function allowSound(): void {
  allowed = true;
}

/** Play a sound at the chosen volume; silent before the first gesture and at volume 0. */
export async function play(name: string): Promise<void> {
  const tones = SOUNDS[name];
  if (!tones || !allowed || volumeOf(name) <= 0) return;
  try {
    // Loading opens the audio device, so it waits for the first sound.
    synth ??= import("zzfx").then((loaded) => loaded.ZZFX);
    const ready = await synth;
    const samples = made.get(name) ?? tones.map((tone) => ready.buildSamples(...tone));
    made.set(name, samples);
    ready.volume = volumeOf(name) * LOUDEST;
    for (const one of samples) ready.playSamples([one]);
  } catch {
    synth = undefined; // without an audio device the game is silent
  }
}

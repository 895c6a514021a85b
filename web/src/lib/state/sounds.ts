import { settings } from "./settings.svelte";

/** A tone or a breath of noise; times in seconds from the start of the sound. */
export interface Tone {
  /** Hertz at the start and at the end; null for noise. */
  pitch: readonly [from: number, to: number] | null;
  at: number;
  length: number;
  /** From 0 to 1. */
  loud: number;
}

export type Sound = "turn" | "card" | "pawn" | "stamp";

/** A bell for your turn, paper for a card, a light tap for an assistant, wood on wood for the inspector's stamp. */
export const SOUNDS: Record<Sound, readonly Tone[]> = {
  turn: [
    { pitch: [659, 659], at: 0, length: 0.3, loud: 0.25 },
    { pitch: [988, 988], at: 0.12, length: 0.4, loud: 0.2 },
  ],
  card: [{ pitch: null, at: 0, length: 0.09, loud: 0.18 }],
  pawn: [{ pitch: [420, 260], at: 0, length: 0.07, loud: 0.3 }],
  stamp: [
    { pitch: [160, 50], at: 0, length: 0.18, loud: 0.6 },
    { pitch: null, at: 0, length: 0.05, loud: 0.25 },
  ],
};

let audio: AudioContext | null = null;

/** Play a sound if the reader has chosen to hear any: on a hidden page only that it is their turn. Browsers stay silent
 * until the page is clicked.
 */
export function play(sound: Sound): void {
  if (!settings.sounds || (document.hidden && sound !== "turn")) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const tone of SOUNDS[sound]) sing(audio, tone);
}

function sing(context: AudioContext, { pitch, at, length, loud }: Tone): void {
  const start = context.currentTime + at;
  const source = pitch ? tuned(context, pitch, start, length) : noise(context, length);
  const volume = context.createGain();
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + length);
}

function tuned(
  context: AudioContext,
  [from, to]: readonly [number, number],
  start: number,
  length: number,
): OscillatorNode {
  const source = context.createOscillator();
  source.type = "triangle";
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  return source;
}

function noise(context: AudioContext, length: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

import { recall, remember } from "./store";

export type SoundKind = "stone" | "wood" | "coin" | "bell" | "end";
export const SOUND_KINDS: SoundKind[] = ["stone", "wood", "coin", "bell", "end"];

/** Dry and small sounds, made on the spot: nothing to load. */
class Sound {
  on = $state(true);
  kinds = $state<Record<SoundKind, boolean>>({ stone: true, wood: true, coin: true, bell: true, end: true });
  #context: AudioContext | null = null;

  start(): void {
    this.on = recall("sound") !== "off";
    for (const kind of SOUND_KINDS) this.kinds[kind] = recall(`sound.${kind}`) !== "off";
    // Browsers allow sound only after the first touch.
    const unlock = () => {
      this.#context ??= typeof AudioContext === "undefined" ? null : new AudioContext();
      void this.#context?.resume();
    };
    addEventListener("pointerdown", unlock, { once: true });
    addEventListener("keydown", unlock, { once: true });
  }

  toggle(): void {
    this.on = !this.on;
    remember("sound", this.on ? "on" : "off");
    if (this.on) this.play("stone");
  }

  setKind(kind: SoundKind, on: boolean): void {
    this.kinds[kind] = on;
    remember(`sound.${kind}`, on ? "on" : "off");
    if (on) this.play(kind);
  }

  play(kind: SoundKind): void {
    const context = this.#context;
    if (!this.on || !this.kinds[kind] || !context || context.state !== "running") return;
    // In a background tab only the bell calls.
    if (document.hidden && kind !== "bell") return;
    MAKE[kind](context, context.currentTime);
  }
}

function tone(
  context: AudioContext,
  at: number,
  frequency: number,
  seconds: number,
  loud: number,
  type: OscillatorType = "sine",
): void {
  const source = context.createOscillator();
  const gain = context.createGain();
  source.type = type;
  source.frequency.value = frequency;
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  source.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + seconds);
}

function knock(context: AudioContext, at: number, frequency: number, seconds: number, loud: number): void {
  const length = Math.ceil(context.sampleRate * seconds);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * Math.exp((-7 * i) / length);
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = frequency;
  filter.Q.value = 1.4;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(at);
}

const MAKE: Record<SoundKind, (context: AudioContext, at: number) => void> = {
  stone: (c, at) => knock(c, at, 2100, 0.06, 0.5),
  wood: (c, at) => {
    knock(c, at, 620, 0.09, 0.5);
    tone(c, at, 190, 0.09, 0.12);
  },
  coin: (c, at) => {
    tone(c, at, 3150, 0.12, 0.06, "triangle");
    tone(c, at + 0.035, 4200, 0.16, 0.05, "triangle");
  },
  bell: (c, at) => {
    tone(c, at, 784, 0.9, 0.09);
    tone(c, at, 1568, 0.5, 0.03);
  },
  end: (c, at) => {
    for (const note of [131, 165, 196]) tone(c, at, note, 1.8, 0.08);
  },
};

export const sound = new Sound();

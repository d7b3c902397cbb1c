/** The sounds of the table, made on the spot: bone on wood, as it sounds in a quiet room. No two are
 * quite alike, so that they do not tire. */

let context: AudioContext | null = null;
let out: AudioNode | null = null;

function ready(): AudioContext | null {
  // Browsers stay silent until the person has done something.
  if (typeof AudioContext === "undefined" || !navigator.userActivation.hasBeenActive) {
    return null;
  }
  context ??= new AudioContext();
  if (context.state === "suspended") {
    void context.resume();
  }
  if (out === null) {
    // Many tiles at once are no louder than a hand can make them.
    const least = context.createDynamicsCompressor();
    least.threshold.value = -16;
    least.ratio.value = 6;
    const loudness = context.createGain();
    loudness.gain.value = 0.8;
    least.connect(loudness).connect(context.destination);
    out = least;
  }
  return context;
}

/** Somewhere between the two. */
function between(least: number, most: number): number {
  return least + Math.random() * (most - least);
}

/** Where on the table it is heard, from left (-1) to right (1). */
function placed(at: AudioContext, side: number): AudioNode {
  const panner = at.createStereoPanner();
  panner.pan.value = Math.max(-0.7, Math.min(0.7, side));
  panner.connect(out ?? at.destination);
  return panner;
}

/** The crack in which two hard things meet. */
function click(at: AudioContext, to: AudioNode, when: number, pitch: number, loud: number): void {
  const length = Math.ceil(at.sampleRate * 0.03);
  const buffer = at.createBuffer(1, length, at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) {
    data[i] = (Math.random() * 2 - 1) * Math.exp((-16 * i) / length);
  }
  const noise = at.createBufferSource();
  noise.buffer = buffer;
  const filter = at.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 1.4;
  const gain = at.createGain();
  gain.gain.value = loud;
  noise.connect(filter).connect(gain).connect(to);
  noise.start(when);
}

/** What rings on for a moment: a pitch of the tile's body, or of the board below it. */
function ring(
  at: AudioContext,
  to: AudioNode,
  when: number,
  pitch: number,
  length: number,
  loud: number,
): void {
  const tone = at.createOscillator();
  tone.frequency.setValueAtTime(pitch * 1.04, when);
  tone.frequency.exponentialRampToValueAtTime(pitch, when + length);
  const gain = at.createGain();
  gain.gain.setValueAtTime(loud, when);
  gain.gain.exponentialRampToValueAtTime(0.0001, when + length);
  tone.connect(gain).connect(to);
  tone.start(when);
  tone.stop(when + length);
}

/** One tile on the table; `force` 1: laid as usual. */
function tile(at: AudioContext, when: number, force: number, side: number): void {
  const to = placed(at, side);
  const bone = between(0.93, 1.07);
  click(at, to, when, 3400 * bone, 0.9 * force);
  ring(at, to, when, 2350 * bone, 0.035, 0.16 * force);
  ring(at, to, when, 1320 * bone, 0.055, 0.2 * force);
  ring(at, to, when, 178 * between(0.95, 1.05), 0.09 + 0.04 * force, 0.5 * force * force);
}

/** A tile is laid; a double is put down harder, and the board answers. */
function laid(double: boolean): void {
  const at = ready();
  if (at === null) {
    return;
  }
  const now = at.currentTime + 0.005;
  const side = between(-0.4, 0.4);
  tile(at, now, double ? 1.25 : between(0.7, 0.9), side);
  tile(at, now + between(0.035, 0.05), double ? 0.4 : 0.18, side);
}

/** Tiles are washed: hands push them over the table, this way and that. */
function shuffled(): void {
  const at = ready();
  if (at === null) {
    return;
  }
  const now = at.currentTime + 0.01;
  for (let i = 0; i < 22; i += 1) {
    const when = i * 0.042 + between(0, 0.035);
    const swell = Math.sin((Math.PI * (i + 1)) / 24);
    tile(at, now + when, 0.16 + 0.3 * swell * Math.random(), Math.sin(i * 0.9) * 0.7);
  }
}

/** One is taken from the boneyard: it slides, and is stood up. */
function drawn(): void {
  const at = ready();
  if (at === null) {
    return;
  }
  const now = at.currentTime + 0.005;
  const to = placed(at, 0.2);
  for (let i = 0; i < 5; i += 1) {
    click(at, to, now + i * 0.022, between(1500, 2300), 0.1);
  }
  tile(at, now + 0.14, 0.35, 0.1);
}

/** Who passes knocks on the table, twice. */
function knocked(): void {
  const at = ready();
  if (at === null) {
    return;
  }
  const to = placed(at, between(-0.5, 0.5));
  for (const [delay, loud] of [
    [0.005, 0.7],
    [0.155, 0.5],
  ] as const) {
    const wood = between(0.94, 1.06);
    click(at, to, at.currentTime + delay, 700 * wood, 0.5 * loud);
    ring(at, to, at.currentTime + delay, 215 * wood, 0.1, 0.8 * loud);
    ring(at, to, at.currentTime + delay, 345 * wood, 0.06, 0.35 * loud);
  }
}

/** Something is not possible. */
export function thud(): void {
  const at = ready();
  if (at !== null) {
    ring(at, placed(at, 0), at.currentTime, 132, 0.12, 0.5);
  }
}

/** The last tile: slapped down, and the others jump. */
function domino(): void {
  const at = ready();
  if (at === null) {
    return;
  }
  const now = at.currentTime + 0.005;
  tile(at, now, 1.5, 0);
  for (let i = 0; i < 6; i += 1) {
    tile(at, now + 0.06 + i * 0.03 + between(0, 0.02), 0.16, between(-0.7, 0.7));
  }
}

/** A match is over, or a secret is out. */
function chimed(): void {
  const at = ready();
  if (at === null) {
    return;
  }
  const to = placed(at, 0);
  [523.25, 659.25, 783.99].forEach((pitch, i) => {
    const when = at.currentTime + 0.25 + i * 0.12;
    ring(at, to, when, pitch, 0.9, 0.12);
    ring(at, to, when, 2 * pitch, 0.5, 0.035);
  });
}

/** Something that happened, as far as it is heard. */
export interface Heard {
  readonly event: string;
  readonly tile?: unknown;
  readonly how?: unknown;
}

/** What an event sounds like, by its name. */
export function hear({ event, tile: which, how }: Heard): void {
  switch (event) {
    case "laid":
    case "stacked":
    case "placed":
    case "barred":
    case "took":
    case "flipped":
    case "kept":
      laid(isDouble(which));
      break;
    case "roundbegan":
      shuffled();
      break;
    case "drew":
      drawn();
      break;
    case "passed":
      knocked();
      break;
    case "lockedout":
      thud();
      break;
    case "roundended":
      if (how === "out") {
        domino();
      } else {
        knocked();
      }
      break;
    case "matchended":
    case "unsealed":
      chimed();
      break;
  }
}

/** Tiles are told as their two numbers, or written out. */
function isDouble(told: unknown): boolean {
  const halves = typeof told === "string" ? told.split("-") : told;
  return Array.isArray(halves) && halves.length === 2 && halves[0] === halves[1];
}

/** The sounds of the table, made on the spot: no file to load. */

let context: AudioContext | null = null;

function ready(): AudioContext | null {
  // Browsers stay silent until the person has done something.
  if (typeof AudioContext === "undefined" || !navigator.userActivation.hasBeenActive) {
    return null;
  }
  context ??= new AudioContext();
  if (context.state === "suspended") {
    void context.resume();
  }
  return context;
}

/** A short burst of filtered noise: bone on wood. */
function knock(at: AudioContext, delay: number, pitch: number, loud: number): void {
  const length = 0.07;
  const buffer = at.createBuffer(1, at.sampleRate * length, at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) {
    data[i] = (Math.random() * 2 - 1) * Math.exp((-9 * i) / data.length);
  }
  const noise = at.createBufferSource();
  noise.buffer = buffer;
  const filter = at.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 3.5;
  const gain = at.createGain();
  gain.gain.value = loud;
  noise.connect(filter).connect(gain).connect(at.destination);
  noise.start(at.currentTime + delay);
}

function tone(at: AudioContext, delay: number, pitch: number, length: number): void {
  const start = at.currentTime + delay;
  const oscillator = at.createOscillator();
  oscillator.type = "triangle";
  oscillator.frequency.value = pitch;
  const gain = at.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(0.16, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(at.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** A tile is laid. */
function clack(): void {
  const at = ready();
  if (at !== null) {
    knock(at, 0, 1900 + Math.random() * 500, 1.1);
    knock(at, 0.018, 900, 0.6);
  }
}

/** Tiles are shuffled or drawn. */
function rattle(): void {
  const at = ready();
  if (at !== null) {
    for (let i = 0; i < 5; i += 1) {
      knock(at, i * 0.045 + Math.random() * 0.02, 1300 + Math.random() * 1400, 0.4);
    }
  }
}

/** Something is not possible. */
export function thud(): void {
  const at = ready();
  if (at !== null) {
    knock(at, 0, 240, 1.2);
  }
}

/** A round is over. */
function chime(): void {
  const at = ready();
  if (at !== null) {
    [523, 659, 784].forEach((pitch, i) => tone(at, i * 0.11, pitch, 0.5));
  }
}

/** What an event sounds like, by its name. */
export function hear(event: string): void {
  switch (event) {
    case "laid":
    case "stacked":
    case "placed":
    case "barred":
    case "took":
    case "flipped":
    case "kept":
      clack();
      break;
    case "drew":
    case "roundbegan":
      rattle();
      break;
    case "lockedout":
      thud();
      break;
    case "matchended":
    case "unsealed":
      chime();
      break;
  }
}

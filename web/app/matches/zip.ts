/** Files in one: a zip whose contents are not packed, for there is little to gain. */

export interface Entry {
  readonly name: string;
  readonly text: string;
}

const UTF8 = 0x0800;
const VERSION = 20;

/** The bytes of an archive of these files. */
export function zip(files: readonly Entry[], now: Date): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const { name, text } of files) {
    const called = new TextEncoder().encode(name);
    const data = new TextEncoder().encode(text);
    const about = numbers(
      [2, VERSION],
      [2, UTF8],
      [2, 0],
      [2, time(now)],
      [2, day(now)],
      [4, checksum(data)],
      [4, data.length],
      [4, data.length],
      [2, called.length],
      [2, 0],
    );
    const local = joined([numbers([4, 0x04034b50]), about, called, data]);
    directory.push(
      numbers([4, 0x02014b50], [2, VERSION]),
      about,
      numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
      called,
    );
    parts.push(local);
    at += local.length;
  }
  const listed = joined(directory);
  const count = files.length;
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, listed.length],
    [4, at],
    [2, 0],
  );
  return joined([...parts, listed, end]);
}

/** Numbers of so many bytes each, the lowest first. */
function numbers(...written: readonly (readonly [bytes: number, value: number])[]): Uint8Array {
  return Uint8Array.from(
    written.flatMap(([bytes, value]) =>
      Array.from({ length: bytes }, (_, byte) => (value >>> (8 * byte)) & 0xff),
    ),
  );
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const time = (now: Date): number =>
  (now.getHours() << 11) | (now.getMinutes() << 5) | (now.getSeconds() >> 1);

const day = (now: Date): number =>
  ((now.getFullYear() - 1980) << 9) | ((now.getMonth() + 1) << 5) | now.getDate();

/** The CRC-32 of some bytes. */
export function checksum(data: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) {
      sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
    }
  }
  return ~sum >>> 0;
}

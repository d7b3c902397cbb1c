/** Names where there is little room: shortened, but never two of them to the same text. */

const CUT = "…";
/** Of a name cut in its middle at most so many letters are kept at the end. */
const TAIL = 4;

/** The names as they are shown where `fits` says what has room. */
export function apart(names: readonly string[], fits: (text: string) => boolean): string[] {
  const taken = new Set(names.filter(fits));
  return names.map((name, at) => {
    if (fits(name)) {
      return name;
    }
    const others = names.filter((other) => other !== name);
    const found =
      candidates(name, others).find((short) => fits(short) && !taken.has(short)) ?? String(at + 1);
    taken.add(found);
    return found;
  });
}

/** Ways to shorten a name, the best first: its beginning, as long as no other begins like that;
 * else also what tells it from the others that do. */
function candidates(name: string, others: readonly string[]): string[] {
  const letters = Array.from(name);
  const common = Math.max(0, ...others.map((other) => sharedBy(letters, Array.from(other))));
  const heads = letters.slice(1).map((_, cut) =>
    letters
      .slice(0, -1 - cut)
      .join("")
      .trimEnd(),
  );
  const own = heads.filter((head) => Array.from(head).length > common);
  const word = name.slice(name.lastIndexOf(" ") + 1);
  const rest = letters.slice(common).join("");
  const tail = word.length <= TAIL ? word : rest === "" ? letters.slice(-2).join("") : rest;
  const end = Array.from(tail).slice(0, TAIL).join("");
  return [
    ...own.map((head) => head + CUT),
    ...[...heads, ""].map((head) => head + CUT + end),
    ...own,
    end,
  ];
}

function sharedBy(a: readonly string[], b: readonly string[]): number {
  const differs = a.findIndex((letter, at) => letter !== b[at]);
  return differs < 0 ? a.length : differs;
}

let drawing: CanvasRenderingContext2D | null | undefined;

/** How wide a text is in one of the page's fonts, in pixels; sizes are those of the style sheets. */
export function widthIn(weight: number, rem: number, font = "--ui-font"): (text: string) => number {
  drawing ??= document.createElement("canvas").getContext("2d");
  const style = getComputedStyle(document.documentElement);
  const size = rem * parseFloat(style.fontSize);
  const pen = drawing;
  if (pen === null) {
    return (text) => (size * text.length) / 2;
  }
  const written = `${weight} ${size}px ${style.getPropertyValue(font)}`;
  return (text) => {
    pen.font = written;
    return pen.measureText(text).width;
  };
}

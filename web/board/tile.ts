/** Draws one tile, lengthwise around the origin: 2 units long, 1 wide. */

import { pipRadius, pips } from "./pips";
import type { Halves } from "./scene";
import { short, svg } from "./svg";

/** How numbers are shown; `auto`: as pips, and as figures where pips are too small to count. */
export type Figures = "auto" | "pips" | "both" | "numbers";

export interface TileStyle {
  readonly highest: number;
  readonly figures: Exclude<Figures, "auto">;
}

/** A pip with a smaller radius than this, in pixels, is a speck; and so many as lie on the halves of
 * a large set can be counted only where each is larger. */
const SPECK = 1.7;
const CROWDED = 2.2;
const FEW_PIPS = 9;

/** How a tile is drawn that is so many pixels wide. */
export function styleAt(highest: number, figures: Figures, wide: number): TileStyle {
  if (figures !== "auto") {
    return { highest, figures };
  }
  const least = highest > FEW_PIPS ? CROWDED : SPECK;
  return { highest, figures: pipRadius(highest) * wide < least ? "numbers" : "pips" };
}

/** The body of a tile: what its shadow, its edge and its face have in common. */
export function body(name: string): SVGRectElement {
  return svg("rect", { class: name, x: -0.98, y: -0.48, width: 1.96, height: 0.96, rx: 0.15 });
}

/** The face of a tile (its back where `halves` is null), to be turned by `angle` by the caller. */
export function face(halves: Halves | null, style: TileStyle, angle = 0): SVGGElement {
  if (halves === null) {
    return back();
  }
  const group = svg("g", { class: style.highest > 6 ? "face coloured" : "face" }, body("ivory"));
  group.append(
    svg("rect", { class: "bevel", x: -0.93, y: -0.43, width: 1.86, height: 0.86, rx: 0.11 }),
    svg("path", { class: "groove", d: "M0 -0.34V0.34" }),
  );
  halves.forEach((number, side) => group.append(...half(number, side, style, angle)));
  if (style.figures !== "numbers") {
    group.append(svg("circle", { class: "pin", r: 0.055 }));
  }
  return group;
}

function half(number: number, side: number, style: TileStyle, angle: number): SVGElement[] {
  const drawn: SVGElement[] = [];
  const left = side === 0 ? -0.98 : 0;
  if (style.figures !== "numbers") {
    const radius = pipRadius(style.highest);
    drawn.push(
      svg("path", { class: "glint", d: pipPath(number, radius, left + 0.012, -0.485) }),
      svg("path", { class: `pips n${number}`, d: pipPath(number, radius, left, -0.5) }),
    );
  }
  if (style.figures !== "pips") {
    const size = style.figures === "both" ? 0.34 : number > 9 ? 0.58 : 0.68;
    const middle = left + 0.49;
    const text = svg("text", {
      class: style.figures === "numbers" ? `figure n${number}` : "figure badge",
      "font-size": size,
      transform: `translate(${short(middle)} 0) rotate(${short(-angle)})`,
      "text-anchor": "middle",
      dy: "0.35em",
    });
    text.textContent = String(number);
    if (style.figures === "both") {
      drawn.push(svg("circle", { class: "figure-ground", cx: middle, cy: 0, r: 0.24 }));
    }
    drawn.push(text);
  }
  return drawn;
}

/** All pips of a half as one path, its square beginning at (left, top). */
function pipPath(number: number, radius: number, left: number, top: number): string {
  const r = radius.toFixed(3);
  const d = (2 * radius).toFixed(3);
  return pips(number)
    .map(([x, y]) => {
      const start = `${(left + x - radius).toFixed(3)} ${(top + y).toFixed(3)}`;
      return `M${start}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0 -${d} 0z`;
    })
    .join("");
}

function back(): SVGGElement {
  return svg(
    "g",
    { class: "face back" },
    body("cover"),
    svg("rect", { class: "frame", x: -0.86, y: -0.36, width: 1.72, height: 0.72, rx: 0.08 }),
    svg("path", { class: "lozenge", d: "M0 -0.2L0.34 0L0 0.2L-0.34 0Z" }),
    svg("path", {
      class: "lozenge small",
      d: "M-0.6 -0.1L-0.46 0L-0.6 0.1L-0.74 0ZM0.6 -0.1L0.74 0L0.6 0.1L0.46 0Z",
    }),
  );
}

/** Whether two tiles are the same, whichever way they lie. */
export function sameTile(a: Halves, b: Halves): boolean {
  return (a[0] === b[0] && a[1] === b[1]) || (a[0] === b[1] && a[1] === b[0]);
}

/** Draws each kind of item once; the board keeps what is drawn and moves it. */

import type { Caption, Cell, EdgeMark, Halves, Item, Link, Target, TileItem } from "./scene";
import { setAttributes, short, svg } from "./svg";
import { body, face, type TileStyle } from "./tile";

/** An item with its drawing. */
export interface Drawn {
  item: Item;
  readonly group: SVGGElement;
}

/** The layers of the table, from the bottom up. */
export const LAYERS = ["cell", "link", "tile", "edgemark", "note", "place"] as const;

export function draw(item: Item, style: TileStyle): SVGGElement {
  const group = svg("g", { class: `item ${item.item}`, "data-id": item.id });
  fill(group, item, style);
  return group;
}

/** Draws the item's inside anew and puts it in its place. */
export function fill(group: SVGGElement, item: Item, style: TileStyle): void {
  switch (item.item) {
    case "tile":
      group.replaceChildren(...tileParts(item, style));
      setAttributes(group, { class: `item tile look-${item.look}`, transform: at(item) });
      break;
    case "place":
      group.replaceChildren(...placeParts(item));
      setAttributes(group, { transform: at(item) });
      break;
    case "cell":
      group.replaceChildren(...cellParts(item));
      setAttributes(group, { class: cellClass(item), transform: at(item) });
      break;
    case "edgemark":
      group.replaceChildren(...markParts(item));
      setAttributes(group, { transform: at(item) });
      break;
    case "note":
      group.replaceChildren(...noteParts(item));
      setAttributes(group, { transform: at(item) });
      break;
    case "link":
      group.replaceChildren(...linkParts(item));
      break;
  }
}

function at(item: { readonly x: number; readonly y: number }): string {
  return `translate(${short(item.x)} ${short(item.y)})`;
}

function turning(angle: number, ...children: SVGElement[]): SVGGElement {
  return svg("g", { class: "turn", transform: `rotate(${short(angle)})` }, ...children);
}

function tileParts(item: TileItem, style: TileStyle): SVGElement[] {
  // The light always comes from the upper left, so the shadow falls outside of what turns.
  const lift = Math.min(item.level, 5);
  const under = svg(
    "g",
    { transform: `translate(${short(0.03 + 0.05 * lift)} ${short(0.07 + 0.06 * lift)})` },
    turning(item.angle, body("shadow")),
  );
  const hit = svg("rect", { class: "hit", x: -1, y: -0.5, width: 2, height: 1 });
  const upper = turning(item.angle, hit, face(item.halves, style, item.angle), body("rim"));
  const parts: SVGElement[] = [under, upper];
  if (item.look === "wrong" || item.look === "right") {
    parts.push(verdict(item.look));
  }
  if (item.level > 0) {
    parts.push(...[-1, 1].map((side) => height(item, side)));
  }
  return parts;
}

/** How high the tile lies, at the outer corner of each half: one of them is usually in sight. */
function height(item: TileItem, side: number): SVGElement {
  const text = svg("text", {
    class: "level",
    "font-size": 0.24,
    "text-anchor": "middle",
    dy: "0.35em",
  });
  text.textContent = String(item.level + 1);
  const upright = svg(
    "g",
    { transform: `translate(${0.8 * side} ${0.3 * side}) rotate(${short(-item.angle)})` },
    svg("circle", { class: "level-ground", r: 0.15 }),
    text,
  );
  return turning(item.angle, upright);
}

/** Right and wrong are told by a sign, not by colour alone. */
function verdict(look: "right" | "wrong"): SVGElement {
  const d =
    look === "right"
      ? "M-0.1 0L-0.03 0.08L0.11 -0.09"
      : "M-0.09 -0.09L0.09 0.09M0.09 -0.09L-0.09 0.09";
  return svg("g", { class: `verdict ${look}` }, svg("circle", { r: 0.2 }), svg("path", { d }));
}

function placeParts(item: Target): SVGElement[] {
  return [
    turning(
      item.angle,
      svg("rect", { class: "hit", x: -1, y: -0.5, width: 2, height: 1, rx: 0.15 }),
      svg("rect", { class: "slot", x: -0.94, y: -0.44, width: 1.88, height: 0.88, rx: 0.15 }),
      svg("g", { class: "preview" }),
    ),
    svg("g", { class: "makes" }),
  ];
}

/** Shows what would lie at the place, and what that would make. */
export function preview(
  group: SVGGElement,
  place: Target,
  halves: Halves | null,
  makes: string,
  scale: number,
  style: TileStyle,
): void {
  const slot = group.querySelector(".preview");
  const made = group.querySelector(".makes");
  made?.replaceChildren(...makesParts(makes));
  // However small the tiles are, it can be read.
  made?.setAttribute("transform", `scale(${short(Math.max(1, READABLE / scale))})`);
  if (halves === null) {
    slot?.replaceChildren();
  } else {
    slot?.replaceChildren(face(halves, style, place.angle));
  }
}

/** From so many pixels a unit on, what a place makes can be read in its own size. */
const READABLE = 24;

/** Upright, whichever way the tile would lie, and on a ground of its own: pips lie below it. */
function makesParts(makes: string): SVGElement[] {
  if (makes === "") {
    return [];
  }
  const width = 0.3 + 0.28 * makes.length;
  const text = svg("text", { "font-size": 0.48, "text-anchor": "middle", dy: "0.35em" });
  text.textContent = makes;
  return [svg("rect", { x: -width / 2, y: -0.31, width, height: 0.62, rx: 0.31 }), text];
}

function cellClass(item: Cell): string {
  const tint = item.tint === null ? "" : ` tint-${item.tint % 8}`;
  return `item cell look-${item.look}${tint}`;
}

function cellParts(item: Cell): SVGElement[] {
  const parts: SVGElement[] = [
    svg("rect", { class: "ground", x: -0.5, y: -0.5, width: 1, height: 1 }),
  ];
  if (item.number !== null) {
    const text = svg("text", { "font-size": 0.56, "text-anchor": "middle", dy: "0.35em" });
    text.textContent = String(item.number);
    parts.push(text);
  }
  return parts;
}

function markParts(item: EdgeMark): SVGElement[] {
  return [turning(item.angle, svg("path", { class: "mark", d: "M-0.4 0H0.4" }))];
}

function noteParts(item: Caption): SVGElement[] {
  if (item.plate !== "") {
    return plateParts(item);
  }
  const text = svg("text", {
    class: item.faint ? "faint" : null,
    "font-size": item.size,
    "text-anchor": "middle",
    dy: "0.35em",
  });
  text.textContent = item.text;
  return [text];
}

/** A text on a plate of its own. */
function plateParts(item: Caption): SVGElement[] {
  const { width, size } = item;
  const high = 1.5 * size;
  const ground = svg("rect", {
    class: "ground",
    x: -width / 2,
    y: -high / 2,
    width,
    height: high,
    rx: high / 2,
  });
  const text = svg("text", { "font-size": size, "text-anchor": "middle", dy: "0.35em" });
  text.textContent = item.text;
  return [svg("g", { class: `plate ${item.plate}` }, ground, text)];
}

function linkParts(item: Link): SVGElement[] {
  const points = item.points.map(([x, y]) => `${short(x)},${short(y)}`).join(" ");
  return [svg("polyline", { points })];
}

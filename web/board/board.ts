/**
 * The table as SVG: draws any scene, lets things glide, says what was clicked. It knows no rules:
 * what can be done stands in the scene, and what was done goes back as it came.
 */

import "./board.css";
import { isAimed, targetNear, type Aim } from "./aim";
import { shown } from "./numbers";
import {
  boxOf,
  fitted,
  joined,
  opening,
  panned,
  zoomed,
  type Box,
  type Look,
  type Size,
} from "./camera";
import { isCrowded, labelOf, makesOf, offersAt } from "./choice";
import type { CellAt } from "./compose";
import type { Lie } from "./drag";
import { Gestures } from "./gestures";
import { draw, fill, LAYERS, preview, type Drawn } from "./items";
import { appear, glide, moves, turnOver, vanish, type Origin } from "./motion";
import { movedBack, NO_SHIFT, shiftBetween, sum, type Shift } from "./shift";
import type { Cell, Halves, Item, Scene, Target, TileItem } from "./scene";
import { setAttributes, svg } from "./svg";
import { sameTile, styleAt, type Figures, type TileStyle } from "./tile";
import { isArrow, nearest } from "./walk";

/** What the board tells whoever put it on the page; only what is lit can be chosen. */
export interface BoardListener {
  /** A place was chosen; `at` is where it is on the screen. */
  place(place: Target, at: DOMRect): void;
  /** A tile on the table was chosen: for its action, or to be picked. */
  tile(tile: TileItem): void;
  /** A cell was chosen, to be picked. */
  cell(cell: Cell): void;
  /** The size of the board on the screen changed; told once at the beginning too. */
  resized(screen: Size): void;
  /** What had the focus is gone, or can no longer be chosen. */
  focusLost(): void;
}

/** What the person has picked, or may pick, beyond what stands in the scene. */
export interface Picked {
  /** The tile of the hand that waits for a place. */
  readonly tile: Halves | null;
  readonly tiles: readonly Halves[];
  readonly cells: readonly CellAt[];
  readonly takesTile: (tile: Halves) => boolean;
  readonly takesCell: (cell: CellAt) => boolean;
  /** Whether a tile may lie on these two cells. */
  readonly takesPair: (a: CellAt, b: CellAt) => boolean;
  /** Items a hint talks about. */
  readonly hinted: readonly string[];
  /** Of these, what it says to click, in this order. */
  readonly suggested: readonly string[];
  /** Numbers to be seen in the grid. */
  readonly sought: readonly number[];
  /** What was done with these has not been heard of yet, and the tile it was done with. */
  readonly sent: readonly string[];
  readonly sentTile: Halves | null;
}

export const NOTHING_PICKED: Picked = {
  tile: null,
  tiles: [],
  cells: [],
  takesTile: () => false,
  takesCell: () => false,
  takesPair: () => false,
  hinted: [],
  suggested: [],
  sought: [],
  sent: [],
  sentTile: null,
};

/** Targets are at least this large on the screen, in pixels. */
const TARGET = 24;
/** Figures give way to pips only where these are this much larger than they need be: so that a
 * table that grows and shrinks a little does not change its face each time. */
const STEADY = 1.15;
/** A tile let go this close to a place (in units) is meant for it. */
const CATCH = 1.7;

export class Board {
  readonly element: SVGSVGElement;
  readonly #camera: SVGGElement;
  /** Everything that lies there. When the whole table moves, this does, and no item. */
  readonly #cloth: SVGGElement;
  readonly #layers = new Map<string, SVGGElement>();
  readonly #drawn = new Map<string, Drawn>();
  readonly #on: BoardListener;
  readonly #resize: ResizeObserver;
  #scene: Scene | null = null;
  #picked: Picked = NOTHING_PICKED;
  #figures: Figures = "auto";
  #style: TileStyle = { highest: 6, figures: "pips" };
  #shift: Shift = NO_SHIFT;
  #screen: Size = { width: 0, height: 0 };
  #look: Look = { scale: 1, x: 0, y: 0 };
  #box: Box = { x: 0, y: 0, width: 1, height: 1 };
  #free = false;
  #current: string | null = null;
  #aimed: readonly string[] = [];
  /** The places that are drawn. */
  #places: readonly Target[] = [];

  constructor(host: HTMLElement, label: string, on: BoardListener) {
    this.#on = on;
    this.#cloth = svg("g");
    this.#camera = svg("g", { class: "camera" }, this.#cloth);
    for (const name of LAYERS) {
      const layer = svg("g", { class: `layer ${name}s` });
      this.#layers.set(name, layer);
      this.#cloth.append(layer);
    }
    this.element = svg("svg", { class: "board", role: "group", "aria-label": label }, this.#camera);
    host.append(this.element);
    this.element.addEventListener("click", (event) => this.#click(event));
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.element.addEventListener("focusin", (event) => this.#focusIn(event));
    new Gestures(this.element, {
      pan: (dx, dy) => this.#pan(dx, dy),
      zoom: (factor, x, y) => this.zoom(factor, x, y),
    }).listen();
    this.#resize = new ResizeObserver(() => this.#measure());
    this.#resize.observe(host);
    this.#measure();
  }

  destroy(): void {
    this.#resize.disconnect();
    this.element.remove();
  }

  /** Shows a scene. `origins` says where on the screen things that are new come from. */
  show(scene: Scene, figures: Figures, origins: ReadonlyMap<string, DOMRect>): void {
    const before = this.#scene;
    const focused = this.#focusedId();
    const shift = before === null ? null : shiftBetween(before.items, scene.items);
    this.#scene = scene;
    this.#figures = figures;
    this.#follow(shift);
    const box = boxOf(scene.items, scene);
    // What is seen only grows while a round goes on, so that the table does not wobble.
    this.#box = before === null || startsAnew(before, scene) ? box : joined(this.#box, box);
    if (!this.#free) {
      this.#setLook(this.#opening(), before === null);
    }
    this.#restyle();
    // Measured now, while nothing is drawn yet: after each new tile it would be laid out anew.
    const starts = this.#originsOf(origins);
    const kept = new Set<string>();
    for (const item of scene.items) {
      const key = keyOf(item);
      kept.add(key);
      this.#put(key, movedBack(item, this.#shift), starts, before !== null);
    }
    for (const [key, drawn] of this.#drawn) {
      if (!kept.has(key)) {
        this.#drawn.delete(key);
        vanish(drawn.group);
      }
    }
    this.#stack();
    this.#mark();
    if (focused !== null && !this.#targets().some(([key]) => key === focused)) {
      this.#on.focusLost();
    }
  }

  /** Shows what the person has picked. */
  pick(picked: Picked): void {
    this.#picked = picked;
    this.#mark();
  }

  /** Shows all there is; what would be too small to be played on stays as small as was asked. */
  fit(): void {
    this.#box = boxOf(this.#scene?.items ?? [], this.#table());
    const all = fitted(this.#box, this.#screen);
    this.#free = this.#opening().scale > all.scale;
    this.#setLook(all, false);
  }

  zoom(factor: number, x = this.#screen.width / 2, y = this.#screen.height / 2): void {
    const least = Math.min(8, fitted(this.#box, this.#screen).scale);
    this.#free = true;
    this.#setLook(zoomed(this.#look, factor, x, y, least), true);
  }

  #opening(): Look {
    return opening(this.#box, this.#screen, this.#scene?.items ?? []);
  }

  /** A table that is wholly seen stays in the middle. */
  #pan(dx: number, dy: number): void {
    this.#free ||= this.#look.scale > fitted(this.#box, this.#screen).scale;
    if (this.#free) {
      this.#setLook(panned(this.#look, dx, dy, this.#table(), this.#screen), true);
    }
  }

  /** What is meant by letting a tile go here: the nearest that would take it. */
  targetAt(clientX: number, clientY: number): Aim | null {
    const rect = this.element.getBoundingClientRect();
    const x = (clientX - rect.left - this.#look.x) / this.#look.scale - this.#shift.x;
    const y = (clientY - rect.top - this.#look.y) / this.#look.scale - this.#shift.y;
    const items = [...this.#drawn.values()].map(({ item }) => item);
    const reach = Math.max(CATCH, 44 / this.#look.scale);
    return targetNear(items, this.#picked.tile, this.#picked.takesPair, { x, y }, reach);
  }

  /** How a tile would lie there on the screen; null where that is not settled yet. */
  lieAt(target: Aim | null, tile: Halves): Lie | null {
    if (target?.kind !== "place") {
      return null;
    }
    const { place } = target;
    const [offer] = offersAt(place, tile);
    const drawn = this.#drawn.get(keyOf(place));
    if (offer === undefined || drawn === undefined) {
      return null;
    }
    const rect = this.element.getBoundingClientRect();
    const { scale, x, y } = this.#look;
    // In the hand it stands upright, its first half above.
    const round = offer.halves[0] === tile[0] ? 0 : 180;
    const at = drawn.item.item === "place" ? drawn.item : place;
    return {
      x: rect.left + x + (at.x + this.#shift.x) * scale,
      y: rect.top + y + (at.y + this.#shift.y) * scale,
      turned: ((place.angle - 90 + round + 540) % 360) - 180,
      length: 2 * scale,
    };
  }

  /** Shows what a dragged tile is over. */
  aim(target: Aim | null): void {
    const keys = [...this.#drawn]
      .filter(([, { item }]) => target !== null && isAimed(item, target))
      .map(([key]) => key);
    if (keys.join() !== this.#aimed.join()) {
      this.#aimed = keys;
      this.#mark();
    }
  }

  /** Puts the focus on the first thing that can be done; false if there is none. */
  focus(): boolean {
    const first = this.#targets().find(([key]) => key === this.#current) ?? this.#targets()[0];
    first?.[1].group.focus();
    return first !== undefined;
  }

  /** Where an item is on the screen. */
  rectOf(item: Item): DOMRect | null {
    return this.#drawn.get(keyOf(item))?.group.getBoundingClientRect() ?? null;
  }

  // -- drawing ---------------------------------------------------------------------------------

  #put(key: string, item: Item, origins: ReadonlyMap<string, Origin>, lively: boolean): void {
    const old = this.#drawn.get(key);
    if (old === undefined) {
      const group = draw(item, this.#style);
      this.#drawn.set(key, { item, group });
      this.#layers.get(item.item)?.append(group);
      if (!lively) {
        return;
      }
      const from = item.item === "tile" ? origins.get(item.id) : undefined;
      if (item.item === "tile" && from !== undefined) {
        glide(group, turningParts(group), from, ownOrigin(item));
      } else {
        appear(group);
      }
      return;
    }
    const was = old.item;
    old.item = item;
    if (sameDrawing(was, item)) {
      return;
    }
    fill(old.group, item, this.#style);
    if (was.item === "tile" && item.item === "tile") {
      if ((was.halves === null) !== (item.halves === null)) {
        const face = old.group.querySelector<SVGGElement>(".face");
        if (face !== null) {
          turnOver(face, "x");
        }
      }
      if (was.x !== item.x || was.y !== item.y || was.angle !== item.angle) {
        glide(old.group, turningParts(old.group), ownOrigin(was), ownOrigin(item));
      }
    }
  }

  /** Where these places on the screen are on the table. */
  #originsOf(places: ReadonlyMap<string, DOMRect>): Map<string, Origin> {
    if (places.size === 0) {
      return new Map();
    }
    const { left, top } = this.element.getBoundingClientRect();
    const { scale, x, y } = this.#look;
    return new Map(
      [...places].map(([id, from]) => [
        id,
        {
          x: (from.left + from.width / 2 - left - x) / scale - this.#shift.x,
          y: (from.top + from.height / 2 - top - y) / scale - this.#shift.y,
          scale: Math.min(2, Math.max(0.4, Math.max(from.width, from.height) / (2 * scale))),
          angle: 90,
        },
      ]),
    );
  }

  /** Higher tiles lie over lower ones. */
  #stack(): void {
    const layer = this.#layers.get("tile");
    const tiles = [...this.#drawn.values()].flatMap(({ item, group }) =>
      item.item === "tile" ? [{ group, level: item.level }] : [],
    );
    if (layer === undefined || !tiles.some(({ level }) => level > 0)) {
      return;
    }
    tiles.sort((a, b) => a.level - b.level);
    for (const { group } of tiles) {
      layer.append(group);
    }
  }

  /** Marks what can be clicked and what is picked. */
  #mark(): void {
    const looks = shown(this.#scene?.items ?? [], this.#picked.sought);
    this.#places = [...this.#drawn.values()].flatMap(({ item }) =>
      item.item === "place" ? [item] : [],
    );
    // What rows and columns are called is in sight only while a hint speaks of them: beside the
    // numbers of a puzzle it would be taken for clues.
    this.element.classList.toggle("explains", this.#picked.hinted.length > 0);
    for (const [key, drawn] of this.#drawn) {
      const { item, group } = drawn;
      const order = this.#picked.suggested.indexOf(item.id);
      group.classList.toggle("hinted", order >= 0 || this.#picked.hinted.includes(item.id));
      group.classList.toggle("sending", this.#picked.sent.includes(item.id));
      setAttributes(group, { "data-hint": order >= 0 ? order : null });
      if (item.item === "place") {
        this.#markPlace(key, item, group);
      } else if (item.item === "tile") {
        const halves = item.halves;
        const picks = item.pick && halves !== null && this.#picked.takesTile(halves);
        const chosen = halves !== null && item.pick && has(this.#picked.tiles, halves);
        group.classList.toggle("picked", chosen);
        this.#live(group, item.action !== null || picks, item.label, chosen);
        setAttributes(group, { "data-waits": picks && item.action === null ? "true" : null });
        this.#widen(group);
      } else if (item.item === "cell") {
        const chosen = this.#picked.cells.some(([r, c]) => r === item.row && c === item.column);
        group.classList.toggle("picked", chosen);
        group.classList.toggle("aimed", this.#aimed.includes(key));
        for (const look of ["faded", "sought", "paired"] as const) {
          group.classList.toggle(look, looks.get(item.id) === look);
        }
        const picks = item.pick && this.#picked.takesCell([item.row, item.column]);
        this.#live(group, picks, item.label, chosen);
      }
    }
    this.#rove();
  }

  #markPlace(key: string, place: Target, group: SVGGElement): void {
    const tile = this.#picked.sent.includes(place.id) ? this.#picked.sentTile : this.#picked.tile;
    const offers = offersAt(place, tile);
    group.classList.toggle("closed", offers.length === 0);
    group.classList.toggle("aimed", this.#aimed.includes(key));
    // Until a tile is picked, figures stand only where nobody can take them for another tile's.
    const wanted = tile !== null || (place.offers.length === 1 && !isCrowded(place, this.#places));
    const makes = wanted ? makesOf(offers) : "";
    const halves = wanted ? (offers[0]?.halves ?? null) : null;
    preview(group, place, halves, makes, this.#look.scale, this.#style);
    this.#live(group, offers.length > 0, labelOf(place, offers, makes), false);
    this.#widen(group);
  }

  /** Whatever the scale, a finger finds its target. */
  #widen(group: SVGGElement): void {
    if (!group.classList.contains("live")) {
      return;
    }
    const hit = group.querySelector(".hit");
    if (hit !== null) {
      const least = TARGET / this.#look.scale;
      const width = Math.max(2, least);
      const height = Math.max(1, least);
      setAttributes(hit, { x: -width / 2, y: -height / 2, width, height });
    }
  }

  #live(group: SVGGElement, live: boolean, label: string, pressed: boolean): void {
    group.classList.toggle("live", live);
    setAttributes(group, {
      role: live ? "button" : label === "" ? null : "img",
      "aria-label": label === "" ? null : label,
      "aria-pressed": live && pressed ? "true" : null,
      "aria-hidden": !live && label === "" ? "true" : null,
    });
    if (!live) {
      group.removeAttribute("tabindex");
    }
  }

  // -- focus and keys --------------------------------------------------------------------------

  #targets(): [string, Drawn][] {
    return [...this.#drawn].filter(([, { group }]) => group.classList.contains("live"));
  }

  /** One of the targets is in the order of tabs; arrows lead to the others. */
  #rove(): void {
    const targets = this.#targets();
    const current = targets.find(([key]) => key === this.#current) ?? targets[0];
    for (const [key, { group }] of targets) {
      group.setAttribute("tabindex", key === current?.[0] ? "0" : "-1");
    }
  }

  #focusedId(): string | null {
    const focused = document.activeElement;
    if (focused === null || !this.element.contains(focused)) {
      return null;
    }
    return [...this.#drawn].find(([, { group }]) => group === focused)?.[0] ?? null;
  }

  #focusIn(event: FocusEvent): void {
    const found = this.#find(event.target);
    if (found !== null) {
      this.#current = keyOf(found.item);
      this.#rove();
    }
  }

  #key(event: KeyboardEvent): void {
    if (event.key === "+" || event.key === "-") {
      this.zoom(event.key === "+" ? 1.2 : 1 / 1.2);
      event.preventDefault();
      return;
    }
    const found = this.#find(event.target);
    if (found === null) {
      return;
    }
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.#activate(found);
    } else if (isArrow(event.key)) {
      event.preventDefault();
      const targets = this.#targets().map(([, drawn]) => drawn);
      const points = targets.map(({ item }) => ("x" in item ? item : { x: 0, y: 0 }));
      const next = targets[nearest(points, targets.indexOf(found), event.key)];
      next?.group.focus();
    }
  }

  #find(target: EventTarget | null): Drawn | null {
    const group = target instanceof Element ? target.closest<SVGGElement>("g.item") : null;
    return [...this.#drawn.values()].find((drawn) => drawn.group === group) ?? null;
  }

  #click(event: MouseEvent): void {
    const found = this.#find(event.target);
    if (found !== null && found.group.classList.contains("live")) {
      this.#activate(found);
    }
  }

  #activate({ item, group }: Drawn): void {
    if (item.item === "place") {
      this.#on.place(item, group.getBoundingClientRect());
    } else if (item.item === "tile") {
      this.#on.tile(item);
    } else if (item.item === "cell") {
      this.#on.cell(item);
    }
  }

  // -- looking ---------------------------------------------------------------------------------

  #table(): Size {
    return { width: this.#scene?.width ?? 1, height: this.#scene?.height ?? 1 };
  }

  #measure(): void {
    const rect = this.element.getBoundingClientRect();
    if (rect.width === this.#screen.width && rect.height === this.#screen.height) {
      return;
    }
    this.#screen = { width: rect.width, height: rect.height };
    if (!this.#free) {
      this.#setLook(this.#opening(), true);
    }
    this.#on.resized(this.#screen);
  }

  /** The whole table has moved (null: it is another one): what lies there stays where it is seen. */
  #follow(shift: Shift | null): void {
    this.#shift = shift === null ? NO_SHIFT : sum(this.#shift, shift);
    setAttributes(this.#cloth, { transform: `translate(${this.#shift.x} ${this.#shift.y})` });
    if (shift !== null) {
      const { scale, x, y } = this.#look;
      this.#look = { scale, x: x - shift.x * scale, y: y - shift.y * scale };
      this.#box = { ...this.#box, x: this.#box.x + shift.x, y: this.#box.y + shift.y };
      this.#aimCamera(this.#look);
    }
  }

  #aimCamera({ scale, x, y }: Look): void {
    setAttributes(this.#camera, { transform: `translate(${x} ${y}) scale(${scale})` });
  }

  #setLook(look: Look, atOnce: boolean): void {
    const before = this.#look;
    this.#look = look;
    this.#aimCamera(look);
    if (!atOnce && !sameLook(before, look) && moves() && before.scale > 1) {
      const css = (one: Look): string => `translate(${one.x}px, ${one.y}px) scale(${one.scale})`;
      this.#camera.animate([{ transform: css(before) }, { transform: css(look) }], {
        duration: 320,
        easing: "ease-in-out",
      });
    }
    if (before.scale !== look.scale) {
      this.#restyle();
      for (const { item, group } of this.#drawn.values()) {
        if (item.item === "place" || item.item === "tile") {
          this.#widen(group);
        }
      }
    }
  }

  /** Draws the tiles anew where they have become too small for pips, or large enough again. */
  #restyle(): void {
    const steady = this.#style.figures === "numbers" ? STEADY : 1;
    const highest = this.#scene?.highest ?? 6;
    const style = styleAt(highest, this.#figures, this.#look.scale / steady);
    if (style.highest === this.#style.highest && style.figures === this.#style.figures) {
      return;
    }
    this.#style = style;
    for (const { item, group } of this.#drawn.values()) {
      if (item.item === "tile") {
        fill(group, item, style);
      }
    }
    this.#mark();
  }
}

/** Kinds have ids of their own: a place may be called like the tile that comes to lie there. */
function keyOf(item: Item): string {
  return `${item.item}/${item.id}`;
}

function sameLook(a: Look, b: Look): boolean {
  return a.scale === b.scale && Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5;
}

function has(tiles: readonly Halves[], tile: Halves): boolean {
  return tiles.some((one) => sameTile(one, tile));
}

/** A new round, or a table laid out for another frame. */
function startsAnew(before: Scene, after: Scene): boolean {
  const count = (scene: Scene): number => scene.items.filter((item) => item.item === "tile").length;
  return (
    before.width !== after.width ||
    before.height !== after.height ||
    (count(after) < 3 && count(before) > count(after) + 1)
  );
}

function turningParts(group: SVGGElement): NodeListOf<SVGGElement> {
  return group.querySelectorAll<SVGGElement>("g.turn");
}

function ownOrigin(tile: TileItem): Origin {
  return { x: tile.x, y: tile.y, scale: 1, angle: tile.angle };
}

/** Whether two versions of an item look the same (what a click does may still differ). */
function sameDrawing(a: Item, b: Item): boolean {
  const plain = (item: Item): string =>
    JSON.stringify(item, (key, value: unknown) =>
      key === "action" || key === "offers" ? null : value,
    );
  return plain(a) === plain(b);
}

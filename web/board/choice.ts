/** Which place takes which tile: reads the offers of a scene, knows no rule. */

import type { Halves, Hand, HandTile, Offer, Scene, Target } from "./scene";
import { sameTile } from "./tile";

export function places(scene: Scene): Target[] {
  return scene.items.filter((item) => item.item === "place");
}

/** The offers of a place for this tile, or all of them. */
export function offersAt(place: Target, tile: Halves | null): Offer[] {
  return place.offers.filter((offer) => tile === null || sameTile(offer.tile, tile));
}

/** Whether another place lies so near that what both make could not be told apart: a double and a
 * tile lengthwise, say, at the same end. */
export function isCrowded(place: Target, all: readonly Target[]): boolean {
  return all.some(
    (other) => other.id !== place.id && Math.hypot(other.x - place.x, other.y - place.y) < BESIDE,
  );
}

/** Places whose middles are nearer to each other than this, in units, are at the same end. */
const BESIDE = 1;

/** What these ways to lay a tile would make, each once: "15", or "10 / +15". */
export function makesOf(offers: readonly Offer[]): string {
  return [...new Set(offers.map((offer) => offer.makes))].filter((made) => made !== "").join(" / ");
}

/** What a screen reader calls a place: where the tile in hand makes something, with that. */
export function labelOf(place: Target, offers: readonly Offer[], makes: string): string {
  const [only] = offers;
  return makes !== "" && offers.length === 1 && only !== undefined ? only.label : place.label;
}

/** The places that take this tile (null: any tile). */
export function placesFor(scene: Scene, tile: Halves | null): Target[] {
  return places(scene).filter((place) => offersAt(place, tile).length > 0);
}

/** The hand at the bottom of the screen: the one the person plays from. */
export function ownHand(scene: Scene): Hand | null {
  const mine = scene.hands.filter((hand) => hand.mine && hand.tiles !== null);
  return mine.find((hand) => hand.active) ?? mine[0] ?? null;
}

export function handTile(scene: Scene, id: string): HandTile | null {
  for (const hand of scene.hands) {
    const found = hand.tiles?.find((tile) => tile.id === id);
    if (found !== undefined) {
      return found;
    }
  }
  return null;
}

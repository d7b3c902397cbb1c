/** Movement: things glide from where they were to where they are. */

const quiet =
  typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

export const GLIDE_MS = 320;

/** Whether the person wants things to move. */
export function moves(): boolean {
  return quiet === null || !quiet.matches;
}

/** Where something was before: in units, with the size it had. */
export interface Origin {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly angle: number;
}

function at(x: number, y: number, scale: number): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Moves a drawn item (and turns its inner parts) from an origin to its own place. */
export function glide(
  item: SVGElement,
  turning: Iterable<SVGElement>,
  from: Origin,
  to: Origin,
): void {
  if (!moves()) {
    return;
  }
  const timing = { duration: GLIDE_MS, easing: "cubic-bezier(.22,.9,.3,1)" };
  item.animate(
    [{ transform: at(from.x, from.y, from.scale) }, { transform: at(to.x, to.y, to.scale) }],
    timing,
  );
  if (from.angle !== to.angle) {
    const by = ((to.angle - from.angle + 540) % 360) - 180;
    for (const part of turning) {
      part.animate(
        [{ transform: `rotate(${to.angle - by}deg)` }, { transform: `rotate(${to.angle}deg)` }],
        timing,
      );
    }
  }
}

/** Something that was not there before. */
export function appear(item: Element): void {
  if (moves()) {
    item.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200, easing: "ease-out" });
  }
}

/** Something that goes: it fades, then is removed. */
export function vanish(item: Element): void {
  if (!moves()) {
    item.remove();
    return;
  }
  item.setAttribute("aria-hidden", "true");
  item.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 180, fill: "forwards" }).onfinish =
    () => item.remove();
}

/** A tile that is turned over: it narrows, changes its face and widens. */
export function turnOver(faceGroup: SVGElement, across: "x" | "y"): void {
  if (!moves()) {
    return;
  }
  const narrow = across === "x" ? "scale(0.02, 1)" : "scale(1, 0.02)";
  faceGroup.animate([{ transform: narrow }, { transform: "scale(1, 1)" }], {
    duration: 220,
    easing: "ease-out",
  });
}

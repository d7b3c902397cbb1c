/** Dragging a tile from the hand: a copy follows the pointer; a press without moving is a click. */

export interface Drag {
  /** The pointer is here with the tile: how it would lie there, if anything would take it. */
  over(x: number, y: number): Lie | null;
  /** The tile was let go here. */
  drop(x: number, y: number): void;
  /** The tile was put back. */
  cancel(): void;
}

/** How a tile lies on the screen: where its middle is, in pixels, how far it is turned from standing
 * upright, and how long it is. */
export interface Lie {
  readonly x: number;
  readonly y: number;
  readonly turned: number;
  readonly length: number;
}

const THRESHOLD = 7;
/** A finger hides what is below it: the tile is carried above. */
const ABOVE = 64;

/** Starts following a pointer that was pressed on `source`. */
export function dragTile(
  pressed: PointerEvent,
  source: HTMLElement,
  begin: () => Drag | null,
): void {
  if (pressed.button !== 0) {
    return;
  }
  const startX = pressed.clientX;
  const startY = pressed.clientY;
  const rect = source.getBoundingClientRect();
  let drag: Drag | null = null;
  let copy: HTMLElement | null = null;

  const move = (event: PointerEvent): void => {
    if (event.pointerId !== pressed.pointerId) {
      return;
    }
    const dx = event.clientX - startX;
    const dy = event.clientY - startY;
    if (drag === null) {
      if (Math.hypot(dx, dy) < THRESHOLD) {
        return;
      }
      drag = begin();
      if (drag === null) {
        end();
        return;
      }
      copy = lifted(source, rect);
    }
    const lie = drag.over(event.clientX, event.clientY);
    if (copy !== null) {
      copy.classList.toggle("snapped", lie !== null);
      const up = event.pointerType === "touch" ? ABOVE : 0;
      copy.style.transform =
        lie === null
          ? `translate(${rect.left + dx}px, ${rect.top + dy - up}px) scale(1.06)`
          : `translate(${lie.x - rect.width / 2}px, ${lie.y - rect.height / 2}px)` +
            ` rotate(${lie.turned}deg) scale(${lie.length / rect.height})`;
    }
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== pressed.pointerId) {
      return;
    }
    const was = drag;
    end();
    was?.drop(event.clientX, event.clientY);
  };
  const stop = (): void => {
    const was = drag;
    end();
    was?.cancel();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === "Escape") {
      stop();
    }
  };
  const end = (): void => {
    if (drag !== null) {
      // The click that a browser makes of press and release would select the tile again.
      const swallow = (event: Event): void => event.stopPropagation();
      source.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => source.removeEventListener("click", swallow, { capture: true }), 0);
    }
    copy?.remove();
    source.classList.remove("lifted");
    drag = null;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", stop);
    removeEventListener("keydown", key);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", stop);
  addEventListener("keydown", key);
}

function lifted(source: HTMLElement, rect: DOMRect): HTMLElement {
  const copy = document.createElement("div");
  copy.className = "drag-copy";
  copy.setAttribute("aria-hidden", "true");
  copy.style.width = `${rect.width}px`;
  copy.style.height = `${rect.height}px`;
  for (const child of source.children) {
    copy.append(child.cloneNode(true));
  }
  document.body.append(copy);
  source.classList.add("lifted");
  return copy;
}

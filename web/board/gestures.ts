/** Moving and zooming the table with mouse, wheel and fingers. */

export interface Looking {
  pan(dx: number, dy: number): void;
  zoom(factor: number, x: number, y: number): void;
}

const THRESHOLD = 5;

export class Gestures {
  readonly #element: SVGElement;
  readonly #looking: Looking;
  readonly #pointers = new Map<number, { x: number; y: number }>();
  #travelled = 0;

  constructor(element: SVGElement, looking: Looking) {
    this.#element = element;
    this.#looking = looking;
  }

  listen(): void {
    const element = this.#element;
    element.addEventListener("pointerdown", (event) => this.#down(event));
    element.addEventListener("pointermove", (event) => this.#move(event));
    for (const name of ["pointerup", "pointercancel", "pointerleave"] as const) {
      element.addEventListener(name, (event) => this.#up(event));
    }
    element.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    // A drag of the table that ends on something is no click on it.
    element.addEventListener(
      "click",
      (event) => {
        if (this.#travelled > THRESHOLD) {
          event.stopPropagation();
        }
      },
      { capture: true },
    );
  }

  #down(event: PointerEvent): void {
    if (this.#pointers.size === 0) {
      this.#travelled = 0;
    }
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  #move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (before === undefined) {
      return;
    }
    const dx = event.clientX - before.x;
    const dy = event.clientY - before.y;
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#travelled += Math.hypot(dx, dy);
    if (this.#travelled <= THRESHOLD) {
      return;
    }
    if (other === undefined) {
      this.#looking.pan(dx, dy);
      return;
    }
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    const rect = this.#element.getBoundingClientRect();
    if (was > 0) {
      this.#looking.zoom(
        is / was,
        (event.clientX + other.x) / 2 - rect.left,
        (event.clientY + other.y) / 2 - rect.top,
      );
    }
    this.#looking.pan(dx / 2, dy / 2);
  }

  #up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const rect = this.#element.getBoundingClientRect();
    const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0015));
    this.#looking.zoom(factor, event.clientX - rect.left, event.clientY - rect.top);
  }
}

/** What the table sounds like; made when it is first heard, for which somebody has to touch the page:
 * browsers stay silent until then. */

import type { Heard } from "./feel/sounds";

type Sounds = typeof import("./feel/sounds");

let made: Promise<Sounds> | null = null;

function play(what: (sounds: Sounds) => void): void {
  if (!navigator.userActivation.hasBeenActive) {
    return;
  }
  made ??= import("./feel/sounds");
  made.then(what).catch(() => {
    // Without the network there is one more try at the next sound.
    made = null;
  });
}

/** Something is not possible. */
export function thud(): void {
  play((sounds) => sounds.thud());
}

export function hear(event: Heard): void {
  play((sounds) => sounds.hear(event));
}

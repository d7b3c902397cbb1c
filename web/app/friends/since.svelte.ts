/** How long ago the table was told, in ms, looked at twice a second; for a component to call. */

import type { Session } from "../table/session.svelte";

const LOOK_MS = 500;

export function sinceTold(session: () => Session): () => number {
  let now = $state(performance.now());
  $effect(() => {
    void session().info;
    now = performance.now();
    const ticking = setInterval(() => {
      now = performance.now();
    }, LOOK_MS);
    return () => clearInterval(ticking);
  });
  return () => now - session().toldAt;
}

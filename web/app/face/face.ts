/** The face of titles, scores and prompts. It comes after all that one needs: until then, and where
 * it does not come, the serif of the device stands in. */

import address from "./fraunces-600.woff2?url";

const WAIT_MS = 400;

export function loadFace(): void {
  addEventListener("load", () => setTimeout(load, WAIT_MS), { once: true });
  if (document.readyState === "complete") {
    setTimeout(load, WAIT_MS);
  }
}

function load(): void {
  const face = new FontFace("Fraunces", `url(${address})`, { weight: "600" });
  document.fonts.add(face);
  face.load().catch(() => undefined);
}

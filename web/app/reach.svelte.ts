/** Whether the server answers, and what is kept for the time when it does not. */

class Reach {
  /** What is shown was kept earlier: the server does not answer. */
  lost = $state(false);
}

export const reach = new Reach();

/** An answer the service worker had kept is marked by it. */
export function noteAnswer(answer: Response): void {
  reach.lost = answer.headers.has("x-boneyard-kept");
}

/** Asks the service worker, where there is one, to keep what can be read without the server. */
export async function keepForLater(addresses: readonly string[]): Promise<void> {
  if ("serviceWorker" in navigator) {
    const worker = await navigator.serviceWorker.ready;
    worker.active?.postMessage({
      keep: addresses.map((address) => new URL(address, location.href).href),
    });
  }
}

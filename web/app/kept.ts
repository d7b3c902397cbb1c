/** What this browser keeps from one visit to the next. One that keeps nothing still plays. */

export function readKept<T>(key: string, nothing: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? nothing;
  } catch {
    return nothing;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // It is full, or closed to us: what is shown now stays right until the page is left.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be kept, nothing is.
  }
}

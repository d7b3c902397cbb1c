/** The title and the icon of the page, which people see while they look at something else. */

let called = "Boneyard";
let turn = false;
let tables = 0;
let icon: HTMLLinkElement | null = null;
let usual = "";

/** What the page is called. */
export function entitle(title: string): void {
  called = title;
  show();
}

/** Whether it is somebody's turn at the table that is shown. */
export function markTurn(mine: boolean): void {
  turn = mine;
  show();
}

/** So many other tables wait for somebody. */
export function countTurns(count: number): void {
  tables = count;
  show();
}

/** The title with its mark. Tables are always counted; that it is one's turn here is plain to
    whoever looks. */
export function titleFor(title: string, mine: boolean, others: number, seen: boolean): string {
  if (others > 0) {
    return `(${others}) ${title}`;
  }
  return mine && !seen ? `● ${title}` : title;
}

function show(): void {
  const seen = !document.hidden && document.hasFocus();
  document.title = titleFor(called, turn, tables, seen);
  icon ??= document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon !== null) {
    usual ||= icon.href;
    const marked = (turn || tables > 0) && !seen;
    const wanted = marked ? usual.replace(/icon\.svg$/, "icon-turn.svg") : usual;
    // Set only when it changes: the browser would fetch it again.
    if (icon.href !== wanted) {
      icon.href = wanted;
    }
  }
}

if (typeof document !== "undefined") {
  document.addEventListener("visibilitychange", show);
  addEventListener("focus", show);
  addEventListener("blur", show);
}

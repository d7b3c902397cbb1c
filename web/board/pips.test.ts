import { expect, test } from "vitest";

import { pips } from "./pips";

test("a half shows as many pips as its number, up to double-eighteen", () => {
  for (let count = 0; count <= 18; count += 1) {
    expect(pips(count)).toHaveLength(count);
  }
});

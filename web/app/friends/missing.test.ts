import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../wire";
import { firstThere } from "./missing";

const seat = (number: number, more: Partial<SeatInfo>): SeatInfo => ({
  seat: number,
  name: `P${number}`,
  kind: "human",
  mine: false,
  connected: true,
  bot: null,
  gone_ms: null,
  free: false,
  gives_up: false,
  team: null,
  ...more,
});

test("who was cut off a moment ago is still the first", () => {
  const seats = [seat(0, { connected: false, gone_ms: 1000 }), seat(1, {}), seat(2, {})];
  const info = { grace_ms: 5000, seats } as unknown as TableInfo;
  expect(firstThere(info, 3999)?.seat).toBe(0);
  expect(firstThere(info, 4000)?.seat).toBe(1);
});

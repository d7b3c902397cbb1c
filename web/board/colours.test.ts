import { expect, test } from "vitest";

import css from "./board.css?raw";

type Three = readonly [number, number, number];

/** How red-blind and green-blind people see linear RGB (Machado, Oliveira and Fernandes, 2009). */
const EYES: Readonly<Record<string, readonly [Three, Three, Three]>> = {
  all: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  "green-blind": [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  "red-blind": [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
};
const IVORIES = ["#fbf4e0", "#efe6cf"];
const COLOURS = [...css.matchAll(/\.coloured \.pips\.n([1-9]) \{ fill: (#\w{6})/g)].map((found) => found[2] ?? "");

function linear(hex: string): Three {
  const channel = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function dot(a: Three, b: Three): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function light(rgb: Three): number {
  return dot(rgb, [0.2126, 0.7152, 0.0722]);
}

function lab(rgb: Three): Three {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f(dot(rgb, [0.4124, 0.3576, 0.1805]) / 0.95047);
  const y = f(light(rgb));
  const z = f(dot(rgb, [0.0193, 0.1192, 0.9505]) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

test("one to nine have a colour each", () => {
  expect(new Set(COLOURS).size).toBe(9);
});

test("every pip stands out from the ivory, light and dark", () => {
  for (const ivory of IVORIES) {
    for (const colour of COLOURS) {
      const contrast = (light(linear(ivory)) + 0.05) / (light(linear(colour)) + 0.05);
      expect(contrast, `${colour} on ${ivory}`).toBeGreaterThanOrEqual(3);
    }
  }
});

test.each(Object.entries(EYES))("no two colours look alike: %s", (_, eye) => {
  const seen = COLOURS.map((colour) => {
    const rgb = linear(colour);
    return lab([Math.max(0, dot(eye[0], rgb)), Math.max(0, dot(eye[1], rgb)), Math.max(0, dot(eye[2], rgb))]);
  });
  seen.forEach((one, i) => {
    seen.slice(i + 1).forEach((other, j) => {
      const distance = Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
      expect(distance, `${COLOURS[i]} and ${COLOURS[i + 1 + j]}`).toBeGreaterThan(20);
    });
  });
});

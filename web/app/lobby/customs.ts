/** What people are used to where they live: chosen beforehand, changed with a click. */

import type { Chosen } from "../api";
import type { Form } from "../wire";

/** Where cards and dominoes go round counter-clockwise. */
const COUNTER_CLOCKWISE = /^[a-z]{2,3}(-[a-z]{4})?-CH\b/i;

/** The options of this form to begin with in a browser that speaks these languages. */
export function customs(form: Form, languages: readonly string[]): Chosen {
  const [first = ""] = languages;
  const direction = form.options.find((option) => option.name === "direction");
  const offered = direction?.choices.some((choice) => choice.value === "counter-clockwise");
  return offered && COUNTER_CLOCKWISE.test(first) ? { direction: "counter-clockwise" } : {};
}

/** Small help for making SVG elements. */

const SVG = "http://www.w3.org/2000/svg";

export type Attributes = Readonly<Record<string, string | number | null>>;

/** A new SVG element; attributes that are null are left out. */
export function svg<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly SVGElement[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, name);
  setAttributes(element, attributes);
  element.append(...children);
  return element;
}

/** Sets attributes, removing those that are null. What is as it should be is left alone: a browser
 * draws an element anew even if it is told the same. */
export function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    const wanted = value === null ? null : String(value);
    if (wanted === element.getAttribute(name)) {
      continue;
    }
    if (wanted === null) {
      element.removeAttribute(name);
    } else {
      element.setAttribute(name, wanted);
    }
  }
}

/** A number short enough for an attribute. */
export function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

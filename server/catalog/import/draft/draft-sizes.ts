import type { Size } from "#domain/read-size.ts";
import type { NamedSizes } from "#server/catalog/import/cells/dimensions.ts";
import type { Draft, Side } from "./draft.ts";

export const sides: readonly Side[] = ["width", "length", "height"];

/**
 * Writes parsed sizes into the product's fields, in inches. A range also becomes a feature, and
 * several sizes in one cell become width, depth and height.
 */
export function settleSizes(draft: Draft): void {
  const { values } = draft;
  for (const side of sides) {
    const size = values.get(`specs.${side}`) as Size | undefined;
    if (size === undefined) continue;
    values.set(`specs.${side}`, size.inches);
    if (size.from !== undefined) {
      const name = side === "length" ? "Depth" : `${side[0]?.toUpperCase()}${side.slice(1)}`;
      draft.moreFeatures.push(`${name} ${size.from}–${size.inches} in`);
    }
  }
  const named = values.get("dimensions") as NamedSizes | undefined;
  values.delete("dimensions");
  if (named) setNamedSizes(draft, named);
}

/** Sets the sizes that have no column of their own in the row. */
export function setNamedSizes({ values }: Draft, named: NamedSizes): void {
  const sizes = sidesOf(named, String(values.get("type") ?? ""));
  for (const side of sides) {
    const inches = sizes[side];
    if (inches !== undefined && !values.has(`specs.${side}`)) values.set(`specs.${side}`, inches);
  }
}

/**
 * Width, depth and height. If there is a width and a length, the length is the depth of beds and
 * rugs; for other furniture the longer side is the width.
 */
function sidesOf({ width, depth, height, length }: NamedSizes, type: string) {
  const tall = height === undefined ? {} : { height };
  if (length === undefined || depth !== undefined) {
    const across = width ?? length;
    return {
      ...tall,
      ...(across === undefined ? {} : { width: across }),
      ...(depth === undefined ? {} : { length: depth }),
    };
  }
  if (width === undefined) return { ...tall, width: length };
  const isLong = /bed|mattress|rug|pillow/.test(type);
  return isLong
    ? { ...tall, width, length }
    : { ...tall, width: Math.max(width, length), length: Math.min(width, length) };
}

import type { DeliveredPart } from "#domain/product.ts";
import { readSize, type SizeUnit } from "#domain/read-size.ts";
import type { CellReading } from "./cell.ts";
import { readDimensions } from "./dimensions.ts";
import { splitList } from "./lists.ts";
import { plainLine } from "./plain-text.ts";

/**
 * Reads the parts a product is delivered in: `Base 37 x 36 x 25; 2 × Back 24 x 11 x 27;
 * Sofa 90 x 40 x 37 diagonal 34` (rule 20.1).
 */
export function deliveredInCell(text: string, unit: SizeUnit): CellReading {
  const parts = splitList(text).map((part) => readPart(part, unit));
  return parts.includes(undefined)
    ? { refuse: "are not parts such as Base 37 x 36 x 25; 2 × Back 24 x 11 x 27" }
    : { value: parts };
}

function readPart(text: string, unit: SizeUnit): DeliveredPart | undefined {
  const [, count = "1", counted = ""] = /^(?:(\d+)\s*[x×]\s+)?(.+)$/is.exec(text) ?? [];
  const [, part = counted, tipped] = /^(.+?)\s+diagonal\s+(.+)$/is.exec(counted) ?? [];
  const diagonal = tipped === undefined ? undefined : readSize(tipped, unit);
  if (diagonal && "refuse" in diagonal) return undefined;
  const named = nameAndSizes(part, unit);
  if (!named) return undefined;
  return {
    name: plainLine(named.name),
    count: Number(count),
    ...named.sizes,
    ...(diagonal ? { diagonal: diagonal.inches } : {}),
  };
}

/** Splits where three sizes begin: a name may end in a number, such as `Section 2`. */
function nameAndSizes(text: string, unit: SizeUnit) {
  for (const { index } of text.matchAll(/\s+(?=\d)/g)) {
    const read = readDimensions(text.slice(index), unit);
    const { width, height } = read ?? {};
    const length = read?.depth ?? read?.length;
    if (width === undefined || length === undefined || height === undefined) continue;
    return { name: text.slice(0, index), sizes: { width, length, height } };
  }
  return undefined;
}

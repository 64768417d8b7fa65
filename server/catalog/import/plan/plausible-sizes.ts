import type { ProductSpecs } from "#domain/product.ts";

type Range = readonly [smallest: number, largest: number];
interface Plausible {
  /** Matches the type's slug or the title. */
  words: RegExp;
  width: Range;
  depth: Range;
  height: Range;
  /** Whether this furniture is never deeper than wide. */
  wide?: boolean;
}

/** Products named after furniture of another size. */
const parts =
  /table|ottoman|pillow|cover|cushion|throw|\bsets?\b|bench|frame|headboard|rail|bedding|console/;

/** Generous limits in inches; the first match counts. */
const kinds: readonly Plausible[] = [
  { words: /sectional/, width: [60, 240], depth: [30, 200], height: [20, 60] },
  { words: /chaise/, width: [24, 130], depth: [24, 100], height: [20, 60] },
  { words: /daybed/, width: [36, 110], depth: [36, 110], height: [10, 110] },
  {
    ...{ words: /loveseat|love seat|sofa\b|couch|settee/, wide: true },
    ...{ width: [40, 130], depth: [18, 60], height: [20, 60] },
  },
  {
    words: /recliner|lift chair|office chair|dining chair|bar stool|accent chair/,
    ...{ width: [12, 60], depth: [12, 75], height: [18, 65] },
  },
  { words: /mattress/, width: [26, 90], depth: [48, 100], height: [3, 24] },
  { words: /\bbeds?\b/, width: [30, 100], depth: [60, 110], height: [10, 110] },
  {
    ...{ words: /dresser|sideboard|credenza|tv stand/, wide: true },
    ...{ width: [24, 130], depth: [8, 40], height: [14, 90] },
  },
  { words: /nightstand|chest/, width: [8, 60], depth: [8, 40], height: [10, 80] },
];

/**
 * Why sizes are implausible for a product of this type; undefined if they are plausible or unknown.
 */
export function sizeQuestion(
  title: string,
  type: string,
  { width, length: depth, height }: Pick<ProductSpecs, "width" | "length" | "height">,
): string | undefined {
  const text = title.toLowerCase();
  if (parts.test(text)) return undefined;
  const kind =
    kinds.find(({ words }) => words.test(text)) ??
    kinds.find(({ words }) => words.test(ofOneKind(type)));
  if (!kind || width === 0 || depth === 0 || height === 0) return undefined;
  const fits = (...[across, deep, tall]: [number, number, number]) =>
    within(across, kind.width) &&
    within(deep, kind.depth) &&
    within(tall, kind.height) &&
    (!kind.wide || across >= deep);
  if (fits(width, depth, height)) return undefined;
  if (fits(depth, width, height))
    return "are unusual for the type: are width and depth in the other order?";
  if (fits(width / 2.54, depth / 2.54, height / 2.54)) {
    return "are unusual for the type in inches: are they centimeters? Then say so in a column unit";
  }
  return "are unusual for the type: are they right, and width, depth and height in their order?";
}

/** A type with only one kind of furniture; chair types may also contain sofas and loveseats. */
function ofOneKind(type: string): string {
  return type.includes("sofa") || type.includes("set") ? "" : type.replaceAll("-", " ");
}

function within(size: number, [smallest, largest]: Range): boolean {
  return size >= smallest && size <= largest;
}

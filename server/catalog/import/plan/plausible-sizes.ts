import type { ProductSpecs } from "#domain/product.ts";

type Range = readonly [smallest: number, largest: number];
interface Plausible {
  /** Matches the type's slug or the title. */
  words: RegExp;
  width: Range;
  depth: Range;
  height: Range;
  /** Most inches it is deeper than wide: 0 for a sofa; any number if missing. */
  deeper?: number;
  /** Most inches it is wider than deep. */
  wider?: number;
}

/** Products named after furniture of another size. */
const parts =
  /table|ottoman|pillow|cover|cushion|throw|\bsets?\b|bench|(?<!bed )frame|headboard|rail|bedding|console/;

/** Generous limits in inches; the first match counts. */
const kinds: readonly Plausible[] = [
  { words: /sectional/, deeper: 0, width: [60, 240], depth: [30, 200], height: [20, 60] },
  { words: /chaise/, width: [24, 130], depth: [24, 100], height: [20, 60] },
  { words: /daybed/, width: [36, 110], depth: [36, 110], height: [10, 110] },
  {
    words: /loveseat|love seat|sofa\b|couch|settee/,
    deeper: 0,
    width: [40, 130],
    depth: [18, 60],
    height: [20, 60],
  },
  {
    words: /recliner|lift chair|office chair|dining chair|bar stool|accent chair/,
    width: [12, 60],
    depth: [12, 75],
    height: [18, 65],
  },
  { words: /mattress/, wider: 6, width: [26, 90], depth: [48, 100], height: [3, 24] },
  { words: /\bbeds?\b/, wider: 15, width: [30, 100], depth: [60, 110], height: [5, 110] },
  {
    words: /dresser|sideboard|credenza|tv stand/,
    deeper: 0,
    width: [24, 130],
    depth: [8, 40],
    height: [14, 90],
  },
  { words: /nightstand|chest/, width: [8, 60], depth: [8, 40], height: [10, 80] },
];

/**
 * Why sizes are implausible for a product of this type; undefined if they are plausible. A size of 0
 * is unknown, and not judged.
 */
export function sizeQuestion(
  title: string,
  type: string,
  { width, length: depth, height }: Pick<ProductSpecs, "width" | "length" | "height">,
): string | undefined {
  // What a piece comes with doesn't change its size.
  const [text = ""] = title.toLowerCase().split(/ (?:with|w\/|and|plus) /);
  if (parts.test(text)) return undefined;
  const kind =
    kinds.find(({ words }) => words.test(text)) ??
    kinds.find(({ words }) => words.test(ofOneKind(type)));
  if (!kind) return undefined;
  const fits = (...[across, deep, tall]: [number, number, number]) =>
    within(across, kind.width) &&
    within(deep, kind.depth) &&
    within(tall, kind.height) &&
    !differs(deep, across, kind.deeper) &&
    !differs(across, deep, kind.wider);
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

/** Whether one size is larger than the other by more than it may be. */
function differs(larger: number, smaller: number, most = Number.POSITIVE_INFINITY): boolean {
  return smaller > 0 && larger > smaller + most;
}

function within(size: number, [smallest, largest]: Range): boolean {
  return size === 0 || (size >= smallest && size <= largest);
}

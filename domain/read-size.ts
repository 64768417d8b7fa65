/** The unit that applies if a number has none. */
export type SizeUnit = "in" | "cm" | "mm";

/** A size in inches; for a range, `from` is the smaller end. */
export interface Size {
  inches: number;
  from?: number;
}

const FRACTIONS: Readonly<Record<string, string>> = {
  "½": "1/2",
  "⅓": "1/3",
  "⅔": "2/3",
  "¼": "1/4",
  "¾": "3/4",
  "⅕": "1/5",
  "⅖": "2/5",
  "⅗": "3/5",
  "⅘": "4/5",
  "⅙": "1/6",
  "⅚": "5/6",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
};
const PER_INCH: Readonly<Record<string, number>> = {
  in: 1,
  cm: 2.54,
  mm: 25.4,
  m: 0.0254,
  ft: 1 / 12,
};
const NUMBER = String.raw`\d+(?:[ -]\d+/\d+|/\d+|[.,]\d+)?`;
const UNIT = String.raw`"|in(?:\.|ch(?:es)?)?|cm|centimet(?:er|re)s?|mm|millimet(?:er|re)s?|m|met(?:er|re)s?|'|ft\.?|feet|foot`;
const SIDE = "(?:w|d|h|l|wide|deep|high|tall|long|width|depth|height|length)?";
const MEASURE = new RegExp(
  String.raw`^(?:(\d+) ?(?:'|ft\.?|feet|foot) ?)?(?:(${NUMBER}) ?(${UNIT})?)? ?${SIDE}\.?$`,
  "i",
);

/**
 * Reads a size as vendors write it: `84`, `84.5`, `84,5`, `88 1/2"`, `35-1/2`, `84½`, `35''`,
 * `7'2"`, `213 cm`, `27-37`.
 * @param unit applies to a number without a unit.
 */
export function readSize(text: string, unit: SizeUnit = "in"): Size | { refuse: string } {
  const plain = normalize(text);
  if (hasAmbiguousComma(plain)) return { refuse: twoReadings };
  const single = inchesOf(plain, unit);
  if (single !== undefined) return { inches: single };
  const [, from, to] = /^(.+?) ?(?:-| to ) ?([\d.].*)$/.exec(plain) ?? [];
  if (from !== undefined && to !== undefined) {
    const ends = [inchesOf(from, unitOf(to) ?? unit), inchesOf(to, unit)];
    const [smaller, larger] = ends;
    if (smaller !== undefined && larger !== undefined && smaller < larger) {
      return { inches: larger, from: smaller };
    }
  }
  return { refuse: 'is not a size such as 84, 84.5, 88 1/2" or 213 cm' };
}

/** What to say about a number with a comma that may separate thousands or decimals (rule 3.8). */
export const twoReadings =
  "can be read in two ways, as thousands or as a decimal comma; write only digits and one point, such as 1200 or 1.2";

/**
 * Normalizes quotes to `'` and `"`, signs such as ½ to `1/2`, dashes to `-`, and spaces to single
 * ones.
 */
function normalize(text: string): string {
  return (
    text
      .replace(/[½⅓⅔¼¾⅕-⅚⅛-⅞]/g, (sign) => ` ${FRACTIONS[sign] ?? sign}`)
      .replace(/[‘’′´`]/g, "'")
      .replace(/''|[“”″]/g, '"')
      // The same size in centimeters, after the inches.
      .replace(/ ?\(\d[^)]*\)$/, "")
      .replace(/[–—−]/g, "-")
      .replace(/- (?=\d\/\d)/, " ")
      .replaceAll("⁄", "/")
      .replace(/^(?:~|approx\.?|about|ca\.?) ?/i, "")
      .replace(/\s+/g, " ")
      .trim()
  );
}

function inchesOf(text: string, unit: SizeUnit): number | undefined {
  const [whole, feet, number, written] = MEASURE.exec(text) ?? [];
  if (whole === undefined || (feet === undefined && number === undefined)) return undefined;
  const inches =
    number === undefined ? 0 : numberOf(number) / (perInch(written ?? (feet ? "in" : unit)) ?? 1);
  const total = Number(feet ?? 0) * 12 + inches;
  const isMetric = /^c|^m/i.test(written ?? unit) && feet === undefined;
  return isMetric ? Math.round(total * 10) / 10 : Math.round(total * 1e4) / 1e4;
}

/** `88`, `88.5`, `88,5`, `1/2`, `88 1/2` or `88-1/2`. */
function numberOf(text: string): number {
  const [whole = "", fraction] = text.split(/[ -]/);
  if (fraction === undefined && !whole.includes("/")) return Number(whole.replace(",", "."));
  const [above = 0, below = 1] = (fraction ?? whole).split("/").map(Number);
  return (fraction === undefined ? 0 : Number(whole)) + above / below;
}

function perInch(unit: string): number {
  const short = /^(?:'|f)/.test(unit)
    ? "ft"
    : /^(?:"|i)/i.test(unit)
      ? "in"
      : /^c/i.test(unit)
        ? "cm"
        : /^(?:mm|milli)/i.test(unit)
          ? "mm"
          : "m";
  return PER_INCH[short] ?? 1;
}

function unitOf(text: string): SizeUnit | undefined {
  if (/\d ?(?:cm|centi)/i.test(text)) return "cm";
  return /\d ?(?:mm|milli)/i.test(text) ? "mm" : undefined;
}

/**
 * Whether a comma may be a thousands separator: `1,200` may be 1200 or 1.2. A single comma followed
 * by one or two digits can't be one (rule 3.8).
 */
function hasAmbiguousComma(text: string): boolean {
  const number = /\d[\d.,]*/.exec(text)?.[0] ?? "";
  return number.includes(",") && !/^\d+,\d{1,2}$/.test(number);
}

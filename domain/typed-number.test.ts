import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maxHundredths, type NumberKind, parseNumber } from "./typed-number.ts";

const dollars = (text: string) => parseNumber(text, "dollars");
const percent = (text: string) => parseNumber(text, "percent");

describe("amounts in common notations (rule 14.21)", () => {
  test.each([
    ["1200", 120_000],
    ["1,200", 120_000],
    ["$1,200.50", 120_050],
    ["1 200", 120_000],
    ["1\u00a0200", 120_000],
    ["1\u202f200,50", 120_050],
    ["1.200,50", 120_050],
    ["1,200.5", 120_050],
    ["1.200.000", 120_000_000],
    ["1,20,000", 12_000_000],
    ["9,99", 999],
    ["1'200", 120_000],
    ["1’200.50", 120_050],
    ["USD 1200", 120_000],
    ["US$1,200", 120_000],
    ["usd $1200", 120_000],
    ["1200 dollars", 120_000],
    ["1200 US dollars", 120_000],
    ["1200 dólares", 120_000],
    ["1200$", 120_000],
    ["$1,200 USD", 120_000],
    ["１，２００．５０", 120_050],
    ["１２００", 120_000],
    ["١٢٠٠", 120_000],
    ["١٬٢٠٠٫٥٠", 120_050],
    ["१,२००", 120_000],
    ["1200,-", 120_000],
    ["1.200,--", 120_000],
    ["1, 200", 120_000],
    ["1200.", 120_000],
    [".75", 75],
    ["0.999", 100],
    ["1200.555", 120_056],
    ["1.2k", 120_000],
    ["1,5 K", 150_000],
    ["12½", 1250],
    ["½", 50],
    ["+500", 50_000],
    ["0", 0],
    ["-0", 0],
    ["\u200e$1,200\u200b", 120_000],
    ["999,999,999.99", maxHundredths],
  ])("G1: %j", (text, value) => {
    expect(dollars(text)).toEqual({ value });
  });

  test.each([
    ["", "empty"],
    ["  \u200b", "empty"],
    ["abc", "unreadable"],
    ["$", "unreadable"],
    ["-", "unreadable"],
    ["NaN", "unreadable"],
    ["1e9", "unreadable"],
    ["0x10", "unreadable"],
    ["Infinity", "unreadable"],
    ["12 34", "unreadable"],
    ["1,2000", "unreadable"],
    ["1200,500", "unreadable"],
    ["1,20,00", "unreadable"],
    ["1,200,50", "unreadable"],
    ["1.200,50,1", "unreadable"],
    ["1200-1500", "unreadable"],
    ["1200 or 1300", "unreadable"],
    ["9 1/2", "unreadable"],
    ["€1200", "unreadable"],
    ["12²", "unreadable"],
    ["--5", "unreadable"],
    ["1".repeat(101), "unreadable"],
    ["1.200", "ambiguous"],
    ["$1.200", "ambiguous"],
    ["-500", "negative"],
    ["−500", "negative"],
    ["-$500", "negative"],
    ["$-500", "negative"],
    ["500-", "negative"],
    ["(500)", "negative"],
    ["1000000000", "too-large"],
    ["999999999.999", "too-large"],
  ])("G1: %j is %s", (text, problem) => {
    expect(dollars(text)).toEqual({ problem });
  });
});

test.each([
  ["9.99", 999],
  ["9,99", 999],
  ["9.99 %", 999],
  ["9,99%", 999],
  ["9.99% APR", 999],
  ["10 percent", 1000],
  ["9½ %", 950],
  ["٩٫٩٩٪", 999],
  ["9.990", 999],
  ["9,995", 1000],
])("G1: a rate of %j", (text, value) => {
  expect(percent(text)).toEqual({ value });
});

test.each(["$9.99", "9k", "9.99 % or so"])("G1: %j isn't a rate", (text) => {
  expect(percent(text)).toEqual({ problem: "unreadable" });
});

const locales = ["en-US", "de-DE", "fr-FR", "de-CH", "es-MX", "pt-BR", "en-IN", "ar-EG", "fa-IR"];
// Unicode classifies Chinese numerals as letters, not digits.
const numberings = Intl.supportedValuesOf("numberingSystem").filter((numberingSystem) =>
  /^\p{Nd}$/u.test(new Intl.NumberFormat("en-US", { numberingSystem }).format(7)),
);

test("reads the notation of every locale and script, to the cent", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: maxHundredths }),
      fc.constantFrom(...locales),
      fc.constantFrom(...numberings),
      fc.constantFrom("", "$", "USD "),
      (cents, locale, numberingSystem, unit) => {
        const text = new Intl.NumberFormat(locale, {
          numberingSystem,
          minimumFractionDigits: 2,
        }).format(cents / 100);
        expect(dollars(`${unit}${text}`)).toEqual({ value: cents });
      },
    ),
    { numRuns: 500 },
  );
});

test("any text gives a value within bounds or a problem, and never throws", () => {
  const randomText = fc.string({ unit: fc.constantFrom(..."0123456789.,' -+$%()k½ e\u00a0٫٬") });
  const kinds = fc.constantFrom<NumberKind>("dollars", "percent", "count");
  fc.assert(
    fc.property(fc.oneof(randomText, fc.string({ unit: "binary" })), kinds, (text, kind) => {
      const { value, problem } = parseNumber(text, kind);
      const isInBounds =
        value !== undefined && Number.isSafeInteger(value) && value >= 0 && value <= maxHundredths;
      expect(isInBounds).toBe(problem === undefined);
    }),
    { numRuns: 2000 },
  );
});

test("surrounding space changes nothing", () => {
  const randomText = fc.string({ unit: fc.constantFrom(..."0123456789.,$k") });
  fc.assert(
    fc.property(randomText, (text) => {
      expect(dollars(` \u00a0${text}\n`)).toEqual(dollars(text));
    }),
  );
});

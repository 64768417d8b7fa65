import fc from "fast-check";
import metadata from "libphonenumber-js/metadata.min.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { problems as words } from "#copy/problems.ts";
import type { FieldProblem } from "#domain/field-problem.ts";
import { emailCases, nameCases, phoneCases, stateCases } from "#tests/fixtures/contact-values.ts";
import { problemText, type SharedProblemKind } from "#words/problem-text.ts";
import { cleanLine, cleanText } from "./clean-text.ts";
import { callingCodes, nationalLengths } from "./contact/calling-codes.ts";
import { readEmail } from "./contact/email-address.ts";
import { readPhone } from "./contact/phone-number.ts";
import { emailProblem, nameRule, phoneProblem } from "./contact-format.ts";
import { contactProblem } from "./delivery/booking-form.ts";
import { asciiDigits } from "./fold-width.ts";
import { countCharacters, lengthProblem, readTextField } from "./text-field.ts";

const said = (problem: FieldProblem<SharedProblemKind> | undefined) =>
  problem && problemText(problem, words);

describe("every form validates the same way", () => {
  test.each(phoneCases)("$id: phone $typed", ({ typed, error }) => {
    expect(said(phoneProblem(typed, true))).toBe(error);
    expect(contactProblem("phone", typed)).toEqual(phoneProblem(typed, true));
  });

  test.each(emailCases)("$id: email $typed", ({ typed, expected, error }) => {
    expect(said(emailProblem(typed, true))).toBe(error);
    if (expected) expect(readEmail(typed)).toEqual({ address: expected });
  });

  test.each(nameCases)("$id: name $typed", ({ typed, expected = "", error }) => {
    const { text, problem } = readTextField(typed, nameRule);
    expect({ text, problem }).toEqual({
      text: expected,
      problem: error && { problem: nameRule.required },
    });
  });

  test.each(stateCases)("$id: state $typed", ({ typed, error }) => {
    expect(contactProblem("addressState", typed)?.problem).toBe(error && "state");
  });
});

test("D2: finds a US number and its extension in other text", () => {
  const area = fc.tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 10, max: 99 }));
  const number = fc
    .tuple(area, area, fc.integer({ min: 1000, max: 9999 }))
    .map(([code, exchange, line]) => `${code.join("")}-${exchange.join("")}-${line}`);
  const prefixes = fc.constantFrom("", "cell ", "my number is ", "(home) ", "Tel.: ");
  const suffixes = fc.constantFrom("", " (cell)", " ask for Ana", ", evenings", " or 281-555-0123");
  const extension = fc.option(fc.integer({ min: 1, max: 99_999 }).map(String));
  fc.assert(
    fc.property(prefixes, number, extension, suffixes, (before, typed, ext, after) => {
      const text = `${before}${typed}${ext ? ` x${ext}` : ""}${after}`;
      expect(readPhone(text)).toEqual({
        phone: {
          number: `+1${typed.replaceAll("-", "")}`,
          ...(ext ? { extension: ext } : {}),
        },
      });
    }),
  );
});

test("D2, D4: any input is accepted or refused, and accepted values are accepted again", () => {
  const chars = fc.constantFrom(..."0123456789+()-. /x#,;=@abc\u200b٣３\n<>\"'");
  const surrounded = (contact: fc.Arbitrary<string>) =>
    fc
      .tuple(
        fc.constantFrom("", " ", "cell ", "Ann <", "(", "+1"),
        contact,
        fc.constantFrom("", ">", " x12", ", Ann"),
      )
      .map((parts) => parts.join(""));
  const anything = fc.oneof(
    fc.string({ unit: chars, maxLength: 40 }),
    fc.string({ unit: "binary", maxLength: 60 }),
  );
  const contacts = fc.oneof(
    surrounded(fc.stringMatching(/^713[). -]{0,2}[2-9]\d{2}[ -]?\d{4}$/)),
    surrounded(fc.emailAddress()),
  );
  const accepted = { phones: 0, addresses: 0 };
  function judge(text: string): void {
    const phone = readPhone(text);
    if ("phone" in phone) {
      accepted.phones += 1;
      expect(readPhone(phone.phone.number)).toHaveProperty("phone");
    }
    const email = readEmail(text);
    if ("address" in email) {
      accepted.addresses += 1;
      expect(readEmail(email.address)).toEqual(email);
    }
  }
  fc.assert(fc.property(anything, judge), { numRuns: 2_000 });
  fc.assert(fc.property(contacts, judge), { numRuns: 200 });
  expect(accepted.phones).toBeGreaterThan(0);
  expect(accepted.addresses).toBeGreaterThan(0);
});

test("D4: reading an address stays fast for long text", () => {
  expect(readEmail(`${".".repeat(200_000)}x`)).toHaveProperty("problem");
  expect(readPhone(`${"1 ".repeat(100_000)}x`)).toHaveProperty("problem");
});

test("the calling codes match libphonenumber's lengths", () => {
  const known = new Map<string, number[]>();
  const areas = [
    ...Object.values(metadata.countries).map(([code, , , lengths]) => [code, lengths]),
    ...Object.entries(metadata.nonGeographic).map(([code, [, , , lengths]]) => [code, lengths]),
  ] as [string, number[]][];
  for (const [code, lengths] of areas) {
    if (code !== "1") known.set(code, [...(known.get(code) ?? []), ...lengths]);
  }
  expect([...callingCodes].sort()).toEqual([...known.keys()].sort());
  for (const [code, lengths] of known) {
    expect(nationalLengths(code), code).toEqual([Math.min(...lengths), Math.max(...lengths)]);
  }
});

test("reads digits of every script", () => {
  for (let code = 0; code <= 0x1ffff; code += 1) {
    const sign = String.fromCodePoint(code);
    if (/\p{Nd}/u.test(sign)) expect(asciiDigits(sign)).toMatch(/^\d$/);
  }
  expect(asciiDigits("०१२३४५६७८९ 𝟘𝟡𝟬𝟵")).toBe("0123456789 0909");
});

describe("text", () => {
  test("D6: length counts visible characters", () => {
    for (const sign of ["👍", "👨‍👩‍👧‍👦", "👩🏽‍❤️‍💋‍👨🏿", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "e\u0301", "क्‍ष", "🇲🇽"]) {
      expect(countCharacters(sign), sign).toBe(1);
    }
    const rule = { label: "name", max: 100 };
    expect(lengthProblem("👍".repeat(100), rule)).toBeUndefined();
    expect(lengthProblem("👍".repeat(140), rule)).toEqual({
      problem: "tooLong",
      field: "name",
      max: 100,
      count: 140,
    });
  });

  test("D6: endless combining marks don't bypass the limit", () => {
    expect(lengthProblem(`a${"\u0301".repeat(10_000)}`, { label: "it", max: 100 })).toMatchObject({
      problem: "tooLong",
      max: 100,
    });
  });

  test("A8: removes invisible characters at the ends; cleaning is idempotent", () => {
    const invisible = fc.constantFrom(
      ..."\u200b\u200d\u200e\u202e\u2066\ufeff\u3164\u2800\u00ad \n",
    );
    const typed = fc.array(fc.oneof(invisible, fc.string({ unit: "grapheme", maxLength: 3 })));
    fc.assert(
      fc.property(typed, (parts) => {
        const text = cleanText(parts.join(""));
        expect(cleanText(text)).toBe(text);
        expect(text).not.toMatch(/^[\s\p{Cf}\u3164\u2800]/u);
        expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b\ufeff\u3164]/);
        expect(cleanLine(text)).not.toMatch(/\n/);
      }),
    );
  });

  test("A8: cleaning removes a joiner next to an invisible character, and stays idempotent", () => {
    expect(cleanText("\u200e\u200dÀ la carte")).toBe("À la carte");
    expect(cleanText("ก\u200d\u3164")).toBe("ก");
  });

  test("A8: removes text-direction marks inside a name", () => {
    expect(cleanLine("Ann\u202e moc.live")).toBe("Ann moc.live");
  });
});

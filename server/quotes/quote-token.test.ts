import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maskPath } from "#domain/private-pages.ts";
import { bookingToken, readBookingToken } from "#server/bookings/booking-token.ts";
import {
  previewToken,
  quotePath,
  quoteToken,
  readPreviewToken,
  readQuoteToken,
} from "./quote-token.ts";

const secret = "a-secret-of-the-tests-and-nobody-else";
const now = new Date("2026-11-26T16:00:00Z");
const inAnHour = new Date("2026-11-26T17:00:00Z");

const leadId = fc.uuid();
const number = fc.integer({ min: 0, max: 0xffffffff });

/** What each kind of link reads from a token. */
const readers = {
  quote: (token: string) => readQuoteToken(token, secret),
  preview: (token: string) => readPreviewToken(token, secret, now),
  booking: (token: string) => readBookingToken(token, secret),
};

const tokens = fc.record({ leadId, number }).map((link) => ({
  quote: quoteToken(link, secret),
  preview: previewToken({ leadId: link.leadId, version: link.number, expires: inAnHour }, secret),
  booking: bookingToken(link.leadId, secret),
}));

describe("the token of a quote link, a preview and a booking", () => {
  it("reads as what it was made of", () => {
    fc.assert(
      fc.property(leadId, number, (leadId, number) => {
        const link = { leadId, number };
        const draft = { leadId, version: number, expires: inAnHour };
        expect(readQuoteToken(quoteToken(link, secret), secret)).toEqual(link);
        expect(readPreviewToken(previewToken(draft, secret), secret, now)).toEqual(draft);
      }),
    );
  });

  it("never reads as another of them", () => {
    fc.assert(
      fc.property(tokens, (made) => {
        for (const [of, token] of Object.entries(made))
          for (const [as, read] of Object.entries(readers))
            expect(read(token) !== undefined, `${of} as ${as}`).toBe(of === as);
      }),
    );
  });

  it("is valid in one spelling only: any changed, added or missing character is none", () => {
    const position = fc.double({ min: 0, max: 0.999, noNaN: true });
    const character = fc.oneof(
      fc.constantFrom(..."0123456789abcdefABCDEFg.-%/ \0é"),
      fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
    );
    fc.assert(
      fc.property(tokens, position, character, (made, position, character) => {
        for (const name of ["quote", "preview", "booking"] as const) {
          const token = made[name];
          const at = Math.floor(position * token.length);
          const [before, after] = [token.slice(0, at), token.slice(at + 1)];
          const spellings = [before + character + after, before + character + token.slice(at)];
          for (const other of [...spellings, before + after, token.toUpperCase()]) {
            expect(readers[name](other) === undefined, `${token} ${other}`).toBe(other !== token);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it("is none with another secret", () => {
    const token = quoteToken({ leadId: randomUUID(), number: 1 }, secret);
    expect(readQuoteToken(token, `${secret}!`)).toBeUndefined();
  });
});

it("a new link's number makes another token, which tells nothing but id and number", () => {
  const leadId = "0f8fad5b-d9cb-469f-a165-70867728950e";
  const [first, second] = [1, 2].map((number) => quoteToken({ leadId, number }, secret));
  expect(first).toMatch(/^0f8fad5bd9cb469fa16570867728950e00000001[0-9a-f]{32}$/);
  expect(second).not.toBe(first);
});

it("a preview's token ends at its time", () => {
  const token = previewToken({ leadId: randomUUID(), version: 3, expires: inAnHour }, secret);
  const before = new Date(inAnHour.getTime() - 1);
  expect(readPreviewToken(token, secret, before)?.version).toBe(3);
  expect(readPreviewToken(token, secret, inAnHour)).toBeUndefined();
});

it("a number that has no place in a token is refused", () => {
  for (const number of [-1, 1.5, 0x1_0000_0000, Number.NaN])
    expect(() => quoteToken({ leadId: randomUUID(), number }, secret)).toThrow(RangeError);
});

it("the log shows no token of a quote (rule 16.8)", () => {
  const link = { leadId: randomUUID(), number: 1 };
  expect(maskPath(quotePath(link, secret, "en"))).toBe("/quotes/:token");
  expect(maskPath(quotePath(link, secret, "es"))).toBe("/es/cotizaciones/:token");
});

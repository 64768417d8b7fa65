import fc from "fast-check";
import { expect, it } from "vitest";
import { quoteLimits } from "#domain/quote/quote-draft.ts";
import { offText, readOff } from "./typed-off.ts";

it.each([
  ["", {}],
  ["  ", {}],
  ["10%", { percentOff: 1000 }],
  ["10 %", { percentOff: 1000 }],
  ["12.5 percent", { percentOff: 1250 }],
  ["33,33%", { percentOff: 3333 }],
  ["１０％", { percentOff: 1000 }],
  ["100%", { percentOff: 10_000 }],
  ["0%", {}],
  ["10", { amountOff: 1000 }],
  ["$1,200.50", { amountOff: 120_050 }],
  ["1.2k", { amountOff: 120_000 }],
  ["0", {}],
])("G1: reads %j as a discount", (text, off) => {
  expect(readOff(text)).toEqual({ off });
});

it.each(["abc", "10% or so", "%", "-10%", "101%", "-5", "1.200"])("G1: %j is none", (text) => {
  expect(readOff(text)).toEqual({ problem: expect.stringMatching(/\w/) });
});

it("reads back what it writes", () => {
  const percent = fc.record({ percentOff: fc.integer({ min: 1, max: 10_000 }) });
  const amount = fc.record({ amountOff: fc.integer({ min: 1, max: quoteLimits.total }) });
  fc.assert(
    fc.property(fc.oneof(percent, amount, fc.constant({})), (off) => {
      expect(readOff(offText(off))).toEqual({ off });
    }),
  );
});

import { expect, it } from "vitest";
import { justSent, readJustSent, undoMs } from "./just-sent.ts";

it("offers to call a quote back for nine seconds, and not after a reload the next day", () => {
  const state = justSent(2, "Janelle");
  const { until } = state.sent;
  expect(readJustSent(state, until - 1)).toEqual(state.sent);
  expect(readJustSent(state, until)).toBeUndefined();
  // A clock that was set back doesn't make it longer.
  expect(readJustSent(state, until - undoMs - 1)).toBeUndefined();
});

it.each([null, undefined, {}, { sent: null }, { sent: { version: "2" } }])(
  "finds nothing in %j",
  (state) => {
    expect(readJustSent(state, 0)).toBeUndefined();
  },
);

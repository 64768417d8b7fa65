import { expect, it } from "vitest";
import { doneAddress } from "./quote-action.ts";

it("the page says what was done, and the booking's page speaks for itself", () => {
  expect(doneAddress("/quotes/ab", "question")).toBe("/quotes/ab?done=question");
  expect(doneAddress("/quotes/ab", "accept", "/quotes/ab")).toBe("/quotes/ab?done=accept");
  expect(doneAddress("/quotes/ab", "book", "/bookings/cd?booked")).toBe("/bookings/cd?booked");
  expect(doneAddress("/quotes/ab", "a b&c")).toBe("/quotes/ab?done=a+b%26c");
});

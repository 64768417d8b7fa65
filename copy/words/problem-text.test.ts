import { expect, it } from "vitest";
import { problems as shared } from "#copy/problems.ts";
import * as quantities from "#copy/quantity-problems.ts";
import { problems as quote } from "#copy/quote-problems.ts";
import { problemText, problemTexts, withShared } from "./problem-text.ts";

const words = withShared(shared, [quote, quantities]);

it("names the field, with separators in numbers", () => {
  const problem = { problem: "tooLong", field: "specialRequests", max: 2000, count: 2001 } as const;
  expect(problemText(problem, words)).toBe(
    "Please keep your special requests to 2,000 characters: it has 2,001 now.",
  );
});

it("takes a field of the desk by its words", () => {
  const problem = { problem: "tooLong", field: "the note", max: 10, count: 11 } as const;
  expect(problemText(problem, words)).toBe("Please keep the note to 10 characters: it has 11 now.");
});

it("names a product before the problem of its quantity", () => {
  const problem = { problem: "quantity", why: "not-whole", title: "Brazos" } as const;
  expect(problemTexts({ "quantity-a": [problem] }, words)).toEqual({
    "quantity-a": [
      "Brazos: We can only bring whole pieces. Please type a whole number from 1 to 999.",
    ],
  });
});

it("says a finished sentence as it is", () => {
  expect(problemText({ problem: "sentence", text: "Choose a reason." }, {})).toBe(
    "Choose a reason.",
  );
});

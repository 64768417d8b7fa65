import { expect, it } from "vitest";
import { moduleOf } from "./compile-copy.ts";
import { nameProblem } from "./name-problem.ts";

it("writes an export for each name, with groups and lists as they are", () => {
  const texts = { title: "Quote", list: { count: "{n, number}" }, steps: ["One", "Two"] };
  expect(moduleOf("quote", texts, "en")).toBe(`import { number } from "#copy-number";
export const title = "Quote" as string;
export const list = { "count": (v: { n: number }): string => number(v.n) };
export const steps = ["One" as string, "Two" as string];
`);
});

it("names file and key of a text that can't be compiled", () => {
  expect(() => moduleOf("quote", { steps: [{ text: "{count" }] }, "en")).toThrow(
    /^copy\/en\/quote\.json: steps\.0\.text: “\{count” can't be used: /,
  );
});

it.each(["list", "title2", "listTitle"])("takes %s as a name", (name) => {
  expect(nameProblem(name)).toBeUndefined();
});

it.each(["delete", "await", "number", "2nd", "list-title", "título", "eval", ""])(
  "refuses %s as a name",
  (name) => {
    expect(nameProblem(name)).toMatch(/^is (no name|a word)/);
  },
);

import { expect, it } from "vitest";
import { firstName, initials } from "./initials.ts";

it.each([
  ["Maribel Cantu", "MC"],
  ["maribel", "M"],
  ["Ana Lucía Ríos", "AR"],
  ["Óscar (removed)", "Ó"],
  ["  ", "?"],
])("shortens %s to %s", (name, short) => {
  expect(initials(name)).toBe(short);
});

it("takes the first name", () => {
  expect(firstName(" Ana Lucía Ríos")).toBe("Ana");
});

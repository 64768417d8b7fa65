import { expect, test } from "vitest";
import { stepFrom } from "./use-listing-change.ts";

test("a chip takes off its own filter and leaves one that came meanwhile", () => {
  expect(stepFrom("?color=black", "", "?color=black&material=leather")).toBe("?material=leather");
});

test("of two values of a filter only the chip's own goes", () => {
  const both = "?color=black&color=gray&sort=newest";
  expect(stepFrom(both, "?color=gray&sort=newest", both)).toBe("?color=gray&sort=newest");
});

test("the number of columns takes the place of the one before", () => {
  expect(stepFrom("?columns=5", "?columns=4", "?sort=newest&columns=5")).toBe(
    "?sort=newest&columns=4",
  );
});

test("nothing under way: the link leads where it says", () => {
  expect(stepFrom("?color=black&page=2", "", "?color=black&page=2")).toBe("");
});

test("a page number joins a filter still under way, last in the URL", () => {
  expect(stepFrom("?size=24", "?size=24&page=2", "?material=leather&size=24")).toBe(
    "?material=leather&size=24&page=2",
  );
});

test("going back to page 1 keeps a filter still under way", () => {
  expect(stepFrom("?size=24&page=2", "?size=24", "?color=gray&size=24")).toBe(
    "?color=gray&size=24",
  );
});

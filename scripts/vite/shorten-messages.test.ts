import { expect, test } from "vitest";
import { shortened } from "./shorten-messages.ts";

test("a message becomes the file and line it stood on", () => {
  const code = `invariant(a, "There is no a.");
    warning(
      b,
      \`No \${b} was found.\`
    );
    throw new Error("No " + c + " here");`;
  expect(shortened(code, "router.js")).toBe(`invariant(a, "router.js:1");
    warning(
      b,
      "router.js:4"
    );
    throw new Error("router.js:6");`);
});

test.each([
  ["a message made elsewhere", "invariant(a, message);"],
  ["what anything else is told", 'report("There is no a."); map.warning(b, "text");'],
  ["a warning without one", "warning();"],
])("%s stays", (_what, code) => {
  expect(shortened(code, "router.js")).toBe(code);
});

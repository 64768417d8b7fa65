import { stripTypeScriptTypes } from "node:module";
import fc from "fast-check";
import { expect, it } from "vitest";
import { compileText } from "./compile-text.ts";

/** Compiles a text and runs it with values, as a page does. */
function run(text: string, values: Record<string, unknown> = {}, language = "en-US"): unknown {
  const code = compileText(text, language).replace("<T,>", "");
  const plain = stripTypeScriptTypes(`(${code})`);
  const made = new Function("number", `return ${plain}`)((value: number) =>
    value.toLocaleString("en-US"),
  );
  return typeof made === "function" ? made(values) : made;
}

it("leaves a plain text as it is, whatever characters it has", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      fc.pre(!/[{}<>'#]/.test(text));
      expect(run(text)).toBe(text);
    }),
  );
  expect(run("Don't write `$'{'code'}'` or \\.")).toBe("Don't write `$" + "{code}` or \\.");
});

it("fills in values, numbers, plurals and choices", () => {
  expect(run("SKU {sku} `$` \\", { sku: "PF-1" })).toBe("SKU PF-1 `$` \\");
  const count = "{count, plural, =0 {none} one {# piece} other {# pieces}} of {all, number}";
  expect(run(count, { count: 0, all: 1234 })).toBe("none of 1,234");
  expect(run(count, { count: 1, all: 1 })).toBe("1 piece of 1");
  expect(run(count, { count: 1234, all: 5 })).toBe("1,234 pieces of 5");
  expect(run("{by, select, phone {Call {name}} other {Write}}", { by: "phone", name: "Jo" })).toBe(
    "Call Jo",
  );
});

it("chooses plural forms as the language has them", () => {
  const forms = "{n, plural, one {jedna} few {kilka} other {wiele}}";
  expect([1, 2, 5].map((n) => run(forms, { n }, "pl"))).toEqual(["jedna", "kilka", "wiele"]);
});

it("returns the parts of a text with a link", () => {
  const link = (words: string) => ({ words });
  expect(run("See our <link>policy of {year}</link>.", { link, year: 2026 })).toEqual([
    "See our ",
    { words: "policy of 2026" },
    ".",
  ]);
});

it.each([
  "{count, plural, one {# item}}",
  "{when, date, short}",
  "{n, plural, offset:1 one {a} other {b}}",
  "{n, selectordinal, one {#st} other {#th}}",
  "<link>and <b>bold</b></link>",
  "{n, plural, one {<link>one</link>} other {more}}",
  "{link} <link>x</link>",
])("refuses %s", (text) => {
  expect(() => compileText(text, "en-US")).toThrow(SyntaxError);
});

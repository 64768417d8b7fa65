import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, it } from "vitest";
import { toCsv } from "./csv.ts";

it("puts an apostrophe before what a spreadsheet would run", () => {
  for (const text of ["=HYPERLINK(1)", "+17135550142", "-1+1", "@SUM(A1)", "＝1+1"]) {
    const [row] = parse(toCsv([{ name: text }]), { columns: true }) as { name: string }[];
    expect(row?.name).toBe(`'${text}`);
  }
});

it("gives every record all columns, in order of appearance", () => {
  expect(toCsv([{ a: 1 }, { a: 2, b: "x" }])).toBe("a,b\r\n1,\r\n2,x\r\n");
});

it.each(["\r", "\n", "\r\n", ",", '"'])("puts text with %j in it in quotes", (sign) => {
  expect(toCsv([{ name: `a${sign}b` }])).toBe(`name\r\n"a${sign === '"' ? '""' : sign}b"\r\n`);
});

it("is read back as it was, whatever was typed", () => {
  const text = fc
    .string({ unit: "binary" })
    .filter((typed) => !/^[=+\-@\t\r\n＝＋－＠]/.test(typed));
  fc.assert(
    fc.property(fc.array(fc.record({ name: text, notes: text }), { minLength: 1 }), (rows) => {
      expect(parse(toCsv(rows), { columns: true, relax_quotes: false })).toEqual(rows);
    }),
  );
});

import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, it } from "vitest";
import { toCsv } from "./csv.ts";
import { isFormula } from "./csv-formula.ts";

const cellOf = (text: string) => {
  const [row] = parse(toCsv([{ name: text }]), { columns: true }) as { name: string }[];
  return row?.name;
};

it.each([
  ..."= @SUM(A1) +cmd|'/C_calc'!A0 -2+3+cmd -1+1 +A1 -$B$2 -A1:B2 @Sheet1!A1 -5*3 +1-713-555-0199".split(
    " ",
  ),
  "=HYPERLINK(1)",
  "@SUM (A1)",
  "+[book]x",
  '-"x"',
  "\t=1",
  "\r=1",
  "\n=1",
  "＝1+1",
  "＋cmd|x",
  "－2+3",
  "＠SUM(1)",
  "- a list\n=cmd|x!A0",
])("D5: adds an apostrophe to the formula %j", (text) => {
  expect(cellOf(text)).toBe(`'${text}`);
});

it.each([
  "+1 713 555 0199",
  "+17135550199",
  "+1 (713) 555-0199",
  "+44 20 7946 0958",
  "@home",
  "@parsons.furniture",
  "-5 pm",
  "-",
  "--",
  "-5",
  "+1,200.50",
  "-$5",
  "-drop-off at the back",
  "- Ann's sofa, please!",
  "- after 5:30 pm",
  "- no stairs\n- call first",
  "713-555-0199",
  "a=b",
])("D5: leaves %j unchanged, which isn't a formula", (text) => {
  expect(cellOf(text)).toBe(text);
});

it("D5: adds an apostrophe to anything a spreadsheet could compute", () => {
  const start = fc.constantFrom(..."=+-@＝＋－＠");
  const danger = fc.constantFrom("(", "|", "*", "&", "^", '"', "<", "[", "{", "=", "A1!B2", "1+1");
  const text = fc.string({ unit: "grapheme", maxLength: 20 });
  fc.assert(
    fc.property(start, text, danger, text, (sign, before, part, after) => {
      expect(cellOf(`${sign}a${before}${part}${after}`)).toMatch(/^'/);
    }),
  );
});

it("writes all columns for every record, in order of appearance", () => {
  expect(toCsv([{ a: 1 }, { a: 2, b: "x" }])).toBe("a,b\r\n1,\r\n2,x\r\n");
});

it.each(["\r", "\n", "\r\n", ",", '"'])("quotes text that contains %j", (character) => {
  expect(toCsv([{ name: `a${character}b` }])).toBe(
    `name\r\n"a${character === '"' ? '""' : character}b"\r\n`,
  );
});

it("round-trips any text", () => {
  const text = fc.string({ unit: "binary" }).filter((typed) => !isFormula(typed));
  fc.assert(
    fc.property(fc.array(fc.record({ name: text, notes: text }), { minLength: 1 }), (rows) => {
      expect(parse(toCsv(rows), { columns: true, relax_quotes: false })).toEqual(rows);
    }),
  );
});

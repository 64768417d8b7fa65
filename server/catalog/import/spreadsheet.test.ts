import { describe, expect, test } from "vitest";
import { columnLetter, readSpreadsheet } from "./spreadsheet.ts";

const read = (text: string) => readSpreadsheet(new TextEncoder().encode(text));
const twoByTwo = { header: ["sku", "title"], rows: [{ number: 2, cells: ["A-1", "Sofa"] }] };

describe("a spreadsheet saved as CSV", () => {
  test.each([
    ["Excel's UTF-8 with byte order mark and CRLF", "\uFEFFsku,title\r\nA-1,Sofa\r\n"],
    ["semicolons", "sku;title\nA-1;Sofa"],
    ["tabs", "sku\ttitle\nA-1\tSofa\n"],
    ["quoted cells and stray spaces", '"sku", "title"\n"A-1" , Sofa '],
  ])("is read with %s", (_, text) => {
    expect(read(text)).toEqual(twoByTwo);
  });

  test("is read in Excel's older encodings", () => {
    const latin = Uint8Array.from("sku,title\r\nA-1,Boucl\xe9", (letter) => letter.charCodeAt(0));
    expect(readSpreadsheet(latin)).toMatchObject({ rows: [{ cells: ["A-1", "Bouclé"] }] });
    const utf16 = Buffer.from("\uFEFFsku,title\r\nA-1,Bouclé", "utf16le");
    expect(readSpreadsheet(utf16)).toMatchObject({ rows: [{ cells: ["A-1", "Bouclé"] }] });
  });

  test("a comma or semicolon inside a quoted heading does not decide the separator", () => {
    expect(read('"sku";"a,b,c"\nA-1;x')).toMatchObject({ header: ["sku", "a,b,c"] });
  });

  test("rows keep the numbers the spreadsheet shows despite blank rows and line breaks in cells", () => {
    const sheet = read('sku,description\nA-1,"two\nlines"\n\n,\nA-2,x\n');
    expect(sheet).toMatchObject({ rows: [{ number: 2 }, { number: 5 }] });
  });

  test("reports a quote inside a cell with the row and column the spreadsheet shows", () => {
    const inches = expect.stringMatching(/^row 4, column C: has a " in it\. .*30, not 30"/);
    expect(read('a,b,width\n\nA-1,"two\nlines",84\nA-2,x,30"\n')).toEqual({ unreadable: inches });
    expect(read('a,b,width\n\nA-1,"two\nlines",84\nA-2,x,"3"0\n')).toEqual({ unreadable: inches });
  });

  test("reports why it can't be read", () => {
    expect(read("  \n")).toEqual({ unreadable: "The file is empty." });
    expect(read('sku,title\nA-1,"Sofa')).toMatchObject({
      unreadable: expect.stringContaining('row 2, column B: begins with a " that nothing closes'),
    });
    expect(read("PK\u0003\u0004and the rest of an .xlsx file")).toMatchObject({
      unreadable: expect.stringContaining("a workbook, not a CSV"),
    });
  });
});

test("columns are lettered as in a spreadsheet", () => {
  expect([0, 25, 26, 27, 51, 52, 701, 702].map(columnLetter)).toEqual([
    "A",
    "Z",
    "AA",
    "AB",
    "AZ",
    "BA",
    "ZZ",
    "AAA",
  ]);
});

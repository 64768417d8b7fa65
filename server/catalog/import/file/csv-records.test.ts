import { describe, expect, test } from "vitest";
import { collect } from "#tests/support/collect.ts";
import { csvRecords, UnreadableFileError } from "./csv-records.ts";
import { headedTable } from "./headed-table.ts";

async function read(...chunks: string[]) {
  async function* source() {
    yield* chunks;
  }
  return await collect(csvRecords(source()));
}
const cells = async (...chunks: string[]) => (await read(...chunks)).map((row) => row.cells);

describe("a table saved as CSV", () => {
  test.each([
    ["comma and Excel's line ends", "sku,title\r\nA-1,Sofa\r\n"],
    ["semicolons", "sku;title\nA-1;Sofa"],
    ["tabs", "sku\ttitle\nA-1\tSofa\n"],
    ["bars", "sku|title\nA-1|Sofa\n"],
    ["old Mac line ends", "sku,title\rA-1,Sofa\r"],
    ["mixed line ends", "sku,title\r\nA-1,Sofa\n"],
    ["Excel's first line sep=", "sep=;\r\nsku;title\r\nA-1;Sofa"],
    ["quoted cells and stray blanks", '"sku", "title"\n"A-1" , Sofa '],
  ])("is read with %s", async (_, text) => {
    expect(await read(text)).toEqual([
      { number: 1, cells: ["sku", "title"] },
      { number: 2, cells: ["A-1", "Sofa"] },
    ]);
  });

  test("is read the same however it is split into chunks", async () => {
    const text = 'sku;"a,b"\r\nA-1;"two\r\nlines; ""here"""\r\nA-2;x';
    const whole = await cells(text);
    expect(whole).toEqual([
      ["sku", "a,b"],
      ["A-1", 'two\r\nlines; "here"'],
      ["A-2", "x"],
    ]);
    expect(await cells(...text)).toEqual(whole);
  });

  test("has the spreadsheet's row numbers despite blank rows and line breaks", async () => {
    const rows = await read('sku,description\nA-1,"two\nlines"\n\n,\nA-2,x\n');
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(rows[4]?.cells).toEqual(["A-2", "x"]);
  });

  test("may have inch marks within cells", async () => {
    expect(await cells('sku,width\nA-1,30"\nA-2,7\'2"\n')).toEqual([
      ["sku", "width"],
      ["A-1", '30"'],
      ["A-2", "7'2\""],
    ]);
  });

  test("is refused with row and column of an unclosed quote", async () => {
    await expect(read('sku,title\nA-1,"Sofa')).rejects.toThrow(UnreadableFileError);
    await expect(read('sku,title\nA-1,"Sofa')).rejects.toThrow("row 2, column B: begins with a");
  });
});

describe("the row with the headings", () => {
  const known = (cell: string) => ["sku", "title", "price"].includes(cell);
  async function* rows(...lines: string[][]) {
    yield* lines.map((line, index) => ({ number: index + 1, cells: line }));
  }

  test("is found below a letterhead; empty rows and the headings of the next page are left out", async () => {
    const letterhead = [
      ["Price Book", "", ""],
      ["", "", ""],
      ["sku", "title", "price"],
    ];
    const table = await headedTable(
      rows(...letterhead, ["", "", ""], ["A", "B", "1"], ["sku", "title", "price"]),
      known,
    );
    expect(table?.headerRow).toBe(3);
    expect(table && (await collect(table.rows))).toEqual([{ number: 5, cells: ["A", "B", "1"] }]);
  });

  test("is the row with the most words if no heading is known", async () => {
    const table = await headedTable(
      rows(["Acme"], ["Item", "Cost", "Cube"], ["1", "2", "3"]),
      known,
    );
    expect(table?.header).toEqual(["Item", "Cost", "Cube"]);
  });
});

import { describe, expect, test } from "vitest";
import { collect } from "#tests/support/collect.ts";
import { csvRecords, UnreadableFileError } from "./csv-records.ts";
import { headedTable } from "./headed-table.ts";

async function read(...chunks: string[]) {
  async function* source() {
    yield* chunks;
  }
  return await collect(csvRecords(source(), (cell) => ["id", "sku", "title"].includes(cell)));
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

describe("the separator", () => {
  const text = "a description, with commas, and; semicolons | bars, so that they are many,";
  test.each([
    ["T10: bars within cells", "id,title\nA,one | two | three | four\nB,x"],
    ["commas in the text of a tab-separated file", `id\ttitle\nA\t${text}\nB\t${text}\n`],
    ["commas in numbers", "code;wide;deep\nA;84,5;37,5\nB;61,5;38,5\nC;61,5;38,5"],
    ["a letterhead", "Price list, 2026, East\n\nsku;title\nA;B\n"],
    ["rows without the last cells", `code\tname\tx\ty\nA\tB\n${"C, D\tE, F\tG\tH\n".repeat(3)}`],
  ])("is not taken from %s", async (_, file) => {
    const [first, second] = (await cells(file)).filter((row) => row.length > 1).slice(-2);
    expect([first?.length, second?.length]).toEqual([second?.length, first?.length]);
    const joined = (await cells(file)).at(-1)?.join(";");
    expect(["B;x", `B;${text}`, "C;61,5;38,5", "A;B", "C, D;E, F;G;H"]).toContain(joined);
  });
});

describe("T9: tab-separated text", () => {
  test.each([
    ["quotes doubled by a spreadsheet", '"84"" Recliner"\t"37"""', ['84" Recliner', '37"']],
    ["line breaks within a cell", 'A\t"one\r\ntwo\n\nthree"\tB', ["A", "one\ntwo\n\nthree", "B"]],
    ["two such cells", '"a\nb"\t"c\n""d"""', ["a\nb", 'c\n"d"']],
    ["an inch mark at the end", '84"\t7\'2"\tx', ['84"', "7'2\"", "x"]],
    ["a quoted word in a text", '"Slate" Recliner\tx', ['"Slate" Recliner', "x"]],
    ["a quote that nothing closes", '"Slate\tRecliner 84"', ['"Slate', 'Recliner 84"']],
    ["an empty quoted cell", '""\tx', ["", "x"]],
  ])("is read with %s", async (_, line, expected) => {
    const file = `sku\ttitle\r\n${line}\r\nlast\trow`;
    const rows = await read(file);
    expect(rows.map(({ cells }) => cells)).toEqual([["sku", "title"], expected, ["last", "row"]]);
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(await read(...file)).toEqual(rows);
  });

  test("keeps every row when an opening quote is never closed", async () => {
    const rows = 'A\t"one\nB\ttwo\nC\t"three\n"D\tfour"';
    expect(await cells(`sku\ttitle\n${rows}\n`)).toEqual([
      ["sku", "title"],
      ["A", '"one'],
      ["B", "two"],
      ["C", '"three'],
      ['"D', 'four"'],
    ]);
  });
});

describe("T23: a huge cell", () => {
  test("of some megabytes is read", async () => {
    const huge = `<img src=""data:image/png;base64,${"A".repeat(3_000_000)}"">`;
    const rows = await cells(`sku,title\nA,"${huge}"\nB,x\n`);
    expect(rows.map(([sku, title]) => [sku, title?.length])).toEqual([
      ["sku", 5],
      ["A", huge.length - 2],
      ["B", 1],
    ]);
  });

  test("that is too large is refused with the true reasons", async () => {
    const part = "A".repeat(1_000_000);
    const parts = Array.from({ length: 20 }, () => part);
    await expect(read('sku,title\nA,x\nB,"', ...parts, '"\n')).rejects.toThrow(
      /^row 3: is larger than 16 MB. Either a cell there has a picture .* or begins with a "/,
    );
  });
});

describe("the row with the headings", () => {
  const known = (cell: string) => ["sku", "title", "price"].includes(cell);
  const rows = (...lines: string[][]) =>
    async function* () {
      yield* lines.map((line, index) => ({ number: index + 1, cells: line }));
    };

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
    for (const time of ["first", "second"]) {
      const read = table && (await collect(table.rows));
      expect(read, time).toEqual([{ number: 5, cells: ["A", "B", "1"] }]);
    }
  });

  test("T10: is not one of the rows that explain them in a template", async () => {
    const explained = ["# Required | Give sku, title or price", "# Optional", "# At most 80"];
    const table = await headedTable(
      rows(explained, ["Code", "Words", "Cost"], ["# Example:", "", ""], ["1", "2", "3"]),
      known,
    );
    expect(table?.header).toEqual(["Code", "Words", "Cost"]);
    expect(table && (await collect(table.rows))).toEqual([{ number: 4, cells: ["1", "2", "3"] }]);
  });

  test("is the row with the most words if no heading is known", async () => {
    const table = await headedTable(
      rows(["Acme"], ["Item", "Cost", "Cube"], ["1", "2", "3"]),
      known,
    );
    expect(table?.header).toEqual(["Item", "Cost", "Cube"]);
  });
});

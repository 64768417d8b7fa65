import { Readable } from "node:stream";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvRecords } from "#server/catalog/import/file/csv-records.ts";
import type { CopyFile } from "./read-copy.ts";
import { isHeading, takeTexts, toTextsCsv } from "./texts-csv.ts";

const english = new Map<string, CopyFile>([
  ["home", { title: "Real furniture, real prices" }],
  ["quote", { title: "Quote", list: { count: "{count, number} pieces" }, steps: ["One", "Two"] }],
]);
const spanish = new Map<string, CopyFile>([["quote", { title: "Cotización", old: "Viejo" }]]);
const none = new Map<string, CopyFile>();

async function rows(csv: string): Promise<string[][]> {
  const found: string[][] = [];
  for await (const { cells } of csvRecords(
    Readable.from([csv.replace(/^\uFEFF/, "")]),
    isHeading,
  )) {
    found.push(cells);
  }
  return found;
}

describe("an exported file", () => {
  it("has key, English, translation and where each text is used", () => {
    const csv = toTextsCsv("es", { english, copy: spanish }, ({ file }) => [`${file}.tsx`, "b.ts"]);
    expect(csv).toBe(
      [
        "\uFEFFkey,English,Spanish,used in",
        'home: title,"Real furniture, real prices",,"home.tsx, b.ts"',
        'quote: title,Quote,Cotización,"quote.tsx, b.ts"',
        'quote: list.count,"{count, number} pieces",,"quote.tsx, b.ts"',
        'quote: steps.0,One,,"quote.tsx, b.ts"',
        'quote: steps.1,Two,,"quote.tsx, b.ts"',
        "",
      ].join("\r\n"),
    );
  });

  it("has no cell that a spreadsheet computes, and comes back as it was", async () => {
    const texts = new Map<string, CopyFile>([
      ["sums", { one: "=1+1", two: "@SUM(A1)", three: "-x", four: "'=1" }],
    ]);
    const csv = toTextsCsv("es", { english: texts, copy: texts }, () => []);
    expect(csv).not.toMatch(/(^|[,"\n])[=@]/m);
    const taken = takeTexts("es", { english: texts, copy: none }, await rows(csv));
    expect(taken).toEqual({ copy: texts, changed: 4, problems: [] });
  });

  it("comes back as it was, whatever the texts are", async () => {
    const word = fc
      .string({ unit: fc.constantFrom(..."aé=+-@|\"',;\t (1)\n·“") })
      .filter((text) => text.trim() !== "");
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1 }), async (words) => {
        const texts = new Map<string, CopyFile>([
          ["list", { words: words.map((text) => text.replaceAll("\t", " ")) }],
        ]);
        const csv = toTextsCsv("es", { english: texts, copy: texts }, () => []);
        const { copy, problems } = takeTexts("es", { english: texts, copy: none }, await rows(csv));
        expect(problems).toEqual([]);
        expect(copy).toEqual(texts);
      }),
    );
  });
});

describe("an imported file", () => {
  const headings = ["key", "English", "Spanish", "used in"];
  const take = (...lines: string[][]) =>
    takeTexts("es", { english, copy: spanish }, [headings, ...lines]);

  it("changes what fits, in the order of the English texts, and keeps the rest", () => {
    const taken = take(
      ["quote: steps.1", "Two", "Dos"],
      ["quote: list.count", "{count, number} pieces", "{count, number} piezas"],
      ["quote: title", "Quote", ""],
    );
    expect([...taken.copy]).toEqual([
      [
        "quote",
        { title: "Cotización", list: { count: "{count, number} piezas" }, steps: ["", "Dos"] },
      ],
    ]);
    expect(Object.keys(taken.copy.get("quote") ?? {})).toEqual(["title", "list", "steps"]);
    expect(taken.changed).toBe(2);
    expect(taken.problems).toEqual([
      "quote: old: has no English text any more, so it was removed.",
    ]);
  });

  it.each([
    [["quote: none", "None", "Nada"], /there is no such text\. The translation was: “Nada”/],
    [["quote: steps.0", "First", "Uno"], /the English text has changed to “One”/],
    [["quote: list.count", "{count, number} pieces", "{n} piezas"], /lacks \{count\}/],
    [["home: title", "Real furniture, real prices", "«Muebles»"], /has « /],
  ])("leaves out %j", (line, problem) => {
    const taken = take(line);
    expect(taken.problems.at(-1)).toMatch(problem);
    expect(taken.changed).toBe(0);
  });

  it("must have the columns of an exported one", () => {
    const taken = takeTexts("es", { english, copy: spanish }, [
      ["key", "Spanish"],
      ["quote: title", "x"],
    ]);
    expect(taken).toEqual({
      copy: spanish,
      changed: 0,
      problems: ["The first row lacks “English”."],
    });
  });
});

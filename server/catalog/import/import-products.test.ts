import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readUsedIds } from "#server/catalog/starter-set/used-ids.ts";
import { importColumns } from "./columns.ts";
import { importProducts } from "./import-products.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "import-"));
  for (const slug of ["model-4400-recliner", "pebble-modular-accent-chair"]) {
    cpSync(`tests/fixtures/catalogue/${slug}.json`, join(folder, `${slug}.json`));
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const importCsv = (csv: string, write = true) =>
  importProducts(new TextEncoder().encode(csv), folder, { write });
const saved = (slug: string) => JSON.parse(readFileSync(join(folder, `${slug}.json`), "utf8"));
const fileContents = () =>
  readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]);

const heading = "SKU,Name,Room,Category,Material,Color,Width,Depth,Height,Description";
const newSofa =
  "PF-BAY,Bay Window Sofa,Living Room,Stationary Sofa + Loveseats,Velvet,Gray,84,37,33,Deep.";

describe("B4: never uses an id twice (rule 3.3)", () => {
  const record = () => readUsedIds(folder).map(({ id, sku }) => `${id} ${sku}`);
  const remove = (slug: string) => rmSync(join(folder, `${slug}.json`));

  test("a new product never gets a removed product's id", () => {
    importCsv(`${heading}\n${newSofa}`);
    expect(saved("bay-window-sofa").id).toBe("1005");
    remove("bay-window-sofa");
    importCsv(`${heading}\n${newSofa.replace("PF-BAY,Bay", "PF-DEN,Den")}`);
    expect(saved("den-window-sofa").id).toBe("1006");
    expect(record()).toEqual([
      "1001 PF-PEBBLE-IVY",
      "1004 PF-4400-GRY",
      "1005 PF-BAY",
      "1006 PF-DEN",
    ]);
  });

  test("a row can't reuse a used id for another product, but the same product may return", () => {
    importCsv(`${heading}\n${newSofa}`);
    remove("bay-window-sofa");
    const other = importCsv(`${heading},id\n${newSofa.replace("PF-BAY,Bay", "PF-DEN,Den")},1005`);
    expect(other.problems).toEqual([
      "row 2, column K (id): 1005 was the id of another piece (PF-BAY) and is never used again; give this one a new id, or none",
    ]);
    expect(importCsv(`${heading},id\n${newSofa},1005`).problems).toEqual([]);
    expect(saved("bay-window-sofa").id).toBe("1005");
  });

  test("a dry run records nothing", () => {
    importCsv(`${heading}\n${newSofa}`, false);
    expect(record()).toEqual([]);
  });
});

describe("A1, A2: rejects ambiguous cells and names row and column", () => {
  test.each([
    [
      newSofa.replace("84,37", '"1,200",37'),
      'row 2, column G (Width): "1,200" may be 1200 or 1.2; write it without the comma',
    ],
    [
      newSofa.replace("84,37", '84,"1.200,5"'),
      'row 2, column H (Depth): "1.200,5" can be read in two ways',
    ],
    [
      newSofa.replace("Deep.", "<p>Deep.</p>"),
      'row 2, column J (Description): holds "<p>", which is code of a web page',
    ],
    [newSofa.replace("Bay Window", "Bay &amp; Window"), 'row 2, column B (Name): holds "&amp;"'],
    [newSofa.replace("Velvet", "Velvet&nbsp;soft"), 'row 2, column E (Material): holds "&nbsp;"'],
  ])("%s", (row, problem) => {
    const before = fileContents();
    expect(importCsv(`${heading}\n${row}`).problems).toEqual([expect.stringContaining(problem)]);
    expect(fileContents()).toEqual(before);
  });
});

describe("a good import", () => {
  test("adds a product from a row, with defaults for empty cells", () => {
    const plan = importCsv(`${heading}\n${newSofa}`);
    expect(plan).toMatchObject({ problems: [], added: [{ sku: "PF-BAY" }], updated: [] });
    expect(saved("bay-window-sofa")).toMatchObject({
      id: "1005",
      title: "Bay Window Sofa",
      collection: "living-room",
      type: "stationary-sofa-loveseats",
      price: 0,
      image: "bay-window-sofa/primary",
      imageAlt: "Bay Window Sofa in Gray",
      availability: "in_stock",
      specs: { width: 84, length: 37, height: 33, unit: "in" },
    });
  });

  test("updates only the row's cells, matching by SKU", () => {
    const before = saved("model-4400-recliner");
    const plan = importCsv(`sku,price,badges\r\nPF-4400-GRY,"$1,299.50",Sale | Best Seller\r\n`);
    expect(plan).toMatchObject({ problems: [], added: [], updated: [{ slug: before.slug }] });
    expect(saved("model-4400-recliner")).toEqual({
      ...before,
      price: 1299.5,
      badges: ["Sale", "Best Seller"],
    });
  });

  test("updates by slug where a row has no SKU", () => {
    importCsv("slug,title\nmodel-4400-recliner,The 4400");
    expect(saved("model-4400-recliner")).toMatchObject({ sku: "PF-4400-GRY", title: "The 4400" });
  });

  test("doesn't change a field with an empty cell, and empties one with a dash", () => {
    const before = saved("model-4400-recliner");
    importCsv("sku,badges,retail code,title\nPF-4400-GRY,-,-,");
    const after = saved("model-4400-recliner");
    expect(after.badges).toEqual([]);
    expect(after.specs).not.toHaveProperty("retailCode");
    expect(after.title).toBe(before.title);
  });

  test("keeps the picture of a swatch that keeps its name", () => {
    const { image } = saved("pebble-modular-accent-chair").swatches[0];
    expect(image).toBeDefined();
    importCsv("sku,swatches\nPF-PEBBLE-IVY,Ivory White #ffffff | New Green #00aa00");
    expect(saved("pebble-modular-accent-chair").swatches).toEqual([
      { label: "Ivory White", colorHex: "#ffffff", image },
      { label: "New Green", colorHex: "#00aa00" },
    ]);
  });

  test("leaves unchanged products' files untouched", () => {
    const before = saved("model-4400-recliner");
    const plan = importCsv("sku,title\nPF-4400-GRY,Model 4400 Recliner");
    expect(plan).toMatchObject({ added: [], updated: [], unchanged: [{ sku: "PF-4400-GRY" }] });
    expect(saved("model-4400-recliner")).toEqual(before);
  });

  test("gives new products ids above all others, in the order of the rows", () => {
    importCsv(
      `${heading},id\n${newSofa},\n${newSofa.replace(/Bay/g, "Cove").replace("BAY", "COVE")},2000`,
    );
    expect(saved("bay-window-sofa").id).toBe("2001");
    expect(saved("cove-window-sofa").id).toBe("2000");
  });

  test("dry run returns the same plan and writes nothing", () => {
    const before = fileContents();
    expect(importCsv(`${heading}\n${newSofa}`, false).added).toHaveLength(1);
    expect(fileContents()).toEqual(before);
  });

  test("leaves no temporary files behind", () => {
    importCsv(`${heading}\n${newSofa}`);
    expect(readdirSync(folder).filter((name) => name.startsWith("."))).toEqual([]);
  });

  test("the template's two products match the catalog", () => {
    const plan = importProducts(readFileSync("shop/catalogue-template.csv"), "shop/catalogue", {
      write: false,
    });
    expect(plan).toMatchObject({ problems: [], added: [], updated: [], unchanged: [{}, {}] });
  });

  test("the template has every column except unit", () => {
    const [header = ""] = readFileSync("shop/catalogue-template.csv", "utf8").split("\r\n");
    const columns = importColumns([]).map(({ name }) => name);
    expect([...header.replace("\uFEFF", "").split(","), "unit"]).toEqual(columns);
  });
});

describe("a bad import names row and column and writes nothing", () => {
  const problemsOf = (csv: string) => {
    const before = fileContents();
    const { problems } = importCsv(csv);
    expect(fileContents()).toEqual(before);
    return problems;
  };

  test("one bad row blocks the whole import", () => {
    const bad = "PF-BAD,Bad Sofa,Living Room,Stationary Sectionals,Velvet,Gray,wide,37,33,Deep.";
    expect(problemsOf(`${heading}\n${newSofa}\n${bad}`)).toEqual([
      'row 3, column G (Width): "wide" is not a size in inches such as 84 or 84.5',
    ]);
  });

  test("every problem of every row is listed", () => {
    expect(problemsOf("sku,price,availability\nPF-4400-GRY,ask,soon\nPF-PEBBLE-IVY,x,")).toEqual([
      'row 2, column B (price): "ask" is not a price such as 1299 or 1,299.50',
      'row 2, column C (availability): "soon" is not one of in stock, preorder, out of stock',
      'row 3, column B (price): "x" is not a price such as 1299 or 1,299.50',
    ]);
  });

  test("problems of all kinds are listed in the order of the rows", () => {
    const rows = "PF-NEW,,call\nPF-4400-GRY,x,ask\nPF-4400-GRY,y,call\nPF-4400-GRY,z,soon";
    const problems = problemsOf(`sku,title,price\n${rows}`);
    expect(problems.map((problem) => Number(/^row (\d+)/.exec(problem)?.[1]))).toEqual(
      problems.map((problem) => Number(/^row (\d+)/.exec(problem)?.[1])).sort(),
    );
    expect(problems[0]).toBe("row 2, column B (title): is missing");
    expect(problems.at(-1)).toMatch(/^row 5, column C/);
  });

  test("an unknown column is rejected by name", () => {
    expect(problemsOf("sku,Colour Family\nPF-4400-GRY,gray")).toEqual([
      expect.stringMatching(/^row 1, column B \(Colour Family\): is not a column we know\./),
    ]);
  });

  test("two columns that mean the same", () => {
    expect(problemsOf("sku,color,Colour\nPF-4400-GRY,gray,red")).toEqual([
      "row 1, column C (Colour): says the same as column B (color)",
    ]);
  });

  test("a sheet that identifies no products", () => {
    expect(problemsOf("title\nModel 4400 Recliner")).toEqual([
      "row 1: there must be a column named sku (or slug) to tell pieces apart",
    ]);
  });

  test("missing data of a new product, with and without a column", () => {
    expect(problemsOf("sku,title,material\nPF-NEW,,Velvet")).toEqual([
      "row 2, column B (title): is missing",
      "row 2: collection is missing",
      "row 2: type is missing",
      "row 2: color is missing",
      "row 2: width is missing",
      "row 2: length is missing",
      "row 2: height is missing",
      "row 2: description is missing",
    ]);
  });

  test("a collection or type the shop does not have", () => {
    expect(problemsOf(`${heading}\n${newSofa.replace("Living Room", "Garage")}`)[0]).toMatch(
      /^row 2, column C \(Room\): "Garage" is not one of living-room, bedroom/,
    );
    expect(problemsOf(`${heading}\n${newSofa.replace("Living Room", "Bedroom")}`)[0]).toMatch(
      /^row 2, column D \(Category\): "stationary-sofa-loveseats" is not a type of bedroom/,
    );
  });

  test("two rows for one product", () => {
    expect(problemsOf("sku,price\nPF-4400-GRY,1\nPF-4400-GRY,2")[0]).toContain(
      "already used by row 2",
    );
  });

  test("a new SKU can't take an existing product's slug", () => {
    expect(problemsOf("slug,sku,title\nmodel-4400-recliner,PF-NEW,A new piece")).toEqual([
      "row 2, column A (slug): is Model 4400 Recliner's (PF-4400-GRY). A new piece needs another slug, or none; to give Model 4400 Recliner another SKU, change it in model-4400-recliner.json",
    ]);
  });

  test("a SKU that another product has", () => {
    expect(problemsOf("slug,sku\nmodel-4400-recliner,PF-PEBBLE-IVY")).toEqual([
      "row 2, column A (slug): is pebble-modular-accent-chair for this piece and is its page's address; an import does not change it",
    ]);
  });

  test("changing an existing product's id or slug", () => {
    expect(problemsOf("sku,id\nPF-4400-GRY,77")).toEqual([
      "row 2, column B (id): is 1004 for this piece; an import does not change it",
    ]);
  });

  test("a formula that went wrong in the spreadsheet", () => {
    expect(problemsOf("sku,title\nPF-4400-GRY,#REF!")).toEqual([
      "row 2, column B (title): #REF! is an error of the spreadsheet; put a value there",
    ]);
  });

  test("a cell without a heading", () => {
    expect(problemsOf("sku,title\nPF-4400-GRY,x,surprise")).toEqual([
      "row 2, column C: has no heading above it",
    ]);
  });

  test("an empty sheet, and an invalid catalog", () => {
    expect(problemsOf("sku,title\n")).toEqual(["The file has no rows below its header."]);
    rmSync(join(folder, "model-4400-recliner.json"));
    cpSync("shop/pictures.json", join(folder, "model-4400-recliner.json"));
    expect(problemsOf("sku,title\nPF-4400-GRY,x")[0]).toContain("model-4400-recliner.json: ");
  });
});

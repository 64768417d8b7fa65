import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  documentsCited,
  numberingFaults,
  ruleNumbers,
  rulesCited,
} from "#tests/support/rule-citations.ts";

const projectRoot = join(import.meta.dirname, "../..");
const code = [
  "app",
  "bench",
  "deploy",
  "desk",
  "copy",
  "domain",
  "models",
  "pictures",
  "scripts",
  "server",
  "shop",
  "studio",
];
const isText =
  /(?:\.(?:tsx?|mts|mjs|css|py|sh|md|conf|cfg|yaml|env|service|timer)|\/[A-Z][a-z]+file)$/;

/** This file cites made-up rules, so its citations don't count. */
const thisFile = "tests/docs/rules.test.ts";

const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");

/** The text files in these folders. */
const filesIn = (folders: readonly string[]) =>
  folders
    .flatMap((folder) =>
      readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => isText.test(file) && !file.includes("node_modules") && file !== thisFile)
    .map((file) => ({ file, text: read(file) }));

const rules = read("docs/rules.md");
const known = ruleNumbers(rules);
const inCode = filesIn([...code, "tests"]);
const everywhere = [
  ...inCode,
  ...filesIn(["docs"]),
  { file: "README.md", text: read("README.md") },
];

describe("docs/rules.md", () => {
  it("numbers chapters and rules in order", () => {
    expect(known).not.toEqual([]);
    expect(numberingFaults(rules)).toEqual([]);
  });

  it("has every rule that is cited", () => {
    const unknown = everywhere.flatMap(({ file, text }) =>
      rulesCited(text)
        .filter(({ rule }) => !known.includes(rule))
        .map(({ rule, line }) => `${file}:${line} cites rule ${rule}`),
    );
    expect(unknown).toEqual([]);
  });

  it("has no rule that neither code nor tests cite", () => {
    const cited = new Set(inCode.flatMap(({ text }) => rulesCited(text).map(({ rule }) => rule)));
    expect(known.filter((rule) => !cited.has(rule))).toEqual([]);
  });

  it("is the only numbered document that code cites", () => {
    const others = everywhere.flatMap(({ file, text }) =>
      documentsCited(text).map((paper) => `${file} cites ${paper}`),
    );
    expect(others).toEqual([]);
  });
});

describe("a citation", () => {
  it.each([
    ["/** Who asks (rule 8.3). */", ["8.3"]],
    ["**Rule 11.4**: they never leave the browser.", ["11.4"]],
    ["the steps (rules 10.1 and 10.28)", ["10.1", "10.28"]],
    ["posted text (rules 14.17, 14.18, and 14.19)", ["14.17", "14.18", "14.19"]],
    ["neither rule 2.7 nor 3.1: one number for each word", ["2.7"]],
    [" * with quantity 1 (rule\n * 7.2). An out-of-stock piece", ["7.2"]],
    ["  // as long as it is held (rules 10.16\n  // and 10.17)", ["10.16", "10.17"]],
    ["decision 003.3, the ruler 8.3 and HTML 5.1", []],
  ])("%j cites %j", (comment, cited) => {
    expect(rulesCited(comment).map(({ rule }) => rule)).toEqual(cited);
  });

  it("is reported with its line", () => {
    expect(rulesCited("/**\n * One (rules 8.3 and\n * 8.4).\n */")).toEqual([
      { rule: "8.3", line: 2 },
      { rule: "8.4", line: 3 },
    ]);
  });

  // Split in halves, so that searching the repository for such citations doesn't find these.
  it.each([
    ["(spec", "\u00a75)"],
    ["Section", "\u00a7 14"],
    ["Ruling", "25"],
    ["(rulings", "22, 23)"],
    ["(ruling\n *", "17)"],
  ])("%j %j cites a document that isn't in the repository", (paper, place) => {
    expect(documentsCited(`${paper} ${place}`)).toHaveLength(1);
  });
});

describe("a numbering", () => {
  it.each([
    ["is one", "## 1 Facts\n\n**1.1** A.\n\n**1.2** B.\n\n## 2 Pages\n\n**2.1** C.\n", []],
    ["lacks a rule that is gone", "## 1 Facts\n**1.1** A.\n**1.3** B.\n", []],
    ["has one twice", "## 1 Facts\n**1.1** A.\n**1.1** B.\n", ["1.1 comes after 1.1"]],
    ["is out of order", "## 1 Facts\n**1.2** A.\n**1.1** B.\n", ["1.1 comes after 1.2"]],
    ["has one elsewhere", "## 1 Facts\n**2.1** A.\n", ["2.1 stands in chapter 1"]],
    ["lacks a chapter", "## 1 Facts\n## 3 Pages\n", ["## 3 Pages comes after chapter 1"]],
  ])("%s", (_, numbered, faults) => {
    expect(numberingFaults(numbered)).toEqual(faults);
  });
});

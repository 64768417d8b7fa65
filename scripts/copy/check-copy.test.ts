import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkCopy } from "./check-copy.ts";

describe("checkCopy", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "copy-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (language: string, texts: unknown, file = "quote") => {
    mkdirSync(join(folder, language), { recursive: true });
    const json = typeof texts === "string" ? texts : JSON.stringify(texts);
    writeFileSync(join(folder, language, `${file}.json`), json);
  };
  const check = (code = 'import * as copy from "#copy/quote.ts"; f(copy.title, copy.list)') =>
    checkCopy(folder, [
      { name: "page.tsx", code },
      { name: "part.tsx", code: "words.count" },
    ]);
  const english = { title: "Quote", list: { count: "{count, number}" } };

  it("finds nothing wrong with whole translations, in every folder of a language", () => {
    write("en", english);
    write("es", { title: "Cotización", list: { count: "{count, number}" } });
    write("pl", { list: { count: "{count, number}" }, title: "Oferta" });
    mkdirSync(join(folder, "formats"));
    expect(check()).toEqual([]);
  });

  it("lists what is missing, extra, empty or wrong, with its file and key", () => {
    write("en", { ...english, end: "End" });
    write("es", { title: "", more: "Más", list: { count: "{cuenta, number}" } });
    expect(check('import * as copy from "#copy/quote.ts"; f(copy.title, copy.list)')).toEqual([
      "copy/en/quote.json: end: no source uses it. Delete it in every language.",
      "copy/es/quote.json: end: is missing. Translate “End”.",
      "copy/es/quote.json: title: “” stands for “Quote” and is empty. Translate it.",
      "copy/es/quote.json: more: has no English text. Remove it, or add that one.",
      "copy/es/quote.json: list.count: “{cuenta, number}” lacks {count}, which the English text has. Add it.",
      "copy/es/quote.json: list.count: “{cuenta, number}” has {cuenta}, which the English text hasn't. Remove it.",
    ]);
  });

  it("lists English texts that are empty, wrong or unused, and files that nothing imports", () => {
    write("en", { title: "", list: { count: "{count, plural, other {#}}" }, old: "Old" });
    write("en", { one: "One" }, "old");
    expect(check()).toEqual([
      "copy/en/quote.json: title: is empty. Write it, or remove it.",
      "copy/en/quote.json: list.count: “{count, plural, other {#}}” lacks the plural form “one” of {count}. Add one {…}.",
      "copy/en/old.json: no source imports it. Delete it in every language.",
      "copy/en/quote.json: old: no source uses it. Delete it in every language.",
    ]);
  });

  it("names the file that can't be read, and checks the others", () => {
    write("en", english);
    write("es", "{");
    write("fr", { title: 5 });
    write("de", { "the-title": "Angebot" });
    const problems = check();
    expect(problems.filter((problem) => problem.includes("can't be read as JSON"))).toHaveLength(1);
    expect(problems.filter((problem) => /title: 5 is no text/.test(problem))).toHaveLength(1);
    expect(problems.filter((problem) => /the-title: is no name/.test(problem))).toHaveLength(1);
  });
});

it("finds nothing wrong with the site's texts", () => {
  expect(checkCopy()).toEqual([]);
});

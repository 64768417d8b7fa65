import { describe, expect, it } from "vitest";
import { type CopyFile, placeOf, textsOf } from "./read-copy.ts";
import { isImported, usersOfTexts } from "./used-texts.ts";

const quote: CopyFile = {
  title: "Quote",
  list: { count: "{count, number}", empty: "Nothing", note: { label: "Note", hint: "Optional" } },
  steps: [
    { title: "First", text: "One" },
    { title: "Second", text: "Two" },
  ],
  contact: { phone: "Call", email: "Write", fax: "Fax" },
  budgets: { "Under $600": "Up to $600", "$600-$1200": "$600 to $1,200" },
};
const copy = new Map([["quote", quote]]);
const all = textsOf(copy).map((text) => text.path.join("."));

/** The texts that sources use; each starts with the import unless it has its own. */
function used(...codes: string[]): string[] {
  const sources = codes.map((code, index) => ({
    name: `source-${index}.tsx`,
    code: /#copy/.test(code) ? code : `import * as copy from "#copy/quote.ts";\n${code}`,
  }));
  const usersOf = usersOfTexts(copy, sources);
  return textsOf(copy)
    .filter((text) => usersOf(text).length > 0)
    .map(({ path }) => path.join("."));
}
const below = (group: string) => all.filter((path) => path.startsWith(`${group}.`));

describe("a text is used", () => {
  it.each([
    ["by its name", "f(copy.title)", ["title"]],
    ["called with values", "copy.list.count({ count })", ["list.count"]],
    ["in an element", "<p title={copy.list.empty}>{copy.title}</p>", ["title", "list.empty"]],
    ["by a name in brackets", 'copy["list"]?.empty!', ["list.empty"]],
    ["and then cut", 'copy.title.replace("a", "b")', ["title"]],
    ["by its place in a list", "copy.steps[1].text", ["steps.1.text"]],
    ["in a destructured group", "const { empty } = copy.list; f(empty)", ["list.empty"]],
    [
      "in a nested pattern",
      "const { list: { note: { hint: words } } } = copy; f(words)",
      ["list.note.hint"],
    ],
    ["by another name", "const words = copy.list; f(words.empty)", ["list.empty"]],
    [
      "by a name made from a name, in any order",
      "const a = () => note.label; const note = list.note; const { list } = copy;",
      ["list.note.label"],
    ],
    [
      "in one of two groups",
      "const one = x ? copy.list : copy.contact; f(one.fax, one.empty)",
      ["list.empty", "contact.fax"],
    ],
    [
      "as the default of a parameter",
      "function F({ words = copy.title }) { return words; }",
      ["title"],
    ],
    ["by an exported name", "export const { title } = copy;", ["title"]],
    ["imported by name", 'import { title as t } from "#copy/quote.ts"; f(t)', ["title"]],
    [
      "for a language",
      'import { copyIn } from "#copy-in/quote.ts"; copyIn[language].title',
      ["title"],
    ],
    [
      "for a language, by another name",
      'import { copyIn } from "#copy-in/quote.ts"; const words = copyIn[of(lead)]; words.list.empty',
      ["list.empty"],
    ],
    [
      "for a language, destructured",
      'import { copyIn } from "#copy-in/quote.ts"; const { title } = copyIn.en; f(title)',
      ["title"],
    ],
    ["loaded later", 'const words = await import("#copy/quote.ts"); f(words.title)', ["title"]],
  ])("%s", (_, code, texts) => {
    expect(used(code)).toEqual(texts);
  });

  it("by a name that only the running code knows", () => {
    expect(used("copy.contact[by]")).toEqual(below("contact"));
    expect(used("const { [by]: words } = copy.contact; f(words)")).toEqual(below("contact"));
    expect(used("copy.steps[at].title")).toEqual(["steps.0.title", "steps.1.title"]);
    expect(used("f(copy[name].note.label)")).toEqual(["list.note.label"]);
    expect(used("<p>{Object.values(copy.contact)}</p>")).toEqual(below("contact"));
  });

  it("with all of its list", () => {
    expect(used("copy.steps.map((step) => step.title)")).toEqual(below("steps"));
    expect(used("<List steps={copy.steps} text title />")).toEqual(below("steps"));
  });
});

describe("a text of a group that is passed on", () => {
  it("is used if some source has its name", () => {
    expect(used("<Note copy={copy.list.note} />", "words.label")).toEqual(["list.note.label"]);
    expect(used("f({ ...copy.contact })", 'const ways = ["phone", "fax"]')).toEqual([
      "contact.phone",
      "contact.fax",
    ]);
  });
});

it("finds the names of a group that are words, such as posted values", () => {
  expect(used("f(copy.budgets)", 'const budgets = ["Under $600"]')).toEqual(["budgets.Under $600"]);
});

describe("a text isn't used", () => {
  it.each([
    ["by a type", 'type Words = typeof copy.list; let x: (typeof copy)["title"];'],
    ["by a comment or a string", '// copy.title\nf("copy.title")'],
    ["by another group's text of that name", "f(other.title, { title: 1 })"],
    ["by a type import", 'import type * as copy from "#copy/quote.ts";'],
    ["by the texts of another file", 'import * as copy from "#copy/other.ts"; f(copy.title)'],
    ["by a declaration alone", "const { title } = copy;"],
  ])("%s", (_, code) => {
    expect(used(code)).toEqual([]);
  });
});

it("names the sources that use a text", () => {
  const source = (name: string) => ({
    name,
    code: 'import * as copy from "#copy/quote.ts"; f(copy.title)',
  });
  const usersOf = usersOfTexts(copy, [source("a.ts"), source("b.tsx")]);
  const [title] = textsOf(copy);
  expect(title && [placeOf(title), usersOf(title)]).toEqual(["quote: title", ["a.ts", "b.tsx"]]);
});

it("knows whether a file is imported", () => {
  const sources = [{ name: "a.ts", code: 'import { copyIn } from "#copy-in/quote.ts";' }];
  expect([isImported("quote", sources), isImported("other", sources)]).toEqual([true, false]);
});

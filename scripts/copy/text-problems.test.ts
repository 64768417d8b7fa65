import { describe, expect, it } from "vitest";
import { fontCharacters } from "./font-characters.ts";
import { differences, pluralForms, textProblems } from "./text-problems.ts";

const inFonts = fontCharacters();
const problems = (text: string, language = "es-US") => textProblems(text, language, inFonts);

describe("a text by itself", () => {
  it.each([
    "¿Cabe en su casa? ¡Sí! – 84 pulg. · 7 × 4 …",
    "{count, plural, one {# pieza} other {# piezas}}",
    "{count, plural, =0 {nada} one {# pieza} many {# de piezas} other {# piezas}}",
    "Vea <link>nuestra política</link>.\nGracias.",
  ])("may be %s", (text) => {
    expect(problems(text)).toEqual([]);
  });

  it.each([
    ["{count", /^can't be read as a text: /],
    ["<link>Una</link> y <link>otra</link>", /<link> stands there twice/],
    ["{count, plural, other {# piezas}}", /lacks the plural form “one” of \{count\}/],
    ["{n, plural, one {#} few {#} other {#}}", /“few” of \{n\}, which the language hasn't/],
    ["«Sofá»", /has « \(U\+00AB\).*main font files/],
    ["{by, select, a {№} other {}}", /has № \(U\+2116\)/],
  ])("may not be %s", (text, problem) => {
    expect(problems(text)[0]).toMatch(problem);
  });

  it("needs the plural forms that whole numbers have in its language", () => {
    expect(["en-US", "es-US", "pl"].map((tag) => [...pluralForms(tag)].toSorted())).toEqual([
      ["one", "other"],
      ["one", "other"],
      ["few", "many", "one"],
    ]);
    expect(problems("{n, plural, one {#} other {#}}", "pl")).toHaveLength(2);
  });
});

describe("a translation beside its English text", () => {
  it.each([
    ["{n, plural, one {# pieza} other {# piezas}}", "{n, plural, one {# piece} other {# pieces}}"],
    ["<link>Política</link> de {shop}", "{shop}'s <link>policy</link>"],
    ["{by, select, other {B} phone {A}}", "{by, select, phone {a} other {b}}"],
  ])("%s has the same as %s", (text, english) => {
    expect(differences(text, english)).toEqual([]);
  });

  it.each([
    ["Hola", "Hello {name}", /lacks \{name\}/],
    ["Hola {nombre}", "Hello {name}", /lacks \{name\}|has \{nombre\}/],
    ["Hola {name}", "Hello", /has \{name\}, which the English text hasn't/],
    ["Vea la política", "See our <link>policy</link>", /lacks <link>/],
    [
      "{count} piezas",
      "{count, number} pieces",
      /uses \{count\} as text, the English text as number/,
    ],
    [
      "{by, select, teléfono {a} other {b}}",
      "{by, select, phone {a} other {b}}",
      /choices for \{by\}/,
    ],
    ["{by}", "{by, select, phone {a} other {b}}", /choices for \{by\}: none/],
  ])("%s differs from %s", (text, english, problem) => {
    expect(differences(text, english)[0]).toMatch(problem);
  });
});

it("knows the characters of the main fonts from the styles", () => {
  expect([..."aZ ñ¿“–×$"].every(inFonts)).toBe(true);
  expect([..."ªº«»ç€⟦"].some(inFonts)).toBe(false);
  expect(() => fontCharacters("")).toThrow("no unicode-range for figtree");
});

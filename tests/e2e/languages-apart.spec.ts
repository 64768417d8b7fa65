import type { Page } from "@playwright/test";
import { addressesIn } from "#domain/addresses/every-table.ts";
import { fromEnglish } from "#domain/addresses/translate.ts";
import { type Language, languages } from "#domain/language.ts";
import { hearOptions } from "#features/quote/quote-draft.ts";
import { copyPieces, piecesIn } from "#tests/support/copy-pieces.ts";
import { languageStages } from "#tests/support/language-stages.ts";
import { withoutNames } from "#tests/support/shared-names.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { shownTexts } from "#tests/support/shown-texts.ts";

const pairs: readonly { language: Language; other: Language }[] = [
  { language: "es", other: "en" },
  { language: "en", other: "es" },
];

/** What every form posts, and the framework's own words for what our page of errors replaces. */
const exempt: readonly string[] = [...hearOptions, "Unexpected Application Error!"];

const at = (language: Language) => (english: string) =>
  fromEnglish(english, addressesIn[language]) ?? english;

/** Every script and piece of data that a page loads, by its address. */
function loadedFiles(page: Page): Map<string, Promise<string>> {
  const files = new Map<string, Promise<string>>();
  page.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    const isText = /javascript|json|x-script/.test(type) && response.status() === 200;
    if (isText && !files.has(response.url())) {
      files.set(
        response.url(),
        response.text().catch(() => ""),
      );
    }
  });
  return files;
}

for (const { language, other } of pairs) {
  test.describe(`pages in ${languages[language].tag}`, { tag: "@desktop" }, () => {
    for (const kind of ["page", "form", "private", "dialog"] as const) {
      test(`a ${kind} has no words of ${languages[other].tag}, nor has what it loads (rule 17.1)`, async ({
        page,
        shop,
      }) => {
        const foreign = copyPieces(other, language).filter((piece) => !exempt.includes(piece));
        const files = loadedFiles(page);
        for (const { name, reach, kind: own } of languageStages) {
          if (own !== kind) continue;
          await reach({ page, shop, at: at(language) });
          const texts = (await shownTexts(page))
            .map(({ outside }) => withoutNames(outside))
            .join("\n");
          expect.soft(piecesIn(texts, foreign), name).toEqual([]);
        }
        for (const [address, text] of files) {
          expect.soft(piecesIn(await text, foreign), address).toEqual([]);
        }
      });
    }
  });
}

/** Sentences of at least three words, without names that both languages have. */
async function sentences(page: Page): Promise<Set<string>> {
  const texts = (await shownTexts(page)).map(({ outside }) => withoutNames(outside));
  const parts = texts.flatMap((text) => text.split(/(?<=[.!?…])\s/)).map((part) => part.trim());
  return new Set(parts.filter((part) => /(\p{L}+\P{L}+){2}\p{L}/u.test(part)));
}

test("no Spanish page has a sentence of its English twin", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  for (const { name, reach } of languageStages.filter(({ kind }) => kind === "page")) {
    await reach({ page, shop, at: at("en") });
    const english = await sentences(page);
    await reach({ page, shop, at: at("es") });
    const spanish = await sentences(page);
    expect
      .soft(
        [...spanish].filter((sentence) => english.has(sentence)),
        name,
      )
      .toEqual([]);
  }
});

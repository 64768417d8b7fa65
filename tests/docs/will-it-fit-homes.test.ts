import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { answerFor } from "#domain/fit/answer.ts";
import { loadProducts } from "#server/catalog/starter-set/load-products.ts";
import { homes, homesPage } from "#tests/support/fit-homes.ts";

const file = join(import.meta.dirname, "../../docs/will-it-fit-homes.md");

it("docs/will-it-fit-homes.md says what the rules say about every product in every home", () => {
  const page = homesPage(loadProducts());
  if (process.env.RECORD === "yes") writeFileSync(file, page);
  expect(readFileSync(file, "utf8")).toBe(page);
});

it("a product whose parts are unknown is never refused on its way in (rule 20.4)", () => {
  const unknown = loadProducts().filter(({ deliveredIn }) => !deliveredIn);
  expect(unknown.length).toBeGreaterThan(0);
  for (const product of unknown) {
    for (const { wayIn } of homes) expect(answerFor(product, wayIn)?.fit).not.toBe("no");
  }
});

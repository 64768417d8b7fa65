import { copyIn } from "#copy-in/fit-words.ts";
import { copyIn as notesIn } from "#copy-in/way-in-note.ts";
import { readWayInQuery } from "#domain/fit/read-way-in.ts";
import { wayInNote } from "#domain/fit/way-in-text.ts";
import type { Language } from "#domain/language.ts";
import type { ChosenProduct } from "#domain/options/chosen-product.ts";
import type { Product } from "#domain/product.ts";
import { formatsIn } from "#formats-in";
import type { FormReader } from "#server/leads/form-reader.ts";
import type { ParseContext } from "#server/leads/lead-kind.ts";
import type { QuotedProduct } from "./quote-products.ts";

/**
 * The shopper's words, followed by the way in that was posted and the answers about the requested
 * products (rule 20.11). They are read and answered anew; what can't be read is left out, adds no error
 * and doesn't count toward the limit of the words.
 * @returns the text for a reader in a language: the shop reads English, whatever the page was in
 */
export async function withWayIn(
  words: string,
  form: FormReader,
  products: readonly QuotedProduct[],
  { catalog }: Pick<ParseContext, "catalog">,
): Promise<(language: Language) => string> {
  const { wayIn } = readWayInQuery(form.all("wayIn")[0] ?? "");
  const found = await catalog.byIds(products.map(({ id }) => id));
  const asked = withShortTitles([...found.values()]);
  return (language) => {
    const noteWords = { ...notesIn[language], wayIn: copyIn[language].wayIn };
    const note = wayInNote(wayIn, asked, noteWords, inches(language));
    return [words, note].filter((text) => text !== "").join("\n\n");
  };
}

/** Writes a size as typed, to a hundredth of an inch. */
function inches(language: Language): (size: number) => string {
  return (size) => formatsIn[language].inchesText(Math.round(size * 100) / 100);
}

/** A product in one of its colors goes by its name alone, unless another color is requested too. */
function withShortTitles(products: readonly (Product | ChosenProduct)[]): Product[] {
  const names = products.map((product) => ("name" in product ? product.name : product.title));
  return products.map((product, index) => {
    const name = names[index] ?? product.title;
    const isOnly = names.indexOf(name) === names.lastIndexOf(name);
    return isOnly ? { ...product, title: name } : product;
  });
}

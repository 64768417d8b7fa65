import { isMeasured } from "#domain/dimensions.ts";
import type { Problem } from "#domain/problem.ts";
import type { ProductFile } from "#domain/product-file.ts";
import type { Draft } from "#server/catalog/import/draft/draft.ts";
import type { CatalogFile } from "#server/catalog/import/formats/open-catalog-file.ts";
import { lostVariants } from "./known-variants.ts";
import { sizeQuestion } from "./plausible-sizes.ts";
import { fieldWords, type Place, placeOf } from "./problem-place.ts";
import type { UncheckedProduct } from "./product-from-draft.ts";

/** Fields a new product needs. */
const required = ["sku", "title", "collection", "type"];
/** What the product check says of a field that is needed. */
const MISSING = "is missing";
const SIZES = "sizes";

/** Reports findings about drafts, each with its row and column. */
export class DraftReport {
  readonly #file: CatalogFile;

  constructor(file: CatalogFile) {
    this.#file = file;
  }

  /** Name of a row, such as `item` for a feed. */
  get rowName(): string {
    return this.#file.findings.rowName;
  }

  /** @returns false, for checks to return. */
  problem(draft: Draft, field: string, message: string, value?: unknown, row?: number): false {
    this.add("problem", draft, field, message, value, row);
    return false;
  }

  /** @param row by default the product's own. */
  add(
    severity: "problem" | "question" | "note",
    { rows }: Draft,
    field: string,
    message: string,
    value?: unknown,
    row = rows[0] ?? 0,
  ): void {
    const column = this.columnOf(field) ?? fieldWords(field);
    const shown = value === undefined ? {} : { value: String(value) };
    this.#file.findings.add(severity, { row, column, message, ...shown });
  }

  /** What the file calls a field's column. */
  columnOf(field: string): string | undefined {
    return this.#file.columnOf(field);
  }

  /**
   * Reports what the product check found, except consequences of another problem, such as a missing
   * slug after a missing title.
   */
  problems(draft: Draft, product: UncheckedProduct, found: readonly Problem[]): void {
    const causes = found.filter(({ field }) => isCause(draft, field));
    const missing: string[] = [];
    for (const { field, message } of causes.length > 0 ? causes : found) {
      const isPlace = field === "type" || field === "collection";
      if (isPlace && draft.category !== undefined) this.#category(draft);
      else if (message === MISSING && !field.includes("#")) missing.push(field);
      else {
        const place = placeOf(field, draft, product, this.#file.columnOf);
        const other = /^is the same as (.+)$/.exec(message)?.[1];
        const same = other && placeOf(other, draft, product, this.#file.columnOf);
        const finding = { ...place, message: same ? sameAs(same, place) : message };
        this.#file.findings.add("problem", finding);
      }
    }
    const [only, ...others] = missing;
    if (only === undefined) return;
    if (others.length === 0) this.problem(draft, only, MISSING);
    else this.#file.findings.add("problem", this.#missing(draft, missing));
  }

  #missing({ rows: [row = 0] }: Draft, fields: readonly string[]) {
    const column = fields.map((field) => this.columnOf(field) ?? fieldWords(field)).join(", ");
    return { row, column, message: "are missing" };
  }

  #category(draft: Draft): void {
    const { category } = draft;
    if (category) this.problem(draft, "type", "is none of the shop's types", category);
    else {
      const message = "names none of the shop's types, and there is no category";
      this.problem(draft, "title", message, draft.values.get("title"));
    }
  }

  /** Asks about a known product that the file leaves without some of its choices. */
  questionLoss(draft: Draft, before: ProductFile, after: UncheckedProduct): void {
    const lost = lostVariants(before, after);
    if (lost.length === 0) return;
    const field = draft.variants[0]?.options[0]?.field ?? "variants";
    const message = `would no longer come in ${lost.join(", ")}: has the file all of its choices?`;
    this.add("question", draft, field, message, before.title);
  }

  questionSizes(draft: Draft, { title, type, specs }: ProductFile): void {
    const question = sizeQuestion(title, type, specs);
    if (question === undefined) return;
    const sizes = `${specs.width} × ${specs.length} × ${specs.height}`;
    this.add("question", draft, SIZES, question, `${title}: ${sizes}`);
  }

  /** Says that a product stays hidden although its file shows it (rule 3.31). */
  noteHidden(draft: Draft, { title, sku }: ProductFile): void {
    const isShown = draft.hidden === false || (draft.foreign && draft.hidden === undefined);
    if (!isShown) return;
    const message =
      "was hidden by hand and stays so until npm run catalog -- show and its SKU show it again";
    this.add("note", draft, "published", message, `${title} (${sku})`);
  }

  noteSizes(draft: Draft, { specs }: ProductFile): void {
    if (isMeasured(specs)) return;
    this.add("note", draft, SIZES, "are not all given: the page says to ask for the sizes");
  }
}

/** Whether a problem is about a field that the file sets or should set. */
function isCause({ values, variants }: Draft, field: string): boolean {
  const base = field.startsWith("specs.") ? field : (/^\w+/.exec(field)?.[0] ?? field);
  const isChoice = variants.length > 0 && (base === "variants" || base === "options");
  return isChoice || values.has(base) || required.includes(base);
}

/** What the product check says of a value that is there twice, in the file's words. */
function sameAs(other: Place, { row }: Place): string {
  return `is the same as in ${other.row === row ? other.column : `row ${other.row}`}`;
}

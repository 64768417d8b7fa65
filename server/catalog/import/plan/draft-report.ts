import { isMeasured } from "#domain/dimensions.ts";
import type { Problem } from "#domain/problem.ts";
import type { ProductFile } from "#domain/product-file.ts";
import type { Draft } from "#server/catalog/import/draft/draft.ts";
import type { CatalogFile } from "#server/catalog/import/formats/open-catalog-file.ts";
import { sizeQuestion } from "./plausible-sizes.ts";

/** Fields a new product needs. */
const required = ["sku", "title", "collection", "type"];
/** What the product check says of a field that is needed. */
const MISSING = "is missing";
const SIZES = "width, length, height";

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
  problem(draft: Draft, field: string, message: string, value?: unknown): false {
    this.add("problem", draft, field, message, value);
    return false;
  }

  add(
    severity: "problem" | "question" | "note",
    { rows }: Draft,
    field: string,
    message: string,
    value?: unknown,
  ): void {
    const column = this.#columnOf(field);
    const [row = 0] = rows;
    const shown = value === undefined ? {} : { value: String(value) };
    this.#file.findings.add(severity, { row, column, message, ...shown });
  }

  #columnOf(field: string): string {
    return this.#file.columnOf(field) ?? field.replace("specs.", "");
  }

  /**
   * Reports what the product check found, except consequences of another problem, such as a missing
   * slug after a missing title.
   */
  problems(draft: Draft, found: readonly Problem[]): void {
    const causes = found.filter(({ field }) => isCause(draft, field));
    const missing: string[] = [];
    for (const { field, message } of causes.length > 0 ? causes : found) {
      const isPlace = field === "type" || field === "collection";
      if (isPlace && draft.category !== undefined) this.#category(draft);
      else if (message === MISSING) missing.push(field);
      else this.problem(draft, field, message);
    }
    const [only, ...others] = missing;
    if (only === undefined) return;
    if (others.length === 0) this.problem(draft, only, MISSING);
    else this.#file.findings.add("problem", this.#missing(draft, missing));
  }

  #missing({ rows: [row = 0] }: Draft, fields: readonly string[]) {
    const column = fields.map((field) => this.#columnOf(field)).join(", ");
    return { row, column, message: "are missing" };
  }

  /** The column's name in the file. */
  #category(draft: Draft): void {
    const value = draft.category || draft.values.get("title");
    this.problem(draft, "type", "is none of the shop's types", value);
  }

  questionSizes(draft: Draft, { title, type, specs }: ProductFile): void {
    const question = sizeQuestion(title, type, specs);
    if (question === undefined) return;
    const sizes = `${specs.width} × ${specs.length} × ${specs.height}`;
    this.add("question", draft, SIZES, question, `${title}: ${sizes}`);
  }

  noteSizes(draft: Draft, { specs }: ProductFile): void {
    if (isMeasured(specs)) return;
    this.add("note", draft, SIZES, "are not all given: the page says to ask for the sizes");
  }
}

/** Whether a problem is about a field that the file sets or should set. */
function isCause({ values }: Draft, field: string): boolean {
  const base = field.startsWith("specs.") ? field : (/^\w+/.exec(field)?.[0] ?? field);
  return values.has(base) || required.includes(base);
}

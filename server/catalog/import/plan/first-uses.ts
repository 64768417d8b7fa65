import type { Draft } from "#server/catalog/import/draft/draft.ts";
import type { DraftReport } from "./draft-report.ts";
import { isPlaceholder } from "./planned-product.ts";

/** The ids, slugs and SKUs used in a file, each with the first row that uses it. */
export class FirstUses {
  readonly #report: DraftReport;
  readonly #rows = {
    id: new Map<string, number>(),
    slug: new Map<string, number>(),
    sku: new Map<string, number>(),
  };

  constructor(report: DraftReport) {
    this.#report = report;
  }

  has(field: "slug" | "sku", value: string): boolean {
    return this.#rows[field].has(value);
  }

  /**
   * Records a value, or reports that an earlier row uses it.
   * @param row by default the product's own.
   */
  isFirst(
    draft: Draft,
    field: "id" | "slug" | "sku",
    value: unknown,
    row = draft.rows[0] ?? 0,
  ): boolean {
    if (typeof value !== "string" || value === "") return true;
    if (field === "id" && isPlaceholder(value)) return true;
    const rows = this.#rows[field];
    const first = rows.get(value);
    if (first === undefined) {
      rows.set(value, row);
      return true;
    }
    const message = `is already used by ${this.#report.rowName} ${first}`;
    return this.#report.problem(draft, field, message, value, row);
  }
}

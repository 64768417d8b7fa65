import type { ProductFile } from "#domain/product-file.ts";
import type { Draft } from "#server/catalog/import/draft/draft.ts";
import { MADE_SKU_NOTE } from "#server/catalog/import/formats/foreign-draft.ts";
import type { CatalogFile } from "#server/catalog/import/formats/open-catalog-file.ts";
import { fieldsOfProduct } from "./changed-variant.ts";
import { DraftReport } from "./draft-report.ts";
import {
  type CatalogNames,
  comparableSku,
  type ExistingProducts,
  type IdOwner,
} from "./existing-products.ts";
import { fillSkus } from "./fill-skus.ts";
import { FirstUses } from "./first-uses.ts";
import { optionNames, valuesOf } from "./known-variants.ts";
import type { UncheckedProduct } from "./product-from-draft.ts";
import { skuQuestion } from "./suspicious-skus.ts";

const LONGEST_TITLE = 80;
/** Ids a file may set: at most eight digits, which leaves nine-digit ids for later products. */
const GIVEN_ID = /^[1-9]\d{0,7}$/;
/** Checks drafts against the catalog and against the other drafts of their file. */
export class DraftChecks {
  readonly report: DraftReport;
  readonly #existing: ExistingProducts;
  readonly #uses: FirstUses;
  #names: CatalogNames | undefined;
  #idOwners = new Map<string, IdOwner>();

  constructor(file: CatalogFile, existing: ExistingProducts) {
    this.report = new DraftReport(file);
    this.#existing = existing;
    this.#uses = new FirstUses(this.report);
  }

  /** Reads from the catalog what the checks of a batch of drafts need. */
  async prepare(drafts: readonly Draft[]): Promise<void> {
    if (drafts.length === 0) return;
    this.#names = await this.#existing.names();
    const ids = drafts.map(({ values }) => values.get("id")).filter((id) => typeof id === "string");
    this.#idOwners = await this.#existing.idOwners(ids);
  }

  /** Whether a row has the SKU of one of the product's variants. */
  isAboutVariant({ values, foreign }: Draft, { sku, variants = [] }: ProductFile): boolean {
    const given = values.get("sku");
    return !foreign && given !== sku && variants.some((variant) => variant.sku === given);
  }

  /** Reports values that contradict the known product, and drops another shop's suggested ones. */
  checkKnown(draft: Draft, before: ProductFile, isVariant: boolean): boolean {
    const { values, foreign } = draft;
    const sku = values.get("sku");
    if (isVariant) return this.#checkVariantRow(draft, before);
    if (foreign) values.delete("slug");
    const slug = values.get("slug");
    if (!foreign && sku !== undefined && sku !== before.sku) {
      const message = `is ${before.title}'s (${before.sku}). A new piece needs another slug, or none`;
      return this.report.problem(draft, "slug", message);
    }
    if (slug !== undefined && slug !== before.slug) {
      return this.report.problem(
        draft,
        "slug",
        "is not this piece's, whose page's address an import does not change",
        slug,
      );
    }
    const id = values.get("id");
    if (id !== undefined && id !== before.id) {
      return this.report.problem(
        draft,
        "id",
        "is not this piece's, and an import does not change it",
        id,
      );
    }
    return true;
  }

  #checkVariantRow(draft: Draft, { title }: ProductFile): boolean {
    const message = `can't be changed in the row of a choice of ${title}; leave the cell empty`;
    return fieldsOfProduct(draft)
      .map((field) => this.report.problem(draft, field, message, draft.values.get(field)))
      .every(Boolean);
  }

  /**
   * The slug for a new product: made from its title, plus its SKU if another product has that slug.
   */
  freeSlug({ values, foreign }: Draft, wanted: string): string {
    const isGiven = values.has("slug") && !foreign;
    const isTaken = this.#names?.slugs.has(wanted) || this.#uses.has("slug", wanted);
    if (isGiven || !isTaken) return wanted;
    const sku = String(values.get("sku") ?? "")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-");
    return `${wanted}-${sku}`.replace(/-+$/, "");
  }

  /** Reports an id that a new product can't have. */
  checkNewId(draft: Draft, slug: string): boolean {
    const { values } = draft;
    const id = values.get("id");
    if (id === undefined) return true;
    if (typeof id !== "string" || !GIVEN_ID.test(id)) {
      const message =
        "is an id that this shop did not give. Leave the column out: each new piece gets its own id";
      return this.report.problem(draft, "id", message, id);
    }
    const owner = this.#idOwners.get(id);
    const isItself = owner && (owner.sku === values.get("sku") || owner.slug === slug);
    if (!owner || (isItself && owner.status === "removed")) return true;
    const message = `is the id of another piece (${owner.sku}) and is never used again; give this one a new id, or none`;
    return this.report.problem(draft, "id", message, id);
  }

  /** Reports ids, slugs and SKUs that an earlier row or another product already uses. */
  checkUnique(draft: Draft, product: UncheckedProduct, isVariant = false): boolean {
    const variants = variantsOf(product);
    if (isVariant) return this.#uses.isFirst(draft, "sku", draft.values.get("sku"));
    // A repeated SKU is the cause of a repeated slug and id, which aren't reported again.
    const own = (["sku", "slug", "id"] as const).every((field) =>
      this.#uses.isFirst(draft, field, product[field]),
    );
    const others = variants.map(({ sku, id }, index) => {
      const row = draft.variants[index]?.row;
      const isFirst =
        (sku === product.sku || this.#uses.isFirst(draft, "sku", sku, row)) &&
        this.#uses.isFirst(draft, "id", id, row);
      const owner = this.#names?.owners.get(sku);
      if (owner === undefined || owner === product.id) return isFirst;
      return this.report.problem(draft, "sku", "is the SKU of another piece", sku, row);
    });
    return own && others.every(Boolean);
  }

  /** Reports variants that nothing tells from an earlier one. */
  checkChoices(draft: Draft): boolean {
    const { variants } = draft;
    const names = optionNames(variants);
    const first = new Map<string, number>();
    return variants
      .map((variant) => {
        const values = valuesOf(variant, names);
        const key = JSON.stringify(values);
        const row = first.get(key);
        if (row === undefined) {
          first.set(key, variant.row);
          return true;
        }
        const field = variant.options[0]?.field ?? "value1";
        const message = `is the same choice of the piece as in ${this.report.rowName} ${row}`;
        const value = values.join(", ") || variant.sku;
        return this.report.problem(draft, field, message, value, variant.row);
      })
      .every(Boolean);
  }

  /** Gives SKUs to a draft's product and variants that have none, and reports the SKUs made. */
  fillSkus(draft: Draft, before: ProductFile | undefined): void {
    const isTaken = (sku: string) => {
      const owner = this.#names?.owners.get(sku);
      return this.#uses.has("sku", sku) || (owner !== undefined && owner !== before?.id);
    };
    for (const { row, sku } of fillSkus(draft, before, isTaken)) {
      this.report.add("note", draft, "sku", MADE_SKU_NOTE, sku, row);
    }
  }

  /** Shortens another shop's long title at a word break. */
  shorten(draft: Draft): void {
    const title = draft.values.get("title");
    if (!draft.foreign || typeof title !== "string" || title.length <= LONGEST_TITLE) return;
    const start = title.slice(0, LONGEST_TITLE + 1);
    const words = start.slice(0, start.lastIndexOf(" ")).replace(/[\s,–-]+$/, "");
    draft.values.set("title", words || title.slice(0, LONGEST_TITLE));
    const message = `is longer than ${LONGEST_TITLE} characters and was cut`;
    this.report.add("note", draft, "title", message, title);
  }

  /**
   * Reports a new SKU that may be a known one changed by a spreadsheet.
   * @returns false if the row has no title, so that it can't be a new product.
   */
  questionSku(draft: Draft): boolean {
    const sku = draft.values.get("sku");
    if (typeof sku !== "string") return true;
    const question = skuQuestion(sku, this.#names?.similar.get(comparableSku(sku)));
    if (question === undefined) return true;
    const isKnownProduct = !draft.values.has("title");
    this.report.add(isKnownProduct ? "problem" : "question", draft, "sku", question, sku);
    return !isKnownProduct;
  }
}

function variantsOf({ variants }: UncheckedProduct): { id: string; sku: string }[] {
  return Array.isArray(variants) ? variants : [];
}

import { isMeasured } from "#domain/dimensions.ts";
import type { Problem } from "#domain/problem.ts";
import type { ProductFile } from "#domain/product-file.ts";
import type { Draft } from "#server/catalog/import/draft/draft.ts";
import type { CatalogFile } from "#server/catalog/import/formats/open-catalog-file.ts";
import { fieldsOfProduct } from "./changed-variant.ts";
import { type ExistingProducts, type IdOwner, looseSku } from "./existing-products.ts";
import { isPlaceholder } from "./placeholder-ids.ts";
import { sizeQuestion } from "./plausible-sizes.ts";
import type { UncheckedProduct } from "./product-from-draft.ts";
import { skuQuestion } from "./suspicious-skus.ts";

const LONGEST_TITLE = 80;
/** Room for the ids of pieces to come, of which the longest have nine digits. */
const GIVEN_ID = /^[1-9]\d{0,7}$/;
/** What a new product can't be made without. */
const required = ["sku", "title", "collection", "type"];

/** Checks drafts against the catalog and against the other drafts of their file. */
export class DraftChecks {
  readonly #file: CatalogFile;
  readonly #existing: ExistingProducts;
  readonly #rows = {
    id: new Map<string, number>(),
    slug: new Map<string, number>(),
    sku: new Map<string, number>(),
  };
  #names: Awaited<ReturnType<ExistingProducts["names"]>> | undefined;
  #idOwners = new Map<string, IdOwner>();

  constructor(file: CatalogFile, existing: ExistingProducts) {
    this.#file = file;
    this.#existing = existing;
  }

  /** Reads from the catalog what a batch of drafts is checked against. */
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

  /** Reports what contradicts the known product, and drops what another shop only proposes. */
  checkKnown(draft: Draft, before: ProductFile, isVariant: boolean): boolean {
    const { values, foreign } = draft;
    const sku = values.get("sku");
    if (isVariant) return this.#checkVariantRow(draft, before);
    if (foreign) values.delete("slug");
    const slug = values.get("slug");
    if (!foreign && sku !== undefined && sku !== before.sku) {
      const message = `is ${before.title}'s (${before.sku}). A new piece needs another slug, or none`;
      return this.#problem(draft, "slug", message);
    }
    if (slug !== undefined && slug !== before.slug) {
      return this.#problem(
        draft,
        "slug",
        "is not this piece's, whose page's address an import does not change",
        slug,
      );
    }
    const id = values.get("id");
    if (id !== undefined && id !== before.id) {
      return this.#problem(
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
      .map((field) => this.#problem(draft, field, message, draft.values.get(field)))
      .every(Boolean);
  }

  /** The slug for a new product: with its SKU if another piece has the one made from its title. */
  freeSlug({ values, foreign }: Draft, wanted: string): string {
    const isGiven = values.has("slug") && !foreign;
    const isTaken = this.#names?.slugs.has(wanted) || this.#rows.slug.has(wanted);
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
      return this.#problem(draft, "id", message, id);
    }
    const owner = this.#idOwners.get(id);
    const isItself = owner && (owner.sku === values.get("sku") || owner.slug === slug);
    if (!owner || (isItself && owner.status === "removed")) return true;
    const message = `is the id of another piece (${owner.sku}) and is never used again; give this one a new id, or none`;
    return this.#problem(draft, "id", message, id);
  }

  /** Reports ids, slugs and SKUs that an earlier row or another product has too. */
  checkUnique(draft: Draft, product: UncheckedProduct, isVariant = false): boolean {
    const variants = variantsOf(product);
    if (isVariant) return this.#isFirst(draft, "sku", draft.values.get("sku"));
    const own = (["id", "slug", "sku"] as const).map((field) =>
      this.#isFirst(draft, field, product[field]),
    );
    const others = variants.map(({ sku, id }) => {
      const isFirst = this.#isFirst(draft, "sku", sku) && this.#isFirst(draft, "id", id);
      const owner = this.#names?.owners.get(sku);
      if (owner === undefined || owner === product.id) return isFirst;
      return this.#problem(draft, "sku", "is the SKU of another piece", sku);
    });
    return [...own, ...others].every(Boolean);
  }

  #isFirst(draft: Draft, field: "id" | "slug" | "sku", value: unknown): boolean {
    if (typeof value !== "string" || value === "" || (field === "id" && isPlaceholder(value))) {
      return true;
    }
    const [row = 0] = draft.rows;
    const first = this.#rows[field].get(value);
    if (first === undefined) this.#rows[field].set(value, row);
    if (first === undefined) return true;
    return this.#problem(
      draft,
      field,
      `is already used by ${this.#file.findings.rowName} ${first}`,
      value,
    );
  }

  /** Another shop's long title is cut at a word. */
  shorten({ values, rows, foreign }: Draft): void {
    const title = values.get("title");
    if (!foreign || typeof title !== "string" || title.length <= LONGEST_TITLE) return;
    const start = title.slice(0, LONGEST_TITLE + 1);
    values.set(
      "title",
      start.slice(0, start.lastIndexOf(" ")).replace(/[\s,–-]+$/, "") ||
        title.slice(0, LONGEST_TITLE),
    );
    const message = `is longer than ${LONGEST_TITLE} characters and was cut`;
    this.#file.findings.add("note", { row: rows[0] ?? 0, column: "title", message, value: title });
  }

  /**
   * Questions a new SKU that may be a known one changed by a spreadsheet.
   * @returns false if nothing but the SKU and price is known of the piece, so that it can't be new.
   */
  questionSku(draft: Draft): boolean {
    const sku = draft.values.get("sku");
    if (typeof sku !== "string") return true;
    const question = skuQuestion(sku, this.#names?.similar.get(looseSku(sku)));
    if (question === undefined) return true;
    const isKnownPiece = !draft.values.has("title");
    this.#add(isKnownPiece ? "problem" : "question", draft, "sku", question, sku);
    return !isKnownPiece;
  }

  noteSizes(draft: Draft, { specs }: ProductFile): void {
    if (isMeasured(specs)) return;
    const message = "are not all given: the page says to ask for the sizes";
    this.#add("note", draft, "width, length, height", message);
  }

  questionSizes(draft: Draft, { title, type, specs }: ProductFile): void {
    const question = sizeQuestion(title, type, specs);
    const sizes = `${specs.width} × ${specs.length} × ${specs.height}`;
    if (question)
      this.#add("question", draft, "width, length, height", question, `${title}: ${sizes}`);
  }

  /**
   * Reports what the product check found, each at its column. What follows from another problem,
   * such as a slug from a missing title, is left out.
   */
  reportProblems(draft: Draft, problems: readonly Problem[]): void {
    const { values, category } = draft;
    for (const { field, message } of problems) {
      const isPlace = field === "type" || field === "collection";
      if (isPlace && category !== undefined) this.#reportCategory(draft, field);
      else if (values.has(baseOf(field)) || required.includes(field)) {
        this.#problem(draft, field, message);
      }
    }
  }

  /** Once for type and collection, in the words of the file. */
  #reportCategory(draft: Draft, field: string): void {
    if (field !== "type") return;
    const value = draft.category || draft.values.get("title");
    this.#problem(draft, "type", "is none of the shop's types", value);
  }

  #problem(draft: Draft, field: string, message: string, value?: unknown): false {
    this.#add("problem", draft, field, message, value);
    return false;
  }

  #add(
    severity: "problem" | "question" | "note",
    { rows }: Draft,
    field: string,
    message: string,
    value?: unknown,
  ): void {
    const label = this.#file.columnOf(field) ?? field.replace("specs.", "");
    this.#file.findings.add(severity, {
      row: rows[0] ?? 0,
      column: label,
      message,
      ...(value === undefined ? {} : { value: String(value) }),
    });
  }
}

/** `views` for `views #2.alt`. */
function baseOf(field: string): string {
  return field.startsWith("specs.") ? field : (/^\w+/.exec(field)?.[0] ?? field);
}

function variantsOf({ variants }: UncheckedProduct): { id: string; sku: string }[] {
  return Array.isArray(variants) ? variants : [];
}

import type { Language } from "#domain/language.ts";
import type { Offer, OfferLine } from "#domain/quote/offer.ts";
import type { QuoteDraft, QuoteLine, QuoteRules } from "#domain/quote/quote-draft.ts";
import { type LineTotals, quoteTotals } from "#domain/quote/quote-totals.ts";
import { formatsIn } from "#formats-in";
import type { QuoteDeps } from "./quote-deps.ts";
import { type NamesBefore, optionText } from "./quoted-pieces.ts";

/** Who offers, and to whom. */
interface Parties {
  from: string;
  to: string;
  before: NamesBefore;
  /** The lead's. */
  language: Language;
}

/** The offer that a draft makes, with the catalog's titles and pictures of this moment. */
export function composeOffer(
  { catalog, rules }: Pick<QuoteDeps, "catalog"> & { rules: QuoteRules },
  draft: QuoteDraft,
  { from, to, before, language }: Parties,
): Offer {
  const { lines: lineTotals, ...totals } = quoteTotals(draft, rules);
  const { zip, whiteGlove, haulAway, packagingRemoval } = draft;
  return {
    lines: draft.lines.map((line, n) => {
      const figures = lineTotals[n] ?? { discount: 0, total: 0 };
      return { ...namesOf(line, catalog, { before, language }), ...figuresOf(line, figures) };
    }),
    zip,
    addOns: { whiteGlove, haulAway, packagingRemoval },
    taxRate: rules.taxRate,
    noTaxReason: draft.noTaxReason,
    totals,
    goodUntil: draft.goodUntil,
    message: draft.message,
    terms: rules.terms,
    from,
    to,
  };
}

function figuresOf(line: QuoteLine, { discount, total }: LineTotals) {
  const { price, quantity, percentOff, amountOff, taxed, size } = line;
  return {
    price: price ?? 0,
    quantity,
    ...(percentOff === undefined ? {} : { percentOff }),
    ...(amountOff === undefined ? {} : { amountOff }),
    discount,
    total,
    taxed,
    size,
  };
}

type Names = Pick<OfferLine, "id" | "sku" | "title" | "details" | "path" | "image">;

function namesOf(
  { id, title = "" }: QuoteLine,
  catalog: QuoteDeps["catalog"],
  { before, language }: Pick<Parties, "before" | "language">,
): Names {
  if (id === undefined) {
    return { id: null, sku: "", title, details: "", path: null, image: null };
  }
  const product = catalog.byId(id);
  if (!product) {
    const { title: known = `Product ${id}`, sku = "", option = "" } = before.get(id) ?? {};
    return { id, sku, title: known, details: option, path: null, image: null };
  }
  const size = formatsIn[language].dimensionsText(product.specs);
  const option = optionText(catalog, id) || product.specs.color;
  const details = [option, size].filter((text) => text !== "").join(" · ");
  return {
    id,
    sku: product.sku,
    title: product.title,
    details,
    path: product.url,
    image: product.image,
  };
}

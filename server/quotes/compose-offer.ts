import type { Offer, OfferLine } from "#domain/quote/offer.ts";
import type { QuoteDraft, QuoteLine } from "#domain/quote/quote-draft.ts";
import { type LineTotals, quoteTotals } from "#domain/quote/quote-totals.ts";
import type { QuoteDeps } from "./quote-deps.ts";
import { type NamesBefore, optionText } from "./quoted-pieces.ts";

/** Who offers, and to whom. */
interface Parties {
  from: string;
  to: string;
}

/** The offer that a draft makes, with the catalog's titles and pictures of this moment. */
export function composeOffer(
  { catalog, rules }: Pick<QuoteDeps, "catalog" | "rules">,
  draft: QuoteDraft,
  { from, to, before }: Parties & { before: NamesBefore },
): Offer {
  const { lines: lineTotals, ...totals } = quoteTotals(draft, rules);
  const { zip, whiteGlove, haulAway, packagingRemoval } = draft;
  return {
    lines: draft.lines.map((line, n) => {
      const figures = lineTotals[n] ?? { discount: 0, total: 0 };
      return { ...namesOf(line, catalog, before), ...figuresOf(line, figures) };
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
  before: NamesBefore,
): Names {
  if (id === undefined) {
    return { id: null, sku: "", title, details: "", path: null, image: null };
  }
  const product = catalog.byId(id);
  if (!product) {
    const { title: known = `Product ${id}`, sku = "", option = "" } = before.get(id) ?? {};
    return { id, sku, title: known, details: option, path: null, image: null };
  }
  const { width, length, height, color } = product.specs;
  const sizes = [width, length, height];
  const size = sizes.every((inches) => inches > 0) ? `${sizes.join(" × ")} in` : "";
  const option = optionText(catalog, id) || color;
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

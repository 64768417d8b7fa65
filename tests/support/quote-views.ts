import type { Offer, OfferLine } from "#domain/quote/offer.ts";
import type { QuoteView } from "#domain/quote/quote-view.ts";

/** A line of one piece without a discount. */
export function offerLine(
  line: Partial<OfferLine> & Pick<OfferLine, "title" | "price">,
): OfferLine {
  const { price, quantity = 1, discount = 0 } = line;
  return {
    id: null,
    sku: "",
    details: "",
    path: null,
    image: null,
    quantity,
    discount,
    total: price * quantity - discount,
    taxed: true,
    size: "medium",
    ...line,
  };
}

/** A sofa, two recliners and nesting tables, delivered: $5,798.95 (rule 19.4). */
export const exampleOffer: Offer = {
  lines: [
    offerLine({
      id: "1003",
      title: "Brazos Leather Sofa",
      sku: "PF-1003",
      details: "Cognac · 88 × 39 × 35 in",
      path: "/products/brazos-leather-sofa",
      image: "brazos-leather-sofa/primary",
      price: 248_000,
      size: "large",
    }),
    offerLine({
      id: "1001",
      title: "Model 4700 Leather Recliner",
      sku: "PF-1001",
      details: "Cognac · 38 × 40 × 42 in",
      path: "/products/model-4700-leather-recliner",
      image: "model-4700-leather-recliner/primary-cognac",
      price: 109_000,
      quantity: 2,
      percentOff: 1000,
      discount: 21_800,
    }),
    offerLine({
      id: "1050",
      title: "Teague Nesting Coffee Tables",
      sku: "PF-1050",
      details: "Natural Oak · 36 × 36 × 17 in",
      path: "/products/teague-nesting-coffee-tables",
      image: "teague-nesting-coffee-tables/primary",
      price: 42_000,
    }),
  ],
  zip: "77008",
  addOns: { packagingRemoval: false, haulAway: true, whiteGlove: true },
  taxRate: 825,
  noTaxReason: "",
  totals: {
    products: 486_200,
    discount: 21_800,
    delivery: 49_500,
    transport: 34_500,
    addOns: { packagingRemoval: 0, haulAway: 5_000, whiteGlove: 10_000 },
    tax: 44_195,
    total: 579_895,
    deposit: 100_000,
    due: 479_895,
    month: {
      months: 24,
      apr: 999,
      financed: 479_895,
      payment: 22_143,
      last: 22_131,
      payments: 531_420,
      interest: 51_525,
    },
  },
  goodUntil: "2026-12-08",
  message:
    "All four pieces are in the shop. I took 10% off the recliners, since you want the pair.\n\nYour 34-inch door is fine: the sofa's legs come off. About the cat: this leather shows every scratch. If that worries you, ask me about the Larkin in sage.",
  terms: [
    "We order once the deposit is paid. Ordered pieces can be returned within 14 days, unused.",
    "Delivery times are confirmed by phone.",
  ],
  from: "Maribel Cruz",
  to: "Janelle Brooks",
};

/** The example as its shopper sees it while it can be accepted. */
export function exampleView(quote: Partial<QuoteView> = {}): QuoteView {
  return {
    language: "en",
    reference: "Q-7K3M9",
    version: 2,
    status: "open",
    offer: exampleOffer,
    sentAt: "2026-11-24T16:14:00.000Z",
    changedAt: "2026-11-24T16:14:00.000Z",
    askName: "Maribel",
    acceptance: null,
    messages: [],
    isPreview: false,
    booking: null,
    address: { street: "", city: "Houston", state: "TX", zip: "77008" },
    ...quote,
  };
}

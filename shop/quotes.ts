import type { QuoteSettings } from "#domain/quote/quote-draft.ts";

/*
 * What sellers' quotes start with. A change applies to quotes that are sent from then on; what was
 * sent stays as it is. `npm run catalog -- check` reports any line that can't be right.
 */

export const quoteSettings: QuoteSettings = {
  // Sales tax in hundredths of a percent: 825 is 8.25%.
  taxRate: 825,

  // Whether delivery and extras such as white-glove are taxed: true or false. Ask your accountant.
  taxDelivery: true,

  // The deposit a quote proposes, in percent of its total. Sellers can change it.
  depositPercent: 20,

  // For how many days a new quote is good, 1 to 90. Sellers can choose another day.
  goodForDays: 14,

  // What quotes may show by the month: the yearly rate in hundredths of a percent (999 is 9.99%) and
  // the numbers of months to choose from. Name only what a provider really offers. For none: null.
  monthly: { apr: 999, months: [6, 12, 24] },

  // What sellers call the words they use again and again. The words, and the terms a shopper agrees to,
  // are in copy/en/quote-texts.json and copy/es/quote-texts.json, by these keys.
  savedTexts: [
    { key: "inStock", name: "Everything is here" },
    { key: "madeForYou", name: "Made for you" },
    { key: "comeAndSee", name: "Come and see it" },
    { key: "bestPrice", name: "Best price" },
  ],
};

import type { QuoteRules } from "#domain/quote/quote-draft.ts";

/*
 * What sellers' quotes start with. A change applies to quotes that are sent from then on; what was
 * sent stays as it is. `npm run catalog -- check` reports any line that can't be right.
 */

export const quoteRules: QuoteRules = {
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

  // What a shopper agrees to by accepting a quote, one paragraph for each text. Have a lawyer read it.
  terms: [
    "The deposit lets us order your pieces. We order once we have it, and it counts toward the total. The rest is due when we deliver.",
    "Pieces in a color or size you chose are ordered for you. Until we have ordered them you can change your mind and get your deposit back. After that, call us: we do what the maker lets us do, and tell you first what it costs.",
    "Delivery is priced for the pieces and the ZIP code in this quote. Someone 18 or older has to be there to let us in and look everything over. If a piece can't be brought in safely, we take it back and agree with you on what to do.",
    "Sales tax is at the rate shown. To buy without it, give us your certificate before we deliver.",
  ],

  // Words that sellers use again and again. They choose one by its name, and can change it then.
  savedTexts: [
    {
      name: "Everything is here",
      text: "Everything in this quote is in stock, so we can deliver within a few days of your yes.",
    },
    {
      name: "Made for you",
      text: "The color you picked is ordered for you. I'll tell you when it's due as soon as the maker confirms it.",
    },
    {
      name: "Come and see it",
      text: "Come by and try it before you decide. Tell me when you can make it, and I'll have it ready.",
    },
    {
      name: "Best price",
      text: "This is our best price for all of it together. If you'd like to add something or leave something out, tell me and I'll work it out again.",
    },
  ],
};

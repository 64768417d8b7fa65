import type { DeliveryAddOns, DeliverySize } from "#domain/delivery/delivery-price.ts";
import type { Cents } from "#domain/product.ts";

/** A line of a quote: a product, or something that isn't in the catalog. */
export interface QuoteLine {
  /** Of a product or variant; absent for something that isn't in the catalog. */
  id?: string;
  /** What isn't in the catalog is called; absent for a product. */
  title?: string;
  /** For one, before the discount; null until it is typed, 0 for free. */
  price: Cents | null;
  quantity: number;
  /** Percent of the line in hundredths; a line has this, `amountOff` or neither. */
  percentOff?: number;
  /** Off the whole line. */
  amountOff?: Cents;
  taxed: boolean;
  /** Null if it isn't delivered. */
  size: DeliverySize | null;
}

/** A version of a quote while it is written; a lead has one (rule 19.2). */
export interface QuoteDraft extends DeliveryAddOns {
  lines: readonly QuoteLine[];
  /** Where to deliver; empty if unknown. */
  zip: string;
  /** Null to compute it from the lines' sizes. */
  deliveryPrice: Cents | null;
  /** Why there is no sales tax; empty if there is one, `reasonToCome` until the reason is typed. */
  noTaxReason: string;
  /** Null to propose it. */
  deposit: Cents | null;
  /** Over how many months it is shown; null for none. */
  months: number | null;
  /** Last day to accept it, `YYYY-MM-DD`; empty until it is chosen. */
  goodUntil: string;
  /** A few words to the shopper. */
  message: string;
}

/** A draft's `noTaxReason` while there is no sales tax and no reason yet: such a draft isn't sent. */
export const reasonToCome = " ";

/** The owner's settings for quotes, the same in every language (`shop/quotes.ts`). */
export interface QuoteSettings {
  /** Sales tax in hundredths of a percent: 825 is 8.25%. */
  taxRate: number;
  /** Whether delivery and add-ons are taxed. */
  taxDelivery: boolean;
  /** The proposed deposit, in percent of the total. */
  depositPercent: number;
  /** How many days a new quote is good for. */
  goodForDays: number;
  /** What quotes may show by the month: the yearly rate in hundredths of a percent; null for nothing. */
  monthly: { apr: number; months: readonly number[] } | null;
  /** What sellers call the words that they use again and again, by their key in `QuoteCopy`. */
  savedTexts: readonly { key: string; name: string }[];
}

/** What quotes say in a language, in the owner's words. */
export interface QuoteCopy {
  /** What a shopper agrees to by accepting, one paragraph each. */
  terms: readonly string[];
  /** By the keys of `QuoteSettings`. */
  savedTexts: Readonly<Record<string, string>>;
}

/** Settings and copy of the quotes in one language. */
export interface QuoteRules extends Omit<QuoteSettings, "savedTexts"> {
  terms: QuoteCopy["terms"];
  savedTexts: readonly { name: string; text: string }[];
}

/** The rules of the quotes in one language; a saved text that it hasn't is left out. */
export function rulesWithCopy(settings: QuoteSettings, copy: QuoteCopy): QuoteRules {
  return {
    ...settings,
    terms: copy.terms,
    savedTexts: settings.savedTexts.flatMap(({ key, name }) => {
      const text = copy.savedTexts[key];
      return text ? [{ name, text }] : [];
    }),
  };
}

export const quoteLimits = {
  lines: 100,
  quantity: 999,
  price: 99_999_999,
  total: 999_999_999,
  freeTitle: 200,
  message: 2000,
  noTaxReason: { min: 3, max: 200 },
  /** Over how many months it may be paid. */
  months: 120,
  /** How many days ahead a quote may be good. */
  daysAhead: 90,
} as const;

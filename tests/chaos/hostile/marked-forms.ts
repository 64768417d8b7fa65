import { inEveryLanguage } from "#tests/support/every-language.ts";
import { goodBooking, goodQuote } from "#tests/support/form-fields.ts";

/** Contained in every text a marked shopper types. */
export const MARK = "7741mark";
/** The mark and the shopper's phone number, in its stored formats. */
export const marks: readonly string[] = [MARK, "5550177", "555-0177"];

const phone = "(713) 555-0177";
const email = `${MARK}@example.com`;

type Forms = Record<string, Record<string, string>>;

/**
 * Every form at its address in every language, with a mark in every text field; `lure` is the address
 * of a server that counts requests.
 */
export function markedForms(lure: string, window: { date: string; window: string }): Forms {
  return Object.fromEntries(
    Object.entries(englishForms(lure, window)).flatMap(([english, fields]) =>
      inEveryLanguage(english).map((path) => [path, fields]),
    ),
  );
}

function englishForms(lure: string, window: { date: string; window: string }): Forms {
  const everywhere = {
    email,
    phone,
    leave_blank: MARK,
    page_url: `${lure}/${MARK}?email=${email}`,
    landing_page: `${lure}/${MARK}`,
    referrer: `${lure}/${MARK}`,
    utm_source: MARK,
    utm_term: MARK,
  };
  return {
    "/quote-request": {
      ...goodQuote,
      ...everywhere,
      name: MARK,
      bestTime: MARK,
      specialRequests: `${MARK} ${lure}`,
      hearAboutUs: MARK,
      items: JSON.stringify([{ id: "1003", quantity: 1, notes: MARK }]),
    },
    "/custom-request": { ...everywhere, name: MARK, lookingFor: MARK, collection: "bedroom" },
    "/book-delivery": {
      ...goodBooking,
      ...everywhere,
      ...window,
      fullName: MARK,
      addressStreet: `77 ${MARK} Lane`,
      specialInstructions: MARK,
      items: JSON.stringify([{ type: "small", quantity: 1, notes: MARK }]),
    },
    "/services/financing": {
      ...everywhere,
      firstName: MARK,
      lastName: MARK,
      zipCode: "77081",
      budgetRange: "$600-$1200",
      timeline: "1-2 weeks",
      categoryInterest: "Sofas",
      preferredPlan: "Not sure",
    },
    "/price-match/form": {
      ...everywhere,
      name: MARK,
      product: MARK,
      competitor: MARK,
      competitorPrice: "1299",
      offerUrl: `https://lure.example/${MARK}`,
    },
  };
}

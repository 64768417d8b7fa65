import { facts } from "#shop/facts.ts";
import type { LegalDocument } from "./legal-document.ts";
import { termsOfQuotes } from "./terms-of-quotes.ts";
import { termsSmallPrint } from "./terms-small-print.ts";

const { name, phone, address } = facts;

/** The terms of using the site and asking for a quote. */
export const terms: LegalDocument = {
  title: "Terms and Conditions",
  meta: {
    title: `Terms and Conditions | ${name}`,
    description: `The rules for using this site, asking ${name} for a quote and booking a delivery: what is binding, what is an estimate, and how disputes are settled.`,
  },
  lead: "What you can expect of us, what we expect of you, and what happens if we can't agree. In sentences, as far as the law lets us.",
  effective: "2025-09-22",
  updated: "2025-09-22",
  inShort: [
    "The site shows furniture and takes requests. It sells nothing: you buy when you accept a quote from us.",
    "Totals on the site are estimates until they are in a quote, and the pictures are computer-generated illustrations.",
    "You must be 18 or older to send a request, and someone 18 or older has to be there when we deliver.",
    "Texas law applies. Disputes go to arbitration in Harris County.",
  ],
  sections: [
    {
      id: "agreement",
      title: "Who these terms bind",
      blocks: [
        `These terms are between you and ${name} (“we”, “us”) and apply when you use this site or send us something through it. If you don't agree to them, please don't use the site's forms: call ${phone} instead, and we'll sort it out in person.`,
        "What we do with personal data stands in the privacy policy.",
      ],
    },
    {
      id: "age",
      title: "You must be 18",
      blocks: [
        "To request or accept a quote, book a delivery, ask about financing or request a price match you must be at least 18 years old and able to make a contract. Looking around is open to everyone.",
      ],
    },
    {
      id: "quotes",
      title: "A catalog, not a checkout",
      blocks: [
        "Nothing in the catalog is an offer you can accept with a click, and no payment is taken on this site. “Call for Price” means exactly that: we work out a price for you.",
        "A quote request asks us for a price and costs nothing. We aim to answer within 24 hours; days we are closed do not count. A sale comes about only when we have sent you a quote and you have accepted it; the quote says what is included and how long it is good.",
        "Adding a piece to your list doesn't reserve it. Availability can change until your quote is accepted.",
      ],
    },
    termsOfQuotes,
    {
      id: "pictures",
      title: "Pictures, colors and sizes",
      blocks: [
        "The pictures of furniture and rooms on this site are computer-generated illustrations. They show shape, proportion and material as closely as we can, but they are not photographs of the piece you will receive. Plants, lamps and other decoration in them are not included.",
        "Colors differ between screens, and fabric, leather and wood differ from batch to batch. Dimensions are approximate and given in inches. If a color or a tight fit matters, ask us before you buy: come and see it, or let us measure.",
      ],
    },
    {
      id: "price-match",
      title: "Price match",
      blocks: [
        "Show us a competitor's current price for the same piece and, when it is in stock, we try to beat it. We aim to answer within 24 hours; days we are closed do not count. We check the offer first, including its delivery and fees, and may decline offers that are expired, used, damaged, a mistake, or from private sellers. It is a promise to try, not a guarantee of a certain price.",
      ],
    },
    {
      id: "delivery",
      title: "Delivery and assembly",
      blocks: [
        `The booking form adds up the prices shown on the delivery page. Its total is an estimate; we confirm it with your booking or tell you why it differs, for example because a piece is larger than stated. Delivery in ${address.city} and the surrounding areas is free on qualifying orders, a flat rate applies outside the metro, and same-day or rush delivery costs extra. We name these fees before you agree to them.`,
        [
          "Delivery is typically within one to three days. Windows are kept as well as traffic and weather allow; if we run late we call.",
          "Someone aged 18 or older must be present to let us in, show us the room and look everything over.",
          "You can reschedule or cancel up to 24 hours before the window begins, by the link in your confirmation or by phone. After that, call us.",
          "Please make sure the piece fits through doors, halls, stairs and elevators, and that the way is clear. If it can't be brought in safely, we take it back and agree on what to do.",
          "White-glove service covers room placement, full assembly and debris removal. It doesn't cover wall mounting, wiring or plumbing unless we agreed on it.",
          "Haul-away covers old furniture of a similar size, empty and free of pests.",
        ],
        "Look the pieces over with the crew at the final walkthrough and say what isn't right. What couldn't be seen then, tell us as soon as you find it.",
      ],
    },
    {
      id: "financing",
      title: "Financing and layaway",
      blocks: [
        "Plans, rates and payments on the financing page, the quiz's results and the calculator's figures are examples for information. They are not an offer of credit, an approval or advice. Financing is granted by independent providers, who decide by their own rules and whose contract you would be making. Layaway is agreed with us in writing.",
      ],
    },
    ...termsSmallPrint,
  ],
};

import { facts } from "#shop/facts.ts";
import type { LegalSection } from "./legal-document.ts";

const { phone, address } = facts;

/** The part of the terms about quotes: how long they are good, and what accepting one means. */
export const termsOfQuotes: LegalSection = {
  id: "accepting",
  title: "Quotes, and what accepting one means",
  blocks: [
    `A quote is our offer of the pieces, delivery and extras it lists, at the prices it shows. It is good until the end of the day it names, by the clock in ${address.city}. It can't be accepted after that, nor once a newer version has replaced it or we have withdrawn it; you can ask for it again, and prices may then be different. If a quote contains an obvious mistake, we may correct it before you accept, and you are free to walk away.`,
    "You accept a quote by typing your name on its private page and choosing Accept, or by telling us, in which case we record it and send you the same e-mail. That makes a contract about what the quote lists, on the terms it shows. Asking a question or for a change commits nobody: the quote stays as it is until you get a new version.",
    [
      "Nothing is paid on the page. Before we order, we ask you for the deposit the quote names; the rest is due on delivery.",
      "How you would like to pay is a wish, not an application for credit. Payments by the month in a quote are an example and not an offer of credit.",
      "A delivery time is yours once it is booked, not before.",
    ],
    `Changed your mind after accepting? Call ${phone} as soon as you can. An acceptance can be taken back if we both agree, and wherever the law gives you that right; what then happens to a deposit, or to a piece that was ordered for you, is in the terms of the quote. A record of what was accepted, and when, stays.`,
    "Whoever has the link to your quote can accept it, so keep it to yourself. If an acceptance in your name wasn't yours, tell us at once, and we take it back.",
  ],
};

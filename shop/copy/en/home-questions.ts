import { facts } from "#shop/facts.ts";

/** The home page's questions and answers; also given to search engines. */
export const homeQuestions: readonly { question: string; answer: string }[] = [
  {
    question: "Why don't I see prices?",
    answer:
      "Because the first price is rarely the best one. Send us the pieces you like and we answer within 24 hours (days we are closed aside) with a quote made for you: piece, delivery and assembly spelled out.",
  },
  {
    question: "Will you really beat a competitor's price?",
    answer:
      "If the same piece is in stock, we'll try to beat it. Show us the offer, a link, a photo or a flyer, and we come back to you within 24 hours, days we are closed aside.",
  },
  {
    question: "How fast is delivery, and who puts it together?",
    answer:
      "Typically one to three days in Greater Houston, with same-day and rush options. Our crew carries it in and assembles it in the room you choose. Old furniture can leave with us.",
  },
  {
    question: "Can I pay over time?",
    answer: `Yes: pay in 4, monthly financing or layaway. See where you stand on the financing page, or call ${facts.phone} and we'll go through it together.`,
  },
];

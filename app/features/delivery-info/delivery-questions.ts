import * as copy from "#copy/delivery-questions.ts";
import { addOnPrice, haulAwayPrices } from "#products/delivery-prices.ts";
import { facts } from "#shop/facts.ts";

const { soon, free, atHome, change, assembly, oldFurniture } = copy;

/** The delivery page's questions and answers; also given to search engines. */
export const deliveryQuestions: readonly { question: string; answer: string }[] = [
  soon,
  { ...free, answer: free.answer({ city: facts.address.city }) },
  atHome,
  { ...change, answer: change.answer({ phone: facts.phone }) },
  { ...assembly, answer: assembly.answer({ price: addOnPrice("whiteGlove") }) },
  { ...oldFurniture, answer: oldFurniture.answer(haulAwayPrices()) },
];

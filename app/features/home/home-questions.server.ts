import { asked } from "#copy/home.ts";
import { usualResponseTime } from "#formats";
import { facts } from "#shop/facts.ts";

const time = usualResponseTime;
const { phone } = facts;
const { city } = facts.address;

/** The home page's questions and answers; also given to search engines. */
export const homeQuestions: readonly { question: string; answer: string }[] = [
  { ...asked.prices, answer: asked.prices.answer({ time }) },
  { ...asked.beat, answer: asked.beat.answer({ time }) },
  { ...asked.delivery, answer: asked.delivery.answer({ city }) },
  { ...asked.payments, answer: asked.payments.answer({ phone }) },
];

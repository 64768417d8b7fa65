import { asked } from "#copy/financing-page.ts";
import { facts } from "#shop/facts.ts";

/** The financing page's questions and answers; also given to search engines. */
export const financingQuestions: readonly { question: string; answer: string }[] = asked.map(
  ({ question, answer }) => ({
    question,
    answer: typeof answer === "string" ? answer : answer({ phone: facts.phone }),
  }),
);

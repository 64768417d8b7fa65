import { facts } from "#shop/facts.ts";

/** The financing page's questions and answers; also given to search engines. */
export const financingQuestions: readonly { question: string; answer: string }[] = [
  {
    question: "Does the quiz affect my credit score?",
    answer:
      "No. The quiz is a few questions from us, not a credit application. Nobody looks at your credit because of it. A provider may check your credit later if you apply with them, and will tell you before they do.",
  },
  {
    question: "What do you do with my Social Security number?",
    answer:
      "Nothing, because we never get it. The field for the last four digits is there to have them at hand for a provider. It stays in your browser tab: it isn't sent, stored or remembered.",
  },
  {
    question: "Can I get approved with little or no credit?",
    answer:
      "Sometimes. Pay in 4 asks less than a monthly plan, and layaway asks for no credit at all, since you pay before you take the piece home. Tell us what you're after and we'll point you to the one that fits.",
  },
  {
    question: "What is the difference between financing and layaway?",
    answer:
      "With financing you take the furniture home now and pay a provider over time, usually with interest. With layaway we keep the piece for you while you pay for it, without interest, and you get it when it's paid.",
  },
  {
    question: "Can I pay it off early?",
    answer: `With layaway, whenever you like. With a provider it depends on their agreement: many take early payments without a fee, and the agreement says so before you sign. Not sure what yours says? Call us at ${facts.phone} and we'll read it with you.`,
  },
];

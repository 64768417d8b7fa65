import { facts } from "#shop/facts.ts";

/** The copy around the quiz, the plans and the calculator. */
export const copy = {
  meta: {
    title: `Furniture Financing & Layaway in ${facts.address.city} | ${facts.name}`,
    description:
      "Pay in 4, monthly financing or layaway for furniture. Four quick questions, an honest payment calculator, and no credit check to ask.",
  },
  hero: {
    name: "Financing & Offers",
    title: "Sit on it now. Pay for it in pieces.",
    lead: "Pay in 4, by the month, or as plain layaway. See what a piece would cost a month, with the interest spelled out, before anyone asks for your credit.",
    qualify: "See If I Qualify",
    compare: "Compare Plans",
    slip: {
      title: "A sofa, for example",
      total: "Price of the sofa",
      payments: "Monthly payments",
      apr: "APR",
      totalPaid: "Total of all payments",
      aMonth: "a month, about",
      note: "An estimate, not an offer of credit.",
    },
  },
  how: {
    title: "How financing works",
    pictureAlt: "A dining table with a laptop, a calculator and two sheets of figures on it",
    steps: [
      {
        title: "Answer four short questions",
        text: "Who you are, what you'd like to spend, and when. It takes a minute and doesn't touch your credit score.",
      },
      {
        title: "See what fits",
        text: "You see at once which plans suit your budget, and we call or write within 24 hours to go through them.",
      },
      {
        title: "Choose, sign, sit down",
        text: "You decide with the provider's full terms in front of you. Then we deliver and put it together.",
      },
    ],
  },
  bundle: {
    title: "Add delivery while you're at it",
    text: "Delivery, assembly and white-glove service can go into the same quote as the furniture, so you finance one number.",
    info: "How delivery works",
    book: "Book delivery",
  },
  questions: {
    title: "Fair questions about money",
    more: "Another one? Ask a person:",
  },
  disclosure: {
    title: "The small print, in normal size",
    lines: [
      `${facts.name} is not a lender. Financing is offered by independent providers and is subject to their approval, terms and your credit.`,
      "Payments, rates and totals on this page are estimates for illustration and not an offer of credit. Your own APR, number of payments, payment amount and total of payments are stated in the provider's agreement before you sign.",
      "Layaway is an agreement with us, not credit: you receive the furniture when it is paid in full.",
    ],
    privacy: "Privacy Policy",
    terms: "Terms & Conditions",
    and: "and",
    see: "See our",
  },
} as const;

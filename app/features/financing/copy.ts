import { formatApr, type LoanField } from "#domain/financing/calculator.ts";
import type { FinancingPlan } from "#domain/financing/financing-plan.ts";
import { type Loan, paymentPlan } from "#domain/financing/payment-plan.ts";
import type { QuizField } from "#domain/financing/quiz-form.ts";
import { formatMoney, formatMoneyWithCents } from "#formats";
import { facts } from "#shop/facts.ts";

export const copy = {
  plans: {
    title: "Four ways to pay",
    lead: "Every example is for a $1,200 purchase. The provider's agreement has your own rate, term and total.",
    from: (amount: string) => `For purchases from ${amount}`,
    soon: "Coming Soon",
    estimate: "An estimate, not an offer of credit.",
    choose: "Check my options",
    chosen: (title: string) => `for ${title}`,
    apply: (provider: string) => `Apply with ${provider}`,
    newTab: "opens in a new tab",
    opening: (provider: string) => `Opening ${provider} prequalification`,
    redirected: "You'll be redirected to complete your application.",
    of: {
      "pay-in-4": {
        figure: "$300",
        per: "every 2 weeks",
        terms: "4 payments of $300 over 6 weeks at 0% APR, $1,200 in total.",
        points: ["First payment when you order", "No interest when paid on time"],
      },
      monthly: {
        figure: "$55–$110",
        per: "per month",
        terms: `From ${exampleText({ total: 120_000, downPayment: 0, months: 24, apr: 999 })} To ${exampleText({ total: 120_000, downPayment: 0, months: 12, apr: 1799 })}`,
        points: ["Terms of 6, 12 or 24 months", "APR 7.99%–33.99%, by your credit"],
      },
      layaway: {
        figure: "$50–$100",
        per: "per month",
        terms:
          "24 monthly payments of $50 or 12 of $100 at 0% APR, $1,200 in total. No credit is involved.",
        points: ["No interest, no credit check", "We keep the piece until it's paid"],
      },
      alternative: {
        figure: "6–60",
        per: "months",
        terms:
          "Planned, and not an offer of credit: its APR, number of payments and total will stand here once it is available.",
        points: ["For when the others don't fit", "In preparation with a provider"],
      },
    } satisfies Record<
      FinancingPlan["id"],
      { figure: string; per: string; terms: string; points: readonly string[] }
    >,
  },
  calculator: {
    title: "What would it cost a month?",
    lead: "Type a price and move things around. Nothing here is sent to anyone.",
    names: {
      total: "Furniture total",
      down: "Down payment",
      term: "Term",
      apr: "APR",
    } satisfies Record<LoanField, string>,
    months: (months: number) => `${months} months`,
    aprHelp: "Percent a year, 0 to 29.99",
    aprSlider: "APR, in steps of a quarter percent",
    percent: (apr: string) => `${apr}%`,
    noApr: "no rate yet",
    calculate: "Calculate",
    results: "Your estimate",
    monthlyPayment: "Monthly payment",
    totalPaid: "Total paid",
    interest: "Total interest",
    beside: (count: number, apr: string) => `${count} monthly payments at ${apr}% APR.`,
    withDown: (down: string) => `Total paid includes ${down} down.`,
    lastPayment: (amount: string) => `The last payment is ${amount}, to make it come out even.`,
    estimate: "An estimate, not an offer of credit.",
    nothingLeft: "Nothing left to pay",
    allDown: "What is paid down covers the whole price, so there are no monthly payments.",
    /** Shown instead of a figure that can't be computed. */
    noFigure: "—",
    missing: (names: string) => `To work this out we still need: ${names}.`,
    announce: (terms: string, interest: string) =>
      `Estimate: ${terms}, ${interest} of it interest.`,
    share: "Share this estimate",
    shareTitle: "A payment estimate",
    copied: "Link copied",
    chartTitle: "Where each payment goes",
    chart: (months: number, first: string, last: string) =>
      `Interest and principal in each of ${months} payments: the first holds ${first} interest, the last ${last}. The table below has every figure.`,
    principal: "Principal",
    interestShort: "Interest",
    schedule: "All payments, month by month",
    payment: "Payment",
    balance: "Still owed",
    month: "Month",
    sum: "Sum",
  },
} as const;

export const quizCopy = {
  title: "See if you qualify",
  lead: "Four steps, about a minute. No credit check.",
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  steps: ["Your name", "How to reach you", "Budget and timing", "What you're looking for"],
  next: "Next",
  previous: "Previous",
  submit: "Get My Options",
  submitting: "Processing...",
  labels: {
    firstName: "First name",
    lastName: "Last name",
    phone: "Phone",
    email: "Email",
    zipCode: "ZIP code",
    budgetRange: "Budget range",
    timeline: "When do you need it?",
    categoryInterest: "Furniture category",
    preferredPlan: "Preferred plan",
  } satisfies Record<QuizField, string>,
  ssn: {
    reveal: "Add the last four of my SSN (optional)",
    label: "Last four digits of your SSN",
    help: "Only for your own use with a provider. It stays in this tab: we never receive, send or store it.",
  },
  privacy: "We use this to match you with plans and answer you. See our",
  privacyLink: "privacy policy",
  missing: "Please fill in all required fields",
  failed: {
    title: "Something went wrong",
    text: `Please try again or call us at ${facts.phone}`,
  },
  sent: {
    title: "Quiz completed successfully!",
    text: "We'll match you with the best financing options.",
  },
  results: {
    title: "Your options",
    reference: "Your reference",
    payIn4: "Pay in 4 Available",
    payIn4Terms:
      "For example $400: 4 payments of $100 over 6 weeks at 0% APR, $400 in total. An estimate, not an offer of credit.",
    monthly: "Monthly financing",
    lines: {
      "up-to-150": "Up to $150/month available",
      "from-25": "Starting at $25/month",
    },
    terms: {
      "up-to-150": `For example ${exampleText({ total: 325_000, downPayment: 0, months: 24, apr: 999 })} An estimate, not an offer of credit.`,
      "from-25": `For example ${exampleText({ total: 55_000, downPayment: 0, months: 24, apr: 999 })} An estimate, not an offer of credit.`,
    },
    layaway: "Layaway, always",
    layawayText:
      "No credit and no interest: you pay in your own time and get the piece when it's paid.",
    next: "We'll call, text or write within 24 hours. If you call first, say your reference.",
    again: "Start over",
    browse: "Look at furniture",
  },
} as const;

/**
 * The terms that must be shown beside any payment amount (Regulation Z, 12 CFR 1026.24): number and
 * amount of payments, rate and total (rule 11.16), such as "12 monthly payments of about $105.49 at
 * 9.99% APR, $1,265.92 in total".
 */
export function termsText(loan: Loan): string {
  const { monthlyPayment, totalPaid } = paymentPlan(loan);
  return `${loan.months} monthly payments of about ${formatMoneyWithCents(monthlyPayment)} at ${formatApr(loan.apr)}% APR, ${formatMoneyWithCents(totalPaid)} in total`;
}

/** The terms of an example loan: "$1,200 over 12 months: 12 monthly payments of …". */
function exampleText(loan: Loan): string {
  return `${formatMoney(loan.total)} over ${loan.months} months: ${termsText(loan)}.`;
}

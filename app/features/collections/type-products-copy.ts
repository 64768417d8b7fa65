/** Texts of the part that shows a type's products. */
export const copy = {
  close: "Hide these",
  notIt: "Not the one?",
  notItText: "Tell us what's missing and we'll look for it.",
  ask: "Ask us for it",
  none: (title: string) => `${title}: ask us for it`,
  noneText:
    "None of these are on the site just now, which doesn't mean we can't get them. Tell us the size and the budget, and we'll come back within 24 hours.",
} as const;

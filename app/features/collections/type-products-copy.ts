/** Texts of the part that shows a type's products. */
export const copy = {
  close: "Hide these",
  notIt: "Not the one?",
  notItText: "Tell us what's missing and we'll look for it.",
  ask: "Ask us for it",
} as const;

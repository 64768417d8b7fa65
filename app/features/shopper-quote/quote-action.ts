/** What a form on a quote's page asks for; `seen` is posted by the script alone. */
export const quoteActions = [
  "accept",
  "decline",
  "change",
  "question",
  "ask_again",
  "book",
  "seen",
] as const;

export type QuoteAction = (typeof quoteActions)[number];

/**
 * Where the browser goes on after a form: the page itself says what was done; what leads elsewhere,
 * such as to the booking's page, speaks for itself.
 */
export function doneAddress(page: string, action: string, to = page): string {
  return to === page ? `${page}?${new URLSearchParams({ done: action })}` : to;
}

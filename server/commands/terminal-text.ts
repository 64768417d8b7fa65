/** Escapes that move a terminal's cursor or rename its window, and marks that turn text round. */
const UNSAFE = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** What somebody else's file says, fit to be printed: what a terminal would obey is shown as �. */
export function terminalText(text: string): string {
  return text.replace(UNSAFE, "\ufffd");
}

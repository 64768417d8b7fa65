/** Control codes that terminals obey, and marks that change the direction of text. */
const UNSAFE = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Makes text from files safe to print: characters that a terminal would obey become �. */
export function terminalText(text: string): string {
  return text.replace(UNSAFE, "\ufffd");
}

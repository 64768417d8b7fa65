/** Invisible characters that reorder or hide what a person reads. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069\ufeff]/g;
const LINE_BREAKS = /\r\n?|[\u2028\u2029\u0085]/g;
const CONTROLS_BUT_NEWLINE = /(?!\n)\p{Cc}/gu;

/**
 * Text as typed, in any script, without what no keyboard makes: control characters, terminal
 * escapes, lone surrogates, reordering marks. Line breaks become `\n`, tabs a space.
 */
export function cleanText(typed: string): string {
  return typed
    .toWellFormed()
    .replace(LINE_BREAKS, "\n")
    .replaceAll("\t", " ")
    .replace(CONTROLS_BUT_NEWLINE, "")
    .replace(BIDI_CONTROLS, "")
    .trim();
}

/** The same on one line, fit for a mail header. */
export function cleanLine(typed: string): string {
  return cleanText(typed).replace(/\s+/g, " ");
}

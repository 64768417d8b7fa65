/** Control characters, and marks nobody sees but which reorder or hide text; emoji need the joiner. */
const INVISIBLE = /(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu;
const SPACES = /\s+/g;
/** How an encoded word begins: typed text that starts so must not be decoded by readers. */
const ENCODED_WORD = /=\?/g;

/**
 * Text for a mail header: one line of what people see, at most `most` characters. The composer
 * encodes what is not ASCII (RFC 2047).
 */
export function headerText(text: string, most: number): string {
  const seen = text
    .toWellFormed()
    .replace(SPACES, " ")
    .replace(INVISIBLE, "")
    .replace(ENCODED_WORD, "= ?")
    .replace(SPACES, " ")
    .trim();
  return Array.from(seen).slice(0, most).join("").trim();
}

const CONTROL_CHARACTERS = /(?![\n\t])\p{Cc}/gu;

/** Text or HTML for a mail's body: line breaks as `\n`, no other control characters. */
export function bodyText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, "\n").replace(CONTROL_CHARACTERS, "");
}

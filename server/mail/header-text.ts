/**
 * Control characters and invisible marks that reorder or hide text; the joiner is kept for emoji.
 */
const INVISIBLE = /(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu;
/** All but U+00A0, which keeps the parts of a Spanish time together. */
const SPACES = /[^\S\u00a0]+/g;
/**
 * The start of an encoded word, which must not appear in typed text, as readers would decode it.
 */
const ENCODED_WORD = /=\?/g;

/**
 * Prepares text for an email header: one visible line of at most `maxLength` characters. The
 * composer encodes non-ASCII characters (RFC 2047).
 */
export function headerText(text: string, maxLength: number): string {
  const visible = text
    .toWellFormed()
    .replace(SPACES, " ")
    .replace(INVISIBLE, "")
    .replace(ENCODED_WORD, "= ?")
    .replace(SPACES, " ")
    .trim();
  return Array.from(visible).slice(0, maxLength).join("").trim();
}

const CONTROL_CHARACTERS = /(?![\n\t])\p{Cc}/gu;

/** Prepares text or HTML for an email's body: line breaks as `\n`, no other control characters. */
export function bodyText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, "\n").replace(CONTROL_CHARACTERS, "");
}

/** Full-width letters, digits and punctuation, as East Asian keyboards type them. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/** `７７０８１` → `77081`, `＠` → `@`; the ideographic space becomes a space. */
export function foldWidth(text: string): string {
  return text
    .replace(FULL_WIDTH, (char) => String.fromCharCode(char.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replaceAll("\u3000", " ");
}

/** Decimal digits of any script as `0` to `9`: `٧١٣` → `713`. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Each script's ten digits have consecutive code points, in blocks of ten.
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}

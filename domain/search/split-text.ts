/**
 * The words, numbers and signs of a text, in lower case and without accents (rule 6.2). Letters and
 * digits are split: "84in" gives "84" and "in". Signs are money signs and, after a digit, `"`, `'`
 * and `×`.
 */
export function splitText(text: string): string[] {
  return plain(text).match(parts) ?? [];
}

const parts = /\d+(?:,\d{3})*(?:\.\d+)?|\p{L}+|\p{N}+|\p{Sc}|×|(?<=\d\s?)["']/gu;

function plain(text: string): string {
  const lower = text.toLowerCase();
  if (/^[^'\u0080-\uffff]*$/.test(lower)) return lower;
  return lower
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’′]/g, "'")
    .replace(/''|[“”″]/g, '"')
    .replace(/(?<=\p{L})'/gu, "");
}

/** The value of a part such as "84", "1,200" or "35.5"; undefined if it isn't a number. */
export function numberPart(part: string): number | undefined {
  return /^\d/.test(part) ? Number(part.replaceAll(",", "")) : undefined;
}

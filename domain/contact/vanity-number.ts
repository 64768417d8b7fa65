/** Letters on a phone's keys, starting with `2`. */
const KEYS = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"] as const;
/** `1-800-FLOWERS`, `(713) CALL-NOW`: an area code, then words to dial. */
const VANITY = /^(?:\+?1[\s.-]*)?\(?([2-9]\d{2})\)?[\s.-]*((?:[\da-z]+[.-])*[\da-z]+)$/i;
const MIN_LETTERS = 3;
const SUBSCRIBER_DIGITS = 7;
const MAX_KEYS = 12;

/**
 * A North American number that is partly a word, as digits: `1-800-FLOWERS` → `+18003569377`.
 * Letters after the seven that are dialed are ignored. Undefined for anything else.
 */
export function vanityNumber(text: string): string | undefined {
  const [, areaCode = "", word = ""] = VANITY.exec(text) ?? [];
  const keys = word.replace(/[.-]/g, "").toLowerCase();
  const letters = keys.replace(/\d/g, "");
  // `713-555-0199x12` has an extension; `713-XXX-0199` is incomplete.
  const isWord = letters.length >= MIN_LETTERS && !/^x+$/.test(letters);
  if (!isWord || keys.length > MAX_KEYS) return undefined;
  const digits = keys.replace(/[a-z]/g, keyOf).slice(0, SUBSCRIBER_DIGITS);
  return /^[2-9]\d{6}$/.test(digits) ? `+1${areaCode}${digits}` : undefined;
}

function keyOf(letter: string): string {
  return String(KEYS.findIndex((letters) => letters.includes(letter)) + 2);
}

const LINE_BREAKS = /\r\n?|[\u2028\u2029\u0085]/g;
const LONE_SURROGATES = /\p{Surrogate}/gu;
const CONTROLS_BUT_NEWLINE = /(?!\n)\p{Cc}/gu;
/** Characters drawn as nothing that are not Unicode spaces, such as the Braille blank. */
const BLANKS = /[\u2800\u{1d159}\u{13441}\u{13442}]/gu;
/** Characters that are not drawn, and interlinear annotation marks. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
/** Characters that join or shape others: emoji, Persian, Indic and Mongolian letters. */
const JOINER = /[\u200c\u200d]/;
const SHAPER = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u180b-\u180d\u180f]/u;
/** Marks that give neutral characters a direction but don't reverse any letters. */
const DIRECTION = /[\u200e\u200f\u061c]/;
const FLAG_TAG = /[\u{e0020}-\u{e007f}]/u;
/** Scripts whose letters are never joined or shaped, so that such a character could only hide. */
const ALPHABET = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const NEVER_JOINED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}\p{P}]/u;
const JOINABLE = /^[\p{L}\p{M}\p{So}]/u;
const KEYCAP = /[\d#*]/;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}\p{Co}]/u;

/**
 * Typed text, in any script, without invisible characters: control characters, terminal escapes,
 * lone surrogates, zero-width and filler characters, and marks that reverse text. Joiners and
 * variation selectors stay where they shape an emoji or letter. Line breaks become
 * `\n`, tabs become spaces. Empty if nothing visible is left. The same in the browser and on the
 * server (rule 14.15).
 */
export function cleanText(typed: string): string {
  const text = typed
    .replace(LONE_SURROGATES, "\ufffd")
    .replace(LINE_BREAKS, "\n")
    .replaceAll("\t", " ")
    .replace(CONTROLS_BUT_NEWLINE, "")
    .replace(BLANKS, " ");
  const visible = trimmed(withoutInvisible(text));
  return VISIBLE.test(visible) ? visible : "";
}

/** Cleaned text on one line, safe for an email header. */
export function cleanLine(typed: string): string {
  return cleanText(typed).replace(/\s+/g, " ");
}

/**
 * Cleaned text on one line without any invisible characters, for text such as a number, where they
 * have no meaning.
 */
export function cleanNumberText(typed: string): string {
  return cleanLine(typed).replace(INVISIBLE, "").trim();
}

function withoutInvisible(text: string): string {
  if (text.search(INVISIBLE) < 0) return text;
  let result = "";
  let last = "";
  let position = 0;
  for (const char of text) {
    position += char.length;
    if (
      char.search(INVISIBLE) >= 0 &&
      !isMeaningful(char, last, text.slice(position, position + 2))
    )
      continue;
    result += char;
    last = char;
  }
  return result;
}

/**
 * Removes spaces and direction marks from both ends; with loops, since a pattern would test each
 * space repeatedly.
 */
function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  const isEmptyAt = (position: number) => /[\s\u200e\u200f\u061c]/.test(text.charAt(position));
  while (start < end && isEmptyAt(start)) start += 1;
  while (end > start && isEmptyAt(end - 1)) end -= 1;
  return text.slice(start, end);
}

/** Whether an invisible character has an effect between its neighbors. */
function isMeaningful(char: string, before: string, after: string): boolean {
  if (DIRECTION.test(char)) return true;
  if (before === "" || /\s/.test(before) || DIRECTION.test(before)) return false;
  if (SHAPER.test(char))
    return KEYCAP.test(before) ? after[0] === "\u20e3" : !ALPHABET.test(before);
  if (FLAG_TAG.test(char)) return before === "\u{1f3f4}" || FLAG_TAG.test(before);
  if (!JOINER.test(char) || JOINER.test(before) || NEVER_JOINED.test(before)) return false;
  // A letter with a mark may end in a joiner, as Malayalam words do.
  return /\p{M}/u.test(before) || (JOINABLE.test(after) && after.search(INVISIBLE) !== 0);
}

const LINE_BREAKS = /\r\n?|[\u2028\u2029\u0085]/g;
const CONTROLS_BUT_NEWLINE = /(?!\n)\p{Cc}/gu;
/** Characters that are drawn as nothing at all but are no Unicode spaces: Braille blank and kin. */
const BLANKS = /[\u2800\u{1d159}\u{13441}\u{13442}]/gu;
/** Characters without a shape of their own, and the marks around annotations. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
/** What joins or shapes characters: emoji, Persian, Indic and Mongolian letters. */
const JOINER = /[\u200c\u200d]/;
const SHAPER = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u180b-\u180d\u180f]/u;
/** Marks that only say which way a neutral character reads; they turn no letters round. */
const DIRECTION = /[\u200e\u200f\u061c]/;
const FLAG_TAG = /[\u{e0020}-\u{e007f}]/u;
/** Scripts whose letters nothing joins or shapes: there such a character could only hide. */
const ALPHABET = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const NEVER_JOINED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}\p{P}]/u;
const JOINABLE = /^[\p{L}\p{M}\p{So}]/u;
const KEYCAP = /[\d#*]/;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}\p{Co}]/u;

/**
 * Text as typed, in any script, without what nobody sees: control characters, terminal escapes,
 * lone surrogates, zero-width and filler characters, marks that turn text round. Joiners and
 * variation selectors stay where they shape an emoji or a letter. Line breaks become `\n`, tabs a
 * space. Empty when there is nothing to see. The same in the browser and on the server (rule
 * 14.15).
 */
export function cleanText(typed: string): string {
  const text = typed
    .toWellFormed()
    .replace(LINE_BREAKS, "\n")
    .replaceAll("\t", " ")
    .replace(CONTROLS_BUT_NEWLINE, "")
    .replace(BLANKS, " ");
  const seen = trimmed(withoutInvisible(text));
  return VISIBLE.test(seen) ? seen : "";
}

/** The same on one line, fit for a mail header. */
export function cleanLine(typed: string): string {
  return cleanText(typed).replace(/\s+/g, " ");
}

/** One line without any invisible character, for text where none has a meaning, such as a number. */
export function cleanNumberText(typed: string): string {
  return cleanLine(typed).replace(INVISIBLE, "").trim();
}

function withoutInvisible(text: string): string {
  if (text.search(INVISIBLE) < 0) return text;
  let kept = "";
  let last = "";
  let at = 0;
  for (const sign of text) {
    at += sign.length;
    if (sign.search(INVISIBLE) >= 0 && !isMeaningful(sign, last, text.slice(at, at + 2))) continue;
    kept += sign;
    last = sign;
  }
  return kept;
}

/** Without spaces and direction marks at either end; loops, since a pattern would look at each space again. */
function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  const isEmptyAt = (at: number) => /[\s\u200e\u200f\u061c]/.test(text.charAt(at));
  while (start < end && isEmptyAt(start)) start += 1;
  while (end > start && isEmptyAt(end - 1)) end -= 1;
  return text.slice(start, end);
}

/** Whether an invisible character does something between its neighbors. */
function isMeaningful(sign: string, before: string, after: string): boolean {
  if (DIRECTION.test(sign)) return true;
  if (before === "" || /\s/.test(before) || DIRECTION.test(before)) return false;
  if (SHAPER.test(sign))
    return KEYCAP.test(before) ? after[0] === "\u20e3" : !ALPHABET.test(before);
  if (FLAG_TAG.test(sign)) return before === "\u{1f3f4}" || FLAG_TAG.test(before);
  if (!JOINER.test(sign) || JOINER.test(before) || NEVER_JOINED.test(before)) return false;
  // A letter with a mark may end in a joiner, as Malayalam words do.
  return /\p{M}/u.test(before) || (JOINABLE.test(after) && after.search(INVISIBLE) !== 0);
}

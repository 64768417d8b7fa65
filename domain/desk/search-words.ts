import { readPhone } from "#domain/contact/phone-number.ts";

/** Longest word that is stored and searched for; of a longer one, its beginning counts. */
const maxLength = 60;
/** Words of one search; more would only cost time. */
const maxTerms = 8;
/** A number of at least seven digits, as people write a phone number. */
const phoneLike = /\+?\(?\d(?:[\s().\-/]*\d){6,}/g;
const extension = /(\d\W*)\b(?:ext|x)\.?\s*\d+\s*$/i;

/**
 * The words a text is found by: its runs of letters and digits, without accents, in lower case; and
 * `O'Brien` as `obrien` too.
 */
export function wordsOf(text: string): string[] {
  return chunksOf(text).flatMap((chunk) => {
    const runs = runsOf(chunk);
    return runs.length > 1 ? [...runs, cut(runs.join(""))] : runs;
  });
}

/** The words an email address is found by: the whole address, and the words in it. */
export function emailWords(address: string): string[] {
  return [cut(folded(address)), ...runsOf(folded(address))];
}

/**
 * The words a phone number is found by: with and without the country's code, without the area code,
 * and its last four digits.
 * @param national its digits without the country's code
 */
export function phoneWords(e164: string, national: string): string[] {
  const all = [e164.replace(/\D/g, ""), national, national.slice(-7), national.slice(-4)];
  return all.filter((word) => word.length >= 4);
}

/**
 * What somebody searches for: beginnings of words, which a lead must all have. A phone number is one
 * of them, however it is spelled.
 */
export function searchTerms(typed: string): string[] {
  const { numbers, rest } = withoutNumbers(typed.normalize("NFKC").replace(extension, "$1"));
  const words = chunksOf(rest).flatMap((chunk) =>
    chunk.includes("@") ? [cut(chunk)] : runsOf(chunk),
  );
  return [...new Set([...numbers, ...words])].slice(0, maxTerms);
}

function withoutNumbers(typed: string): { numbers: string[]; rest: string } {
  const found = typed.match(phoneLike) ?? [];
  if (found.length > 0) {
    return { numbers: found.map(digitsOf), rest: typed.replace(phoneLike, " ") };
  }
  // Letters count as digits only after some, so that a name isn't taken for a number.
  const spelled = /^[\s+(]*\d/.test(typed) ? readPhone(typed) : undefined;
  return spelled && "phone" in spelled
    ? { numbers: [digitsOf(spelled.phone.number)], rest: "" }
    : { numbers: [], rest: typed };
}

/** The digits of a number as they are stored, without what is dialed before a country's code. */
function digitsOf(number: string): string {
  return cut(
    number
      .replace("(0)", "")
      .replace(/\D/g, "")
      .replace(/^(011|0+)/, ""),
  );
}

function chunksOf(text: string): string[] {
  return folded(text).split(/\s+/);
}

function runsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).map(cut);
}

function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

function cut(word: string): string {
  return word.slice(0, maxLength).toWellFormed();
}

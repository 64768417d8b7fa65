/** A place that cites a rule of docs/rules.md. */
export interface Citation {
  rule: string;
  line: number;
}

/** A space, or the break between two lines of a comment. */
const gap = String.raw`\s+(?:(?:\*|//|#)\s+)?`;
const number = String.raw`\d+\.\d+`;
const citations = new RegExp(
  `\\brules?${gap}(${number}(?:(?:,(?:${gap}and)?|${gap}(?:and|or))${gap}${number})*)`,
  "gi",
);

const lineAt = (text: string, index: number) => text.slice(0, index).split("\n").length;

/** The rules a text cites: `rule 8.3`, `rules 8.3 and 8.4`, `rules 8.3, 8.4 and 9.1`. */
export function rulesCited(text: string): Citation[] {
  return [...text.matchAll(citations)].flatMap(({ 0: { length }, 1: rules = "", index }) =>
    [...rules.matchAll(new RegExp(number, "g"))].map((found) => ({
      rule: found[0],
      line: lineAt(text, index + length - rules.length + found.index),
    })),
  );
}

/**
 * Citations of papers that are not kept here, as comments had them before there was docs/rules.md.
 */
export function papersCited(text: string): string[] {
  return text.match(/\bspec\s+(?:\*\s+)?§|\brulings?\s+(?:\*\s+)?\d+|§ ?\d/gi) ?? [];
}

/** The numbers of the rules in docs/rules.md, in the order they stand there. */
export function ruleNumbers(rules: string): string[] {
  return [...rules.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map(([, rule = ""]) => rule);
}

/**
 * What is wrong with the numbers of docs/rules.md: chapters count from 1, and the rules of each stand
 * in it in order. A number may be missing, since a rule that is gone leaves its number free.
 */
export function numberingFaults(rules: string): string[] {
  const faults: string[] = [];
  let chapter = 0;
  let last = 0;
  for (const [mark, heading, of, rule] of rules.matchAll(/^## (\d+)\b.*|^\*\*(\d+)\.(\d+)\*\*/gm)) {
    if (heading !== undefined) {
      if (Number(heading) !== chapter + 1) faults.push(`${mark} comes after chapter ${chapter}`);
      chapter = Number(heading);
      last = 0;
    } else {
      if (Number(of) !== chapter) faults.push(`${of}.${rule} stands in chapter ${chapter}`);
      else if (Number(rule) <= last) faults.push(`${of}.${rule} comes after ${chapter}.${last}`);
      last = Number(rule);
    }
  }
  return faults;
}

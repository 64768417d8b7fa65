/** A citation of a rule in docs/rules.md. */
export interface Citation {
  rule: string;
  line: number;
}

/** A space, or the line break within a comment. */
const gap = String.raw`\s+(?:(?:\*|//|#)\s+)?`;
const number = String.raw`\d+\.\d+`;
const citations = new RegExp(
  `\\brules?${gap}(${number}(?:(?:,(?:${gap}and)?|${gap}(?:and|or))${gap}${number})*)`,
  "gi",
);

const lineAt = (text: string, index: number) => text.slice(0, index).split("\n").length;

/** Returns the rules a text cites: `rule 8.3`, `rules 8.3 and 8.4`, `rules 8.3, 8.4 and 9.1`. */
export function rulesCited(text: string): Citation[] {
  return [...text.matchAll(citations)].flatMap(({ 0: { length }, 1: rules = "", index }) =>
    [...rules.matchAll(new RegExp(number, "g"))].map((found) => ({
      rule: found[0],
      line: lineAt(text, index + length - rules.length + found.index),
    })),
  );
}

/**
 * Returns citations of documents outside this repository, which comments contained before
 * docs/rules.md existed.
 */
export function documentsCited(text: string): string[] {
  return text.match(/\bspec\s+(?:\*\s+)?§|\brulings?\s+(?:\*\s+)?\d+|§ ?\d/gi) ?? [];
}

/** Returns the numbers of the rules in docs/rules.md, in order of appearance. */
export function ruleNumbers(rules: string): string[] {
  return [...rules.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map(([, rule = ""]) => rule);
}

/**
 * Checks the numbering of docs/rules.md: chapters count from 1, and each chapter's rules are in
 * order. A number may be missing, because a removed rule leaves a gap.
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

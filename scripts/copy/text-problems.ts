import {
  type MessageFormatElement,
  type PluralElement,
  type SelectElement,
  TYPE,
} from "@formatjs/icu-messageformat-parser";
import { compileText, parseText, valuesOf } from "./compile-text.ts";

/**
 * What is wrong with a text by itself: it can't be compiled, lacks a plural form, or has a
 * character that the shop's fonts don't have. Each problem says what to do.
 * @param language its BCP 47 tag
 * @param inFonts whether the shop's main font files have a character
 */
export function textProblems(
  text: string,
  language: string,
  inFonts: (character: string) => boolean,
): string[] {
  try {
    compileText(text, language);
  } catch (error) {
    if (error instanceof SyntaxError) return [`can't be read as a text: ${error.message}.`];
    throw error;
  }
  const elements = allElements(parseText(text));
  const unknown = [
    ...new Set(
      elements
        .flatMap((element) => (element.type === TYPE.literal ? [...element.value] : []))
        .filter((character) => character !== "\n" && !inFonts(character)),
    ),
  ];
  return [
    ...elements.filter(isPlural).flatMap((plural) => formProblems(plural, language)),
    ...unknown.map(
      (character) =>
        `has ${character} (${codePoint(character)}), which isn't in the shop's main font files. Write it in another way.`,
    ),
  ];
}

/**
 * What a text has or lacks compared to its English one: values, tags, choices. Both can be
 * compiled.
 */
export function differences(text: string, english: string): string[] {
  const [here, there] = [parseText(text), parseText(english)];
  const [values, expected] = [valuesOf(here), valuesOf(there)];
  const problems: string[] = [];
  for (const [name, kind] of expected) {
    const found = values.get(name);
    const shown = kind === "tag" ? `<${name}>` : `{${name}}`;
    if (!found) problems.push(`lacks ${shown}, which the English text has. Add it.`);
    else if (found !== kind) {
      problems.push(`uses {${name}} as ${found}, the English text as ${kind}. Use it alike.`);
    }
  }
  for (const [name, kind] of values) {
    const shown = kind === "tag" ? `<${name}>` : `{${name}}`;
    if (!expected.has(name))
      problems.push(`has ${shown}, which the English text hasn't. Remove it.`);
  }
  return problems.length > 0 ? problems : choiceProblems(here, there);
}

/** The plural forms that whole numbers have in a language; `many` only if a small number has it. */
export function pluralForms(language: string): Set<string> {
  const rules = new Intl.PluralRules(language);
  return new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)));
}

function formProblems({ value: name, options }: PluralElement, language: string): string[] {
  const forms = pluralForms(language);
  const known: ReadonlySet<string> = new Set(
    new Intl.PluralRules(language).resolvedOptions().pluralCategories,
  );
  const lacking = [...forms].filter((form) => !(form in options));
  const others = Object.keys(options).filter((form) => !form.startsWith("=") && !known.has(form));
  return [
    ...lacking.map((form) => `lacks the plural form “${form}” of {${name}}. Add ${form} {…}.`),
    ...others.map(
      (form) => `has the plural form “${form}” of {${name}}, which the language hasn't. Remove it.`,
    ),
  ];
}

/** Choices are words of the code: a translated one would never be chosen. */
function choiceProblems(
  here: readonly MessageFormatElement[],
  there: readonly MessageFormatElement[],
): string[] {
  const [choices, expected] = [choicesOf(here), choicesOf(there)];
  const names = new Set([...choices.keys(), ...expected.keys()]);
  return [...names]
    .filter((name) => choices.get(name) !== expected.get(name))
    .map((name) => {
      const [has, needs] = [choices.get(name) ?? "none", expected.get(name) ?? "none"];
      return `has these choices for {${name}}: ${has}; the English text has: ${needs}. Use the same, untranslated.`;
    });
}

function choicesOf(elements: readonly MessageFormatElement[]): Map<string, string> {
  const choices = new Map<string, Set<string>>();
  for (const { value: name, options } of allElements(elements).filter(isSelect)) {
    choices.set(name, new Set([...(choices.get(name) ?? []), ...Object.keys(options)]));
  }
  return new Map([...choices].map(([name, words]) => [name, [...words].toSorted().join(", ")]));
}

/** The elements and those within their tags, plural forms and choices. */
function allElements(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => [
    element,
    ...(element.type === TYPE.tag ? allElements(element.children) : []),
    ...(isPlural(element) || isSelect(element)
      ? Object.values(element.options).flatMap(({ value }) => allElements(value))
      : []),
  ]);
}

function isPlural(element: MessageFormatElement): element is PluralElement {
  return element.type === TYPE.plural;
}

function isSelect(element: MessageFormatElement): element is SelectElement {
  return element.type === TYPE.select;
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

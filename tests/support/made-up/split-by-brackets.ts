import type { ShownText } from "#tests/support/shown-texts.ts";

/** Which parts of a text that isn't a page's are in ⟦⟧. */
export function splitByBrackets(where: string, text: string): ShownText {
  let depth = 0;
  let [inside, outside] = ["", ""];
  for (const character of text) {
    if (character === "⟦") depth += 1;
    else if (character === "⟧") depth -= 1;
    else if (depth > 0) inside += character;
    else outside += character;
  }
  return { where, inside, outside };
}

/** Every text with a space in JSON, by the name it has there; others are names and values. */
export function textsInJson(value: unknown, name = ""): ShownText[] {
  if (typeof value === "string") return value.includes(" ") ? [splitByBrackets(name, value)] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsInJson(child, `${name} ${key}`));
}

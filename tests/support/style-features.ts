import { knownFeatures, missingFeatures } from "./missing-features.ts";

const properties = missingUnder("css.properties");
const selectors = missingUnder("css.selectors");
const atRules = missingUnder("css.at-rules");
const mediaFeatures = missingUnder("css.at-rules.media");
const functions = new Set([...missingUnder("css.types"), ...missingUnder("css.types.color")]);
const units = missingUnder("css.types.length");

/**
 * What a minified style sheet uses of what one of the oldest browsers lacks, by the names of MDN's
 * compatibility data: `:has`, `text-wrap`, `text-wrap: pretty`, `color-mix()`, `1lh`, `@starting-style`, `@media range`.
 * What is within `@supports` is left out.
 */
export function missingStylesIn(styles: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const part of partsOf(styles)) {
    if (part.startsWith("@")) addAtRule(part, found);
    else if (part.endsWith("{")) addSelector(part, found);
    else addDeclaration(part, found);
  }
  return found;
}

/** Pseudo-classes of a selector that one of the oldest browsers takes for an error. */
export function missingSelectorsIn(selector: string): string[] {
  // Class names may contain escaped colons; browsers skip what they don't know in `:is()`.
  const plain = selector.replace(/\\./g, "").replace(/:(is|where)\([^()]*\)/g, "");
  return [...plain.matchAll(/::?([a-z-]+)/g)]
    .map(([, name = ""]) => name)
    .filter((name) => selectors.has(name))
    .map((name) => `:${name}`);
}

function addSelector(text: string, found: Set<string>) {
  const missing = missingSelectorsIn(text);
  for (const name of missing) found.add(name);
  // Browsers drop the whole rule for one selector that they don't know.
  const list = text.replace(/\\./g, "").replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, "");
  if (missing.length > 0 && list.includes(",")) found.add(`${missing[0]} in a list`);
}

function addDeclaration(text: string, found: Set<string>) {
  const [name = ""] = text.split(":", 1);
  if (properties.has(name)) found.add(name);
  const value = text.slice(name.length).replace(/"[^"]*"|url\([^)]*\)/g, "");
  for (const [word] of value.matchAll(/[a-z][\w-]*/g)) {
    if (missingFeatures.has(`css.properties.${name}.${word}`)) found.add(`${name}: ${word}`);
  }
  for (const [, word = ""] of value.matchAll(/([a-z][a-z-]*)\(/g)) {
    if (functions.has(word)) found.add(`${word}()`);
  }
  for (const [, unit = ""] of value.matchAll(/\d([a-z]+)/g)) {
    if (units.has(unit)) found.add(`1${unit}`);
  }
}

function addAtRule(text: string, found: Set<string>) {
  const [, name = "", query = ""] = /^@([\w-]+)(.*)/s.exec(text) ?? [];
  if (atRules.has(name)) found.add(`@${name}`);
  if (name !== "media") return;
  if (/[<>]/.test(query)) found.add("@media range");
  if (/\bor\b|\(not\b|\(\(/.test(query)) found.add("@media or, (not …)");
  for (const [, feature = ""] of query.matchAll(/\(([a-z-]+)/g)) {
    if (mediaFeatures.has(feature)) found.add(`@media ${feature}`);
  }
}

/** Names right below a key. */
function missingUnder(parent: string): ReadonlySet<string> {
  const names = [...missingFeatures].filter(
    (key) => key.startsWith(`${parent}.`) && !knownFeatures.has(key),
  );
  return new Set(names.map((key) => key.slice(parent.length + 1)));
}

/** Declarations, and what stands before an opening brace, outside of `@supports`. */
function* partsOf(styles: string): Generator<string> {
  const nested = String.raw`\([^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\)`;
  const part = new RegExp(String.raw`((?:\\.|"[^"]*"|'[^']*'|${nested}|[^;{}])*)([;{}])`, "gs");
  /** Depth within `@supports`; 0 outside. */
  let guarded = 0;
  for (const [, text = "", end = ""] of styles.matchAll(part)) {
    const trimmed = text.trim();
    const isGuarded = guarded > 0 || trimmed.startsWith("@supports");
    if (trimmed && !isGuarded) yield end === "{" ? `${trimmed}{` : trimmed;
    if (isGuarded && end === "{") guarded += 1;
    if (guarded > 0 && end === "}") guarded -= 1;
  }
}

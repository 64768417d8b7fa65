import type { Page } from "@playwright/test";
import { missingFeatures } from "./missing-features.ts";

/** Something of a page's environment: the path of its owner from `window`, and its name. */
interface Member {
  owner: readonly string[];
  name: string;
  /** Of JavaScript's own objects, whose static members the data doesn't tell from the others. */
  maybeInherited: boolean;
}

/** What an old browser lacks. */
interface Missing {
  members: readonly Member[];
  /** Pseudo-classes with their colon; a selector with one is an error. */
  selectors: readonly string[];
  /** Properties, media features and functions of style sheets. */
  properties: readonly string[];
  media: readonly string[];
}

/** Known to these browsers in part, which is all that the site uses. */
const partlyKnown = ["api.Window.devicePixelRatio", "api.KeyboardEvent.isComposing"];

const keys = [...missingFeatures].filter((key) => !partlyKnown.includes(key));

/** Everything that one of the oldest browsers lacks. */
export const everythingMissing: Missing = {
  members: keys.flatMap(memberOf),
  selectors: under("css.selectors").map((name) => `:${name}`),
  properties: under("css.properties"),
  media: under("css.at-rules.media"),
};

/** One built-in of a browser's script, by its key, such as `javascript.builtins.Map.groupBy`. */
export function onlyMissing(...lacking: readonly string[]): Missing {
  return {
    members: lacking.flatMap(memberOf),
    selectors: lacking.includes("api.HTMLElement.popover") ? [":popover-open"] : [],
    properties: [],
    media: [],
  };
}

function memberOf(key: string): Member[] {
  const [kind, ...path] = key.replace(/^javascript\.builtins/, "builtin").split(".");
  if (kind !== "builtin" && kind !== "api") return [];
  const [name = "", afterName] = path.pop()?.split("_static") ?? [];
  if (!name || name === path.at(-1)) return [];
  if (kind === "builtin") return [{ owner: path, name, maybeInherited: true }];
  const isOfWindow = path.length === 0 || path[0] === "Window";
  if (isOfWindow) path.shift();
  else if (afterName === undefined) path.push("prototype");
  return [{ owner: path, name, maybeInherited: false }];
}

/** Names right below a key. */
function under(parent: string): string[] {
  return keys
    .filter((key) => key.startsWith(`${parent}.`))
    .map((key) => key.slice(parent.length + 1))
    .filter((name) => !name.includes("."));
}

/** Takes away what an old browser lacks, from all documents of the page. */
export async function takeAway(page: Page, missing: Missing): Promise<void> {
  await page.addInitScript(takeAwayInPage, missing);
}

function takeAwayInPage({ members, selectors, properties, media }: Missing) {
  for (const { owner, name, maybeInherited } of members) {
    const found = owner.reduce<unknown>(
      (holder, part) => (isHolder(holder) ? Reflect.get(holder, part) : undefined),
      window,
    );
    if (!isHolder(found)) continue;
    Reflect.deleteProperty(found, name);
    const prototype: unknown = maybeInherited && Reflect.get(found, "prototype");
    if (isHolder(prototype)) Reflect.deleteProperty(prototype, name);
  }
  const isLacking = (selector: string) =>
    selectors.some((name) => new RegExp(`${name}(?![\\w-])`).test(selector));
  for (const { prototype } of [Element, Document, DocumentFragment]) {
    for (const name of ["matches", "closest", "querySelector", "querySelectorAll"]) {
      const original: unknown = Reflect.get(prototype, name);
      if (typeof original !== "function") continue;
      Reflect.set(prototype, name, function (this: unknown, selector: string) {
        if (!isLacking(selector)) return original.call(this, selector);
        throw new DOMException(`'${selector}' is not a valid selector.`, "SyntaxError");
      });
    }
  }
  if (properties.length > 0) addEventListener("DOMContentLoaded", dropStyles);

  function isHolder(value: unknown): value is object {
    return (typeof value === "object" && value !== null) || typeof value === "function";
  }

  function dropStyles() {
    for (const sheet of document.styleSheets) dropRules(sheet);
  }

  function dropRules(group: CSSStyleSheet | CSSGroupingRule) {
    for (let at = group.cssRules.length - 1; at >= 0; at--) {
      const rule = group.cssRules[at];
      if (!rule) continue;
      if (rule instanceof CSSSupportsRule && rule.conditionText.startsWith("not selector(")) {
        for (const inner of rule.cssRules) group.insertRule(inner.cssText, at + 1);
      }
      if (isUnreadable(rule)) group.deleteRule(at);
      else if (rule instanceof CSSGroupingRule) dropRules(rule);
      else if (rule instanceof CSSStyleRule) {
        for (const property of properties) rule.style.removeProperty(property);
      }
    }
  }

  /** A rule that the browser ignores as a whole. */
  function isUnreadable(rule: CSSRule): boolean {
    if (rule.constructor.name === "CSSStartingStyleRule") return true;
    if (rule instanceof CSSStyleRule) return isLacking(rule.selectorText);
    if (rule instanceof CSSSupportsRule) return rule.conditionText.includes("color-mix");
    if (!(rule instanceof CSSMediaRule)) return false;
    const { mediaText } = rule.media;
    return /[<>]/.test(mediaText) || media.some((name) => mediaText.includes(`(${name}`));
  }
}

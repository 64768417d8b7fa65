import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * Words that generic rules of ad, social and cookie lists look for in ids and class names, as whole
 * parts between dashes.
 */
const hidden =
  /^(?:ads?|adverts?|advertis\w+|banners?|sponsor\w*|promos?|promotions?|social|socials|share|shares|sharing|sharebar|follow|newsletter|popups?|popover|interstitial|cookies?|consent|gdpr|overlay|affiliate\w*|trackers?|analytics|subscribe|paywall|widget)$/i;

/** The ids and class names in a source file, as far as they are written out. */
function namesIn(source: string): string[] {
  const attributes = /(?:\bid|\bclassName|\w+Id|\w+_ID)\s*=\s*\{?\s*(["'`])(.*?)\1/gs;
  const texts = [...source.matchAll(attributes)].map(([, , text = ""]) => text);
  return texts
    .flatMap((text) => text.split(/[\s{}$?:"'`]+/))
    .filter((name) => /^[\w-]+$/.test(name));
}

function isHidden(name: string): boolean {
  return name.split(/[-_]|(?<=[a-z])(?=[A-Z])/).some((part) => hidden.test(part));
}

test("T14: no id or class has a name that ad lists hide", () => {
  const named = globSync("{app,shop}/**/*.{ts,tsx}")
    .filter((file) => !file.includes(".test."))
    .flatMap((file) => namesIn(readFileSync(file, "utf8")).map((name) => ({ file, name })));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => isHidden(name))).toEqual([]);
});

test("T14: such names are found", () => {
  const source = '<p id="footer-social" className="top-banner" /> const fieldId = "adTop";';
  expect(namesIn(source).filter(isHidden)).toEqual(["footer-social", "top-banner", "adTop"]);
  expect(namesIn('<p id="footer-links" className="shadow-float" />').filter(isHidden)).toEqual([]);
});

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * Returns axe's findings on a page, or in the part `within` selects, as rule and element. Waits for
 * entrance animations first, because half-faded text has half its contrast.
 */
export async function accessibilityFaults(page: Page, within = "html"): Promise<string[]> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    // All frames are same-origin, so axe needs no second page to inspect them, which halves the
    // time.
    .setLegacyMode()
    // Part of WCAG 2.2 AA, but not on by itself.
    .options({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

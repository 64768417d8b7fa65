import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * What axe finds on a page, or in the part of it that `within` selects, as rule and element; waits for
 * entrance animations first, since half-faded text has half its contrast.
 */
export async function accessibilityFaults(page: Page, within = "html"): Promise<string[]> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    // Frames are our own: no second page is needed to look into them, which halves the time.
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

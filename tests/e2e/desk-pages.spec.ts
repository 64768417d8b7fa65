import { accessibilityFaults } from "#tests/support/accessibility-faults.ts";
import { consoleMessages, errorsAndWarnings } from "#tests/support/console-messages.ts";
import { deskAddresses } from "#tests/support/desk-requests.ts";
import { signInAs } from "#tests/support/desk-staff.ts";
import { horizontalOverflow } from "#tests/support/page-layout.ts";
import { expect, test } from "#tests/support/shop-test.ts";

test("every page of the desk is accessible and fits the screen, down to 320 px", async ({
  page,
  shop,
  request,
}) => {
  const messages = consoleMessages(page);
  const given = page.viewportSize() ?? { width: 360, height: 740 };
  const check = async (path: string) => {
    await page.setViewportSize(given);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect.soft(await accessibilityFaults(page), path).toEqual([]);
    for (const width of [given.width, 320]) {
      await page.setViewportSize({ ...given, width });
      expect.soft(await horizontalOverflow(page), `${path} at ${width} px`).toBe(0);
    }
  };
  await check("/desk/sign-in");
  await signInAs(page, shop, "Maribel Cantu", "owner");
  for (const path of await deskAddresses(request)) await check(path);
  expect(errorsAndWarnings(messages)).toEqual([]);
});

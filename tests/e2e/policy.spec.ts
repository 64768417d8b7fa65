import { expect, test } from "#tests/support/shop-test.ts";

const pages = [
  "/",
  "/?utm_source=mail",
  "/collections/living-room/recliners-lift-chairs?sort=newest",
];

for (const path of pages) {
  test(`runs under its content security policy: ${path}`, async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    const answer = await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(answer?.headers()["content-security-policy"]).not.toContain("unsafe");
    expect(complaints).toEqual([]);
  });
}

import { Seller } from "#tests/support/sent-quotes.ts";
import { test } from "#tests/support/shop-test.ts";
test("shots", async ({ page, shop }, info) => {
  const { path } = await (await Seller.open(page, shop)).sendNew();
  const shot = async (name: string) => {
    await page.waitForTimeout(1500);
    await page.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 400) { scrollTo(0, y); await new Promise((r) => setTimeout(r, 80)); } scrollTo(0, 0); });
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/shopper/z-${info.project.name}-${name}.png`, fullPage: true });
  };
  await page.goto(path); await shot("open");
  await page.evaluate(() => scrollTo(0, 600)); await page.waitForTimeout(300); await page.screenshot({ path: `/tmp/shopper/z-${info.project.name}-scrolled.png` });
  await page.goto(`${path}?step=accept`); await shot("accept");
  await page.getByLabel("Your name, as your signature").fill("Janelle Brooks");
  await page.getByRole("button", { name: "Accept", exact: true }).click();
  await page.getByText("When should we come").waitFor(); await shot("accepted");
  if (info.project.name === "desktop") { await page.goto(path); await page.emulateMedia({ media: "print" }); await page.setViewportSize({ width: 720, height: 940 }); await shot("print"); }
});

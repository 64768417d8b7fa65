import { copyIn as pageIn } from "#copy-in/quote-page.ts";
import { copyIn as formsIn } from "#copy-in/quote-page-forms.ts";
import { Seller } from "#tests/support/sent-quotes.ts";
import { expect, test } from "#tests/support/shop-test.ts";

const { actions, opening } = pageIn.es;
const { accept, book } = formsIn.es;

for (const script of [true, false]) {
  test.describe(script ? "with script" : "without script", { tag: "@desktop" }, () => {
    test.use({ javaScriptEnabled: script });

    test("a quote asked for in Spanish is answered, accepted and booked in Spanish", async ({
      page,
      shop,
    }) => {
      const { path } = await (await Seller.open(page, shop)).sendNew({}, "es");
      expect(path).toMatch(/^\/es\/cotizaciones\//);
      const heading = page.getByRole("heading", { level: 1 });
      await page.goto(path);
      await page.getByRole("link", { name: actions.accept }).click();
      const sign = page.getByRole("textbox", { name: accept.name });
      await page.getByRole("button", { name: accept.button, exact: true }).click();
      await expect(page.getByRole("heading", { name: "Revise estos puntos" })).toBeVisible();
      await expect(sign).toHaveAccessibleDescription("Díganos su nombre, por favor.");
      await sign.fill("Janelle Brooks");
      await page.getByRole("radio", { name: accept.wishes.monthly }).check();
      await page.getByRole("button", { name: accept.button, exact: true }).click();
      await expect(heading).toHaveText(/^¡Gracias, Janelle/);
      expect(new URL(page.url()).pathname).toBe(path);

      const button = page.getByRole("button", { name: /^Reservar/ });
      await button.click();
      await expect(page.getByRole("heading", { name: "Revise estos puntos" })).toBeVisible();
      const day = page.getByRole("combobox", { name: book.day });
      const free = day.locator("option[data-free~=afternoon]");
      await day.selectOption((await free.nth(script ? -2 : -3).getAttribute("value")) ?? "");
      await page.getByRole("radio", { name: /^Tarde / }).check();
      await page.getByRole("textbox", { name: book.street }).fill("1418 Tulane Street");
      await button.click();
      await page.waitForURL(/\/es\/reservas\/|done=book/);
      await page.goto(path);
      await expect(heading).toContainText(opening.booked);
      await page.getByRole("link", { name: opening.seeDelivery }).click();
      await expect(page).toHaveURL(/\/es\/reservas\//);
      await expect(heading).toHaveText("Su entrega");
    });
  });
}

import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/shop-test.ts";

const slug = "model-4700-leather-recliner";

/** The `lang` that holds for an element. */
const langOf = (element: Locator) =>
  element.first().evaluate((node) => node.closest("[lang]")?.getAttribute("lang"));

test("a product's own texts stand on Spanish pages in English, and say so (rule 17.1)", {
  tag: "@desktop",
}, async ({ page }) => {
  const description = await descriptionOf(page);
  await page.goto(`/es/productos/${slug}`);
  const main = page.locator("main");
  expect(await langOf(main.getByRole("heading", { level: 1 }))).toBe("en");
  expect(await langOf(main.getByText(description))).toBe("en");
  expect(await langOf(main.getByRole("img").first())).toBe("en");
  expect(await langOf(main.getByRole("button", { name: "Agregar al carrito" }))).toBe("es-US");
  await main.getByRole("button", { name: "Agregar al carrito" }).first().click();

  const pages = [
    "/es/colecciones/sala/sillones-reclinables-y-elevables",
    "/es/buscar?q=4700",
    "/es/pedir-cotizacion",
    "/es/cabe-en-su-casa?items=1009:1",
    `/es/productos/${slug}/3d`,
  ];
  for (const path of pages) {
    await page.goto(path);
    const named = main.locator("h1, h2, h3").filter({ has: page.locator('[translate="no"]') });
    const self = main.locator('h1[translate="no"], h2[translate="no"], h3[translate="no"]');
    const titles = named.locator('[translate="no"]').or(self);
    await expect(titles.first()).toBeVisible();
    for (const each of await titles.all()) expect.soft(await langOf(each), path).toBe("en");
  }
});

test("English pages have no part in another language but the links to it", {
  tag: "@desktop",
}, async ({ page }) => {
  for (const path of ["/", `/products/${slug}`, "/collections/bedroom?type=beds", "/price-match"]) {
    await page.goto(path);
    await expect(page.locator("main [lang]")).toHaveCount(0);
  }
});

test("the footer of Spanish pages says that the phone speaks Spanish (rule 1.13)", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/es");
  await expect(page.getByRole("contentinfo").getByText("Hablamos español")).toBeVisible();
  await page.goto("/");
  await expect(page.getByText("We speak Spanish")).toHaveCount(0);
});

/** The start of the product's description, as its English page shows it. */
async function descriptionOf(page: Page): Promise<string> {
  await page.goto(`/products/${slug}`);
  const text = await page.locator("main p.whitespace-pre-line").first().textContent();
  return (text ?? "").slice(0, 40);
}

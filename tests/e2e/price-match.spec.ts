import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { fillIn, openForm, submit } from "#tests/support/price-match-page.ts";
import { newShopper } from "#tests/support/quote-page.ts";
import { startShop } from "#tests/support/running-shop.ts";
import { shopFonts } from "#tests/support/shop-fonts.ts";
import { expect, test } from "#tests/support/shop-test.ts";

const photo = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: "#c9b9a3" } })
    .jpeg()
    .toBuffer();

/**
 * Latency in milliseconds and bytes per second of a slow line, on which the frame requests fonts
 * while the page is still loading them.
 */
const slowLine = { latency: 400, downloadThroughput: 200_000, uploadThroughput: 100_000 };

test("a price match with a photo reaches the shop, with a link to the photo", {
  tag: "@essential",
}, async ({ page, shop, request }) => {
  const shopper = newShopper();
  const frame = await openForm(page);
  await fillIn(frame, shopper);
  await expect(frame.locator("datalist option[value='Model 2500 Sofa Chaise']")).toHaveCount(1);
  await frame
    .getByLabel("Photo or PDF of the offer")
    .setInputFiles({ name: "offer.jpg", mimeType: "image/jpeg", buffer: await photo() });
  await submit(frame).click();
  const done = frame.getByRole("heading", { name: "We have the price to beat" });
  await expect(done).toBeFocused();
  await expect(done).toBeInViewport();

  const body = () => shop.crm.received.find((got) => got.body.includes(shopper.email))?.body;
  await expect.poll(body).toBeDefined();
  const record = JSON.parse(body() ?? "{}");
  expect(record).toMatchObject({
    lead_kind: "price_match",
    product: "Model 2500 Sofa Chaise",
    product_id: "1003",
    competitor: "Big Box",
    competitor_price: 1299.5,
    source_page: "/price-match/form",
  });
  const path = new URL(record.offer_file).pathname;
  const file = await request.get(`${shop.url}${path}`);
  expect(file.status()).toBe(200);
  expect(file.headers()["content-type"]).toBe("image/jpeg");
  expect(file.headers()["content-security-policy"]).toContain("sandbox");
  expect((await sharp(await file.body()).metadata()).width).toBe(800);
  expect((await request.get(`${shop.url}/lead-files/${"0".repeat(64)}`)).status()).toBe(404);
});

test("missing fields are reported before sending", { tag: "@desktop" }, async ({ page }) => {
  const frame = await openForm(page);
  const posted: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posted.push(request.url());
  });
  await frame.getByRole("textbox", { name: "Their price" }).fill("free");
  await submit(frame).click();
  await expect(frame.getByRole("alert").filter({ hasText: "Please check these" })).toBeFocused();
  const says = [
    [frame.getByRole("combobox", { name: "Which piece is it?" }), /tell us which piece/],
    [frame.getByRole("textbox", { name: "Who offers it?" }), /tell us who offers it/],
    [frame.getByRole("textbox", { name: "Their price" }), /their price in dollars/],
    [frame.getByRole("textbox", { name: "Name" }), /tell us your name/],
    [frame.getByRole("textbox", { name: "Phone" }), /phone number or an e-mail address/],
  ] as const;
  for (const [field, message] of says) await expect(field).toHaveAccessibleDescription(message);
  expect(posted).toEqual([]);
});

test("after a reload the product is still the one from the catalog", { tag: "@desktop" }, async ({
  page,
}) => {
  const frame = await openForm(page);
  const product = frame.getByRole("combobox", { name: "Which piece is it?" });
  await product.fill("Model 2500 Sofa Chaise");
  await expect(frame.locator("input[name=productId]")).toHaveValue("1003");
  await page.reload();
  await expect(product).toHaveValue("Model 2500 Sofa Chaise");
  await expect(frame.locator("input[name=productId]")).toHaveValue("1003");
});

for (const [what, name, content, says] of [
  [
    "a wrong type with a right name",
    "offer.jpg",
    "<html>not a picture at all</html>",
    "Please send",
  ],
  ["an empty file", "offer.png", "", "That file is empty"],
  ["a file above 10 MB", "offer.jpg", "x".repeat(11 * 1024 * 1024), "larger than 10 MB"],
] as const) {
  test(`${what} is refused at its field and typed values are kept`, { tag: "@desktop" }, async ({
    page,
  }) => {
    const frame = await openForm(page);
    await fillIn(frame, newShopper());
    const field = frame.getByLabel("Photo or PDF of the offer");
    await field.setInputFiles({ name, mimeType: "image/jpeg", buffer: Buffer.from(content) });
    await submit(frame).click();
    await expect(field).toHaveAccessibleDescription(new RegExp(says));
    await expect(frame.getByRole("textbox", { name: "Who offers it?" })).toHaveValue("Big Box");
  });
}

test("a form that is too large gets 413", { tag: "@desktop" }, async ({ request, shop }) => {
  const response = await request.post(`${shop.url}/price-match/form`, {
    headers: { accept: "application/json" },
    multipart: {
      product: "A sofa",
      offerFile: { name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(13 * 1024 * 1024) },
    },
  });
  expect(response.status()).toBe(413);
  expect((await response.json()).errors.form[0]).toContain("10 MB");
});

test("the frame contains only the form, and other sites can't frame it", {
  tag: "@desktop",
}, async ({ request, shop }) => {
  const response = await request.get(`${shop.url}/price-match/form`);
  expect(response.headers()["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(await response.text()).not.toContain("<header");
});

test("each font is sent once to page and frame, also on a slow line", { tag: "@desktop" }, async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { ...slowLine, offline: false });
  const known = new Set<string>();
  const sent: string[] = [];
  session.on("Network.requestServedFromCache", ({ requestId }) => known.add(requestId));
  session.on("Network.responseReceived", ({ requestId, response: { url, fromDiskCache } }) => {
    const font = url.match(/(\w+)-\w+\.woff2$/)?.[1];
    if (font && !fromDiskCache && !known.has(requestId)) sent.push(font);
  });
  await page.goto("/price-match");
  const frame = page.frameLocator('iframe[title="Price Match"]');
  await expect(submit(frame)).toBeVisible();
  await shopFonts(page);
  await expect(frame.locator("html")).not.toHaveAttribute("data-fallback-fonts");
  await page.waitForLoadState("networkidle");
  expect(sent.sort()).toEqual(["figtree", "fraunces"]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts itself, including the file", { tag: "@essential" }, async ({
    page,
    shop,
  }) => {
    const shopper = newShopper();
    await page.goto("/price-match");
    const frame = page.frameLocator('iframe[title="Price Match"]');
    await fillIn(frame, shopper);
    await frame
      .getByLabel("Photo or PDF of the offer")
      .setInputFiles({ name: "offer.jpg", mimeType: "image/jpeg", buffer: await photo() });
    await submit(frame).click();
    await expect(
      frame.getByRole("heading", { name: "We have the price to beat" }),
    ).toBeInViewport();
    const body = () => shop.crm.received.find((got) => got.body.includes(shopper.email))?.body;
    await expect.poll(body).toBeDefined();
    expect(JSON.parse(body() ?? "{}").offer_file).toContain("/lead-files/");
  });
});

test.describe("with a third-party form configured", { tag: "@desktop" }, () => {
  let provider: Server;
  let address: string;

  test.beforeAll(async () => {
    provider = createServer((request, response) => {
      const script = request.url?.endsWith(".js");
      response.setHeader("content-type", script ? "text/javascript" : "text/html");
      response.end(script ? "window.theirScript = true" : "<h1>Their form</h1>");
    });
    await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
    address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  });
  test.afterAll(() => void provider.close());

  test("its frame and script are on the page and removed after leaving it (rule 12.2)", async ({
    page,
  }) => {
    const shop = await startShop({
      PRICE_MATCH_FORM_URL: `${address}/form`,
      PRICE_MATCH_FORM_SCRIPT: `${address}/embed.js`,
    });
    try {
      const response = await page.goto(`${shop.url}/price-match`);
      const policy = response?.headers()["content-security-policy"] ?? "";
      expect(policy).toMatch(new RegExp(`script-src [^;]*${address}[ ;]`));
      expect(policy).toMatch(new RegExp(`frame-src 'self' ${address};`));
      await expect(
        page.frameLocator('iframe[title="Price Match"]').getByRole("heading"),
      ).toHaveText("Their form");
      await page.waitForFunction(() => "theirScript" in window);
      const script = page.locator(`script[src="${address}/embed.js"]`);
      await expect(script).toHaveCount(1);
      await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
      await expect(page).toHaveURL(/privacy-policy/);
      await expect(script).toHaveCount(0);
    } finally {
      await shop.stop();
    }
  });
});

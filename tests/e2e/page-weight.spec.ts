import { brotliCompressSync, constants } from "node:zlib";
import type { APIResponse } from "@playwright/test";
import { expect, test } from "#tests/support/shop-test.ts";
import { spanishAddress } from "#tests/support/site-pages.ts";

/** The most a page may weigh: bytes as sent, and elements of its HTML. */
interface Budget {
  path: string;
  /** The document with its styles and headers. */
  html: number;
  elements: number;
  /** Until the network is idle, on a desktop, with what the page fetches ahead. */
  script: number;
  /** The same of its Spanish twin, whose words take more bytes. */
  spanishScript: number;
}

const budgets: readonly Budget[] = [
  { path: "/", html: 28_300, elements: 500, script: 119_100, spanishScript: 119_900 },
  {
    path: "/collections/living-room/recliners-lift-chairs",
    html: 30_700,
    elements: 820,
    script: 119_100,
    spanishScript: 119_900,
  },
  {
    path: "/products/model-4700-leather-recliner",
    html: 31_600,
    elements: 640,
    script: 121_000,
    spanishScript: 121_900,
  },
  { path: "/quote-request", html: 23_400, elements: 265, script: 137_600, spanishScript: 138_900 },
  { path: "/wishlist", html: 23_100, elements: 235, script: 121_100, spanishScript: 121_900 },
  { path: "/book-delivery", html: 25_600, elements: 470, script: 136_100, spanishScript: 137_300 },
];

/** Styles of all pages, compressed alone. */
const mostStyles = 13_700;
const mostFonts = 37_000;

/** Bytes as the server compresses a page that it keeps. */
function compressedSize(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length;
}

function headerSize(response: APIResponse): number {
  return response
    .headersArray()
    .reduce((sum, { name, value }) => sum + name.length + value.length + ": \r\n".length, 0);
}

/** A Spanish document's size by that of its English twin. */
const spanishToEnglish = 1.08;

for (const { path, html, elements, script, spanishScript } of budgets) {
  test(`the HTML of ${path} keeps to its budget`, { tag: "@desktop" }, async ({ request }) => {
    const response = await request.get(path, { headers: { accept: "text/html" } });
    const text = await response.text();
    const styles = [...text.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(
      ([, rules = ""]) => rules,
    );
    expect(styles).toHaveLength(1);
    expect.soft(compressedSize(styles.join("")), "styles").toBeLessThanOrEqual(mostStyles);
    expect.soft(text, "no style sheet to wait for").not.toContain('rel="stylesheet"');
    expect.soft(compressedSize(text) + headerSize(response), "document").toBeLessThanOrEqual(html);
    // A browser that runs scripts keeps the rest as text (`app/inline/fill-menus.ts`).
    const withScript = text.replace(/<noscript\b[^>]*>[\s\S]*?<\/noscript>/g, "<noscript>");
    const tags = withScript.match(/<[a-z]/g)?.length ?? 0;
    expect(tags).toBeGreaterThan(100);
    expect.soft(tags, "elements").toBeLessThanOrEqual(elements);
  });

  test(`the HTML of ${path} is hardly larger in Spanish`, { tag: "@desktop" }, async ({
    request,
  }) => {
    const [english, spanish] = await Promise.all(
      [path, spanishAddress(path)].map(async (address) =>
        compressedSize(await (await request.get(address)).text()),
      ),
    );
    expect(spanish).toBeLessThanOrEqual((english ?? 0) * spanishToEnglish);
  });

  for (const [address, most] of [
    [path, script],
    [spanishAddress(path), spanishScript],
  ] as const)
    testScripts(address, most);
}

/** Scripts and fonts that a page loads. */
function testScripts(path: string, most: number) {
  test(`scripts and fonts of ${path} keep to their budget`, { tag: "@desktop" }, async ({
    page,
  }) => {
    const sizes = { script: 0, font: 0 };
    page.on("response", (response) => {
      const type = response.request().resourceType();
      if (type !== "script" && type !== "font") return;
      sizes[type] += Number(response.headers()["content-length"] ?? Number.NaN);
    });
    await page.goto(path, { waitUntil: "networkidle" });
    expect(sizes.script).toBeGreaterThan(50_000);
    expect(sizes.script).toBeLessThanOrEqual(most);
    expect(sizes.font).toBeGreaterThan(0);
    expect(sizes.font).toBeLessThanOrEqual(mostFonts);
  });
}

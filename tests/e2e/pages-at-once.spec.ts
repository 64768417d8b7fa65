import { addressesIn } from "#domain/addresses/every-table.ts";
import { fromEnglish } from "#domain/addresses/translate.ts";
import { languageCodes, languages } from "#domain/language.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { startShopWithReceivers } from "#tests/support/shop-with-receivers.ts";

const pages = [
  "/search?q=sofa",
  "/search?q=oak+table",
  "/collections/bedroom?type=beds",
  "/no-such-page",
  ...["sofa-loveseats", "sectionals"].map((type) => `/collections/living-room/stationary-${type}`),
  ...[
    "alma-bar-cabinet",
    "brazos-home-bar",
    "lamar-72-inch-tv-stand",
    "model-5100-reclining-sofa",
  ].map((slug) => `/products/${slug}`),
];

/** An address in each language, with the language of its document. */
function inEveryLanguage(english: string): { path: string; lang: string }[] {
  return languageCodes.map((code) => ({
    path: fromEnglish(english, addressesIn[code]) ?? `${languages[code].start}${english}`,
    lang: languages[code].tag,
  }));
}

/** Renders a page for this request alone, as it has an unknown parameter; a busy server refuses some. */
async function rendered(url: string): Promise<string> {
  const response = await fetch(`${url}${url.includes("?") ? "&" : "?"}alone=yes`);
  const text = await response.text();
  return response.status === 503 ? rendered(url) : text;
}

test("pages that are rendered at the same time don't mix", { tag: "@desktop" }, async ({
  baseURL,
}) => {
  const addresses = pages.flatMap(inEveryLanguage);
  const alone: string[] = [];
  for (const { path } of addresses) alone.push(await rendered(`${baseURL}${path}`));
  expect(new Set(alone).size).toBe(addresses.length);
  const asked = Array.from({ length: 10 }, () => addresses).flat();
  expect(asked.length).toBeGreaterThanOrEqual(200);
  const together = await Promise.all(asked.map(({ path }) => rendered(`${baseURL}${path}`)));
  const mixed = asked.filter((_, index) => together[index] !== alone[index % addresses.length]);
  expect(mixed).toEqual([]);
});

test("200 pages that no one opened before are each in the language of their address", {
  tag: "@desktop",
}, async () => {
  const shop = await startShopWithReceivers();
  const searches = Array.from({ length: 100 }, (_, number) => `/search?q=sofa+${number}`);
  const addresses = searches.flatMap(inEveryLanguage);
  const documents = await Promise.all(
    addresses.map(async ({ path, lang }) => ({ lang, html: await rendered(`${shop.url}${path}`) })),
  );
  const skip = { "en-US": "Skip to content", "es-US": "Saltar al contenido" };
  for (const { lang, html } of documents) {
    expect(html).toContain(`<html lang="${lang}"`);
    for (const [tag, words] of Object.entries(skip)) {
      expect(html.includes(words), `${words} on a page in ${lang}`).toBe(tag === lang);
    }
  }
  await shop.stop();
});

test("a cache that looks at nothing but the address never mixes languages", {
  tag: "@desktop",
}, async ({ baseURL }) => {
  const ask = async (path: string, accepted: string) => {
    const response = await fetch(`${baseURL}${path}`, {
      headers: { "accept-language": accepted, cookie: `language=${accepted}` },
    });
    return { vary: response.headers.get("vary") ?? "", html: await response.text() };
  };
  for (const { path, lang } of ["/", ...pages].flatMap(inEveryLanguage)) {
    const [english, spanish] = [await ask(path, "en-US"), await ask(path, "es-MX")];
    expect(spanish.html, path).toBe(english.html);
    expect(english.html).toContain(`<html lang="${lang}"`);
    expect(english.vary.toLowerCase()).not.toMatch(/language|cookie/);
  }
});

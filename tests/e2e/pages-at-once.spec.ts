import { expect, test } from "#tests/support/shop-test.ts";

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

/** Renders a page for this request alone, as it has an unknown parameter; a busy server refuses some. */
async function rendered(url: string): Promise<string> {
  const response = await fetch(`${url}${url.includes("?") ? "&" : "?"}alone=yes`);
  const text = await response.text();
  return response.status === 503 ? rendered(url) : text;
}

test("pages that are rendered at the same time don't mix", { tag: "@desktop" }, async ({
  baseURL,
}) => {
  const alone: string[] = [];
  for (const path of pages) alone.push(await rendered(`${baseURL}${path}`));
  expect(new Set(alone).size).toBe(pages.length);
  const asked = Array.from({ length: 8 }, () => pages).flat();
  const together = await Promise.all(asked.map((path) => rendered(`${baseURL}${path}`)));
  const mixed = asked.filter((_, index) => together[index] !== alone[index % pages.length]);
  expect(mixed).toEqual([]);
});

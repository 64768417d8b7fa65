import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { findCollection } from "#domain/collection.ts";
import { collections } from "#server/catalog/collections.ts";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import type { PageRenderer } from "#server/http/page-renderer.ts";
import { leadServices } from "#tests/support/lead-services.ts";
import { closedBackend } from "#tests/support/listening-shop.ts";
import { noConfirmations } from "#tests/support/no-confirmations.ts";
import { noQuotes } from "#tests/support/no-quotes.ts";
import { routePages } from "#tests/support/route-pages.ts";
import { testProduct } from "#tests/support/test-products.ts";
import { pageMeta } from "./page-meta.server.ts";
import { productSocialPicture } from "./product-social-picture.server.ts";
import { roomSocialPicture } from "./room-social-picture.server.ts";
import type { SocialPicture } from "./social-card.ts";

const pictured = testProduct({
  id: "1",
  slug: "pictured",
  url: "/products/pictured",
  image: "rooms/living",
});
const catalog = createCatalog([
  pictured,
  testProduct({ id: "2", slug: "not-pictured", image: "no-such-picture/primary" }),
]);
const published = { width: 640, height: 400, widths: [640], hash: "0a1b2c3d", placeholder: "" };

let render: PageRenderer;
beforeAll(async () => {
  render = await routePages({
    catalog,
    leads: leadServices(async () => ({ ok: false, errors: {} })),
    delivery: closedBackend,
    quotes: noQuotes,
    confirmations: noConfirmations,
  });
});

async function get(path: string) {
  const { status, entity } = await render({
    request: { headers: {} },
    id: "1",
    method: "GET",
    path,
    query: "",
  });
  const { headers, body } = await entity.encoded("identity");
  return { status, headers, body: String(body) };
}

/** Path of a page's social picture, the first picture of its meta data. */
async function socialPictureOf(page: string): Promise<string | undefined> {
  const { body } = await get(`${page}.data`);
  return /twitter:image\\",\\"content\\":\\"https:\/\/[^/]+([^"\\]+)\\"/.exec(body)?.[1];
}

it.each([
  ["/social/products/pictured.jpg", /^\/pictures\/rooms\/living\/\d+\.[0-9a-f]{8}\.webp$/],
  ["/social/es/productos/pictured.jpg", /^\/pictures\/rooms\/living\/\d+\.[0-9a-f]{8}\.webp$/],
  ["/social/products/not-pictured.jpg", /^\/social\/home\.jpg$/],
  ["/social/es/productos/not-pictured.jpg", /^\/social\/es\.jpg$/],
  ["/social/products/unknown.jpg", /^\/social\/home\.jpg$/],
  ["/social/collections/new.jpg", /^\/social\/home\.jpg$/],
  ["/social/es/colecciones/nueva.jpg", /^\/social\/es\.jpg$/],
])(
  "a social picture without its own card shows what there is: %s (rule 2.5)",
  async (path, target) => {
    const { status, headers } = await get(path);
    expect(status).toBe(302);
    expect(headers.location).toMatch(target);
  },
);

it.each([
  { title: "Pictured Recliner, Renamed" },
  { image: "rooms/dining" },
  { type: "stationary-sectionals" },
])(
  "a social picture has a new address once the product has another %o (rule 2.28)",
  async (change) => {
    const before = await socialPictureOf("/products/pictured");
    catalog.update({
      saved: [{ product: { ...pictured, ...change }, position: 0, updatedAt: "" }],
      removed: [],
    });
    const after = await socialPictureOf("/products/pictured");
    expect(before).toMatch(/^\/social\/products\/pictured\.[0-9a-f]{8}\.jpg$/);
    expect(after).not.toBe(before);
    const picture = `/pictures/${change.image ?? pictured.image}/`;
    expect((await get(after ?? "")).headers.location).toContain(picture);
    catalog.update({ saved: [{ product: pictured, position: 0, updatedAt: "" }], removed: [] });
    expect(await socialPictureOf("/products/pictured")).toBe(before);
  },
);

it("a photograph published under the same name gives the social picture a new address (rule 2.28)", async () => {
  const before = [
    await socialPictureOf("/products/pictured"),
    await socialPictureOf("/collections/living-room"),
  ];
  const { image } = findCollection(collections, "living-room") ?? {};
  const shown = ["rooms/living", image ?? ""].map((name) => ({ ...published, name }));
  catalog.pictures.update({ shown, replaced: [] });
  const after = [
    await socialPictureOf("/products/pictured"),
    await socialPictureOf("/collections/living-room"),
  ];
  expect(after[0]).not.toBe(before[0]);
  expect([before[1], after[1]]).toEqual([
    "/social/collections/living-room.jpg",
    `/pictures/${image}/640.0a1b2c3d.webp`,
  ]);
  catalog.pictures.update({ shown: [], replaced: shown });
});

function statedSize(socialPicture: SocialPicture): string {
  const texts = { title: "", description: "", pictureAlt: "" };
  const page = { ...texts, path: "/", siteUrl: "https://shop.example" };
  const content = (name: string) =>
    pageMeta({ ...page, socialPicture }).find((tag) => "property" in tag && tag.property === name);
  return JSON.stringify([content("og:image:width"), content("og:image:height")]);
}

it("a social picture states the size of the file its address leads to (rule 2.28)", async () => {
  const living = { ...published, name: "rooms/living" };
  expect(statedSize(roomSocialPicture("/", living))).toMatch(/"640".*"400"/);

  const socialPicture = productSocialPicture(pictured, catalog);
  const { headers } = await get(socialPicture.path);
  const { width, height } = await sharp(join("public", String(headers.location))).metadata();
  expect(statedSize(socialPicture)).toMatch(new RegExp(`"${width}".*"${height}"`));
  expect(statedSize(productSocialPicture(pictured, catalog, () => true))).toMatch(/"1200".*"630"/);
});

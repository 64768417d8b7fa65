import { beforeAll, expect, it } from "vitest";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import type { PageRenderer } from "#server/http/page-renderer.ts";
import { aProduct } from "#tests/fixtures/product.ts";
import { leadServices } from "#tests/support/lead-services.ts";
import { closedBackend } from "#tests/support/listening-shop.ts";
import { noConfirmations } from "#tests/support/no-confirmations.ts";
import { noQuotes } from "#tests/support/no-quotes.ts";
import { routePages } from "#tests/support/route-pages.ts";

const chair = aProduct({ id: "1", slug: "pebble-modular-accent-chair" });
const sofa = aProduct({ id: "2", slug: "sofa-without-model" });

let render: PageRenderer;
beforeAll(async () => {
  render = await routePages({
    catalog: createCatalog([chair, sofa]),
    leads: leadServices(async () => ({ ok: false, errors: {} })),
    delivery: closedBackend,
    quotes: noQuotes,
    confirmations: noConfirmations,
  });
});

async function get(path: string, query = "") {
  const { status, entity } = await render({
    request: { headers: {} },
    id: "1",
    method: "GET",
    path,
    query,
  });
  const { headers } = await entity.encoded("identity");
  return { status, location: headers.location, cacheControl: headers["cache-control"] };
}

it.each(["", "color=Navy", "color=", "color=%3Cscript%3E&color=2"])(
  "a product with a model has a 3D page that caches may keep: ?%s (rule 5.15)",
  async (query) => {
    expect(await get(`${chair.url}/3d`, query)).toMatchObject({
      status: 200,
      cacheControl: expect.stringMatching(/^public/),
    });
  },
);

it("the 3D page of a product without a model leads to its page for now (rule 5.15)", async () => {
  expect(await get(`${sofa.url}/3d`, "color=Navy")).toMatchObject({
    status: 302,
    location: sofa.url,
  });
});

it("an unknown product has no 3D page (rule 5.15)", async () => {
  expect(await get("/products/no-such-sofa/3d")).toMatchObject({ status: 404 });
});

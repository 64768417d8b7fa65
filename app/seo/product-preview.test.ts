import { beforeAll, expect, it, vi } from "vitest";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import type { PageRenderer } from "#server/http/page-renderer.ts";
import { leadServices } from "#tests/support/lead-services.ts";
import { closedBackend } from "#tests/support/listening-shop.ts";
import { noConfirmations } from "#tests/support/no-confirmations.ts";
import { routePages } from "#tests/support/route-pages.ts";
import { testProduct } from "#tests/support/test-products.ts";

// Only the build turns it into text; imported as it is, it would run.
vi.mock("#app/inline/head-script.ts?inline-script", () => ({ default: "" }));

let render: PageRenderer;
beforeAll(async () => {
  render = await routePages({
    catalog: createCatalog([
      testProduct({ id: "1", slug: "pictured", image: "rooms/living" }),
      testProduct({ id: "2", slug: "not-pictured", image: "no-such-picture/primary" }),
    ]),
    leads: leadServices(async () => ({ ok: false, errors: {} })),
    delivery: closedBackend,
    confirmations: noConfirmations,
  });
});

it.each([
  ["/social/products/pictured.jpg", /^\/pictures\/rooms\/living\/\d+\.[0-9a-f]{8}\.webp$/],
  ["/social/products/not-pictured.jpg", /^\/social\/home\.jpg$/],
  ["/social/products/unknown.jpg", /^\/social\/home\.jpg$/],
  ["/social/collections/new.jpg", /^\/social\/home\.jpg$/],
])("a preview without its own card shows what there is: %s (rule 2.5)", async (path, target) => {
  const request = { headers: {} };
  const { status, entity } = await render({ request, id: "1", method: "GET", path, query: "" });
  const { headers } = await entity.variant("identity");
  expect(status).toBe(302);
  expect(headers.location).toMatch(target);
});

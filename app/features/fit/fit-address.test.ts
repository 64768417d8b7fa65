import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import { loadProducts } from "#server/catalog/starter-set/load-products.ts";
import type { PageRenderer } from "#server/http/page-renderer.ts";
import { leadServices } from "#tests/support/lead-services.ts";
import { closedBackend } from "#tests/support/listening-shop.ts";
import { noConfirmations } from "#tests/support/no-confirmations.ts";
import { noQuotes } from "#tests/support/no-quotes.ts";
import { routePages } from "#tests/support/route-pages.ts";

let render: PageRenderer;
beforeAll(async () => {
  render = await routePages({
    catalog: createCatalog(loadProducts()),
    leads: leadServices(async () => ({ ok: false, errors: {} })),
    delivery: closedBackend,
    quotes: noQuotes,
    confirmations: noConfirmations,
  });
});

const fields = ["items", "q", "doorWidth", "hallWidth", "turnWidth", "landing", "placeWidth"];

/** Any bytes, as they are or as the value of a field. */
const aQuery = fc
  .array(
    fc.tuple(
      fc.constantFrom("", ...fields.map((field) => `${field}=`)),
      fc.uint8Array({ maxLength: 100 }),
      fc.boolean(),
    ),
    { maxLength: 5 },
  )
  .map((parts) =>
    parts
      .map(([start, bytes, isEncoded]) => {
        const percent = [...bytes].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
        return `${start}${isEncoded ? percent : Buffer.from(bytes).toString("latin1").replaceAll("#", "")}`;
      })
      .join("&"),
  );

async function page(path: string, query: string) {
  const { status, entity } = await render({
    request: { headers: {} },
    id: "1",
    method: "GET",
    path,
    query,
  });
  return { status, body: String((await entity.encoded("identity")).body) };
}

it("any 500 bytes as a query give the page (rule 20.3)", async () => {
  await fc.assert(
    fc.asyncProperty(aQuery, async (query) => {
      expect((await page("/will-it-fit", query)).status).toBe(200);
      expect((await page("/quote-request", query)).status).toBe(200);
    }),
  );
});

it("the same query twice gives the same page", async () => {
  await fc.assert(
    fc.asyncProperty(aQuery, async (query) => {
      const data = await page("/will-it-fit.data", query);
      expect(await page("/will-it-fit.data", query)).toEqual(data);
    }),
  );
});

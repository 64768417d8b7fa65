import { afterAll, beforeAll, expect, it } from "vitest";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import { leadServices } from "#tests/support/lead-services.ts";
import { closedBackend, type ListeningShop, listeningShop } from "#tests/support/listening-shop.ts";
import { noConfirmations } from "#tests/support/no-confirmations.ts";
import { noQuotes } from "#tests/support/no-quotes.ts";

const morning = {
  date: "2026-12-01",
  window: "morning",
  start: "09:00",
  end: "12:00",
  capacity: 2,
  left: 1,
};
let shop: ListeningShop;
let received: unknown;
beforeAll(async () => {
  const windows = async (query: unknown) => {
    received = query;
    return [morning];
  };
  const leads = leadServices(async () => ({ ok: false, errors: {} }));
  shop = await listeningShop({
    services: {
      catalog: createCatalog([]),
      leads,
      confirmations: noConfirmations,
      delivery: { ...closedBackend, windows },
      quotes: noQuotes,
    },
  });
});
afterAll(() => shop.close());

const getWindows = (query: string, start = "") =>
  fetch(`${shop.url}${start}/delivery-windows?${query}`);

it("returns the documented fields of a window and no others", async () => {
  expect(await (await getWindows("")).json()).toEqual({
    windows: [{ ...morning, label: "9:00 AM – 12:00 PM" }],
  });
});

it("names windows and mistakes in the language of the address", async () => {
  const { windows } = await (await getWindows("", "/es")).json();
  expect(windows).toEqual([{ ...morning, label: "9:00 a.\u00a0m. – 12:00 p.\u00a0m." }]);
  const refused = async (query: string) => (await getWindows(query, "/es")).json();
  expect(await refused("days=0")).toEqual({
    ok: false,
    errors: { days: ["Escriba un número de días del 1 al 366."] },
  });
  expect(await refused("from=hoy")).toEqual({
    ok: false,
    errors: { from: ["Escriba el día como AAAA-MM-DD, por ejemplo 2026-12-01."] },
  });
});

it.each([
  ["", {}],
  ["days=1", { days: 1 }],
  ["from=2026-12-01&days=366", { from: "2026-12-01", days: 366 }],
])("returns windows for %j", async (query, parsed) => {
  expect((await getWindows(query)).status).toBe(200);
  expect(received).toEqual(parsed);
});

it.each([
  ["days=0", "days"],
  ["days=367", "days"],
  ["days=999", "days"],
  ["days=1.5", "days"],
  ["days=-1", "days"],
  ["from=2026-02-30", "from"],
  ["from=tomorrow", "from"],
])("explains what is wrong with %s", async (query, field) => {
  const response = await getWindows(query);
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ ok: false, errors: { [field]: [expect.any(String)] } });
});

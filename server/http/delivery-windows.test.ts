import { afterAll, beforeAll, expect, it } from "vitest";
import { closedDesk, type ListeningShop, listeningShop } from "#tests/support/listening-shop.ts";

let shop: ListeningShop;
let asked: unknown;
beforeAll(async () => {
  const windows = async (question: unknown) => {
    asked = question;
    return [];
  };
  const leads = { submit: async () => ({ ok: false as const, errors: {} }) };
  shop = await listeningShop({ services: { leads, delivery: { ...closedDesk, windows } } });
});
afterAll(() => shop.close());

const ask = (query: string) => fetch(`${shop.url}/delivery-windows?${query}`);

it.each([
  ["", {}],
  ["days=1", { days: 1 }],
  ["from=2026-12-01&days=366", { from: "2026-12-01", days: 366 }],
])("answers %j", async (query, question) => {
  expect((await ask(query)).status).toBe(200);
  expect(asked).toEqual(question);
});

it.each([
  ["days=0", "days"],
  ["days=367", "days"],
  ["days=999", "days"],
  ["days=1.5", "days"],
  ["days=-1", "days"],
  ["from=2026-02-30", "from"],
  ["from=tomorrow", "from"],
])("says what is wrong with %s", async (query, field) => {
  const answer = await ask(query);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({ ok: false, errors: { [field]: [expect.any(String)] } });
});

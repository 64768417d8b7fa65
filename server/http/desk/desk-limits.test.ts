import { afterEach, beforeEach, expect, it } from "vitest";
import { limitsInMemory } from "#server/limits/open-limits.ts";
import type { StaffMember } from "#server/staff/staff-members.ts";
import { type DeskShop, openDeskShop } from "#tests/support/desk-shop.ts";
import { eventually } from "#tests/support/eventually.ts";
import { signInEmails } from "#tests/support/sign-in-emails.ts";

let shop: DeskShop;
let maribel: StaffMember;
beforeEach(async () => {
  shop = await openDeskShop("sqlite");
  maribel = await shop.add("Maribel", "owner");
});
afterEach(() => shop.close());

const from = (client: string) => ({ "x-forwarded-for": client });

async function statuses(count: number, post: (at: number) => Promise<Response>) {
  const all: number[] = [];
  for (let at = 0; at < count; at += 1) all.push((await post(at)).status);
  return all;
}

it("an address gets 5 sign-in links an hour, and nobody can tell", async () => {
  const ask = (at: number) =>
    shop.ask("/desk/sign-in", {
      form: { email: at % 2 ? "Maribel@shop.example" : "maribel@shop.example" },
      headers: from(`10.0.0.${at}`),
      json: true,
    });
  const texts = new Set<string>();
  for (let at = 0; at < 7; at += 1) texts.add((await (await ask(at)).text()).toLowerCase());
  expect(texts.size).toBe(1);
  shop.now += 3_600_000;
  await ask(8);
  await eventually(() => expect(signInEmails(shop.backend.database)).toHaveLength(6));
});

it("a client asks for 20 links in ten minutes", async () => {
  const ask = (at: number) =>
    shop.ask("/desk/sign-in", {
      form: { email: `a${at}@shop.example` },
      headers: from("10.0.0.1"),
      json: true,
    });
  expect(await statuses(21, ask)).toEqual([...Array<number>(20).fill(200), 429]);
  const email = "b@shop.example";
  const other = { form: { email }, headers: from("10.0.0.2"), json: true };
  expect((await shop.ask("/desk/sign-in", other)).status).toBe(200);
});

it.each([
  ["links", "/desk/links/{token}", { next: "" }, 410],
  ["passkeys", "/desk/sign-in", { action: "passkey", passkey: "{}" }, 422],
])("a client tries 20 %s in ten minutes", async (_, path, form: Record<string, string>, status) => {
  const attempt = (at: number) =>
    shop.ask(path.replace("{token}", String(at).padStart(64, "0")), {
      form,
      headers: from("10.0.0.1"),
      json: true,
    });
  expect(await statuses(21, attempt)).toEqual([...Array<number>(20).fill(status), 429]);
  shop.now += 600_000;
  expect((await attempt(22)).status).toBe(status);
});

it("a session does 600 things in ten minutes, whatever others do from the same client", async () => {
  const token = await shop.signIn(maribel);
  const other = await shop.signIn(maribel);
  const post = (as: string) =>
    shop.ask("/desk/you", {
      token: as,
      form: { action: "new_lead_emails" },
      headers: from("10.0.0.1"),
      json: true,
    });
  expect(new Set(await statuses(600, () => post(token)))).toEqual(new Set([200]));
  const refused = await post(token);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await post(other)).status).toBe(200);
});

it("a seller's posts leave the shoppers' of the same client alone", async () => {
  const limits = limitsInMemory(() => 0);
  for (let post = 0; post < 600; post += 1) await limits.staffActions.take("session");
  expect((await limits.staffActions.take("session")).ok).toBe(false);
  expect((await limits.leadPosts.take("session")).ok).toBe(true);
});

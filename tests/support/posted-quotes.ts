import { startSession } from "#server/staff/sessions.ts";
import { addMember } from "#server/staff/staff-members.ts";
import { openStore } from "#server/store/open-store.ts";
import type { StoreConfig } from "#server/store/store-config.ts";
import { goodQuote } from "./form-fields.ts";
import { testDraft } from "./quote-fixture.ts";
import type { RunningShop } from "./running-shop.ts";

/** Adds a seller; returns the cookies of as many sessions of theirs. */
export async function signedIn(database: StoreConfig, count = 1): Promise<string[]> {
  const store = await openStore(database);
  const now = new Date();
  const seller = { email: "ann@shop.example", name: "Ann", role: "seller" } as const;
  const added = await addMember(store, seller, now);
  if (!added.ok) throw new Error(added.refusal);
  const session = { memberId: added.value.id, way: "passkey", browser: "" } as const;
  const cookies: string[] = [];
  while (cookies.length < count) cookies.push(`desk=${await startSession(store, session, now)}`);
  await store.close();
  return cookies;
}

/** Asks for a quote, as another person from another address for each number, so that no limit is reached. */
export async function requestQuote(shop: Pick<RunningShop, "url">, number: number) {
  const person = { email: `person${number}@example.com`, idempotencyKey: `request-${number}` };
  const { body } = await post(shop, "/quote-request", { ...goodQuote, ...person }, from(number));
  return String(body.reference);
}

/** The headers of a person with an address of their own. */
export function from(number: number): Record<string, string> {
  return { "x-forwarded-for": `10.0.${number >> 8}.${number & 255}` };
}

/**
 * Posts a form as a script does.
 * @param statuses what it may get
 * @throws {Error} if it gets another status
 */
export async function post(
  { url }: Pick<RunningShop, "url">,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string>,
  statuses: readonly number[] = [200, 201],
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(url + path, {
    method: "POST",
    headers: { accept: "application/json", "sec-fetch-site": "same-origin", ...headers },
    body: new URLSearchParams(fields),
  });
  const { status } = response;
  const text = await response.text();
  if (!statuses.includes(status)) throw new Error(`${path}: ${status} ${text}`);
  return { status, body: JSON.parse(text || "{}") as Record<string, unknown> };
}

/** A draft, as it is posted, that is good for ten days from now. */
export function draftForTenDays(): string {
  const goodUntil = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  return JSON.stringify({ ...testDraft, goodUntil });
}

/**
 * Has the seller whose headers these are send a lead's first quote.
 * @returns the path of its page
 */
export async function sendQuote(
  shop: Pick<RunningShop, "url">,
  { reference, headers }: { reference: string; headers: Record<string, string> },
  by = "email",
): Promise<string> {
  const path = `/desk/leads/${reference}/quote`;
  await post(shop, path, { action: "save", version: "0", draft: draftForTenDays() }, headers);
  const { body } = await post(shop, path, { action: "send", version: "1", by }, headers);
  return new URL(String(body.link)).pathname;
}

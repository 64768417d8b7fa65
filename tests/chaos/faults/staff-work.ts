import { startSession } from "#server/staff/sessions.ts";
import { addMember } from "#server/staff/staff-members.ts";
import { openStore } from "#server/store/open-store.ts";
import type { StoreConfig } from "#server/store/store-config.ts";
import { goodQuote } from "#tests/support/form-fields.ts";
import type { RunningShop } from "#tests/support/running-shop.ts";
import type { ReceivedWebhook } from "#tests/support/webhook-receiver.ts";

/** Under which ids something was received, by what it says and by the lead it is about. */
export type Heard = Map<string, Map<string, Set<unknown>>>;

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
 * @throws {Error} unless the post is acknowledged or, if `mayBeLate`, refused with 409
 */
export async function post(
  { url }: Pick<RunningShop, "url">,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string>,
  mayBeLate = false,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(url + path, {
    method: "POST",
    headers: { accept: "application/json", "sec-fetch-site": "same-origin", ...headers },
    body: new URLSearchParams(fields),
  });
  const { status } = response;
  const isExpected = response.ok || (mayBeLate && status === 409);
  if (!isExpected) throw new Error(`${path}: ${status} ${await response.text()}`);
  return { status, body: (await response.json()) as Record<string, unknown> };
}

/** The ids under which the CRM heard of each stage of each lead, in the order it heard of them. */
export function stagesIn(received: readonly ReceivedWebhook[]): Heard {
  const heard: Heard = new Map();
  for (const { body, headers } of received) {
    const { reference, pipeline_stage } = JSON.parse(body);
    note(heard, { reference, what: pipeline_stage, id: headers["webhook-id"] });
  }
  return heard;
}

export function note(
  heard: Heard,
  { reference, what, id }: { reference: string; what: string; id: unknown },
): void {
  const ofLead = heard.get(reference) ?? new Map<string, Set<unknown>>();
  heard.set(reference, ofLead);
  ofLead.set(what, (ofLead.get(what) ?? new Set()).add(id));
}

/** How many things were heard under more than one id. */
export function countRepeated(heard: Heard): number {
  return [...heard.values()].flatMap((whats) => [...whats.values()]).filter((ids) => ids.size > 1)
    .length;
}

import { randomUUID } from "node:crypto";
import type { Clock } from "#server/platform/clock.ts";
import { retryIfTaken } from "#server/store/retry-on-busy.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";
import type { LeadIdentity } from "./lead-record.ts";
import { newReference } from "./reference.ts";
import { type NewLead, type StoreResult, storeLead } from "./store-lead.ts";

const MAX_TRIES = 8;

/** What it takes to give a lead its identity. */
export interface IdentityDeps {
  store: Store;
  clock: Clock;
  makeReference?: (letter: string) => string;
}

/** Stores a lead under a new reference with this letter; one that is taken is replaced. */
export async function storeWithNewReference(
  { store, clock, makeReference = newReference }: IdentityDeps,
  letter: string,
  compose: (identity: LeadIdentity) => NewLead,
): Promise<StoreResult> {
  return retryIfTaken(() => {
    const reference = makeReference(letter);
    return storeLead(store, compose({ id: randomUUID(), reference, submittedAt: clock() }));
  });
}

/**
 * A reference with this letter that no lead has, for a lead that is stored in the caller's
 * transaction. Somebody else may still take it before the transaction ends (`retryIfTaken`).
 */
export async function freeReference(
  queries: Queries,
  letter: string,
  makeReference = newReference,
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const reference = makeReference(letter);
    const taken = await queries
      .selectFrom("leads")
      .select("id")
      .where("reference", "=", reference)
      .executeTakeFirst();
    if (!taken) return reference;
    if (attempt >= MAX_TRIES) throw new Error(`No free reference with ${letter} was found.`);
  }
}

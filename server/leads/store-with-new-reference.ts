import { randomUUID } from "node:crypto";
import type { Clock } from "#server/platform/clock.ts";
import { isUniqueViolation } from "#server/store/retry-on-busy.ts";
import type { Store } from "#server/store/store-interface.ts";
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
  for (let attempt = 1; ; attempt += 1) {
    const reference = makeReference(letter);
    try {
      return await storeLead(store, compose({ id: randomUUID(), reference, submittedAt: clock() }));
    } catch (error) {
      if (!isUniqueViolation(error) || attempt >= MAX_TRIES) throw error;
    }
  }
}

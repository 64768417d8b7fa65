import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { storeLead } from "#server/leads/store-lead.ts";
import { openStore } from "#server/store/open-store.ts";
import type { StoreConfig } from "#server/store/store-config.ts";

/** Between two leads: about ten a second, more than any shop gets. */
const PAUSE_MS = 100;

/** How leads fared while something else ran. */
export interface SentLeads {
  tried: number;
  refused: number;
  slowestMs: number;
}

/** Stores leads one after the other, with a server's own timeouts, until `work` has ended. */
export async function leadsWhile(place: StoreConfig, work: Promise<unknown>): Promise<SentLeads> {
  const store = await openStore(place);
  const sent = { tried: 0, refused: 0, slowestMs: 0 };
  let running = true;
  const ended = work.finally(() => {
    running = false;
  });
  ended.catch(() => {});
  while (running) {
    const started = performance.now();
    sent.tried += 1;
    await storeLead(store, newLead()).catch(() => {
      sent.refused += 1;
    });
    sent.slowestMs = Math.max(sent.slowestMs, performance.now() - started);
    await sleep(PAUSE_MS);
  }
  await store.close();
  await ended;
  return sent;
}

function newLead() {
  const id = randomUUID();
  const reference = `N-${id.slice(0, 13)}`;
  return {
    lead: {
      id,
      reference,
      kind: "quote",
      idempotency_key: id,
      contact_name: "Dana Whitfield",
      contact_email: `${id}@example.com`,
      contact_phone: null,
      record: JSON.stringify({ lead_id: id, reference }),
      submitted_at: new Date().toISOString(),
    },
    contentHash: id,
    files: [],
    deliveries: [],
  };
}

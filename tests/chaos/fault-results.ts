import { availableWindows } from "#server/bookings/available-windows.ts";
import { openStore } from "#server/store/open-store.ts";
import type { StoreConfig } from "#server/store/store-config.ts";
import type { Queries } from "#server/store/store-interface.ts";
import { deliverySchedule } from "#shop/delivery.ts";
import type { ReceivedWebhook } from "#tests/support/webhook-receiver.ts";
import type { LeadLedger } from "./lead-stream.ts";

/** The results of a fault in numbers. */
export interface FaultResults {
  /** How often the fault was caused. */
  tried: number;
  acknowledged: number;
  /** Acknowledged leads stored under the returned reference. */
  found: number;
  /** Stored leads received by the CRM. */
  delivered: number;
  /** Leads that a receiver deduplicating by `webhook-id` would still process twice. */
  duplicates: number;
  /** Bookings beyond a window's capacity, and windows with a wrong count of places. */
  doubleBookings: number;
  /** Leads without all of their messages, and bookings without their place. */
  incomplete: number;
  /** How often a shopper was asked to try again. */
  refusals: number;
  /** Milliseconds from the end of the fault until the next lead was acknowledged. */
  recoveries: number[];
}

/** Counts the leads in the database and at the CRM, and compares them with the acknowledgments. */
export async function collectResults(
  database: StoreConfig,
  ledger: LeadLedger,
  received: readonly ReceivedWebhook[],
  { tried, recoveries }: Pick<FaultResults, "tried" | "recoveries">,
): Promise<FaultResults> {
  const store = await openStore(database);
  const { queries } = store;
  const leads = await queries.selectFrom("leads").selectAll().execute();
  // A quote's key is stored with a hash of its content.
  const byKey = new Map(leads.map((lead) => [lead.idempotency_key?.split(" ")[0], lead]));
  const acknowledged = [...ledger.acknowledged];
  const found = acknowledged.flatMap(([key, reference]) => {
    const lead = byKey.get(key);
    return lead?.reference === reference ? [lead.id] : [];
  });
  const booked = idsByLead(received);
  const results = {
    tried,
    acknowledged: acknowledged.length,
    found: found.length,
    delivered: found.filter((id) => booked.has(id)).length,
    duplicates:
      [...booked.values()].filter((ids) => ids.size > 1).length + (leads.length - byKey.size),
    doubleBookings: await countDoubleBookings(queries),
    incomplete: await countIncomplete(queries),
    refusals: ledger.refusals,
    recoveries,
  };
  await store.close();
  return results;
}

function idsByLead(received: readonly ReceivedWebhook[]): Map<string, Set<unknown>> {
  const ids = new Map<string, Set<unknown>>();
  for (const { headers, body } of received) {
    const { lead_id } = JSON.parse(body) as { lead_id: string };
    ids.set(lead_id, (ids.get(lead_id) ?? new Set()).add(headers["webhook-id"]));
  }
  return ids;
}

/** Counts bookings beyond capacity, and windows whose count differs from their bookings. */
async function countDoubleBookings(queries: Queries): Promise<number> {
  const bookings = await queries.selectFrom("bookings").selectAll().execute();
  const places = await queries.selectFrom("window_places").selectAll().execute();
  const offered = await availableWindows(queries, new Date(), {
    days: deliverySchedule.horizonDays,
  });
  const capacity = new Map(offered.map((row) => [`${row.date} ${row.window}`, row.capacity]));
  const booked = Map.groupBy(bookings, (row) => `${row.date} ${row.window_id}`);
  const beyond = [...booked].map(([window, rows]) =>
    Math.max(0, rows.length - (capacity.get(window) ?? rows.length)),
  );
  const miscounted = places.filter(
    ({ date, window_id, taken }) => taken !== (booked.get(`${date} ${window_id}`)?.length ?? 0),
  );
  return beyond.reduce((sum, extra) => sum + extra, 0) + miscounted.length;
}

/**
 * Counts incomplete leads: each must have a CRM message and two emails, and a booking lead its
 * booking.
 */
async function countIncomplete(queries: Queries): Promise<number> {
  const deliveries = await queries
    .selectFrom("deliveries")
    .select(["lead_id", "sink"])
    .where("occasion", "=", "accepted")
    .execute();
  const sinks = Map.groupBy(deliveries, ({ lead_id }) => lead_id);
  const leads = await queries.selectFrom("leads").select(["id", "kind"]).execute();
  const booked = new Set(
    (await queries.selectFrom("bookings").select("lead_id").execute()).map((row) => row.lead_id),
  );
  const files = new Set(
    (await queries.selectFrom("lead_files").select("lead_id").execute()).map((row) => row.lead_id),
  );
  return leads.filter(
    ({ id, kind }) =>
      sinks.get(id)?.length !== 3 ||
      (kind === "booking" && !booked.has(id)) ||
      (kind === "price_match" && !files.has(id)),
  ).length;
}

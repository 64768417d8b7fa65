import { submitLead } from "#server/leads/submit-lead.ts";
import type { DeliveryRow } from "#server/store/schema.ts";
import type { Store } from "#server/store/store.ts";
import { formFields, goodQuote } from "./form-fields.ts";
import type { TestDesk } from "./lead-desk.ts";

/** Submits a good quote request and returns its reference. */
export async function acceptQuote(
  desk: TestDesk,
  fields: Record<string, string> = {},
): Promise<string> {
  const result = await submitLead(desk, "quote", formFields({ ...goodQuote, ...fields }), {
    sourcePage: "/quote-request",
  });
  if (!result.ok) throw new Error(`The test's quote was refused: ${JSON.stringify(result.errors)}`);
  return result.reference;
}

/** The outbox rows of a sink, oldest first. */
export function outboxOf({ queries }: Store, sink: DeliveryRow["sink"]): Promise<DeliveryRow[]> {
  return queries
    .selectFrom("deliveries")
    .selectAll()
    .where("sink", "=", sink)
    .orderBy("scheduled_at")
    .execute();
}

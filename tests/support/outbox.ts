import { submitLead } from "#server/leads/submit-lead.ts";
import type { MessageRow } from "#server/store/schema.ts";
import type { Store } from "#server/store/store-interface.ts";
import { formFields, goodQuote } from "./form-fields.ts";
import type { TestBackend } from "./test-backend.ts";

/** Submits a valid quote request and returns its reference. */
export async function acceptQuote(
  backend: TestBackend,
  fields: Record<string, string> = {},
): Promise<string> {
  const result = await submitLead(backend, "quote", formFields({ ...goodQuote, ...fields }), {
    sourcePage: "/quote-request",
  });
  if (!result.ok) throw new Error(`The test's quote was refused: ${JSON.stringify(result.errors)}`);
  return result.reference;
}

/** The outbox rows of a sink, oldest first. */
export function outboxOf({ queries }: Store, sink: MessageRow["sink"]): Promise<MessageRow[]> {
  return queries
    .selectFrom("deliveries")
    .selectAll()
    .where("sink", "=", sink)
    .orderBy("scheduled_at")
    .execute();
}

import type { Store } from "#server/store/store-interface.ts";
import type { SendResult, Sink } from "./sink.ts";

/** After refusing this many different people in a row, the receiver rejects us, not the address. */
const REFUSALS_IN_A_ROW = 3;

/**
 * Compares a refusal of the recipient with the previous ones: if the last three emails, to
 * different people, were all refused with the same status, the fault is ours (rule 15.11) and the
 * email is retried.
 */
export async function retryIfRefusedForEveryone(
  { queries }: Store,
  { sink, leadId }: { sink: Sink; leadId: string },
  outcome: SendResult,
): Promise<SendResult> {
  if (outcome.kind !== "park" || !outcome.recipientRefused) return outcome;
  const codeOf = (error: string | null) => sink.refusalCode?.(error ?? "");
  const status = codeOf(outcome.error);
  const recent = await queries
    .selectFrom("deliveries")
    .select(["status", "last_error", "payload"])
    .where("sink", "=", sink.name)
    .where("lead_id", "<>", leadId)
    .where((row) => row.or([row("status", "<>", "pending"), row("last_error", "is not", null)]))
    .orderBy("scheduled_at", "desc")
    .limit(REFUSALS_IN_A_ROW - 1)
    .execute();
  const same = recent.every(
    ({ status: ended, last_error }) => ended !== "delivered" && codeOf(last_error) === status,
  );
  if (status === undefined || !same) return outcome;
  const people = new Set(recent.map(({ payload }) => sink.recipient?.(payload)));
  if (people.size < REFUSALS_IN_A_ROW - 1) return outcome;
  const error = `${outcome.error} It says so of everybody: check SMTP_URL and MAIL_FROM.`;
  return { kind: "retry", error, scope: "receiver", surelyReceiver: true, ownerMustFix: true };
}

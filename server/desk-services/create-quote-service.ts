import { mayUse, roleRefusal } from "#domain/desk/roles.ts";
import { FormReader } from "#server/leads/form-reader.ts";
import { normalizeReference } from "#server/leads/reference.ts";
import type { FormFields } from "#server/leads/submission.ts";
import { composerOf, searchPieces } from "#server/quotes/composer-data.ts";
import { leadQuote } from "#server/quotes/lead-quote.ts";
import type { QuoteDeps } from "#server/quotes/quote-deps.ts";
import { actOnQuote, ownersActs } from "#server/quotes/staff-acts.ts";
import { listStaff, type StaffMember } from "#server/staff/staff-members.ts";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import { NO_LEAD } from "./create-inbox-service.ts";
import type { DeskOutcome } from "./desk-outcome.ts";
import type { QuoteService } from "./quote-service.ts";
import { NotAllowed, ownerName } from "./role-refusal.ts";

export interface QuoteServiceDeps extends QuoteDeps {
  /** Called after messages were queued, so that they are sent at once. */
  onMessagesQueued?: (() => void) | undefined;
}

/** Creates the quotes as one staff member may use them. Every call checks the member's role. */
export function createQuoteService(
  deps: QuoteServiceDeps,
  member: Pick<StaffMember, "id" | "role">,
): QuoteService {
  const { queries } = deps.store;
  const refusalText = async () => roleRefusal(ownerName(await listStaff(queries)));
  const reading = async <Result>(read: () => Promise<Result>): Promise<Result> => {
    if (!mayUse(member.role, "quotes")) throw new NotAllowed(await refusalText());
    return retryOnBusy(read);
  };
  const inStore = { ...deps, queries };
  const leadOf = (reference: string) =>
    queries
      .selectFrom("leads")
      .select(["id", "reference", "kind", "language", "record", "contact_phone"])
      .select(["answer_due_at", "answered_at"])
      .where("reference", "=", normalizeReference(reference))
      .executeTakeFirst();
  return {
    composer: (reference) =>
      reading(async () => {
        const lead = await leadOf(reference);
        return lead && composerOf(inStore, lead, member.id);
      }),
    pieces: (q) => reading(() => searchPieces(inStore, q)),
    ofLead: (reference) =>
      reading(async () => {
        const lead = await leadOf(reference);
        return lead && leadQuote(inStore, lead, member.id);
      }),
    act: async (reference, fields) => {
      const isOwners = ownersActs.includes(new FormReader(fields, "en").line("action"));
      if (!mayUse(member.role, isOwners ? "takeBack" : "quotes")) {
        return { ok: false, status: 403, message: await refusalText() };
      }
      deps.store.checkNotLost();
      const lead = await retryOnBusy(() => leadOf(reference));
      if (!lead) return { ok: false, status: 404, message: NO_LEAD };
      return act(deps, { leadId: lead.id, memberId: member.id }, fields);
    },
  };
}

async function act(
  deps: QuoteServiceDeps,
  who: { leadId: string; memberId: string },
  fields: FormFields,
): Promise<DeskOutcome> {
  const outcome = await actOnQuote(deps, who, fields);
  if (!outcome.ok) {
    return outcome.status === 404 ? { ok: false, status: 404, message: NO_LEAD } : outcome;
  }
  deps.onMessagesQueued?.();
  const { reference, ...told } = outcome;
  return { ...told, to: `/desk/leads/${reference}` };
}

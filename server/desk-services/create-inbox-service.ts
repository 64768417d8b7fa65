import { mayUse, roleRefusal } from "#domain/desk/roles.ts";
import { type AddLeadDeps, addLead } from "#server/inbox/add-lead.ts";
import { changeLead } from "#server/inbox/change-lead.ts";
import { readDeed } from "#server/inbox/deed.ts";
import { leadDetails } from "#server/inbox/lead-details.ts";
import { countLists } from "#server/inbox/lead-lists.ts";
import type { LeadOutcome } from "#server/inbox/lead-request.ts";
import { listLeads } from "#server/inbox/list-leads.ts";
import { colleagues } from "#server/inbox/staff-names.ts";
import { FormReader } from "#server/leads/form-reader.ts";
import { normalizeReference } from "#server/leads/reference.ts";
import type { FormFields } from "#server/leads/submission.ts";
import { listStaff, type StaffMember } from "#server/staff/staff-members.ts";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { DeskOutcome } from "./desk-outcome.ts";
import type { InboxService } from "./inbox-service.ts";
import { NotAllowed, ownerName } from "./role-refusal.ts";

export interface InboxServiceDeps extends AddLeadDeps {
  /** Called after messages were queued, so that they are sent at once. */
  onMessagesQueued?: (() => void) | undefined;
}

/** What somebody reads who asks for a lead that there isn't. */
export const NO_LEAD = "We don't know this lead. It may have been erased.";

/** Creates the inbox as one staff member may use it. Every call checks the member's role. */
export function createInboxService(
  deps: InboxServiceDeps,
  member: Pick<StaffMember, "id" | "role">,
): InboxService {
  const { queries } = deps.store;
  const allowed = mayUse(member.role, "leads");
  const reading = async <Result>(read: () => Promise<Result>): Promise<Result> => {
    if (!allowed) throw new NotAllowed(await refusalText());
    return retryOnBusy(read);
  };
  const refusalText = async () => roleRefusal(ownerName(await listStaff(queries)));
  const posting = async (post: () => Promise<DeskOutcome>): Promise<DeskOutcome> =>
    allowed ? post() : { ok: false, status: 403, message: await refusalText() };
  return {
    list: (query) => reading(() => listLeads(queries, query, member.id)),
    counts: () => reading(() => countLists(queries)),
    lead: (reference) => reading(() => leadDetails(queries, reference)),
    colleagues: () => reading(() => colleagues(queries)),
    act: (reference, fields) => posting(() => act(deps, member.id, { reference, fields })),
    add: (fields) =>
      posting(async () => {
        const added = await addLead(deps, fields, member.id);
        if (!added.ok) return { ...added, status: 422 };
        return { ...accepted(deps, added), reference: added.reference };
      }),
  };
}

async function act(
  deps: InboxServiceDeps,
  memberId: string,
  { reference, fields }: { reference: string; fields: FormFields },
): Promise<DeskOutcome> {
  const { store, config, clock } = deps;
  store.checkNotLost();
  const lead = await retryOnBusy(() => findId(deps, reference));
  if (!lead) return { ok: false, status: 404, message: NO_LEAD };
  const form = new FormReader(fields, "en");
  const deed = readDeed(form);
  if (form.errors || !deed) return { ok: false, status: 422, errors: form.errors ?? {} };
  const outcome = await changeLead(
    { store, config, now: clock() },
    { leadId: lead.id, deed, by: memberId, seen: versionIn(form), key: keyIn(form) },
  );
  return asDeskOutcome(deps, outcome);
}

function findId({ store }: InboxServiceDeps, reference: string) {
  return store.queries
    .selectFrom("leads")
    .select("id")
    .where("reference", "=", normalizeReference(reference))
    .executeTakeFirst();
}

/** A form without a version is outdated: nobody knows what it was about. */
function versionIn(form: FormReader): number {
  const typed = form.line("version");
  return /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
}

function keyIn(form: FormReader): string | undefined {
  const typed = form.line("key");
  return /^[0-9a-f]{32}$/.test(typed) ? typed : undefined;
}

function asDeskOutcome(deps: InboxServiceDeps, outcome: LeadOutcome): DeskOutcome {
  if (outcome.ok) return accepted(deps, outcome);
  return outcome.status === 404 ? { ok: false, status: 404, message: NO_LEAD } : outcome;
}

function accepted(
  { onMessagesQueued }: InboxServiceDeps,
  { reference, version, state, isQueued }: Extract<LeadOutcome, { ok: true }>,
): Extract<DeskOutcome, { ok: true }> {
  if (isQueued) onMessagesQueued?.();
  return { ok: true, to: `/desk/leads/${reference}`, version, state };
}

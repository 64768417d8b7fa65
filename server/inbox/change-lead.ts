import { changedLead, type LeadAction } from "#domain/desk/lead-state.ts";
import type { LeadRecord } from "#server/leads/lead-draft.ts";
import type { Queries } from "#server/store/store-interface.ts";
import { applyChange, isSame } from "./apply-change.ts";
import type { Deed } from "./deed.ts";
import { addEntry, isDone, readHistory } from "./history.ts";
import type { ChangeDeps, LeadOutcome, LeadRequest } from "./lead-request.ts";
import { type LockedLead, lockLead } from "./locked-lead.ts";
import { outdatedText, pastItText, takenText } from "./refusal-text.ts";
import { sendAgain } from "./send-again.ts";
import { colleagues, type FindColleague, staffNames } from "./staff-names.ts";
import { withdrawOpenVersion } from "./withdraw-open-version.ts";

type Refusal = (told: Parameters<typeof pastItText>[0]) => string;

/**
 * Does something with a lead, in one transaction with its history and the CRM's message (rule
 * 18.11). Of several at once, each sees what the one before made of the lead (rule 18.12).
 */
export function changeLead(deps: ChangeDeps, request: LeadRequest): Promise<LeadOutcome> {
  return deps.store.write(async (queries) => {
    const lead = await lockLead(queries, deps.store, request.leadId);
    if (!lead) return { ok: false, status: 404 };
    const context = { lead, names: await staffNames(queries), now: deps.now };
    const { deed, by, key } = request;
    if (key && (await isDone(queries, lead.id, key))) return unchanged(lead);
    switch (deed.what) {
      case "note":
        await addEntry(queries, lead.id, { what: "note", by, key, text: deed.text }, deps.now);
        await touch(queries, lead.id, deps.now);
        return unchanged(lead);
      case "send_again": {
        if (await sendAgain(queries, lead, deed.message, deps.now)) {
          await addEntry(queries, lead.id, { what: "send_again", by, key }, deps.now);
          await touch(queries, lead.id, deps.now);
          return { ...unchanged(lead), isQueued: true };
        }
        return refused(
          queries,
          context,
          () => "Only a message that was given up can be sent again.",
        );
      }
      default:
        return changeState(queries, { deps, request, deed, context });
    }
  });
}

type StateDeed = Exclude<Deed, { what: "note" | "send_again" }>;

interface Context {
  lead: LockedLead;
  names: FindColleague;
  now: Date;
}

async function changeState(
  queries: Queries,
  {
    deps,
    request,
    deed,
    context,
  }: { deps: ChangeDeps; request: LeadRequest; deed: StateDeed; context: Context },
): Promise<LeadOutcome> {
  const { lead } = context;
  const { by, seen, key } = request;
  const action = actionOf(deed, by);
  const staff = new Set((await colleagues(queries)).map(({ id }) => id));
  if (deed.what === "assign" && deed.to !== null && !staff.has(deed.to)) {
    return { ok: false, status: 422, errors: { to: ["Choose somebody of the staff."] } };
  }
  const assignedTo = lead.assigned_to;
  const change = changedLead({ state: lead.state, assignedTo }, action);
  if (!change) return refused(queries, context, deed.what === "take" ? takenText : pastItText);
  if (seen !== undefined && seen !== lead.lead_version)
    return refused(queries, context, outdatedText);
  if (isSame(lead, action, change)) return unchanged(lead);
  // Who had it when it ended may have left since.
  const has = change.assignedTo;
  if (deed.what === "reopen" && has !== null && !staff.has(has)) change.assignedTo = null;
  const lost = deed.what === "lost" ? { lostReason: deed.reason } : {};
  const withdrawn = deed.what === "lost" && (await withdrawOpenVersion(queries, lead.id, deps.now));
  const fields: LeadRecord = withdrawn ? { quote_status: "withdrawn" } : {};
  const entry = { what: deed.what, by, key, ...saidWith(deed) };
  const changed = await applyChange(
    queries,
    lead,
    { change, entry, fields, ...lost },
    { config: deps.config, names: context.names, now: deps.now },
  );
  return { ok: true, reference: lead.reference, ...changed };
}

function actionOf(deed: StateDeed, by: string | null): LeadAction {
  switch (deed.what) {
    case "take":
      return by === null
        ? { action: "assign", to: null }
        : { action: "take", by, force: deed.force };
    case "assign":
      return { action: "assign", to: deed.to };
    case "answered":
      return { action: "answered", by };
    default:
      return { action: deed.what };
  }
}

function saidWith(deed: StateDeed): { text?: string; detail?: string } {
  if (deed.what === "answered") return { detail: deed.how };
  return deed.what === "lost" ? { detail: deed.reason, text: deed.text } : {};
}

function unchanged({ reference, lead_version, state }: LockedLead) {
  return { ok: true, reference, version: lead_version, state, isQueued: false } as const;
}

async function touch(queries: Queries, id: string, now: Date): Promise<void> {
  const changed_at = now.toISOString();
  await queries.updateTable("leads").set({ changed_at }).where("id", "=", id).execute();
}

async function refused(queries: Queries, context: Context, text: Refusal): Promise<LeadOutcome> {
  const { lead, names } = context;
  const history = await readHistory(queries, lead.id);
  return {
    ok: false,
    status: 409,
    message: text({ ...context, history }),
    version: lead.lead_version,
    state: lead.state,
    assignedTo: names(lead.assigned_to)?.name ?? "",
  };
}

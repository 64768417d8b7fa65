import type { LeadAction, LeadChange, LeadState } from "#domain/desk/lead-state.ts";
import { startedClock, stoppedClock } from "#server/leads/awaiting-response.ts";
import type { LeadRecord } from "#server/leads/lead-draft.ts";
import type { MessageConfig } from "#server/leads/lead-kind.ts";
import type { Queries } from "#server/store/store-interface.ts";
import { readRecord } from "./about-lead.ts";
import { changedRecord, queueRecord } from "./crm-message.ts";
import { addEntry, type NewEntry } from "./history.ts";
import type { LockedLead } from "./locked-lead.ts";
import type { FindColleague } from "./staff-names.ts";

/** A change of a lead that is possible, with what its history says of it. */
export interface PossibleChange {
  change: LeadChange;
  entry: Pick<NewEntry, "what" | "by" | "text" | "detail" | "key">;
  /** Why staff say that the lead is lost. */
  lostReason?: string;
  /** What the CRM's record says differently from now on. */
  fields?: LeadRecord;
  /** How long the CRM's message waits before it is sent, in milliseconds. */
  waitMs?: number | undefined;
}

/** What storing a change needs. */
export interface ChangeContext {
  config: Pick<MessageConfig, "crmWebhookUrl">;
  names: FindColleague;
  now: Date;
}

/** A lead after a change. */
export interface ChangedLead {
  version: number;
  state: LeadState;
  /** Whether a message was queued. */
  isQueued: boolean;
}

/**
 * Stores a change of a locked lead, its history and the CRM's message, in the caller's transaction.
 */
export async function applyChange(
  queries: Queries,
  lead: LockedLead,
  { change, entry, lostReason, fields = {}, waitMs }: PossibleChange,
  { config, names, now }: ChangeContext,
): Promise<ChangedLead> {
  const { state, assignedTo, clock, stage } = change;
  const version = lead.lead_version + 1;
  const lost_reason =
    state === "lost" ? (lostReason ?? change.lostReason ?? lead.lost_reason) : null;
  const record = stage
    ? changedRecord(
        { ...readRecord(lead.record), ...fields },
        {
          stage,
          assignedTo: names(assignedTo)?.name ?? "",
          lostReason: lost_reason ?? "",
        },
      )
    : undefined;
  const changed_at = now.toISOString();
  await queries
    .updateTable("leads")
    .set({ state, assigned_to: assignedTo, lead_version: version, changed_at, lost_reason })
    .$if(record !== undefined, (leads) => leads.set({ record: JSON.stringify(record) }))
    .$if(clock === "stops" && lead.answered_at === null, (leads) => leads.set(stoppedClock(now)))
    .$if(clock === "starts" && !isClockRunning(lead), (leads) => leads.set(startedClock(now)))
    .where("id", "=", lead.id)
    .execute();
  const moved = {
    ...entry,
    to: assignedTo === lead.assigned_to ? undefined : assignedTo,
    state: state === lead.state ? undefined : state,
  };
  await addEntry(queries, lead.id, moved, now);
  const isQueued = record !== undefined && Boolean(config.crmWebhookUrl);
  if (record && isQueued) {
    const occasion = `${entry.what}-${version}`;
    await queueRecord(queries, { lead, record, occasion, waitMs }, now);
  }
  return { version, state, isQueued };
}

/** A shopper who writes again isn't promised a later response than before. */
function isClockRunning({ answer_due_at, answered_at }: LockedLead): boolean {
  return answer_due_at !== null && answered_at === null;
}

/** Whether an action leaves a lead as it is, such as taking what one has. */
export function isSame(lead: LockedLead, { action }: LeadAction, change: LeadChange): boolean {
  const isAboutWho = action === "take" || action === "assign";
  return isAboutWho && change.state === lead.state && change.assignedTo === lead.assigned_to;
}

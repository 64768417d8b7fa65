import type { NewLeadRow } from "#server/store/schema.ts";
import { startedClock } from "./awaiting-response.ts";
import type { ParsedLead } from "./lead-draft.ts";
import type { KindWithoutForm, MessageConfig } from "./lead-kind.ts";
import { contentHash, type LeadIdentity, type LeadOrigin, leadRecord } from "./lead-record.ts";
import { leadRow } from "./lead-row.ts";
import { messagesForLead } from "./queue-messages.ts";
import type { LeadRows } from "./store-lead.ts";

interface ArrivedLead extends LeadOrigin {
  kind: KindWithoutForm;
  identity: LeadIdentity;
  draft: ParsedLead;
  /** Under which it is stored once; undefined for none. */
  key: string | undefined;
}

/** The rows of a shopper's lead that arrives now: itself, and its messages. */
export function leadRows(
  { kind, identity, draft, attribution, language, key }: ArrivedLead,
  config: MessageConfig,
): LeadRows {
  const record = leadRecord(kind, identity, draft, { attribution, language });
  const lead = leadRow({ kind, identity, draft, record, language, key });
  return {
    lead: Object.assign(lead, arrival(kind, draft, identity.submittedAt)),
    contentHash: contentHash(kind, draft),
    files: draft.files ?? [],
    findCancelled: kind.findCancelled,
    deliveries: messagesForLead({ kind, identity, draft, record, attribution, language }, config),
  };
}

/** A new lead's state, with when the response is due and when the shop is reminded. */
function arrival(kind: KindWithoutForm, draft: ParsedLead, submittedAt: Date): Partial<NewLeadRow> {
  if (draft.withoutContact) return { state: "done" };
  if (kind.needsNoResponse) return { state: "accepted" };
  return startedClock(submittedAt);
}

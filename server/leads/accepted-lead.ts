import type { Attribution } from "./attribution.ts";
import type { LeadDraft, LeadKind } from "./lead-kind.ts";
import type { LeadIdentity, LeadRecord } from "./lead-record.ts";

/** An accepted lead with all that its mails speak of. */
export interface AcceptedLead {
  kind: LeadKind;
  identity: LeadIdentity;
  draft: LeadDraft;
  record: LeadRecord;
  attribution: Attribution;
}

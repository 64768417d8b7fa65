import type {
  Colleague,
  InboxCounts,
  InboxPage,
  InboxQuery,
  LeadDetails,
} from "#domain/desk/inbox.ts";
import type { FormFields } from "#server/leads/submission.ts";
import type { DeskOutcome } from "./desk-outcome.ts";

/** What one seller or owner may do with the shop's leads. */
export interface InboxService {
  list(query: InboxQuery): Promise<InboxPage>;
  counts(): Promise<InboxCounts>;
  /** In any spelling of the reference; undefined if there is none. */
  lead(reference: string): Promise<LeadDetails | undefined>;
  /** Those a lead can be assigned to, oneself included. */
  colleagues(): Promise<readonly Colleague[]>;
  /** Does what a form posted to `/desk/leads/{reference}` asks for (rule 18.11). */
  act(reference: string, fields: FormFields): Promise<DeskOutcome>;
  /** Adds a lead by the form of `/desk/leads/new`. */
  add(fields: FormFields): Promise<DeskOutcome>;
}

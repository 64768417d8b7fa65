import type { LeadState } from "#domain/desk/lead-state.ts";
import type { MessageConfig } from "#server/leads/lead-kind.ts";
import type { FieldErrors } from "#server/leads/submission.ts";
import type { Store } from "#server/store/store-interface.ts";
import type { Deed } from "./deed.ts";

/** What became of a change. */
export type LeadOutcome =
  | { ok: true; reference: string; version: number; state: LeadState; isQueued: boolean }
  | { ok: false; status: 404 }
  | { ok: false; status: 422; errors: FieldErrors }
  | {
      ok: false;
      status: 409;
      message: string;
      version: number;
      state: LeadState;
      /** A name; empty for nobody. */
      assignedTo: string;
    };

export interface ChangeDeps {
  store: Store;
  config: Pick<MessageConfig, "crmWebhookUrl">;
  now: Date;
}

/** Who does what with a lead. */
export interface LeadRequest {
  leadId: string;
  deed: Deed;
  /** Id of the staff member; null for the command line. */
  by: string | null;
  /** The lead's, as who asks saw it; undefined for who asks about the lead as it is. */
  seen?: number | undefined;
  /** Made once per click: what is sent again, because its answer was lost, isn't done again. */
  key?: string | undefined;
}

import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import type { LeadKinds, MessageConfig } from "#server/leads/lead-kind.ts";
import type { FormFields } from "#server/leads/submission.ts";
import type { Limits } from "#server/limits/open-limits.ts";
import type { EmailConfig } from "#server/mail/email-settings.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Logger } from "#server/platform/log.ts";
import type { SignedIn } from "#server/staff/sessions.ts";
import type { Store } from "#server/store/store-interface.ts";

/** What the desk is made of, the same for every request. */
export interface DeskDeps {
  store: Store;
  config: EmailConfig & MessageConfig;
  catalog: Catalog;
  clock: Clock;
  logger: Logger;
  limits: Pick<Limits, "linksOfAddress">;
  kinds: LeadKinds;
  /** Called after messages were queued, so that they are sent at once. */
  onMessagesQueued: () => void;
}

/** A form posted to the desk. */
export interface DeskPost {
  /** Of the page it was posted to. */
  path: string;
  fields: FormFields;
  /** The browser as it calls itself. */
  browser: string;
}

/** A form posted by a staff member. */
export interface StaffPost extends DeskPost {
  who: SignedIn;
}

import type { ListedMember } from "#domain/desk/inbox.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import type { Passkey } from "#server/staff/passkeys.ts";
import type { Session } from "#server/staff/sessions.ts";
import type { StaffMember } from "#server/staff/staff-members.ts";
import type { InboxService } from "./inbox-service.ts";
import type { QuoteService } from "./quote-service.ts";

/**
 * What the desk's pages may use for one staff member, made for each request. What a role may not use
 * isn't there (`domain/desk/roles.ts`). Public pages never get it.
 */
export interface DeskServices {
  member: StaffMember;
  session: Session;
  /** First name of an owner, whom to ask for what the role can't do. */
  ownerName: string;
  catalog: Catalog;
  account: AccountService;
  inbox?: InboxService;
  quotes?: QuoteService;
  staff?: StaffService;
}

/** One's own sessions and passkeys. */
export interface AccountService {
  sessions(): Promise<readonly Session[]>;
  passkeys(): Promise<readonly Passkey[]>;
  /** What the browser needs to make a passkey; undefined where passkeys can't be offered. */
  newPasskey(): Promise<PublicKeyCredentialCreationOptionsJSON | undefined>;
}

/** Everyone who can sign in. */
export interface StaffService {
  list(): Promise<readonly ListedMember[]>;
}

import type { Role } from "#domain/desk/roles.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import type { InboxService } from "./inbox-service.ts";

/** What the desk's pages may ask of the server, made for one staff member who is signed in. */
export interface DeskServices {
  member: { id: string; name: string; email: string; role: Role };
  sessionId: string;
  /** First name of an owner, whom staff can ask for what their role can't do. */
  ownerName: string;
  catalog: Catalog;
  /** Absent for a role that may not see leads. */
  inbox?: InboxService;
}

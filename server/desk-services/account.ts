import { deskPath } from "#domain/private-pages.ts";
import { FormReader } from "#server/leads/form-reader.ts";
import {
  addPasskey,
  listPasskeys,
  newPasskeyOptions,
  offersPasskeys,
  readNewPasskey,
  removePasskey,
} from "#server/staff/passkeys.ts";
import { endSessions, listSessions, type SignedIn } from "#server/staff/sessions.ts";
import { setNewLeadEmails } from "#server/staff/staff-members.ts";
import type { DeskDeps, StaffPost } from "./desk-deps.ts";
import { type DeskOutcome, fieldError } from "./desk-outcome.ts";
import type { AccountService } from "./desk-services.ts";
import { passkeyDeps } from "./sign-in.ts";

const page = `${deskPath}/you`;

/** A staff member's own sessions and passkeys. */
export function accountService(deps: DeskDeps, { member }: SignedIn): AccountService {
  const { store, clock } = deps;
  const passkeys = passkeyDeps(deps);
  return {
    sessions: () => listSessions(store.queries, member.id, clock()),
    passkeys: () => listPasskeys(store.queries, member.id),
    newPasskey: async () =>
      offersPasskeys(passkeys) ? newPasskeyOptions(passkeys, member, clock()) : undefined,
  };
}

/** Does what a form on `/desk/you` asks for. */
export async function changeAccount(deps: DeskDeps, post: StaffPost): Promise<DeskOutcome> {
  const { store, clock } = deps;
  const { member, session } = post.who;
  const form = new FormReader(post.fields, "en");
  const done = { ok: true, to: page } as const;
  switch (form.line("action")) {
    case "sign_out":
      await endSessions(store, member.id, session.id);
      return { ok: true, to: `${deskPath}/sign-in`, session: null };
    case "end_session":
      await endSessions(store, member.id, form.line("session"));
      return form.line("session") === session.id ? { ...done, session: null } : done;
    case "add_passkey": {
      const posted = form.all("passkey")[0] ?? "";
      const passkey = await readNewPasskey(passkeyDeps(deps), posted, clock());
      if (!passkey) return fieldError("passkey", "The passkey wasn't made. Please try again.");
      await addPasskey(store, passkey, { memberId: member.id, browser: post.browser }, clock());
      return done;
    }
    case "remove_passkey":
      await removePasskey(store, member.id, form.line("passkey"));
      return done;
    case "new_lead_emails":
      await setNewLeadEmails(store, member.id, form.checked("on"));
      return done;
    default:
      return fieldError("action", "Please choose what to do.");
  }
}

import { type Role, roles } from "#domain/desk/roles.ts";
import { deskPath } from "#domain/private-pages.ts";
import { readEmail, readName } from "#server/leads/contact-fields.ts";
import { FormReader } from "#server/leads/form-reader.ts";
import { endSessions } from "#server/staff/sessions.ts";
import { sendLink } from "#server/staff/sign-in-email.ts";
import { changeRole, type StaffResult } from "#server/staff/staff-members.ts";
import { staffReport } from "#server/staff/staff-report.ts";
import type { DeskDeps, StaffPost } from "./desk-deps.ts";
import { type DeskOutcome, fieldError } from "./desk-outcome.ts";
import type { StaffService } from "./desk-services.ts";
import { counted, invite, refusalText, removeFromStaff } from "./staff-changes.ts";

const page = `${deskPath}/staff`;

/** The staff, for an owner. */
export function staffService({ store, clock }: DeskDeps): StaffService {
  return { list: () => staffReport(store.queries, clock()) };
}

/** Does what a form on `/desk/staff` asks for. */
export async function changeStaff(deps: DeskDeps, post: StaffPost): Promise<DeskOutcome> {
  const { store } = deps;
  const form = new FormReader(post.fields, "en");
  const member = form.line("member");
  switch (form.line("action")) {
    case "invite":
      return inviteByForm(deps, form);
    case "role": {
      const role = readRole(form);
      if (!role) return fieldError("role", chooseRole);
      return outcomeOf(await changeRole(store, member, role), "role");
    }
    case "remove": {
      const removed = await removeFromStaff(deps, member);
      if (!removed.ok) return outcomeOf(removed, "member");
      const isSelf = member === post.who.member.id;
      const { value: message } = removed;
      return { ok: true, to: page, message, ...(isSelf ? { session: null } : {}) };
    }
    case "end_sessions": {
      const ended = await endSessions(store, member);
      return { ok: true, to: page, message: `${counted(ended, "session")} ended.` };
    }
    default:
      return fieldError("action", "Please choose what to do.");
  }
}

async function inviteByForm(deps: DeskDeps, form: FormReader): Promise<DeskOutcome> {
  const name = readName(form);
  const email = readEmail(form, true);
  const role = readRole(form);
  if (!role) form.addError("role", chooseRole);
  if (form.errors || !role || !email) return { ok: false, status: 422, errors: form.errors ?? {} };
  const invited = await invite(deps, { email, name, role });
  if (!invited.ok) return outcomeOf(invited, "email", email);
  const { member, link } = invited.value;
  sendLink(deps, member, { link, reason: "invitation" });
  return { ok: true, to: page, message: `${name} has a link by email, which works for 24 hours.` };
}

const chooseRole = "Choose a role.";

function readRole(form: FormReader): Role | undefined {
  const typed = form.line("role");
  return roles.find((role) => role === typed);
}

function outcomeOf(result: StaffResult<unknown>, field: string, email = ""): DeskOutcome {
  if (result.ok) return { ok: true, to: page };
  return fieldError(field, refusalText(result.refusal, email));
}

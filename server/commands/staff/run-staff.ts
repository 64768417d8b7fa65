import { dateAndTime } from "#domain/desk/date-and-time.ts";
import { alignColumns, CommandError, type CommandOutput } from "#server/commands/leads/output.ts";
import { withShopStore } from "#server/commands/shop-store.ts";
import type { Config } from "#server/config/read-config.ts";
import { invite, refusalText, removeFromStaff } from "#server/desk-services/staff-changes.ts";
import { createLogger } from "#server/platform/log.ts";
import { firstOwnerLink, hasOwner } from "#server/staff/first-owner-link.ts";
import { endSessions } from "#server/staff/sessions.ts";
import { linkAddress, sendLink } from "#server/staff/sign-in-email.ts";
import { linkLifetimes, makeLink, type SignInLink } from "#server/staff/sign-in-links.ts";
import { changeRole, findByEmail, type StaffMember } from "#server/staff/staff-members.ts";
import { staffReport } from "#server/staff/staff-report.ts";
import { loadSettings } from "#server/startup/load-config.ts";
import type { Store } from "#server/store/store-interface.ts";
import { facts } from "#shop/facts.ts";
import { readStaffRequest, type StaffRequest, USAGE } from "./staff-request.ts";

/** Runs an `npm run staff` command (rule 18.20) and returns its output. */
export async function runStaff(
  args: readonly string[],
): Promise<{ output: CommandOutput; json: boolean }> {
  const request = readStaffRequest(args);
  const { json } = request;
  if (request.command === "help") return { json, output: { json: USAGE, text: USAGE } };
  const config = loadSettings();
  const output = await withShopStore(config, { quiet: json }, (store) =>
    run(request, store, config),
  );
  return { json, output };
}

async function run(request: StaffRequest, store: Store, config: Config): Promise<CommandOutput> {
  const now = new Date();
  const deps = { store, clock: () => new Date() };
  switch (request.command) {
    case "list":
      return listed(store, now);
    case "owner-link": {
      if (await hasOwner(store)) throw new CommandError("There is an owner already.");
      return linkOutput(config, await firstOwnerLink(store, now), "This link");
    }
    case "invite": {
      const invited = await invite(deps, request);
      if (!invited.ok) throw new CommandError(refusalText(invited.refusal, request.email));
      const { member, link } = invited.value;
      await sendLink({ config, logger: createLogger("error") }, member, {
        link,
        reason: "invitation",
      });
      return linkOutput(config, link, `Invited ${member.name} (${member.role}). This link`);
    }
    case "link": {
      const member = await known(store, request.email);
      const link = await makeLink(store, member.id, linkLifetimes.signIn, now);
      await sendLink({ config, logger: createLogger("error") }, member, { link, reason: "signIn" });
      return linkOutput(config, link, "This link");
    }
    case "role": {
      const { role, email } = request;
      const changed = await changeRole(store, (await known(store, email)).id, role);
      if (!changed.ok) throw new CommandError(refusalText(changed.refusal, email));
      return said(`${changed.value.name} is ${role} now.`);
    }
    case "remove": {
      const removed = await removeFromStaff(deps, (await known(store, request.email)).id);
      if (!removed.ok) throw new CommandError(refusalText(removed.refusal, request.email));
      return said(removed.value);
    }
    case "sign-out": {
      const ended = await endSessions(store, (await known(store, request.email)).id);
      return said(`${ended} ${ended === 1 ? "session" : "sessions"} ended.`);
    }
    case "help":
      return said(USAGE);
  }
}

async function known(store: Store, email: string): Promise<StaffMember> {
  const member = await findByEmail(store.queries, email);
  if (!member) throw new CommandError(refusalText("unknown", email));
  return member;
}

async function listed(store: Store, now: Date): Promise<CommandOutput> {
  const staff = await staffReport(store.queries, now);
  const rows = staff.map(({ email, name, role, lastSeen, passkeys, sessions }) => [
    email,
    name,
    role,
    lastSeen ? dateAndTime(facts.timeZone, new Date(lastSeen)) : "never",
    String(passkeys),
    String(sessions),
  ]);
  const head = ["EMAIL", "NAME", "ROLE", "LAST SEEN", "PASSKEYS", "SESSIONS"];
  return { json: staff, text: alignColumns([head, ...rows]) };
}

function linkOutput({ siteUrl }: Config, link: SignInLink, subject: string): CommandOutput {
  const url = linkAddress(siteUrl, link);
  const until = dateAndTime(facts.timeZone, link.expiresAt);
  return {
    json: { url, until: link.expiresAt.toISOString() },
    text: `${subject} works once, until ${until}: ${url}`,
  };
}

function said(text: string): CommandOutput {
  return { json: { message: text }, text };
}

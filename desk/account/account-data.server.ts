import type { LoaderArgs } from "#app/routing/loader-args.server.ts";
import { deskOf } from "#desk/desk.server.ts";
import { dateAndTime } from "#domain/desk/date-and-time.ts";
import { facts } from "#shop/facts.ts";
import { browserName } from "./browser-name.ts";

/** What the page about oneself shows. */
export async function accountData(args: LoaderArgs) {
  const { account, member, session, inbox } = deskOf(args);
  const sessions = await account.sessions();
  const passkeys = await account.passkeys();
  return {
    name: member.name,
    email: member.email,
    /** Null for a role that gets no emails about leads. */
    newLeadEmails: inbox ? member.newLeadEmails : null,
    newPasskey: (await account.newPasskey()) ?? null,
    sessions: sessions.map(({ id, browser, lastUsedAt }) => {
      const lastUsed = dateAndTime(facts.timeZone, new Date(lastUsedAt));
      return { id, browser: browserName(browser), lastUsed, isThis: id === session.id };
    }),
    passkeys: passkeys.map(({ id, browser, createdAt, lastUsedAt }) => ({
      id,
      browser: browserName(browser),
      added: dateAndTime(facts.timeZone, new Date(createdAt)),
      lastUsed: lastUsedAt && dateAndTime(facts.timeZone, new Date(lastUsedAt)),
    })),
  };
}

export type AccountData = Awaited<ReturnType<typeof accountData>>;

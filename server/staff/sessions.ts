import { randomUUID } from "node:crypto";
import type { Queries, Store } from "#server/store/store-interface.ts";
import { hashOfToken, newToken } from "./secret-token.ts";
import { listStaff, type StaffMember } from "./staff-members.ts";

const HOUR_MS = 3_600_000;

/**
 * How long a session lasts after its last use and in all, in milliseconds, by how it began (rule
 * 18.7).
 */
export const sessionLifetimes = {
  link: { idleMs: 12 * HOUR_MS, totalMs: 7 * 24 * HOUR_MS },
  passkey: { idleMs: 7 * 24 * HOUR_MS, totalMs: 30 * 24 * HOUR_MS },
} as const;

/** A use is stored this often at most, in milliseconds, so that reading a page rarely writes. */
const touchMs = 60_000;

/** A staff member signed in on one browser. */
export interface Session {
  id: string;
  way: keyof typeof sessionLifetimes;
  /** The browser as it called itself. */
  browser: string;
  createdAt: string;
  lastUsedAt: string;
}

/** Who asks: a staff member, with the session that says so. */
export interface SignedIn {
  member: StaffMember;
  session: Session;
}

/** Starts a session and returns its token, which only the browser keeps. */
export async function startSession(
  store: Store,
  { memberId, way, browser }: { memberId: string; way: Session["way"]; browser: string },
  now: Date,
): Promise<string> {
  const token = newToken();
  const time = now.toISOString();
  await store.write(async (transaction) => {
    await transaction
      .insertInto("staff_sessions")
      .values({
        token_hash: hashOfToken(token),
        id: randomUUID(),
        member_id: memberId,
        way,
        browser: browser.slice(0, 300),
        created_at: time,
        last_used_at: time,
      })
      .execute();
    await transaction
      .updateTable("staff_members")
      .set({ last_seen_at: time })
      .where("id", "=", memberId)
      .execute();
  });
  return token;
}

/**
 * Who a token belongs to now.
 * @returns undefined for a token that is unknown, ended or too old, or whose member was removed
 */
export async function whoHas(
  { queries }: Pick<Store, "queries">,
  token: string,
  now: Date,
): Promise<SignedIn | undefined> {
  const row = await queries
    .selectFrom("staff_sessions")
    .selectAll()
    .where("token_hash", "=", hashOfToken(token))
    .executeTakeFirst();
  if (!row || isOver(row, now)) return undefined;
  const member = (await listStaff(queries)).find(({ id }) => id === row.member_id);
  return member && { member, session: sessionOf(row) };
}

/** Like `whoHas`, and notes that the session was used. */
export async function signedIn(
  store: Store,
  token: string,
  now: Date,
): Promise<SignedIn | undefined> {
  const who = await whoHas(store, token, now);
  if (who && now.getTime() - Date.parse(who.session.lastUsedAt) >= touchMs) {
    await noteUse(store, who, now.toISOString());
  }
  return who;
}

async function noteUse(store: Store, { member, session }: SignedIn, used: string): Promise<void> {
  await store.write(async (transaction) => {
    await transaction
      .updateTable("staff_sessions")
      .set({ last_used_at: used })
      .where("id", "=", session.id)
      .execute();
    await transaction
      .updateTable("staff_members")
      .set({ last_seen_at: used })
      .where("id", "=", member.id)
      .execute();
  });
}

/** A member's sessions that haven't ended, the latest used first. */
export async function listSessions(
  queries: Queries,
  memberId: string,
  now: Date,
): Promise<Session[]> {
  const rows = await queries
    .selectFrom("staff_sessions")
    .selectAll()
    .where("member_id", "=", memberId)
    .orderBy("last_used_at", "desc")
    .execute();
  return rows.filter((row) => !isOver(row, now)).map(sessionOf);
}

/**
 * Ends a member's sessions.
 * @param id the one to end; all by default
 * @returns how many ended
 */
export async function endSessions(store: Store, memberId: string, id?: string): Promise<number> {
  const ended = await store.write((transaction) => {
    const sessions = transaction.deleteFrom("staff_sessions").where("member_id", "=", memberId);
    return (id === undefined ? sessions : sessions.where("id", "=", id)).executeTakeFirst();
  });
  return Number(ended.numDeletedRows);
}

interface SessionTimes {
  way: Session["way"];
  created_at: string;
  last_used_at: string;
}

function isOver({ way, created_at, last_used_at }: SessionTimes, now: Date): boolean {
  const { idleMs, totalMs } = sessionLifetimes[way];
  const since = (time: string) => now.getTime() - Date.parse(time);
  return since(last_used_at) >= idleMs || since(created_at) >= totalMs;
}

function sessionOf(row: SessionTimes & { id: string; browser: string }): Session {
  return {
    id: row.id,
    way: row.way,
    browser: row.browser,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}

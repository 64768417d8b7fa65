import type { Store } from "#server/store/store-interface.ts";
import { hashOfToken, newToken } from "./secret-token.ts";

const MINUTE_MS = 60_000;

/** How long a link works, in milliseconds, by what it is for. */
export const linkLifetimes = { signIn: 15 * MINUTE_MS, invitation: 24 * 60 * MINUTE_MS } as const;

export interface SignInLink {
  token: string;
  expiresAt: Date;
}

/**
 * Makes a link that signs a member in once. The member's earlier ones no longer work.
 * @param memberId null for the first owner, who has no account yet
 */
export async function makeLink(
  store: Store,
  memberId: string | null,
  lifetimeMs: number,
  now: Date,
): Promise<SignInLink> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await store.write(async (transaction) => {
    await transaction
      .deleteFrom("sign_in_links")
      .where(({ or, eb }) =>
        or([
          eb("expires_at", "<=", now.toISOString()),
          memberId === null ? eb("member_id", "is", null) : eb("member_id", "=", memberId),
        ]),
      )
      .execute();
    await transaction
      .insertInto("sign_in_links")
      .values({
        token_hash: hashOfToken(token),
        member_id: memberId,
        expires_at: expiresAt.toISOString(),
      })
      .execute();
  });
  return { token, expiresAt };
}

/**
 * Whose link this is, without using it up.
 * @returns undefined for a link that is unknown, used or too old
 */
export async function linkOwner(
  store: Store,
  token: string,
  now: Date,
): Promise<{ memberId: string | null } | undefined> {
  const link = await store.queries
    .selectFrom("sign_in_links")
    .select(["member_id", "expires_at"])
    .where("token_hash", "=", hashOfToken(token))
    .executeTakeFirst();
  if (!link || link.expires_at <= now.toISOString()) return undefined;
  return { memberId: link.member_id };
}

/** Uses a link up; of several at once, one succeeds (rule 18.3). */
export async function takeLink(
  store: Store,
  token: string,
  now: Date,
): Promise<{ memberId: string | null } | undefined> {
  // Anyone may send anything, so only a link that works causes a write.
  if (!(await linkOwner(store, token, now))) return undefined;
  const used = await store.write((transaction) =>
    transaction
      .deleteFrom("sign_in_links")
      .where("token_hash", "=", hashOfToken(token))
      .returning("member_id")
      .executeTakeFirst(),
  );
  return used && { memberId: used.member_id };
}

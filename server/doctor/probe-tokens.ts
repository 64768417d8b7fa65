import { createHash, randomBytes } from "node:crypto";
import type { Store } from "#server/store/store-interface.ts";

/** Longer than a run of the doctor, even if the machines' clocks differ a little. */
const LIFETIME_MS = 2 * 60_000;

/** Allows one request to `/doctor/{token}` (decision 029). */
export interface ProbeToken {
  /** 256 random bits as 64 hex digits. */
  token: string;
  /**
   * Known only to the shop's database and the doctor: a response with it comes from a process that
   * uses that database.
   */
  proof: string;
}

type TokenStore = Pick<Store, "queries" | "write">;

/** Creates this many tokens and stores their hashes; removes expired ones. */
export async function makeTokens(
  store: TokenStore,
  count: number,
  now: Date,
): Promise<ProbeToken[]> {
  const tokens = Array.from({ length: count }, () => ({ token: random(), proof: random() }));
  const expires_at = new Date(now.getTime() + LIFETIME_MS).toISOString();
  const rows = tokens.map(({ token, proof }) => ({ token_hash: hashOf(token), proof, expires_at }));
  await store.write(async (transaction) => {
    await transaction
      .deleteFrom("doctor_tokens")
      .where("expires_at", "<=", now.toISOString())
      .execute();
    await transaction.insertInto("doctor_tokens").values(rows).execute();
  });
  return tokens;
}

/** Removes tokens that were not used. */
export async function removeTokens(
  store: TokenStore,
  tokens: readonly ProbeToken[],
): Promise<void> {
  const hashes = tokens.map(({ token }) => hashOf(token));
  await store.write((transaction) =>
    transaction.deleteFrom("doctor_tokens").where("token_hash", "in", hashes).execute(),
  );
}

/**
 * Uses up a token.
 * @returns its proof; undefined for a token that is unknown, used or expired.
 */
export async function redeemToken(
  store: TokenStore,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const token_hash = hashOf(token);
  // Anyone may send anything, so only an existing token causes a write.
  const stored = await store.queries
    .selectFrom("doctor_tokens")
    .select("expires_at")
    .where("token_hash", "=", token_hash)
    .executeTakeFirst();
  if (!stored || stored.expires_at <= now.toISOString()) return undefined;
  const used = await store.write((transaction) =>
    transaction
      .deleteFrom("doctor_tokens")
      .where("token_hash", "=", token_hash)
      .returning("proof")
      .executeTakeFirst(),
  );
  return used?.proof;
}

function random(): string {
  return randomBytes(32).toString("hex");
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

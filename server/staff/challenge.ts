import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Store } from "#server/store/store-interface.ts";
import { hashOfToken } from "./secret-token.ts";

/** How long a passkey may take to answer a challenge, in milliseconds. */
const lifetimeMs = 10 * 60_000;

/**
 * What a passkey signs, base64url: random, with the time until which it is valid and our own signature,
 * so that a page anyone may open stores nothing.
 */
export function newChallenge(secret: string, now: Date): string {
  const content = Buffer.alloc(24);
  randomBytes(16).copy(content);
  content.writeBigUInt64BE(BigInt(now.getTime() + lifetimeMs), 16);
  return Buffer.concat([content, signatureOf(content, secret)]).toString("base64url");
}

/**
 * Uses a challenge up.
 * @returns false unless it is ours, in time and not used before
 */
export async function takeChallenge(
  store: Store,
  challenge: string,
  { secret, now }: { secret: string; now: Date },
): Promise<boolean> {
  const bytes = Buffer.from(challenge, "base64url");
  if (bytes.length !== 56) return false;
  const content = bytes.subarray(0, 24);
  if (!timingSafeEqual(bytes.subarray(24), signatureOf(content, secret))) return false;
  const expires = new Date(Number(content.readBigUInt64BE(16)));
  if (expires <= now) return false;
  return store.write(async (transaction) => {
    await transaction
      .deleteFrom("used_challenges")
      .where("expires_at", "<=", now.toISOString())
      .execute();
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("used_challenges")
      .values({ hash: hashOfToken(challenge), expires_at: expires.toISOString() })
      .onConflict((conflict) => conflict.column("hash").doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows) === 1;
  });
}

function signatureOf(content: Buffer, secret: string): Buffer {
  return createHmac("sha256", secret).update("passkey challenge ").update(content).digest();
}

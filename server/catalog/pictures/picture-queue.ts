import { randomUUID } from "node:crypto";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { PictureRow } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";
import type { PictureKey } from "./picture-rows.ts";

/** A worker that hasn't renewed its lease for so long was killed, and another may take over. */
export const LEASE_MS = 30_000;
/** A photograph that fails this often is given up; each pause is longer than the last. */
const MAX_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 60_000;

/** A photograph whose sizes a worker is making. */
export interface ClaimedPicture extends Pick<PictureRow, "name" | "hash" | "width" | "widths"> {
  lease: string;
  attempts: number;
}

/**
 * Queues a photograph in place of others of its name that are still waiting. One that was made
 * before and is still shown stays as it is.
 */
export async function queuePicture(
  queries: Queries,
  picture: Pick<PictureRow, "name" | "hash" | "width" | "height" | "placeholder">,
  now: Date,
  version: number,
): Promise<void> {
  const at = now.toISOString();
  const queued = { state: "waiting", attempts: 0, lease: null, last_error: null } as const;
  await queries
    .updateTable("pictures")
    .set({ state: "replaced", lease: null, changed_at: at, version })
    .where("name", "=", picture.name)
    .where("hash", "<>", picture.hash)
    .where("widths", "=", "")
    .where("state", "<>", "replaced")
    .execute();
  await queries
    .insertInto("pictures")
    .values({
      ...picture,
      ...queued,
      widths: "",
      next_attempt_at: at,
      added_at: at,
      changed_at: at,
      version,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["name", "hash"])
        .doUpdateSet((stored) => ({
          ...queued,
          next_attempt_at: at,
          changed_at: at,
          version,
          widths: stored
            .case()
            .when("pictures.state", "=", "replaced")
            .then("")
            .else(stored.ref("pictures.widths"))
            .end(),
        }))
        .where("pictures.state", "in", ["failed", "replaced"]),
    )
    .execute();
}

/** Takes the photograph that has waited longest; undefined if none waits. */
export async function claimPicture(
  queries: Queries,
  now: Date,
): Promise<ClaimedPicture | undefined> {
  for (;;) {
    const due = await queries
      .selectFrom("pictures")
      .select(["name", "hash", "width", "widths", "attempts", "next_attempt_at"])
      .where("state", "=", "waiting")
      .where("next_attempt_at", "<=", now.toISOString())
      .orderBy("next_attempt_at")
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const { next_attempt_at: since, attempts, ...picture } = due;
    const lease = randomUUID();
    const claimed = await retryOnBusy(() =>
      queries
        .updateTable("pictures")
        .set({ lease, attempts: attempts + 1, next_attempt_at: leaseEnd(now) })
        .where("name", "=", picture.name)
        .where("hash", "=", picture.hash)
        .where("state", "=", "waiting")
        // No row means that another worker was faster.
        .where("next_attempt_at", "=", since)
        .executeTakeFirst(),
    );
    if (claimed.numUpdatedRows > 0n) return { ...picture, attempts: attempts + 1, lease };
  }
}

/** Extends the lease, so that no other worker takes over. */
export async function renewLease(queries: Queries, picture: ClaimedPicture, now: Date) {
  await update(queries, picture, { next_attempt_at: leaseEnd(now) });
}

/** Gives the photograph back, for another worker to finish now. */
export async function releasePicture(queries: Queries, picture: ClaimedPicture, now: Date) {
  const attempts = picture.attempts - 1;
  await update(queries, picture, { attempts, lease: null, next_attempt_at: now.toISOString() });
}

/** Records why the photograph couldn't be made, and when to try again, or gives it up. */
export async function failPicture(
  queries: Queries,
  picture: ClaimedPicture,
  reason: string,
  now: Date,
): Promise<void> {
  const pause = FIRST_PAUSE_MS * 2 ** (picture.attempts - 1);
  await update(queries, picture, {
    lease: null,
    last_error: reason,
    next_attempt_at: new Date(now.getTime() + pause).toISOString(),
    ...(picture.attempts >= MAX_ATTEMPTS ? { state: "failed", changed_at: now.toISOString() } : {}),
  });
}

function update(
  queries: Queries,
  { name, hash, lease }: PictureKey & { lease: string },
  set: Partial<PictureRow>,
) {
  return retryOnBusy(() =>
    queries
      .updateTable("pictures")
      .set(set)
      .where("name", "=", name)
      .where("hash", "=", hash)
      .where("lease", "=", lease)
      .execute(),
  );
}

function leaseEnd(now: Date): string {
  return new Date(now.getTime() + LEASE_MS).toISOString();
}

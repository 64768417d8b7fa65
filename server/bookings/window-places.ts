import { randomUUID } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import type { ScheduledWindow } from "#domain/delivery/delivery-schedule.ts";
import type { Tables } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";

/** How long a chosen window is kept free while the form is finished (rule 10.16). */
export const HOLD_MS = 10 * 60 * 1000;

/** A window on a day. */
export type WindowKey = Pick<ScheduledWindow, "date" | "window">;

/** A place kept free for a shopper. */
export interface Hold {
  id: string;
  /** ISO 8601 UTC. */
  expiresAt: string;
}

/**
 * Takes a place in a window, or turns a live hold on it into the place. Call within a transaction. One UPDATE decides, so whatever races, no more are taken than there are crews.
 * @returns false when the window is full.
 */
export async function takePlace(
  queries: Queries,
  window: ScheduledWindow,
  now: Date,
  holdId?: string,
): Promise<boolean> {
  if (holdId && (await consumeHold(queries, window, holdId, now))) return true;
  await removeExpiredHolds(queries, window, now);
  await queries
    .insertInto("window_places")
    .values({ date: window.date, window_id: window.window, taken: 0 })
    .onConflict((conflict) => conflict.columns(["date", "window_id"]).doNothing())
    .execute();
  const taken = await queries
    .updateTable("window_places")
    .set((row) => ({ taken: row("taken", "+", 1) }))
    .where("date", "=", window.date)
    .where("window_id", "=", window.window)
    .where("taken", "<", window.capacity)
    .returning("taken")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Gives places of a window back. Call within a transaction. */
export async function freePlaces(queries: Queries, key: WindowKey, count = 1): Promise<void> {
  await queries
    .updateTable("window_places")
    .set((row) => ({ taken: row("taken", "-", count) }))
    .where("date", "=", key.date)
    .where("window_id", "=", key.window)
    .execute();
}

/** Holds a place for ten minutes; undefined when the window is full. Within a transaction. */
export async function holdPlace(
  queries: Queries,
  window: ScheduledWindow,
  now: Date,
): Promise<Hold | undefined> {
  if (!(await takePlace(queries, window, now))) return undefined;
  const hold = { id: randomUUID(), expiresAt: expiry(now) };
  await queries
    .insertInto("window_holds")
    .values({
      id: hold.id,
      date: window.date,
      window_id: window.window,
      expires_at: hold.expiresAt,
    })
    .execute();
  return hold;
}

/** Ten minutes more for a hold that has not run out; undefined when it has, or is another's. */
export async function extendHold(
  queries: Queries,
  key: WindowKey,
  holdId: string,
  now: Date,
): Promise<Hold | undefined> {
  const extended = await queries
    .updateTable("window_holds")
    .set({ expires_at: expiry(now) })
    .where("id", "=", holdId)
    .where("date", "=", key.date)
    .where("window_id", "=", key.window)
    .where("expires_at", ">", now.toISOString())
    .returning("expires_at")
    .executeTakeFirst();
  return extended && { id: holdId, expiresAt: extended.expires_at };
}

/** Ends a hold and gives its place back. Within a transaction; nothing happens when it is gone. */
export async function releaseHold(queries: Queries, holdId: string): Promise<void> {
  const released = await queries
    .deleteFrom("window_holds")
    .where("id", "=", holdId)
    .returning(["date", "window_id"])
    .executeTakeFirst();
  if (released) await freePlaces(queries, { date: released.date, window: released.window_id });
}

/** Takes the hold off while its place stays taken. False when it ran out or is another window's. */
export async function consumeHold(
  queries: Queries,
  key: WindowKey,
  holdId: string,
  now: Date,
): Promise<boolean> {
  const ended = await queries
    .deleteFrom("window_holds")
    .where("id", "=", holdId)
    .where("date", "=", key.date)
    .where("window_id", "=", key.window)
    .where("expires_at", ">", now.toISOString())
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}

async function removeExpiredHolds(queries: Queries, key: WindowKey, now: Date): Promise<void> {
  const expired = await queries
    .deleteFrom("window_holds")
    .where("date", "=", key.date)
    .where("window_id", "=", key.window)
    .where((row) => isExpired(row, now))
    .returning("id")
    .execute();
  if (expired.length > 0) await freePlaces(queries, key, expired.length);
}

/**
 * Whether a hold counts no more: it ran out, or it would end so late that its clock must have been
 * ahead. Machines' clocks may differ by as long as a hold lasts.
 */
export function isExpired(row: ExpressionBuilder<Tables, "window_holds">, now: Date) {
  return row.or([
    row("expires_at", "<=", now.toISOString()),
    row("expires_at", ">", new Date(now.getTime() + 2 * HOLD_MS).toISOString()),
  ]);
}

function expiry(now: Date): string {
  return new Date(now.getTime() + HOLD_MS).toISOString();
}

import { randomUUID } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import type { ScheduledWindow } from "#domain/delivery/delivery-schedule.ts";
import type { Tables } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";

/** How long a place is kept while the form is finished, in milliseconds (rule 10.16). */
export const HOLD_MS = 10 * 60 * 1000;

/** Identifies a window: its day and its id. */
export type WindowKey = Pick<ScheduledWindow, "date" | "window">;

/** A place kept for a shopper. */
export interface Hold {
  id: string;
  /** ISO 8601 UTC. */
  expiresAt: string;
}

/**
 * Takes a place in a window, or turns a valid hold on it into the place. Call within a
 * transaction. A single UPDATE checks the capacity, so concurrent calls can't exceed it.
 * @returns false if the window is full.
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

/** Frees places of a window. Call within a transaction. */
export async function freePlaces(queries: Queries, key: WindowKey, count = 1): Promise<void> {
  await queries
    .updateTable("window_places")
    .set((row) => ({ taken: row("taken", "-", count) }))
    .where("date", "=", key.date)
    .where("window_id", "=", key.window)
    .execute();
}

/** Holds a place for ten minutes; undefined if the window is full. Call within a transaction. */
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

/**
 * Extends a valid hold to ten minutes from now; undefined if it expired or is on another window.
 */
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

/** Deletes a hold and frees its place; does nothing if it is gone. Call within a transaction. */
export async function releaseHold(queries: Queries, holdId: string): Promise<void> {
  const released = await queries
    .deleteFrom("window_holds")
    .where("id", "=", holdId)
    .returning(["date", "window_id"])
    .executeTakeFirst();
  if (released) await freePlaces(queries, { date: released.date, window: released.window_id });
}

/** Deletes the hold but keeps its place taken. False if it expired or is on another window. */
export async function consumeHold(
  queries: Queries,
  key: WindowKey,
  holdId: string,
  now: Date,
): Promise<boolean> {
  const consumed = await queries
    .deleteFrom("window_holds")
    .where("id", "=", holdId)
    .where("date", "=", key.date)
    .where("window_id", "=", key.window)
    .where("expires_at", ">", now.toISOString())
    .returning("id")
    .executeTakeFirst();
  return consumed !== undefined;
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
 * SQL condition: the hold no longer counts. It has expired, or it expires so late that the clock
 * it was made with must have been ahead. Machines' clocks may differ by up to a hold's duration.
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

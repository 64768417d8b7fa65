import { randomUUID } from "node:crypto";
import type { AttemptParts } from "./attempt.ts";
import { endingOf } from "./ending.ts";
import { heed } from "./heed.ts";
import { keepLease } from "./keep-lease.ts";
import {
  claimNotices,
  endNotices,
  groupPayload,
  groupsSince,
  type HeldNotice,
  oldestWaiting,
  sentAloneSince,
} from "./notice-queue.ts";
import type { GroupNotices, Outcome, Sink } from "./sink.ts";

/** Notices that reach the inbox one by one within an hour. */
export const MOST_ALONE = 40;
const ALONE_WITHIN_MS = 60 * 60_000;
/** In units of `DELIVERY_RETRY_BASE_MS`: a minute, and ten, as that comes. */
const GATHER_FACTOR = 6;
const BETWEEN_GROUPS_FACTOR = 60;

export interface NoticeGroupParts extends AttemptParts {
  sink: Sink;
  write: GroupNotices;
}

/**
 * Keeps a flood out of the inbox: after the first notices of an hour the others come together (rule
 * 15.20).
 */
export interface NoticeGroups {
  /** Milliseconds until it is worth looking; 0 when something may go out. */
  closedMs(): number;
  /** How many of so many may go out one by one now. */
  allow(wanted: number): Promise<number>;
  /** Sends all that wait in one mail, once they have waited long enough. */
  sendTogether(): Promise<void>;
}

/** Groups a sink's notices; several processes agree through the database. */
export function groupNotices(parts: NoticeGroupParts): NoticeGroups {
  const { store, sink, clock } = parts;
  const gatherMs = GATHER_FACTOR * parts.retryBaseMs;
  const betweenMs = BETWEEN_GROUPS_FACTOR * parts.retryBaseMs;
  let openAt = 0;

  async function waitMs(now: Date): Promise<number> {
    const oldest = await oldestWaiting(store, sink.name, now);
    if (!oldest) return 0;
    const latest = await groupsSince(store, sink.name, new Date(now.getTime() - betweenMs));
    const due = Math.max(oldest.getTime() + gatherMs, latest ? latest.getTime() + betweenMs : 0);
    // A clock that was set forward and back again must not close the lane for long.
    return Math.min(due - now.getTime(), gatherMs + betweenMs);
  }

  return {
    closedMs: () => Math.max(0, openAt - performance.now()),
    allow: async (wanted) => {
      const since = new Date(clock().getTime() - ALONE_WITHIN_MS);
      const alone = await sentAloneSince(store, sink.name, since);
      return Math.max(0, Math.min(wanted, MOST_ALONE - alone));
    },
    sendTogether: async () => {
      const ms = await waitMs(clock());
      if (ms > 0) openAt = performance.now() + ms;
      else await sendGroup(parts);
    },
  };
}

async function sendGroup(parts: NoticeGroupParts): Promise<void> {
  const { store, sink, clock, logger } = parts;
  const id = randomUUID();
  const claim = { sink: sink.name, lease: id, leaseMs: sink.leaseMs };
  const notices = await claimNotices(store, claim, clock());
  const [first] = notices;
  if (!first) return;
  const alone = notices.length === 1;
  const mail = {
    id: alone ? first.id : id,
    leadId: first.leadId,
    reference: alone ? first.reference : "notices",
    occasion: alone ? first.occasion : id,
    // A group of one is the notice itself.
    payload: alone ? await groupPayload(store, first.id) : JSON.stringify(parts.write(notices)),
    attempt: first.attempt,
  };
  const release = keepLease(sink, { lease: id, isProbe: false }, parts);
  const outcome = await sink.send(mail, parts.signal).finally(release);
  const parked = await endGroup(parts, { digest: id, notices }, outcome);
  await heed(sink, { deliveryId: mail.id, isProbe: false, failures: 0 }, outcome, parts);
  const about = { sink: sink.name, notices: notices.length };
  if (outcome.kind === "delivered") logger.info(about, "notices delivered in one mail");
  else logger.warn({ ...about, parked }, "grouped notices not delivered");
}

/**
 * Writes down how it ended for each notice by its own attempts: one that came late is not given up
 * on with the oldest. Returns how many were parked.
 */
async function endGroup(
  { store, clock, retryBaseMs }: NoticeGroupParts,
  { digest, notices }: { digest: string; notices: readonly HeldNotice[] },
  outcome: Outcome,
): Promise<number> {
  const now = clock();
  let parked = 0;
  for (const [attempt, held] of Map.groupBy(notices, (notice) => notice.attempt)) {
    const ending = endingOf(outcome, attempt, retryBaseMs);
    await endNotices(store, { digest, ids: held.map(({ id }) => id) }, ending, now);
    if (ending.status === "parked") parked += held.length;
  }
  return parked;
}

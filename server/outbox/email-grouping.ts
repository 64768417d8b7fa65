import { randomUUID } from "node:crypto";
import type { AttemptDeps } from "./attempt.ts";
import { attemptResult } from "./attempt-result.ts";
import {
  type ClaimedMessage,
  claimAllDue,
  countSingleSince,
  lastGroupSince,
  oldestDue,
  recordGroupAttempt,
  singlePayload,
} from "./grouped-message-queue.ts";
import { keepLeaseAlive } from "./renew-lease.ts";
import type { GroupNotices, SendResult, Sink } from "./sink.ts";
import { updateReceiver } from "./update-receiver.ts";

/** Notices that reach the inbox one by one within an hour. */
export const MAX_SINGLE_EMAILS = 40;
const SINGLE_WINDOW_MS = 60 * 60_000;
/** In units of `DELIVERY_RETRY_BASE_MS`: a minute, and ten, as that comes. */
const GATHER_FACTOR = 6;
const GROUP_INTERVAL_FACTOR = 60;

export interface EmailGroupingDeps extends AttemptDeps {
  sink: Sink;
  write: GroupNotices;
}

/**
 * Keeps a flood out of the inbox: after the first notices of an hour the others come together (rule
 * 15.20).
 */
export interface EmailGrouping {
  /** Milliseconds until it is worth looking; 0 when something may go out. */
  groupWaitMs(): number;
  /** How many of so many may go out one by one now. */
  allowedNow(wanted: number): Promise<number>;
  /** Sends all that wait in one mail, once they have waited long enough. */
  sendGroupIfDue(): Promise<void>;
}

/** Groups a sink's notices; several processes agree through the database. */
export function createEmailGrouping(deps: EmailGroupingDeps): EmailGrouping {
  const { store, sink, clock } = deps;
  const gatherMs = GATHER_FACTOR * deps.retryBaseMs;
  const betweenMs = GROUP_INTERVAL_FACTOR * deps.retryBaseMs;
  let openAt = 0;

  async function waitMs(now: Date): Promise<number> {
    const oldest = await oldestDue(store, sink.name, now);
    if (!oldest) return 0;
    const latest = await lastGroupSince(store, sink.name, new Date(now.getTime() - betweenMs));
    const due = Math.max(oldest.getTime() + gatherMs, latest ? latest.getTime() + betweenMs : 0);
    // A clock that was set forward and back again must not close the lane for long.
    return Math.min(due - now.getTime(), gatherMs + betweenMs);
  }

  return {
    groupWaitMs: () => Math.max(0, openAt - performance.now()),
    allowedNow: async (wanted) => {
      const since = new Date(clock().getTime() - SINGLE_WINDOW_MS);
      const alone = await countSingleSince(store, sink.name, since);
      return Math.max(0, Math.min(wanted, MAX_SINGLE_EMAILS - alone));
    },
    sendGroupIfDue: async () => {
      const ms = await waitMs(clock());
      if (ms > 0) openAt = performance.now() + ms;
      else await sendGroup(deps);
    },
  };
}

async function sendGroup(deps: EmailGroupingDeps): Promise<void> {
  const { store, sink, clock, logger } = deps;
  const id = randomUUID();
  const claim = { sink: sink.name, lease: id, leaseMs: sink.leaseMs };
  const notices = await claimAllDue(store, claim, clock());
  const [first] = notices;
  if (!first) return;
  const alone = notices.length === 1;
  const mail = {
    id: alone ? first.id : id,
    leadId: first.leadId,
    reference: alone ? first.reference : "notices",
    occasion: alone ? first.occasion : id,
    // A group of one is the notice itself.
    payload: alone ? await singlePayload(store, first.id) : JSON.stringify(deps.write(notices)),
    attempt: first.attempt,
  };
  const release = keepLeaseAlive(sink, { lease: id, isTrial: false }, deps);
  const outcome = await sink.send(mail, deps.signal).finally(release);
  const parked = await recordGroupResult(deps, { digest: id, notices }, outcome);
  await updateReceiver(
    sink,
    { deliveryId: mail.id, isTrial: false, failedTrials: 0 },
    outcome,
    deps,
  );
  const about = { sink: sink.name, notices: notices.length };
  if (outcome.kind === "delivered") logger.info(about, "notices delivered in one mail");
  else logger.warn({ ...about, parked }, "grouped notices not delivered");
}

/**
 * Writes down how it ended for each notice by its own attempts: one that came late is not given up
 * on with the oldest. Returns how many were parked.
 */
async function recordGroupResult(
  { store, clock, retryBaseMs }: EmailGroupingDeps,
  { digest, notices }: { digest: string; notices: readonly ClaimedMessage[] },
  outcome: SendResult,
): Promise<number> {
  const now = clock();
  let parked = 0;
  for (const [attempt, held] of Map.groupBy(notices, (notice) => notice.attempt)) {
    const ending = attemptResult(outcome, attempt, retryBaseMs);
    await recordGroupAttempt(store, { digest, ids: held.map(({ id }) => id) }, ending, now);
    if (ending.status === "parked") parked += held.length;
  }
  return parked;
}

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
import { type FindOrigins, withOrigins } from "./message-origin.ts";
import { receiverFault } from "./receiver-fault.ts";
import type { ReceiverFault } from "./receiver-pause.ts";
import { keepLeaseAlive } from "./renew-lease.ts";
import type { GroupMessages, SendResult, Sink } from "./sink.ts";
import { updateReceiver } from "./update-receiver.ts";

/** Shop emails that are sent one by one within an hour. */
export const MAX_SINGLE_EMAILS = 40;
const SINGLE_WINDOW_MS = 60 * 60_000;
/** In units of `DELIVERY_RETRY_BASE_MS`: one minute and ten minutes by default. */
const GATHER_FACTOR = 6;
const GROUP_INTERVAL_FACTOR = 60;

export interface EmailGroupingDeps extends AttemptDeps {
  sink: Sink;
  write: GroupMessages;
  findOrigins: FindOrigins;
}

/**
 * Protects the inbox from a flood: after the first emails of an hour, the others are grouped (rule
 * 15.20).
 */
export interface EmailGrouping {
  /** Milliseconds until a group may be due; 0 if one may be due now. */
  groupWaitMs(): number;
  /** How many of `wanted` messages may be sent one by one now. */
  allowedNow(wanted: number): Promise<number>;
  /** Sends all waiting messages in one email if they have waited long enough. */
  sendGroupIfDue(): Promise<void>;
}

/** Groups a sink's emails; several processes coordinate through the database. */
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
    // Limited, so that a clock that was set forward and back again doesn't delay groups for long.
    return Math.min(due - now.getTime(), gatherMs + betweenMs);
  }

  return {
    groupWaitMs: () => Math.max(0, openAt - performance.now()),
    allowedNow: async (wanted) => {
      const since = new Date(clock().getTime() - SINGLE_WINDOW_MS);
      const single = await countSingleSince(store, sink.name, since);
      return Math.max(0, Math.min(wanted, MAX_SINGLE_EMAILS - single));
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
  const claimed = await claimAllDue(store, claim, clock());
  const messages = (await withOrigins(claimed, deps.findOrigins)).sort((a, b) =>
    a.submittedAt < b.submittedAt ? -1 : 1,
  );
  const [first] = messages;
  if (!first) return;
  const isSingle = messages.length === 1;
  const email = {
    id: isSingle ? first.id : id,
    leadId: first.leadId,
    reference: isSingle ? first.reference : "notices",
    occasion: isSingle ? first.occasion : id,
    // A single message is sent unchanged.
    payload: isSingle ? await singlePayload(store, first.id) : JSON.stringify(deps.write(messages)),
    attempt: first.attempt,
  };
  const release = keepLeaseAlive(sink, { lease: id, isTrial: false }, deps);
  const outcome = await sink.send(email, deps.signal).finally(release);
  const fault = receiverFault(outcome, { messageId: email.id, retryBaseMs: deps.retryBaseMs });
  const parked = await recordGroupResult(deps, { digest: id, messages }, { outcome, fault });
  await updateReceiver(sink, { outcome, fault, messageId: email.id, isTrial: false }, deps);
  const about = { sink: sink.name, notices: messages.length };
  if (outcome.kind === "delivered") logger.info(about, "notices delivered in one mail");
  else logger.warn({ ...about, parked }, "grouped notices not delivered");
}

/**
 * Stores the result for each message by its own number of attempts, so that a newer one isn't
 * parked with the oldest. Returns how many were parked.
 */
async function recordGroupResult(
  { store, clock, retryBaseMs }: EmailGroupingDeps,
  { digest, messages }: { digest: string; messages: readonly ClaimedMessage[] },
  { outcome, fault }: { outcome: SendResult; fault: ReceiverFault | undefined },
): Promise<number> {
  const now = clock();
  const countsOf = ({ attempt, receiverFailures }: ClaimedMessage) =>
    `${attempt} ${receiverFailures}`;
  let parked = 0;
  for (const group of Map.groupBy(messages, countsOf).values()) {
    const [first] = group;
    if (!first) continue;
    const result = attemptResult(outcome, fault, first, retryBaseMs);
    await recordGroupAttempt(store, { digest, ids: group.map(({ id }) => id) }, result, now);
    if (result.status === "parked") parked += group.length;
  }
  return parked;
}

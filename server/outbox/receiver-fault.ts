import type { ReceiverFault, ReceiverPause } from "./receiver-pause.ts";
import { longestPauseMs, pauseMs } from "./retry-delay.ts";
import type { SendResult } from "./sink.ts";

/** The attempt whose outcome is judged. */
interface JudgedAttempt {
  messageId: string;
  /** The pause after which it was made; undefined if there was none. */
  pause?: ReceiverPause | undefined;
  /** `DELIVERY_RETRY_BASE_MS`. */
  retryBaseMs: number;
}

/**
 * What an attempt's outcome says about the receiver (rule 15.9); undefined if it was good or is
 * about the message.
 */
export function receiverFault(
  outcome: SendResult,
  { messageId, pause, retryBaseMs }: JudgedAttempt,
): ReceiverFault | undefined {
  if (outcome.kind !== "retry" || outcome.scope !== "receiver") return undefined;
  const { error, surelyReceiver, ownerMustFix = false, mayBeDone, notBeforeMs = 0 } = outcome;
  const certain = surelyReceiver === true || (pause !== undefined && otherFailed(pause, messageId));
  const kind = certain && ownerMustFix ? "lasting" : "passing";
  // Asking again soon would make copies of what it may have stored.
  const ms = mayBeDone
    ? longestPauseMs(retryBaseMs, "lasting")
    : pauseMs((pause?.failures ?? 0) + 1, retryBaseMs, kind);
  const isExcused = certain || outcome.isAway === true;
  return { error, certain, isExcused, ownerMustFix, pauseMs: Math.max(ms, notBeforeMs) };
}

/** Whether another message failed too since the receiver last accepted one. */
function otherFailed({ certain, openedBy }: ReceiverPause, messageId: string): boolean {
  return certain || (openedBy !== "" && openedBy !== messageId);
}

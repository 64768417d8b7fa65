import type { Email } from "#server/mail/email.ts";
import {
  failingReceiverEmail,
  pageAnswerEmail,
  recoveredReceiverEmail,
} from "#server/mail/receiver-emails.ts";
import {
  type FailingReceiver,
  followers,
  forgetFailure,
} from "#server/outbox/failing-receivers.ts";
import { latestNote, type SinkHealth } from "#server/outbox/outbox-health.ts";
import type { Logger } from "#server/platform/log.ts";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { SinkName } from "#server/store/schema.ts";
import type { Store } from "#server/store/store-interface.ts";
import {
  claimAlert,
  clearAlert,
  clearOldAlerts,
  lastAlerted,
  recordAlerted,
} from "./alert-markers.ts";
import { type AlertDeps, alertOwner } from "./alert-owner.ts";
import { receiverNeedsOwner } from "./incidents.ts";

/** How long the waiting messages may take to go out before the owner is told how many did. */
const FOLLOWING_MS = 10 * 60 * 1000;
/** A receiver that fails again so soon after the owner was told that it answers isn't news. */
const SAME_INCIDENT_MS = 60 * 60 * 1000;

/** Answers with web pages aren't reported again so soon. */
const SAME_PAGE_MS = 24 * 60 * 60 * 1000;
const PAGE_NAME = "page-crm";

interface ReceiverAlertDeps extends AlertDeps {
  store: Store;
  logger: Logger;
}

/**
 * Alerts the owner once when a receiver fails and once when it answers again (rule 15.25). Returns
 * whether an alert was sent.
 */
export async function alertAboutReceiver(
  deps: ReceiverAlertDeps,
  health: SinkHealth,
): Promise<boolean> {
  const { queries } = deps.store;
  const { sink, receiver } = health;
  if (receiver?.answeredAt)
    return alertRecovered(deps, health, { ...receiver, answeredAt: receiver.answeredAt });
  if (!receiver) {
    await retryOnBusy(() => clearAlert(queries, failureAlertName(sink)));
    return false;
  }
  const now = deps.clock();
  if (!receiverNeedsOwner(health, now) || (await wasToldOfRecovery(deps, sink))) return false;
  const since = await retryOnBusy(() => claimAlert(queries, failureAlertName(sink), now));
  if (!since) return false;
  const email = failingReceiverEmail({ ...health, receiver }, deps.siteUrl);
  return send(deps, { sink, name: failureAlertName(sink), email, since });
}

/** Tells the owner that a receiver answers again, if they know or should have known it failed. */
async function alertRecovered(
  deps: ReceiverAlertDeps,
  { sink, parked }: SinkHealth,
  receiver: FailingReceiver & { answeredAt: Date },
): Promise<boolean> {
  const { queries } = deps.store;
  const { answeredAt, ownerMustFix } = receiver;
  const over = async () => {
    await forgetFailure(queries, sink, answeredAt);
    await retryOnBusy(() => clearAlert(queries, failureAlertName(sink)));
  };
  const told = await lastAlerted(queries, failureAlertName(sink));
  if (!told && (!ownerMustFix || (await wasToldOfRecovery(deps, sink)))) {
    await over();
    return false;
  }
  const now = deps.clock();
  const counts = await followers(queries, sink, receiver);
  if (counts.waiting > 0 && +now - +answeredAt < FOLLOWING_MS) return false;
  const name = recoveryAlertName(sink);
  const since = answeredAt.toISOString();
  if (!(await retryOnBusy(() => claimAlert(queries, name, now, since)))) return false;
  const email = recoveredReceiverEmail({ sink, receiver, parked, ...counts }, deps.siteUrl);
  const sent = await send(deps, { sink, name, email, since });
  if (sent) await over();
  return sent;
}

/**
 * Alerts the owner once if the CRM answers with web pages, which count as deliveries (rule 15.6).
 * Returns whether an alert was sent.
 */
export async function alertAboutPages(deps: ReceiverAlertDeps): Promise<boolean> {
  const { queries } = deps.store;
  const now = deps.clock();
  const note = await latestNote(queries, "crm");
  if (!note) {
    const alertedAfter = new Date(+now - SAME_PAGE_MS).toISOString();
    await retryOnBusy(() => clearOldAlerts(queries, [PAGE_NAME], alertedAfter));
    return false;
  }
  const since = await retryOnBusy(() => claimAlert(queries, PAGE_NAME, now));
  if (!since) return false;
  return send(deps, { sink: "crm", name: PAGE_NAME, email: pageAnswerEmail(deps.siteUrl), since });
}

/** Whether the owner was told within the last hour that the receiver answers again. */
async function wasToldOfRecovery({ store, clock }: ReceiverAlertDeps, sink: SinkName) {
  const told = await lastAlerted(store.queries, recoveryAlertName(sink));
  return told !== undefined && +clock() - Date.parse(told) < SAME_INCIDENT_MS;
}

async function send(
  deps: ReceiverAlertDeps,
  { sink, name, email, since }: { sink: SinkName; name: string; email: Email; since: string },
): Promise<boolean> {
  const { store, clock, logger } = deps;
  const channel = await alertOwner(deps, { name, email, aboutCrm: sink === "crm" }, since);
  if (!channel) {
    logger.error({ sink, alert: name }, "the owner could not be told of a receiver");
    return false;
  }
  await retryOnBusy(() => recordAlerted(store.queries, name, clock()));
  logger.warn({ sink, alert: name, way: channel }, "the owner was told of a receiver");
  return true;
}

function failureAlertName(sink: SinkName): string {
  return `receiver-${sink}`;
}

function recoveryAlertName(sink: SinkName): string {
  return `receiver-answers-${sink}`;
}

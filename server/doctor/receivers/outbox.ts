import type { Check, Finding } from "#server/doctor/check.ts";
import { DATABASE_MS, withTimeout } from "#server/doctor/with-timeout.ts";
import { sinkLabels } from "#server/mail/stuck-messages-email.ts";
import { outboxBySink, type SinkHealth } from "#server/outbox/outbox-health.ts";

/**
 * Reports receivers that messages wait for, and messages that were given up on (rule 15.25);
 * without a database, its own check reports.
 */
export const outboxCheck: Check = {
  name: "outbox",
  run: async ({ store }) => {
    const opened = await withTimeout(
      store().catch(() => undefined),
      DATABASE_MS,
      undefined,
    );
    if (!opened) return [];
    const health = await outboxBySink(opened.queries);
    const findings = health.flatMap(sinkFindings);
    return findings.length > 0 ? findings : [{ level: "ok", seen: okText(health) }];
  },
};

function sinkFindings({ sink, pending, parked, receiver, lastError }: SinkHealth): Finding[] {
  const label = sinkLabels[sink];
  const findings: Finding[] = [];
  if (receiver && !receiver.answeredAt && pending > 0) {
    findings.push({
      level: "fault",
      seen: `${messages(pending)} for ${label} since ${receiver.since.toISOString()}. ${receiver.error}`,
      advice: `Put that right. One message asks again at ${receiver.nextTrialAt.toISOString()}, the others follow by themselves; npm run leads -- redeliver and a reference asks at once.`,
    });
  }
  if (parked > 0) {
    findings.push({
      level: "warning",
      seen: `${parked} given up on for ${label}${lastError ? `. ${lastError}` : ""}`,
      advice: "Once the reason is put right: npm run leads -- redeliver --parked.",
    });
  }
  return findings;
}

function okText(health: readonly SinkHealth[]): string {
  const pending = health.reduce((sum, sink) => sum + sink.pending, 0);
  return `nothing was given up on; ${messages(pending)} to be sent`;
}

function messages(count: number): string {
  return count === 1 ? "1 message waits" : `${count} messages wait`;
}

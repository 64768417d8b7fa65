import { notEqual } from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import type { Engine } from "#server/store/store-interface.ts";
import type { FaultResults } from "#tests/chaos/fault-results.ts";
import { FaultScenario } from "#tests/chaos/fault-scenario.ts";
import { type FaultMode, startFaultyReceiver } from "#tests/chaos/faulty-receiver.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startSmtpReceiver } from "#tests/support/smtp-receiver.ts";

/**
 * The CRM and the email server are down, respond with nonsense or slowly, or accept a lead without
 * ever responding, one fault mode after the other. Both are behind a proxy that causes the faults.
 */
export async function receivers(
  engine: Engine,
  chosen: readonly FaultMode[],
): Promise<FaultResults> {
  const scenario = await FaultScenario.open(engine);
  const mail = await startSmtpReceiver();
  const crmProxy = await startFaultyReceiver(scenario.crm.url);
  const emailProxy = await startFaultyReceiver(mail.url);
  try {
    const shop = await scenario.start({
      CRM_WEBHOOK_URL: crmProxy.url,
      SMTP_URL: emailProxy.url.replace(/^http/, "smtp").replace(/(:\d+).*/, "$1"),
    });
    const stop = scenario.stream(shop.url, 40);
    await scenario.recovered(0);
    scenario.recoveries.length = 0;
    for (const mode of chosen) {
      crmProxy.mood = mode;
      emailProxy.mood = mode;
      await sleep(1_500);
      crmProxy.mood = "well";
      emailProxy.mood = "well";
      const before = scenario.crm.received.length;
      const recoveredAt = performance.now();
      await eventually(() => notEqual(scenario.crm.received.length, before));
      scenario.recoveries.push(performance.now() - recoveredAt);
    }
    await stop();
    return await scenario.finish(chosen.length, shop);
  } finally {
    await scenario.close();
    await Promise.all([crmProxy.close(), emailProxy.close(), mail.close()]);
  }
}

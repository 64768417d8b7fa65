import { notEqual } from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import type { Engine } from "#server/store/store-interface.ts";
import type { FaultResults } from "#tests/chaos/fault-results.ts";
import { FaultScenario } from "#tests/chaos/fault-scenario.ts";
import { type FaultMode, startMoodyReceiver } from "#tests/chaos/faulty-receiver.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startSmtpReceiver } from "#tests/support/smtp-receiver.ts";

/**
 * The CRM and the mail server are down, answer nonsense, take their time, or take a lead and never
 * say so, one mood after the other. Both stand behind a door that has the mood.
 */
export async function receivers(
  engine: Engine,
  chosen: readonly FaultMode[],
): Promise<FaultResults> {
  const scene = await FaultScenario.open(engine);
  const mail = await startSmtpReceiver();
  const crmProxy = await startMoodyReceiver(scene.crm.url);
  const emailProxy = await startMoodyReceiver(mail.url);
  try {
    const shop = await scene.start({
      CRM_WEBHOOK_URL: crmProxy.url,
      SMTP_URL: emailProxy.url.replace(/^http/, "smtp").replace(/(:\d+).*/, "$1"),
    });
    const stop = scene.stream(shop.url, 40);
    await scene.recovered(0);
    scene.recoveries.length = 0;
    for (const mood of chosen) {
      crmProxy.mood = mood;
      emailProxy.mood = mood;
      await sleep(1_500);
      crmProxy.mood = "well";
      emailProxy.mood = "well";
      const before = scene.crm.received.length;
      const well = performance.now();
      await eventually(() => notEqual(scene.crm.received.length, before));
      scene.recoveries.push(performance.now() - well);
    }
    await stop();
    return await scene.finish(chosen.length, shop);
  } finally {
    await scene.close();
    await Promise.all([crmProxy.close(), emailProxy.close(), mail.close()]);
  }
}

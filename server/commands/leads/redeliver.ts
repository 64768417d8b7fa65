import type { Config } from "#server/config/read-config.ts";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { redeliverLead } from "#server/leads/redeliver.ts";
import { redeliverParked } from "#server/outbox/make-due.ts";
import type { Store } from "#server/store/store-interface.ts";
import type { CommandOutput } from "./output.ts";
import { requireLead } from "./show.ts";

/** Makes one lead's messages due again. */
export async function redeliverOne(
  store: Store,
  id: string,
  config: Config,
): Promise<CommandOutput> {
  const lead = await requireLead(store.queries, id);
  const { siteUrl, crmWebhookUrl } = config;
  const crmConfigured = crmWebhookUrl !== undefined;
  const options = { kinds: leadKinds, siteUrl, crmConfigured, now: new Date() };
  return outputOf(await redeliverLead(store, lead, options));
}

/** Makes all parked messages due again. */
export async function redeliverAllParked(store: Store): Promise<CommandOutput> {
  return outputOf(await redeliverParked(store, new Date()));
}

function outputOf(redelivered: number): CommandOutput {
  const count = redelivered === 1 ? "1 delivery is" : `${redelivered} deliveries are`;
  return {
    json: { redelivered },
    text:
      redelivered === 0
        ? "Nothing to send again."
        : `${count} due now and will be sent by the running server, or when it next starts.`,
  };
}

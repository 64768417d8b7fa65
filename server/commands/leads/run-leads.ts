import { withShopStore } from "#server/commands/shop-store.ts";
import type { Config } from "#server/config/read-config.ts";
import { loadSettings } from "#server/startup/load-config.ts";
import type { Store } from "#server/store/store-interface.ts";
import { deliveriesOn } from "./deliveries.ts";
import { listDue, markAnswered } from "./due.ts";
import { eraseOnRequest } from "./erase.ts";
import { exportLeads } from "./export.ts";
import { listLeads } from "./list.ts";
import { markLead } from "./mark.ts";
import type { CommandOutput } from "./output.ts";
import { redeliverAllParked, redeliverOne } from "./redeliver.ts";
import { type LeadsRequest, readRequest, USAGE } from "./request.ts";
import { showLead } from "./show.ts";
import { writeOutput } from "./write-output.ts";

type StoreRequest = Exclude<LeadsRequest, { command: "help" }>;

/** The command's output; undefined if it has already written it. */
async function run(
  request: StoreRequest,
  store: Store,
  config: Config,
): Promise<CommandOutput | undefined> {
  switch (request.command) {
    case "list":
      return listLeads(store, request.limit);
    case "show":
      return showLead(store, request.id);
    case "export":
      return exportLeads(store, request.format, request.out);
    case "due":
      return listDue(store, request.limit, new Date());
    case "answered":
      return markAnswered(store, request.id, config, new Date());
    case "mark":
      return markLead({ store, config, now: new Date() }, request);
    case "redeliver":
      return redeliverOne(store, request.id, config);
    case "redeliver-parked":
      return redeliverAllParked(store);
    case "deliveries":
      return deliveriesOn(store, request.date, request.format);
    case "erase":
      return eraseOnRequest(store, request, config);
  }
}

/** Runs an `npm run leads` command and returns its output, if it hasn't written it yet. */
export async function runLeads(
  args: readonly string[],
): Promise<{ output: CommandOutput | undefined; json: boolean }> {
  const request = readRequest(args);
  const { json, out } = request;
  if (request.command === "help") return { json, output: { json: USAGE, text: USAGE } };
  const config = loadSettings();
  const output = await withShopStore(config, { quiet: json && !out }, (store) =>
    run(request, store, config),
  );
  if (request.command === "export") return { json: false, output };
  return out && output
    ? { json: false, output: writeOutput(out.path, output, out.format) }
    : { json, output };
}

// The shop reads its leads without any web login (ruling 31): npm run leads -- help

import { loadSettings } from "#server/config/load.ts";
import type { Config } from "#server/config.ts";
import type { Store } from "#server/store/store.ts";
import type { Answer } from "./leads/answer.ts";
import { answered, listDue } from "./leads/answers.ts";
import { deliveriesOn } from "./leads/deliveries.ts";
import { eraseOnRequest } from "./leads/erase.ts";
import { exportLeads } from "./leads/export.ts";
import { listLeads } from "./leads/list.ts";
import { redeliverAllParked, redeliverOne } from "./leads/redeliver.ts";
import { type LeadsRequest, readRequest } from "./leads/request.ts";
import { showLead } from "./leads/show.ts";
import { USAGE } from "./leads/usage.ts";
import { writeAnswer } from "./leads/write-answer.ts";
import { runCommand } from "./run-command.ts";
import { withShopStore } from "./shop-store.ts";

type StoreRequest = Exclude<LeadsRequest, { command: "help" }>;

async function answerTo(request: StoreRequest, store: Store, config: Config): Promise<Answer> {
  switch (request.command) {
    case "list":
      return listLeads(store, request.limit);
    case "show":
      return showLead(store, request.id);
    case "export":
      return exportLeads(store);
    case "due":
      return listDue(store, new Date());
    case "answered":
      return answered(store, request.id, new Date());
    case "redeliver":
      return redeliverOne(store, request.id, config);
    case "redeliver-parked":
      return redeliverAllParked(store);
    case "deliveries":
      return deliveriesOn(store, request.date, request.format);
    case "erase":
      return eraseOnRequest(store, request.person, config);
  }
}

await runCommand(async () => {
  const request = readRequest(process.argv.slice(2));
  const { json, out } = request;
  if (request.command === "help") return { json, answer: { json: USAGE, text: USAGE } };
  const config = loadSettings();
  const answer = await withShopStore(config, { quiet: json && !out }, (store) =>
    answerTo(request, store, config),
  );
  return out
    ? { json: false, answer: writeAnswer(out.path, answer, out.format) }
    : { json, answer };
});

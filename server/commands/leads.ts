// The shop reads its leads without any web login (ruling 31): npm run leads -- help

import { loadConfig } from "#server/config/load.ts";
import type { Config } from "#server/config.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store.ts";
import { type Answer, CommandError } from "./leads/answer.ts";
import { answered, listDue } from "./leads/answers.ts";
import { deliveriesOn } from "./leads/deliveries.ts";
import { eraseOnRequest } from "./leads/erase.ts";
import { exportLeads } from "./leads/export.ts";
import { listLeads } from "./leads/list.ts";
import { redeliverAllParked, redeliverOne } from "./leads/redeliver.ts";
import { type LeadsRequest, readRequest } from "./leads/request.ts";
import { showLead } from "./leads/show.ts";
import { USAGE } from "./leads/usage.ts";

async function answerTo(request: LeadsRequest, store: Store, config: Config): Promise<Answer> {
  switch (request.command) {
    case "help":
      return { json: USAGE, text: USAGE };
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

try {
  const request = readRequest(process.argv.slice(2));
  const config = loadConfig();
  const store = await openStore(config, { unhurried: true });
  try {
    const { json, text } = await answerTo(request, store, config);
    process.stdout.write(request.json ? `${JSON.stringify(json, null, 2)}\n` : `${text}\n`);
  } finally {
    await store.close();
  }
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

// The shop reads its leads on the command line, without a web login (rule 14.25): npm run leads --
// help
import { printOutput, runCommand } from "./run-command.ts";
import { withShopFiles } from "./with-shop-files.ts";

await runCommand(async () => {
  const { runLeads } = await withShopFiles(() => import("./leads/run-leads.ts"));
  return printOutput(await runLeads(process.argv.slice(2)));
});

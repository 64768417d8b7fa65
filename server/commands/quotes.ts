// The owner reads and withdraws quotes on the command line: npm run quotes -- help
import { printOutput, runCommand } from "./run-command.ts";
import { withShopFiles } from "./with-shop-files.ts";

await runCommand(async () => {
  const { runQuotes } = await withShopFiles(() => import("./quotes/run-quotes.ts"));
  return printOutput(await runQuotes(process.argv.slice(2)));
});

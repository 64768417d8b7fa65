// Commands for the data as a whole: npm run backup, npm run restore, npm run data -- move|merge
import { runData } from "./data/run-data.ts";
import { printOutput, runCommand } from "./run-command.ts";

await runCommand(async () => printOutput(await runData(process.argv.slice(2))));

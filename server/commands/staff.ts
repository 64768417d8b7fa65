// The owner manages the staff on the command line: npm run staff -- help
import { printOutput, runCommand } from "./run-command.ts";
import { withShopFiles } from "./with-shop-files.ts";

await runCommand(async () => {
  const { runStaff } = await withShopFiles(() => import("./staff/run-staff.ts"));
  return printOutput(await runStaff(process.argv.slice(2)));
});

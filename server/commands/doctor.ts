// npm run doctor [-- --json] [--send]
import { runCommand } from "./run-command.ts";
import { withShopFiles } from "./with-shop-files.ts";

await runCommand(async () => {
  const { runDoctor } = await withShopFiles(() => import("./doctor/run-doctor.ts"));
  return runDoctor(process.argv.slice(2));
});
// A check that hangs despite its time limit must not keep the command from ending.
process.exit();

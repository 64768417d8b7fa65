// npm run doctor [-- --json] [--send]
import { printOwnerError } from "#server/platform/print-owner-error.ts";
import { exitWhenOutputFails } from "./exit-when-output-fails.ts";
import { withShopFiles } from "./with-shop-files.ts";

exitWhenOutputFails();
try {
  const { runDoctor } = await withShopFiles(() => import("./doctor/run-doctor.ts"));
  process.exitCode = await runDoctor(process.argv.slice(2));
} catch (error) {
  process.exitCode = 1;
  printOwnerError(error);
}
// A check that hangs despite its time limit must not keep the command from ending.
process.exit();

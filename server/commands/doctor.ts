// npm run doctor [-- --json] [--send]
import { tellOwner } from "#server/platform/tell-owner.ts";
import { watchOutput } from "./watch-output.ts";
import { withShopFiles } from "./with-shop-files.ts";

watchOutput();
try {
  const { runDoctor } = await withShopFiles(() => import("./doctor/run-doctor.ts"));
  process.exitCode = await runDoctor(process.argv.slice(2));
} catch (error) {
  process.exitCode = 1;
  tellOwner(error);
}
// What hangs in spite of its time limit must not keep the command from ending.
process.exit();

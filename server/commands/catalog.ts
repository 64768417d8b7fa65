// npm run catalog -- check | import FILE | export | list | hide, show, remove ID | picture NAME FILE
// | pictures
import { printOwnerError } from "#server/platform/print-owner-error.ts";
import { exitWhenOutputFails } from "./exit-when-output-fails.ts";
import { withShopFiles } from "./with-shop-files.ts";

exitWhenOutputFails();
try {
  const { runCatalog } = await withShopFiles(() => import("./catalog/run-catalog.ts"));
  process.exitCode = await runCatalog(process.argv.slice(2));
} catch (error) {
  process.exitCode = 1;
  printOwnerError(error);
}

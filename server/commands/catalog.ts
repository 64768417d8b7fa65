// npm run catalog -- check | import FILE | export | list | hide, show, remove ID | picture NAME FILE
// | pictures | model SKU FILE | models
import { runCommand } from "./run-command.ts";
import { withShopFiles } from "./with-shop-files.ts";

await runCommand(async () => {
  const { runCatalog } = await withShopFiles(() => import("./catalog/run-catalog.ts"));
  return runCatalog(process.argv.slice(2));
});

// npm run catalog -- check [--strict] | import FILE.csv [--dry-run] | picture NAME FILE [--alt TEXT]
import { tellOwner } from "#server/platform/tell-owner.ts";
import { watchOutput } from "./watch-output.ts";
import { withShopFiles } from "./with-shop-files.ts";

watchOutput();
try {
  const { runCatalog } = await withShopFiles(() => import("./catalog/run-catalog.ts"));
  process.exitCode = await runCatalog(process.argv.slice(2));
} catch (error) {
  process.exitCode = 1;
  tellOwner(error);
}

// npm run catalog -- check [--strict] | import FILE.csv [--dry-run] | picture NAME FILE [--alt TEXT]
import { tellOwner } from "#server/tell-owner.ts";
import { shopFileFault } from "./catalog/shop-file-fault.ts";

try {
  // Loaded here: the owner's own files come with it, and may be what is wrong.
  const { runCatalog } = await import("./catalog/run-catalog.ts");
  process.exitCode = await runCatalog(process.argv.slice(2));
} catch (error) {
  process.exitCode = 1;
  tellOwner(shopFileFault(error));
}

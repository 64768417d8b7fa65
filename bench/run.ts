// `npm run bench [scripts|lighthouse|clicks|throughput|render|quotes|leads|bookings|photos|listing|search …]`
// measures, prints one table, and exits with 1 when a limit is missed. Run only if named:
// `scripts-all`, `lighthouse-all` and `paint`, which measure every route, `mixed`, which takes ten
// minutes (`LOAD_MINUTES`), `catalogue`, `serving` and `scale`. `catalogue`, `serving`, `listing` and
// `search` measure a catalog of `--rows` products, `scale` a shop with `--leads` leads. `RECORD=yes`
// records the ratios that later runs are compared with.
import { cpus, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { startShop } from "#tests/support/running-shop.ts";
import { acceptedLeads } from "./accepted-leads.ts";
import { bookings } from "./bookings.ts";
import { importingCatalog } from "./catalog/importing.ts";
import { listingBench } from "./catalog/listing.ts";
import { searchBench } from "./catalog/search.ts";
import { servingCatalog } from "./catalog/serving.ts";
import { clicks } from "./clicks/measure.ts";
import { lighthouseEveryPage, lighthousePages } from "./lighthouse-pages.ts";
import { mixedLoad } from "./mixed-load.ts";
import { everyPagesScripts, pageScripts } from "./page-scripts.ts";
import { paint } from "./paint/measure.ts";
import { photoMemory } from "./photo-memory.ts";
import { quoteRequests } from "./quote-requests.ts";
import { render } from "./render.ts";
import { manyLeads } from "./scale.ts";
import { type Row, table } from "./table.ts";
import { throughput } from "./throughput.ts";

const onOneShop: Record<string, (url: string) => Promise<Row[]>> = {
  scripts: pageScripts,
  lighthouse: lighthousePages,
  clicks,
};
const onOneShopIfNamed: Record<string, (url: string) => Promise<Row[]>> = {
  "scripts-all": everyPagesScripts,
  "lighthouse-all": lighthouseEveryPage,
  paint,
};
const onTheirOwn: Record<string, () => Promise<Row[]>> = {
  throughput,
  render,
  quotes: quoteRequests,
  leads: acceptedLeads,
  bookings,
  photos: photoMemory,
  listing: async () => listingBench(Number(values.rows)),
  search: async () => searchBench(Number(values.rows)),
};
const longRuns: Record<string, () => Promise<Row[]>> = {
  mixed: mixedLoad,
  catalogue: () => importingCatalog(Number(values.rows)),
  serving: () => servingCatalog(Number(values.rows)),
  scale: () => manyLeads(Number(values.leads)),
};
const all = [...Object.keys(onOneShop), ...Object.keys(onTheirOwn)];
const onSharedShop = { ...onOneShop, ...onOneShopIfNamed };
const onOwnShops = { ...onTheirOwn, ...longRuns };
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: "string", default: "10000" },
    leads: { type: "string", default: "20000" },
  },
});
const selected = positionals.length > 0 ? positionals : all;

const rows: Row[] = [];
const needsShop = selected.some((name) => onSharedShop[name]);
const shop = needsShop ? await startShop({ LOG_LEVEL: "info" }) : undefined;
try {
  for (const name of selected) {
    process.stderr.write(`measuring ${name} …\n`);
    const measure = onSharedShop[name];
    if (measure && shop) rows.push(...(await measure(shop.url)));
    else if (onOwnShops[name]) rows.push(...(await onOwnShops[name]()));
    else throw new Error(`There is no benchmark "${name}". There are: ${all.join(", ")}.`);
  }
} finally {
  await shop?.stop();
}
const [processor] = cpus();
const gigabytes = Math.round(totalmem() / 2 ** 30);
process.stdout.write(
  `${cpus().length} × ${processor?.model ?? "unknown"}, ${gigabytes} GB, Node ${process.version}\n\n${table(rows)}\n`,
);
process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1;

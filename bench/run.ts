// `npm run bench [scripts|lighthouse|throughput|quotes|leads|bookings …]`: measures, prints one table, and ends
// with 1 when a limit is missed. `npm run bench -- mixed` only when it is asked for: it takes
// ten minutes, or `LOAD_MINUTES`.
import { startShop } from "#tests/support/running-shop.ts";
import { acceptedLeads } from "./accepted-leads.ts";
import { bookings } from "./bookings.ts";
import { lighthousePages } from "./lighthouse-pages.ts";
import { mixedLoad } from "./mixed-load.ts";
import { pageScripts } from "./page-scripts.ts";
import { quoteRequests } from "./quote-requests.ts";
import { type Row, table } from "./table.ts";
import { throughput } from "./throughput.ts";

const onOneShop: Record<string, (url: string) => Promise<Row[]>> = {
  scripts: pageScripts,
  lighthouse: lighthousePages,
};
const onTheirOwn: Record<string, () => Promise<Row[]>> = {
  throughput,
  quotes: quoteRequests,
  leads: acceptedLeads,
  bookings,
};
const longRuns: Record<string, () => Promise<Row[]>> = { mixed: mixedLoad };
const all = [...Object.keys(onOneShop), ...Object.keys(onTheirOwn)];
const onOwnShops = { ...onTheirOwn, ...longRuns };
const wanted = process.argv.length > 2 ? process.argv.slice(2) : all;

const rows: Row[] = [];
const shop = await startShop({ LOG_LEVEL: "info" });
try {
  for (const name of wanted) {
    process.stderr.write(`measuring ${name} …\n`);
    const measure = onOneShop[name];
    if (measure) rows.push(...(await measure(shop.url)));
    else if (onOwnShops[name]) rows.push(...(await onOwnShops[name]()));
    else throw new Error(`There is no benchmark "${name}". There are: ${all.join(", ")}.`);
  }
} finally {
  await shop.stop();
}
process.stdout.write(`${table(rows)}\n`);
process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1;

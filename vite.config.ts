import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { leaveOutUnused } from "./scripts/vite/leave-out-unused.ts";
import { shakeRouter } from "./scripts/vite/shake-router.ts";
import { shortenMessages } from "./scripts/vite/shorten-messages.ts";

/** What nearly every page needs: one file, since many small ones compress badly (decision 016). */
const shell = [
  /\/app\/(root|same-page|head)\./,
  /\/app\/features\/navigation\/(?!collections-dialog|sticky-bar\.|show-section)/,
  /\/app\/pieces\/(browse|product-card|price-line|swatches|wishlist-button|add-to-cart)/,
  /\/app\/state\/(attribution|cart-context|wishlist-context|stored-value|toast|late-dialog)/,
  /\/app\/ui\/(badge|breadcrumb|button|exact|icon|picture|toast-region)/,
  /\/app\/ui\/(hydrated|history-dialog|keep-shown|late|motion|one-moment|round-button)/,
  /\/domain\/(call-for-price|money|cart|wishlist|stored|product-snapshot)/,
  /\/domain\/(phone-link|opening-hours|copyright)/,
  /\/shop\/facts/,
];

/** What shows one piece large: product page, quick view and quote list. */
const piece = /\/app\/pieces\/(gallery|availability-note|monthly-cost|quantity-field)/;

/** What every listing shows at once, without what it fetches when asked. */
const listing =
  /\/app\/features\/listing\/(listing|filter-(button|panel)|pagination|price-fields|toolbar|choice|page-size|settings-form|applied-chips|carried-inputs|use-listing-change|words)\./;

const framework = /node_modules\/(react|react-dom|react-router|scheduler)\//;

const groups = [
  { name: "framework", test: framework, priority: 2 },
  { name: "shell", test: (id: string) => shell.some((part) => part.test(id)), priority: 1 },
  { name: "piece", test: piece, priority: 0 },
  { name: "listing", test: listing, priority: 0 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), leaveOutUnused(), shakeRouter(), shortenMessages()],
  // The server strips preload links too: on a slow phone they delay the first picture. One style sheet
  // for all pages: none of their parts waits for one of its own.
  build: { modulePreload: false, cssCodeSplit: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});

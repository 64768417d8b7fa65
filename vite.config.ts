import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { inlineScript } from "./scripts/vite/inline-script.ts";

/** What nearly every page needs: one file, since many small ones compress badly (decision 004). */
const shell = [
  /\/app\/(root|routing\/(same-page|head|page-transitions|framed|set-changes-aside|old-page))\./,
  /\/app\/features\/navigation\/(?!collections-dialog|open-status|sticky-bar\.|show-section)/,
  /\/app\/products\/(browse|product-card|price-line|swatches|wishlist-button|add-to-cart)/,
  /\/app\/state\/(document-start|cart-context|wishlist-context|stored-value|toast|late-dialog)/,
  /\/app\/ui\/(badge|breadcrumb|button|exact|icon|page-title|picture|server-html|toast-region)/,
  /\/app\/ui\/(figures-only|hydrated|history-dialog|keep-shown|late|motion|one-moment|round-button|slider)/,
  /\/domain\/(call-for-price|money|cart\.|wishlist|stored|product-snapshot)/,
  /\/domain\/(phone-link|copyright|typed-|fold-width)/,
  /\/shop\/facts/,
];

/** Days and hours of the shop, for what says when it is open or answers. */
const days = /\/domain\/(opening-hours\.|shop-calendar)/;

/** What shows one piece large: product page, quick view and quote list. */
const piece =
  /\/app\/products\/(gallery|availability-note|monthly-cost|quantity-field|choose-quantity)/;

/** What every listing shows at once, without what it fetches when asked. */
const listing =
  /\/app\/features\/listing\/(listing|filter-(button|panel)|pagination|price-fields|toolbar|choice|page-size|settings-form|applied-chips|carried-inputs|use-listing-change|words)\./;

/** Every form that asks for a name and a phone number. */
const forms =
  /\/domain\/(contact|form-problems|delivery\/delivery-area)|\/app\/ui\/(field|error-|honeypot|left-for-button)|\/app\/(forms\/(use-lead-submit|post-lead|form-draft|lead-answer|contact-memory|contact-inputs|failure|known-contact)|state\/new-key)/;

/** What every step of a booking needs. */
const booking = /\/domain\/delivery\/|\/app\/features\/booking\/(words|booking-draft|field-id)\./;

/** What a delivery costs. */
const prices = /\/domain\/delivery\/delivery-price|\/shop\/(delivery|words\/en\/delivery-sizes)/;

/** What tells of pieces that are kept in this browser. */
const lists =
  /\/app\/products\/(use-products|fetch-products|unkept-(words|notices)|list-links)|\/domain\/cart-lists/;

const framework = /node_modules\/(react|react-dom|react-router|scheduler)\//;

const groups = [
  { name: "framework", test: framework, priority: 4 },
  { name: "days", test: days, priority: 2 },
  { name: "shell", test: (id: string) => shell.some((part) => part.test(id)), priority: 3 },
  { name: "prices", test: prices, priority: 2 },
  { name: "piece", test: piece, priority: 0 },
  { name: "listing", test: listing, priority: 0 },
  { name: "lists", test: lists, priority: 0 },
  { name: "forms", test: forms, priority: 1 },
  { name: "delivery", test: booking, priority: 0 },
];

const product = join(import.meta.dirname, "app/features/product");

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), inlineScript()],
  // The server strips preload links too: on a slow phone they delay the first picture. One style sheet
  // for all pages: none of their parts waits for one of its own.
  // What the 3D viewer asks three.js for by name, answered by what fits this site (decision 008).
  resolve: {
    alias: {
      "three/examples/jsm/libs/meshopt_decoder.module.js": `${product}/no-mesh-decoder.ts`,
      "three/examples/jsm/loaders/RGBELoader.js": `${product}/hdr-loader.mjs`,
    },
  },
  build: { modulePreload: false, cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // What only the server shows leaves nothing behind.
          treeshake: {
            propertyReadSideEffects: false,
            moduleSideEffects: [
              { test: /\/(app\/(?!entry)|domain\/|shop\/).*\.tsx?$/, sideEffects: false },
            ],
          },
          output: { codeSplitting: { groups } },
        },
      },
    },
  },
});

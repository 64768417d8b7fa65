import type { Config } from "@react-router/dev/config";
import { loadCatalog } from "#server/catalog/load-catalog.ts";
import { collections } from "./shop/collections.ts";

/**
 * Suggestions say nothing without a query, and a file would be served for any; the windows of a
 * booking are those of the moment (decision 002); the form in the price-match page's frame is
 * configured when the server starts (decision 002), and so is how long leads are kept, which the
 * privacy policy names (decision 025).
 */
const renderedOnRequest = [
  "/search-suggestions",
  "/book-delivery",
  "/price-match",
  "/privacy-policy",
];

/** Every page without a query is made at build time: routes with no parameter, types, products. */
export default {
  ssr: true,
  ...(process.env.BUILD_FOLDER ? { buildDirectory: process.env.BUILD_FOLDER } : {}),
  routeDiscovery: { mode: "initial" },
  prerender: async ({ getStaticPaths }) => [
    ...getStaticPaths().filter((path) => !renderedOnRequest.includes(path)),
    ...collections.flatMap(({ link, types, typePages }) =>
      typePages ? types.map(({ slug }) => `${link}/${slug}`) : [link],
    ),
    ...(await loadCatalog().all()).map(({ url }) => url),
  ],
} satisfies Config;

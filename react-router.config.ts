import type { Config } from "@react-router/dev/config";
import { loadCatalogue } from "./server/catalogue/catalogue.ts";
import { collections } from "./shop/collections.ts";

/** Says nothing without a query, and a file would be served for any. */
const answersQueries = "/search-suggestions";
/** Shows what the owner configures when the server starts. */
const configuredAtStart = "/price-match";

/** Every page without a query is made at build time: routes with no parameter, types, products. */
export default {
  ssr: true,
  routeDiscovery: { mode: "initial" },
  prerender: async ({ getStaticPaths }) => [
    ...getStaticPaths().filter((path) => path !== answersQueries && path !== configuredAtStart),
    ...collections.flatMap(({ link, types, typePages }) =>
      typePages ? types.map(({ slug }) => `${link}/${slug}`) : [link],
    ),
    ...(await loadCatalogue().all()).map(({ url }) => url),
  ],
} satisfies Config;

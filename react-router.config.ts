import type { Config } from "@react-router/dev/config";
import { loadCatalogue } from "./server/catalogue/catalogue.ts";
import { collections } from "./shop/collections.ts";

/** Every page without a query is made at build time: routes with no parameter, types, products. */
export default {
  ssr: true,
  routeDiscovery: { mode: "initial" },
  prerender: async ({ getStaticPaths }) => [
    // Its windows are those of the moment: rendered for each request (decision 020).
    ...getStaticPaths().filter((path) => path !== "/book-delivery"),
    ...collections.flatMap(({ link, types, typePages }) =>
      typePages ? types.map(({ slug }) => `${link}/${slug}`) : [link],
    ),
    ...(await loadCatalogue().all()).map(({ url }) => url),
  ],
} satisfies Config;

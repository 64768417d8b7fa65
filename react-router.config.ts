import type { Config } from "@react-router/dev/config";
import { loadCatalogue } from "./server/catalogue/catalogue.ts";
import { collections } from "./shop/collections.ts";

/** Every page without a query is made at build time: routes with no parameter, types, products. */
export default {
  ssr: true,
  routeDiscovery: { mode: "initial" },
  prerender: async ({ getStaticPaths }) => [
    ...getStaticPaths(),
    ...collections
      .filter(({ typePages }) => typePages)
      .flatMap(({ link, types }) => types.map(({ slug }) => `${link}/${slug}`)),
    ...(await loadCatalogue().all()).map(({ url }) => url),
  ],
} satisfies Config;

import type { Config } from "@react-router/dev/config";

/**
 * Made at build time: pages that are the same for everyone until the next build. Pages that show
 * products are rendered on request, because the catalog changes while the shop is open, and so are
 * those that show settings read when the server starts (decision 002).
 */
const contentPages = [
  "/quote-request",
  "/wishlist",
  "/delivery-info",
  "/services/financing",
  "/terms-and-conditions",
  "/custom-request",
  "/price-match/form",
  "/robots.txt",
  "/llms.txt",
  "/site.webmanifest",
];

export default {
  ssr: true,
  ...(process.env.BUILD_FOLDER ? { buildDirectory: process.env.BUILD_FOLDER } : {}),
  routeDiscovery: { mode: "initial" },
  prerender: contentPages,
} satisfies Config;

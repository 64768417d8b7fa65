import type { Config } from "@react-router/dev/config";

/**
 * Pages made by the build: those that show nothing of the catalog, of the moment or of the server's
 * settings. Every other page is rendered on request and kept (decision 002).
 */
const contentPages = [
  "/quote-request",
  "/custom-request",
  "/wishlist",
  "/delivery-info",
  "/services/financing",
  "/price-match/form",
  "/terms-and-conditions",
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

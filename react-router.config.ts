import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  ...(process.env.BUILD_FOLDER ? { buildDirectory: process.env.BUILD_FOLDER } : {}),
  routeDiscovery: { mode: "initial" },
} satisfies Config;

import type { Config } from "@react-router/dev/config";

/** The site has two apps, each with a build of its own: the shop's and the staff's desk. */
const apps = {
  shop: { appDirectory: "app" },
  desk: { appDirectory: "desk", basename: "/desk" },
};

export default {
  ...apps[process.env.BUILD_APP === "desk" ? "desk" : "shop"],
  ssr: true,
  ...(process.env.BUILD_FOLDER ? { buildDirectory: process.env.BUILD_FOLDER } : {}),
  routeDiscovery: { mode: "initial" },
} satisfies Config;

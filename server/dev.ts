// The development server: the same server, with Vite instead of built files, so that changes show
// at once.
import type { RequestListener } from "node:http";
import type { ServerBuild } from "react-router";
import { createServer as createVite } from "vite";
import { createHttpServer } from "./http/create-server.ts";
import { pageRenderer } from "./http/page-renderer.ts";
import { pictureFiles } from "./http/picture-files.ts";
import { shopListener } from "./http/shop-listener.ts";
import { createLogger } from "./platform/log.ts";
import { printOwnerErrorAndExit } from "./platform/print-owner-error.ts";
import { openBackend } from "./startup/backend.ts";
import { listen } from "./startup/listen.ts";
import { loadConfig } from "./startup/load-config.ts";
import { stopGracefully } from "./startup/stop-gracefully.ts";

const config = loadConfig();
process.env.SITE_URL = config.siteUrl;
const logger = createLogger(config.logLevel);
const backend = await openBackend(config, logger).catch(printOwnerErrorAndExit);

const stopping = new AbortController();
let handleRequest: RequestListener = (_request, response) => response.writeHead(503).end();
const server = createHttpServer((request, response) => handleRequest(request, response));
const vite = await createVite({
  server: { middlewareMode: true, hmr: { server } },
  appType: "custom",
});
const { services, readiness, limits, redeemToken } = backend;
const render = pageRenderer({
  build: async () =>
    (await vite.ssrLoadModule("virtual:react-router/server-build")) as unknown as ServerBuild,
  services,
  config,
  logger,
  development: true,
});
const { listen: handleShop } = shopListener({
  config,
  logger,
  services,
  readiness,
  render,
  limits,
  redeemToken,
  stopping: stopping.signal,
  uploadFolder: config.dataDir,
  files: [pictureFiles(backend.media)],
});
handleRequest = (request, response) =>
  vite.middlewares(request, response, () => handleShop(request, response));

await listen(server, config, logger);
for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => vite.close());
await stopGracefully(server, backend.close, logger, { stopping });

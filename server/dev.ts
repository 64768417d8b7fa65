// The development server: the same server, with Vite instead of built files, so that changes show
// at once.
import type { RequestListener } from "node:http";
import type { ServerBuild } from "react-router";
import { createServer as createVite, type ViteDevServer } from "vite";
import { isDeskPath } from "#domain/private-pages.ts";
import { createHttpServer } from "./http/create-server.ts";
import { deskRenderer } from "./http/desk/desk-renderer.ts";
import { modelFiles } from "./http/model-files.ts";
import { pageRenderer } from "./http/page-renderer.ts";
import { pictureFiles } from "./http/picture-files.ts";
import { shopListener } from "./http/shop-listener.ts";
import { anyOf, builtModels, ownModels } from "./models/model-source.ts";
import { ModelVersions } from "./models/model-versions.ts";
import { createLogger } from "./platform/log.ts";
import { printOwnerErrorAndExit } from "./platform/print-owner-error.ts";
import { openBackend } from "./startup/backend.ts";
import { listen } from "./startup/listen.ts";
import { loadConfig } from "./startup/load-config.ts";
import { printFirstOwnerLink } from "./startup/print-first-owner-link.ts";
import { stopGracefully } from "./startup/stop-gracefully.ts";

const config = loadConfig();
process.env.SITE_URL = config.siteUrl;
const logger = createLogger(config.logLevel);
const backend = await openBackend(config, logger).catch(printOwnerErrorAndExit);

const stopping = new AbortController();
let handleRequest: RequestListener = (_request, response) => response.writeHead(503).end();
const server = createHttpServer((request, response) => handleRequest(request, response));
const shopVite = await viteOf("shop");
const deskVite = await viteOf("desk");
const { services, readiness, limits, redeemToken } = backend;
const render = pageRenderer({
  build: serverBuild(shopVite),
  services,
  config,
  logger,
  development: true,
});
const renderDesk = deskRenderer({
  build: serverBuild(deskVite),
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
  desk: { desk: backend.desk, render: renderDesk },
  limits,
  redeemToken,
  stopping: stopping.signal,
  uploadFolder: config.dataDir,
  files: [
    modelFiles(
      new ModelVersions(
        anyOf(
          builtModels(() => ["public"]),
          ownModels(backend.media),
        ),
        backend.modelCopies,
      ),
    ),
    pictureFiles(backend.media),
  ],
});
handleRequest = (request, response) => {
  const { middlewares } = isDeskPath(request.url ?? "") ? deskVite : shopVite;
  middlewares(request, response, () => handleShop(request, response));
};

await listen(server, config, logger);
printFirstOwnerLink(backend.firstOwnerLine, logger);
for (const signal of ["SIGTERM", "SIGINT"]) {
  process.once(signal, () => Promise.all([shopVite.close(), deskVite.close()]));
}
await stopGracefully(server, backend.close, logger, { stopping });

/** The build of one of the apps, which its configuration reads from the environment. */
function viteOf(app: "shop" | "desk"): Promise<ViteDevServer> {
  process.env.BUILD_APP = app;
  return createVite({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
}

function serverBuild(vite: ViteDevServer) {
  return async () =>
    (await vite.ssrLoadModule("virtual:react-router/server-build")) as unknown as ServerBuild;
}

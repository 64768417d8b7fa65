// The development server: the same server, with Vite instead of built files, so that changes show
// at once.
import type { RequestListener } from "node:http";
import type { ServerBuild } from "react-router";
import { createServer as createVite, type ViteDevServer } from "vite";
import { type Language, languageCodes, languageOfPath } from "#domain/language.ts";
import { isDeskPath } from "#domain/private-pages.ts";
import { createHttpServer } from "./http/create-server.ts";
import { deskRenderer } from "./http/desk/desk-renderer.ts";
import { modelFiles } from "./http/model-files.ts";
import { everyLanguage, pageRenderer } from "./http/page-renderer.ts";
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
const shopVites = new Map<Language, ViteDevServer>();
for (const language of languageCodes) shopVites.set(language, await viteOf("shop", language));
const deskVite = await viteOf("desk");
const { services, readiness, limits, redeemToken } = backend;
const render = await everyLanguage(async (language) =>
  pageRenderer({
    build: serverBuild(shopVite(language)),
    services,
    config,
    logger,
    development: true,
  }),
);
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
  const { url = "" } = request;
  const { middlewares } = isDeskPath(url) ? deskVite : shopVite(languageOfPath(url));
  middlewares(request, response, () => {
    // Vite takes its base off.
    request.url = url;
    handleShop(request, response);
  });
};

await listen(server, config, logger);
printFirstOwnerLink(backend.firstOwnerLine, logger);
for (const signal of ["SIGTERM", "SIGINT"]) {
  process.once(signal, () =>
    Promise.all([...shopVites.values(), deskVite].map((vite) => vite.close())),
  );
}
await stopGracefully(server, backend.close, logger, { stopping });

function shopVite(language: Language): ViteDevServer {
  const vite = shopVites.get(language);
  if (!vite) throw new Error(`no pages in ${language}`);
  return vite;
}

/** The build of one of the apps, which its configuration reads from the environment. */
function viteOf(app: "shop" | "desk", language: Language = "en"): Promise<ViteDevServer> {
  process.env.BUILD_APP = app;
  process.env.BUILD_LANGUAGE = language;
  return createVite({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
}

function serverBuild(vite: ViteDevServer) {
  return async () =>
    (await vite.ssrLoadModule("virtual:react-router/server-build")) as unknown as ServerBuild;
}

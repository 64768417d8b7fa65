import "./startup/production.ts";
import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { languageCodes } from "#domain/language.ts";
import { createHttpServer } from "./http/create-server.ts";
import { deskRenderer } from "./http/desk/desk-renderer.ts";
import { languageFolder } from "./http/language-folder.ts";
import { modelFiles } from "./http/model-files.ts";
import { otherBuildFolders, otherBuilds } from "./http/other-builds.ts";
import { Overload } from "./http/overload.ts";
import { overloadMetrics } from "./http/overload-metrics.ts";
import { everyLanguage, pageRenderer } from "./http/page-renderer.ts";
import { pagesAtStart } from "./http/pages-at-start.ts";
import { pictureFiles } from "./http/picture-files.ts";
import { shopListener } from "./http/shop-listener.ts";
import { openStaticFiles } from "./http/static-files.ts";
import { startMetricsServer } from "./metrics/metrics-server.ts";
import { RequestMetrics } from "./metrics/request-metrics.ts";
import { anyOf, builtModels, ownModels } from "./models/model-source.ts";
import { ModelVersions } from "./models/model-versions.ts";
import { createLogger } from "./platform/log.ts";
import { printOwnerErrorAndExit } from "./platform/print-owner-error.ts";
import { openBackend } from "./startup/backend.ts";
import { collectGarbage } from "./startup/collect-garbage.ts";
import { listen } from "./startup/listen.ts";
import { loadConfig } from "./startup/load-config.ts";
import { printFirstOwnerLink } from "./startup/print-first-owner-link.ts";
import { stopGracefully } from "./startup/stop-gracefully.ts";

if (!existsSync("build/current")) {
  process.stderr.write("There is no build yet. Run `npm run build`, or `npm start` for both.\n");
  process.exit(1);
}
// The link is resolved so that this process keeps its files when the next build is put in place.
const buildFolder = realpathSync("build/current");

const config = loadConfig();
if (config.role === "worker") {
  await import("./worker.ts");
  process.exit();
}
process.env.SITE_URL = config.siteUrl;
const logger = createLogger(config.logLevel);
const backend = await openBackend(config, logger).catch(printOwnerErrorAndExit);
const serverBuild = async (folder: string): Promise<ServerBuild> =>
  import(pathToFileURL(join(folder, "server/index.js")).href);
const deskFolder = join(buildFolder, "desk");
const pageFiles = languageCodes.map((language) =>
  openStaticFiles(
    join(languageFolder(buildFolder, language), "client"),
    language === "en" ? config : {},
  ),
);
const deskFiles = openStaticFiles(join(deskFolder, "client"), {});
const modelFolders = () =>
  [buildFolder, ...otherBuildFolders(buildFolder)].map((folder) => join(folder, "client"));
const { limits, redeemToken } = backend;
const hasSocialCard = (path: string) => existsSync(join(buildFolder, "client", path));
const services = { ...backend.services, hasSocialCard };
const stopping = new AbortController();
let signaled = false;
const readiness = { ...backend.readiness, isStopping: () => signaled };
const overload = new Overload().watch();
const requests = new RequestMetrics();
const render = await everyLanguage(async (language) =>
  pageRenderer({
    build: await serverBuild(languageFolder(buildFolder, language)),
    services,
    config,
    logger,
  }),
);
const renderDesk = deskRenderer({ build: await serverBuild(deskFolder), config, logger });
const models = anyOf(builtModels(modelFolders), ownModels(backend.media));
const shop = shopListener({
  config,
  logger,
  services,
  readiness,
  render,
  desk: { desk: backend.desk, render: renderDesk },
  limits,
  overload,
  redeemToken,
  stopping: stopping.signal,
  uploadFolder: config.dataDir,
  files: [
    ...pageFiles.map(({ handle }) => handle),
    deskFiles.handle,
    modelFiles(new ModelVersions(models, backend.modelCopies)),
    otherBuilds(buildFolder),
    pictureFiles(backend.media),
  ],
  onEnded: (request) => requests.add(request),
});
const server = createHttpServer(shop.listen);
const stopMetrics = await startMetricsServer({
  port: config.metricsPort,
  host: config.metricsHost,
  counted: () => [...requests.metrics(), ...overloadMetrics(overload), ...backend.checks.metrics()],
  stored: backend.metrics,
  logger,
}).catch(printOwnerErrorAndExit);

await shop.renderFirst(pagesAtStart(services.catalog));
collectGarbage();
await listen(server, config, logger);
printFirstOwnerLink(backend.firstOwnerLine, logger);
backend.checks.start();
const close = async () => {
  await stopMetrics();
  await backend.close();
};
const stopped = stopGracefully(server, close, logger, {
  drainMs: config.drainMs,
  onSignal: () => {
    signaled = true;
  },
  stopping,
});
const warm = async () => {
  for (const files of pageFiles) await files.warm();
  await deskFiles.warm();
  await shop.warm();
  logger.info("every page is compressed");
};
await Promise.race([warm(), stopped]);
await stopped;
// Pages may still be being compressed, which isn't worth waiting for.
process.exit();

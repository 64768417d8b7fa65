import type { RequestListener } from "node:http";
import { englishPath } from "#domain/addresses/english-path.ts";
import type { Limits } from "#server/limits/open-limits.ts";
import type { Logger } from "#server/platform/log.ts";
import type { Services } from "#server/services/page-services.ts";
import { canonicalRedirect } from "./canonical-redirect.ts";
import { deliveryWindows } from "./delivery-windows.ts";
import { type DeskApp, deskListener } from "./desk/desk-listener.ts";
import { tokenOf } from "./desk/session-cookie.ts";
import { doctorProbe } from "./doctor-probe.ts";
import type { Exchange, Handler } from "./exchange.ts";
import { handlePosts } from "./form-posts.ts";
import { health, type Readiness } from "./health.ts";
import { leadFiles } from "./lead-files.ts";
import { type ListenerOptions, listener } from "./listener.ts";
import { orMeantPage } from "./meant-page.ts";
import { methodOptions } from "./method-options.ts";
import { Overload } from "./overload.ts";
import type { OriginConfig } from "./own-origin.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { postRefusals } from "./post-refusals.ts";
import { proxyWarnings } from "./proxy-warnings.ts";
import { postReceiver } from "./receive-posts.ts";
import { refusalCopy, refuse } from "./refusal.ts";
import { refusalLog } from "./refusal-log.ts";
import { type RenderedPages, renderedPages } from "./rendered-pages.ts";
import { type SecurityConfig, securityHeaders } from "./security-headers.ts";
import { siteRedirect } from "./site-redirect.ts";

export interface ShopListenerOptions {
  config: OriginConfig & SecurityConfig;
  /** A folder on disk where uploads are kept while their request is handled. */
  uploadFolder: string;
  logger: Logger;
  services: Services;
  readiness: Readiness;
  render: PageRenderer;
  /** The staff's desk; only its own tests and the shop's processes have one. */
  desk?: DeskApp | undefined;
  /** Serve files, in this order; the development server has its own. */
  files: readonly Handler[];
  limits: Limits;
  /** Uses up one of the doctor's tokens, see `DoctorProbeOptions`. */
  redeemToken: (token: string) => Promise<string | undefined>;
  overload?: Overload;
  onEnded?: ListenerOptions["onEnded"];
  stopping: ListenerOptions["stopping"];
}

export interface ShopListener extends Pick<RenderedPages, "renderFirst" | "warm"> {
  /** Handles every HTTP request to the shop. */
  listen: RequestListener;
}

/** Creates what handles requests; the handlers are tried in this order. */
export function shopListener(options: ShopListenerOptions): ShopListener {
  const { config, logger, services, readiness, files, limits } = options;
  const { overload = new Overload().watch() } = options;
  const refusals = postRefusals(config, refusalLog(logger));
  const receive = postReceiver({
    refusals,
    limits,
    config,
    uploadFolder: options.uploadFolder,
    admit: (work) => overload.run("lead", work),
  });
  const isStaff = (exchange: Exchange) => tokenOf(exchange.request, config.siteUrl) !== undefined;
  const post = handlePosts({
    services,
    render: options.render,
    logger,
    refusals,
    receive,
    isStaff,
  });
  const { renderFirst, warm, handle } = renderedPages({
    render: (exchange) => overload.run("rendering", () => options.render(exchange)),
    contentVersion: () => services.catalog.version,
  });
  const page = orMeantPage(handle);
  const listen = listener({
    logger,
    onEnded: options.onEnded,
    stopping: options.stopping,
    isLeadForm: (path) => services.leads.kindAt(englishPath(path)) !== undefined,
    commonHeaders: securityHeaders(config),
    handlers: [
      health(readiness, logger),
      methodOptions(readiness),
      // Before the proxy warnings and the redirect to SITE_URL: the doctor must see requests as
      // they arrive.
      doctorProbe({ config, redeem: options.redeemToken }),
      // Before the redirect to https, which would hide that the desk isn't private.
      ...(options.desk ? [deskListener(options.desk, { config, receive })] : []),
      proxyWarnings(config, logger),
      siteRedirect(config, logger),
      ...files,
      leadFiles(services),
      missingFile,
      deliveryWindows(services.delivery),
      canonicalRedirect,
      (exchange) => (exchange.method === "POST" ? post(exchange) : page(exchange)),
    ],
  });
  return { listen, renderFirst, warm };
}

/** Refuses a missing file with a small page instead of rendering one. */
const missingFile: Handler = (exchange) =>
  /^\/(assets|desk-assets|pictures|models)\//.test(exchange.path)
    ? refuse(exchange, 404, refusalCopy(exchange).fileGone)
    : undefined;

import { randomUUID } from "node:crypto";
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { Logger } from "#server/platform/log.ts";
import { isOutage } from "#server/store/outage.ts";
import { addChatScript } from "./chat-widget.ts";
import { contentSecurityPolicy, type PolicyConfig } from "./content-security-policy.ts";
import { ownDataRequests } from "./data-request.ts";
import { Entity } from "./entity.ts";
import type { PageRequest } from "./exchange.ts";
import { finishHtml } from "./finish-html.ts";
import { framedBy } from "./framed-pages.ts";
import { PageEdits } from "./page-edits.ts";
import {
  isShared,
  sharedAddress,
  sharedCacheControl,
  unsharedCacheControl,
} from "./shared-page.ts";
import { addTwinLinks } from "./twin-links.ts";
import { webRequest } from "./web-request.ts";

/** The context keys that every app's `entry.server.tsx` exports. */
interface CommonKeys {
  nonceContext: RouterContext<string | null>;
  reportErrorContext: RouterContext<(error: unknown) => void>;
}

export interface RendererOptions {
  /** The server part of the build, or in development a function that reloads it. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  config: PolicyConfig;
  logger: Logger;
  /**
   * Leaves scripts and policy as they are, because the development server adds inline scripts of
   * its own.
   */
  development?: boolean;
}

interface AppOptions<Keys, Given> extends RendererOptions {
  /** Passes loaders and actions what they may use, through the context keys of the app. */
  provide: (context: RouterContextProvider, keys: Keys, given: Given | undefined) => void;
  /** Its client script waits for the first picture (decision 004). */
  holdsClientScript: boolean;
}

export interface RenderedPage {
  status: number;
  entity: Entity;
  /** Whether everyone who requests the same address may get this same response. */
  shareable: boolean;
}

/**
 * Renders a page, its data or the response to a form through React Router. `given` is what the
 * request adds for loaders and actions. It rejects with the database's error if a page failed because
 * of an outage.
 */
export type Renderer<Given> = (exchange: PageRequest, given?: Given) => Promise<RenderedPage>;

/** Creates the renderer of one of the site's apps. */
export function appRenderer<Keys, Given>(options: AppOptions<Keys, Given>): Renderer<Given> {
  const { build, provide, config, logger, development = false, holdsClientScript } = options;
  const handle = createRequestHandler(build, development ? "development" : "production");
  const isOwnRequest = typeof build === "function" ? () => false : ownDataRequests(build.routes);
  return async (exchange, given) => {
    const { entry } = typeof build === "function" ? await build() : build;
    const keys = entry.module as unknown as Keys & CommonKeys;
    const nonce = development ? null : randomUUID();
    const context = new RouterContextProvider();
    context.set(keys.nonceContext, nonce);
    let outage: unknown;
    context.set(keys.reportErrorContext, (error) => {
      logger.error({ id: exchange.id, err: error }, "page failed");
      if (isOutage(error)) outage = error;
    });
    provide(context, keys, given);
    const response = await handle(webRequest(exchange, config.siteUrl), context);
    // Rethrown so that the listener responds with 503 instead of 500.
    if (outage && response.status === 500) throw outage;
    const finished = await finishedBody(response, { exchange, config, nonce, holdsClientScript });
    const shareable = nonce !== null && isShareable(response, exchange) && isOwnRequest(exchange);
    return toPage(response, finished, { shareable, posted: exchange.method === "POST" });
  };
}

interface FinishOptions {
  exchange: PageRequest;
  config: PolicyConfig;
  /** Null in development. */
  nonce: string | null;
  holdsClientScript: boolean;
}

interface FinishedBody {
  body: Buffer;
  /** Content security policy; only of HTML. */
  policy?: string;
}

interface ResponseOptions {
  shareable: boolean;
  posted: boolean;
}

function toPage(
  response: Response,
  { body, policy }: FinishedBody,
  { shareable, posted }: ResponseOptions,
): RenderedPage {
  const { status } = response;
  const { "content-type": type = "text/plain; charset=utf-8", ...headers } = Object.fromEntries(
    response.headers,
  );
  if (policy) headers["content-security-policy"] = policy;
  const cacheControl = cacheControlOf(headers["cache-control"], { shareable, posted });
  const entity = new Entity({
    type,
    body,
    cacheControl,
    compressionLevel: "onDemand",
    status,
    headers,
  });
  return { status, entity, shareable };
}

function isShareable({ status, headers }: Response, exchange: PageRequest): boolean {
  return sharedAddress(exchange) !== undefined && isShared(status, headers);
}

async function finishedBody(response: Response, options: FinishOptions): Promise<FinishedBody> {
  const bytes = await bodyOf(response);
  const isHtml = response.headers.get("content-type")?.startsWith("text/html");
  if (!isHtml) return { body: bytes };
  return finishPage(bytes, response.status, options);
}

/** The whole body; a rendered page, which is one chunk, isn't copied. */
async function bodyOf({ body }: Response): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body ?? []) {
    chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
  }
  const [first, ...others] = chunks;
  return first && others.length === 0 ? first : Buffer.concat(chunks);
}

/** The route's value, unless it is `public` for a page that isn't the same for everyone. */
function cacheControlOf(
  asked: string | undefined,
  { shareable, posted }: { shareable: boolean; posted: boolean },
): string {
  if (shareable) return asked && asked !== "public" ? asked : sharedCacheControl;
  if (asked && !/public/i.test(asked)) return asked;
  return posted ? "no-store" : unsharedCacheControl;
}

/**
 * Adds the request id for the shopper to report. React leaves elements at the end of the body
 * alone.
 */
function withRequestId(rendered: Buffer, { id }: PageRequest): Buffer {
  const end = rendered.lastIndexOf("</body>");
  if (end < 0) return rendered;
  const reference = Buffer.from(`<p>Reference ${id}</p>`);
  return Buffer.concat([rendered.subarray(0, end), reference, rendered.subarray(end)]);
}

/** A page as it is sent, and its policy. */
function finishPage(html: Buffer, status: number, options: FinishOptions): FinishedBody {
  const { nonce, config, exchange, holdsClientScript } = options;
  const page = status >= 500 ? withRequestId(html, exchange) : html;
  const edits = new PageEdits(page);
  addTwinLinks(page, edits, { ...exchange, status });
  if (nonce === null) {
    return { body: edits.apply(), policy: `frame-ancestors ${framedBy(exchange.path)}` };
  }
  const { body, ...hashes } = finishHtml(page, { nonce, holdsClientScript, edits });
  return {
    body: addChatScript(body, exchange.path, config),
    policy: contentSecurityPolicy(config, hashes, exchange.path),
  };
}

import { randomUUID } from "node:crypto";
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { PostedForm } from "#server/leads/submission.ts";
import type { Logger } from "#server/platform/log.ts";
import type { Services } from "#server/services/page-services.ts";
import type { PostToPage, SubmitAsLead } from "#server/services/posted-form.ts";
import { isOutage } from "#server/store/outage.ts";
import { addChatScript } from "./chat-widget.ts";
import { contentSecurityPolicy, type PolicyConfig } from "./content-security-policy.ts";
import { ownDataRequests } from "./data-request.ts";
import { Entity } from "./entity.ts";
import type { PageRequest } from "./exchange.ts";
import { finishHtml } from "./finish-html.ts";
import { framedBy } from "./framed-pages.ts";
import {
  isShared,
  sharedAddress,
  sharedCacheControl,
  unsharedCacheControl,
} from "./shared-page.ts";
import { webRequest } from "./web-request.ts";

/**
 * The context keys `app/entry.server.tsx` exports, through which loaders and actions get the
 * services.
 */
interface EntryKeys {
  servicesContext: RouterContext<Services>;
  nonceContext: RouterContext<string | null>;
  reportErrorContext: RouterContext<(error: unknown) => void>;
  postedFormContext: RouterContext<PostedForm>;
  submitAsLeadContext: RouterContext<SubmitAsLead>;
}

export interface PageRendererOptions {
  /** The server part of the build, or in development a function that reloads it. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  services: Services;
  config: PolicyConfig;
  logger: Logger;
  /**
   * Leaves scripts and policy as they are, because the development server adds inline scripts of
   * its own.
   */
  development?: boolean;
}

export interface RenderedPage {
  status: number;
  entity: Entity;
  /** Whether everyone who requests the same address may get this same response. */
  shareable: boolean;
}

/** Renders a page, its data or the response to a form through React Router. */
export type PageRenderer = (exchange: PageRequest, posted?: PostToPage) => Promise<RenderedPage>;

/**
 * Creates a renderer. It rejects with the database's error if a page failed because of an outage.
 */
export function pageRenderer(options: PageRendererOptions): PageRenderer {
  const { build, services, config, logger, development = false } = options;
  const handle = createRequestHandler(build, development ? "development" : "production");
  const isOwnRequest = typeof build === "function" ? () => false : ownDataRequests(build.routes);
  return async (exchange, posted) => {
    const { entry } = typeof build === "function" ? await build() : build;
    const keys = entry.module as unknown as EntryKeys;
    const nonce = development ? null : randomUUID();
    const context = new RouterContextProvider();
    context.set(keys.servicesContext, services);
    context.set(keys.nonceContext, nonce);
    let outage: unknown;
    context.set(keys.reportErrorContext, (error) => {
      logger.error({ id: exchange.id, err: error }, "page failed");
      if (isOutage(error)) outage = error;
    });
    const retryHeaders: Record<string, string> = {};
    if (posted) {
      context.set(keys.postedFormContext, posted.form);
      context.set(keys.submitAsLeadContext, withRetryAfter(posted.submitAsLead, retryHeaders));
    }
    const response = await handle(webRequest(exchange, config.siteUrl), context);
    // Rethrown so that the listener responds with 503 instead of 500.
    if (outage && response.status === 500) throw outage;
    const finished = await finishedBody(response, { exchange, config, nonce });
    const shareable = nonce !== null && isShareable(response, exchange) && isOwnRequest(exchange);
    return toPage(response, finished, {
      shareable,
      retryHeaders,
      posted: exchange.method === "POST",
    });
  };
}

/** Wraps the submission so that a rate limit adds `Retry-After` to the page's headers. */
function withRetryAfter(
  submitAsLead: SubmitAsLead,
  retryHeaders: Record<string, string>,
): SubmitAsLead {
  return async (path, form) => {
    const outcome = await submitAsLead(path, form);
    if (outcome.status === 429) retryHeaders["retry-after"] = String(outcome.retryAfter);
    return outcome;
  };
}

interface FinishOptions {
  exchange: PageRequest;
  config: PolicyConfig;
  /** Null in development. */
  nonce: string | null;
}

interface FinishedBody {
  body: Buffer;
  /** Content security policy; only of HTML. */
  policy?: string;
}

interface ResponseOptions {
  shareable: boolean;
  /** Contains `Retry-After` if a rate limit was reached. */
  retryHeaders: Readonly<Record<string, string>>;
  posted: boolean;
}

function toPage(
  response: Response,
  { body, policy }: FinishedBody,
  { shareable, retryHeaders, posted }: ResponseOptions,
): RenderedPage {
  const { status } = response;
  const { "content-type": type = "text/plain; charset=utf-8", ...headers } = Object.fromEntries(
    response.headers,
  );
  if (policy) headers["content-security-policy"] = policy;
  Object.assign(headers, retryHeaders);
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
  const chunks: Uint8Array[] = [];
  // `arrayBuffer` would copy the page three times.
  for await (const chunk of response.body ?? []) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const isHtml = response.headers.get("content-type")?.startsWith("text/html");
  if (!isHtml) return { body: bytes };
  return finishPage(bytes, response.status, options);
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
  const { nonce, config, exchange } = options;
  const page = status >= 500 ? withRequestId(html, exchange) : html;
  if (nonce === null) return { body: page, policy: `frame-ancestors ${framedBy(exchange.path)}` };
  const { body, ...hashes } = finishHtml(page, nonce);
  return {
    body: addChatScript(body, exchange.path, config),
    policy: contentSecurityPolicy(config, hashes, exchange.path),
  };
}

import { randomUUID } from "node:crypto";
import { formatsIn } from "#formats-in";
import { type DailyText, dailyTextBy } from "#server/services/daily-text.ts";
import { BackgroundPages } from "./background-pages.ts";
import { CachedPages } from "./cached-pages.ts";
import type { Exchange, HandlerResponse } from "./exchange.ts";
import { ServerBusyError } from "./overload.ts";
import type { CachedPage } from "./page-cache.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { sharedAddress } from "./shared-page.ts";

export interface RenderedPagesOptions {
  render: PageRenderer;
  /** Version of the catalog; another one makes every page outdated. */
  contentVersion: () => number;
  /** Changes when what pages say about the day does, in every language. */
  dailyText?: () => DailyText;
}

export interface RenderedPages {
  /** Handles GETs of pages. */
  handle: (exchange: Exchange) => HandlerResponse | Promise<HandlerResponse>;
  /**
   * Renders and keeps pages before they are requested, one after the other. One that fails is left
   * to the first visitor's own request, which reports it.
   */
  renderFirst: (addresses: readonly string[]) => Promise<void>;
  /** Compresses the cached pages with the effort of pages that are sent often. */
  warm: () => Promise<void>;
}

/**
 * The site's pages, all rendered from their address. Those whose route says that they are the same
 * for everyone are kept until catalog or day change; when the server is too busy to render the
 * current one, the outdated one is sent (rule 16.6).
 */
export function renderedPages(options: RenderedPagesOptions): RenderedPages {
  const { render, contentVersion } = options;
  const { dailyText = dailyTextBy(() => new Date(), formatsIn.en) } = options;
  const state = () => {
    const { date, respondBy } = dailyText();
    return `${contentVersion()} ${date} ${respondBy}`;
  };
  const pages = new CachedPages(render, state);
  const background = new BackgroundPages(pages, state);

  const unshared = async (exchange: Exchange) => (await render(exchange)).entity.respond(exchange);

  const fresh = async (address: string, exchange: Exchange, outdated: CachedPage | undefined) => {
    try {
      const { page, isOwn } = await pages.fresh(address, exchange.id);
      const isAsAsked = isOwn && address === asked(exchange);
      return page.shareable || isAsAsked ? page.entity.respond(exchange) : unshared(exchange);
    } catch (error) {
      if (!outdated || !(error instanceof ServerBusyError)) throw error;
      return outdated.entity.respond(exchange);
    }
  };

  return {
    handle: (exchange) => {
      const address = sharedAddress(exchange);
      if (address === undefined) return unshared(exchange);
      background.afterChange();
      const cached = pages.cached(address);
      if (!cached || cached.madeFrom !== state()) return fresh(address, exchange, cached);
      background.shrink(cached.entity);
      return cached.entity.respond(exchange);
    },
    renderFirst: async (addresses) => {
      for (const address of addresses) await pages.fresh(address, randomUUID()).catch(() => {});
    },
    warm: async () => {
      // If one fails, its larger body is sent.
      for (const [, { entity }] of [...pages.cache.entries()])
        await entity.shrink().catch(() => {});
    },
  };
}

/** The address as it was requested; a redirect keeps the order of its query. */
function asked({ path, query }: Exchange): string {
  return query ? `${path}?${query}` : path;
}

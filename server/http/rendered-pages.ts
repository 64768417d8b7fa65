import { BackgroundPages } from "./background-pages.ts";
import type { Exchange, HandlerResponse } from "./exchange.ts";
import { currentDailyText } from "./fill-daily-text.ts";
import { KeptPages } from "./kept-pages.ts";
import { ServerBusyError } from "./overload.ts";
import type { KeptPage } from "./page-cache.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { sharedAddress } from "./shared-page.ts";

export interface RenderedPagesOptions {
  render: PageRenderer;
  /** Version of the catalog; another one makes every page outdated. */
  contentVersion: () => number;
  /** Addresses of pages to render before they are requested. */
  atStart?: readonly string[];
  clock?: () => Date;
}

/**
 * Handles GETs of pages that aren't prerendered: products, listings, searches, unknown paths. Pages
 * whose route says that they are the same for everyone are kept until catalog or day change; when
 * the server is too busy to render the current one, the outdated one is sent (rule 16.6).
 */
export function renderedPages(
  options: RenderedPagesOptions,
): (exchange: Exchange) => HandlerResponse | Promise<HandlerResponse> {
  const { render, contentVersion, atStart, clock = () => new Date() } = options;
  const textsNow = currentDailyText(clock);
  const state = () => {
    const { date, respondBy } = textsNow();
    return `${contentVersion()} ${date} ${respondBy}`;
  };
  const pages = new KeptPages(render, state);
  const background = new BackgroundPages(pages, state, atStart);

  const unshared = async (exchange: Exchange) => (await render(exchange)).entity.respond(exchange);

  const fresh = async (address: string, exchange: Exchange, outdated: KeptPage | undefined) => {
    try {
      const { page, isOwn } = await pages.fresh(address, exchange.id);
      const isAsAsked = isOwn && address === asked(exchange);
      return page.shareable || isAsAsked ? page.entity.respond(exchange) : unshared(exchange);
    } catch (error) {
      if (!outdated || !(error instanceof ServerBusyError)) throw error;
      return outdated.entity.respond(exchange);
    }
  };

  return (exchange) => {
    const address = sharedAddress(exchange);
    if (address === undefined) return unshared(exchange);
    background.afterChange();
    const kept = pages.kept(address);
    if (!kept || kept.madeFrom !== state()) return fresh(address, exchange, kept);
    background.shrink(kept.entity);
    return kept.entity.respond(exchange);
  };
}

/** The address as it was requested; a redirect keeps the order of its query. */
function asked({ path, query }: Exchange): string {
  return query ? `${path}?${query}` : path;
}

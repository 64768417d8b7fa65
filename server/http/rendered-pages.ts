import type { Exchange, HandlerResponse } from "./exchange.ts";
import { pageCache } from "./page-cache.ts";
import type { PageRenderer, RenderedPage } from "./page-renderer.ts";

/** Parameters of advertisements: such an address is hardly ever requested twice. */
const campaignParams = /(?:^|&)(?:utm_[a-z]+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid)=/i;
const maxKeyLength = 512;

export interface RenderedPagesOptions {
  render: PageRenderer;
  /** Milliseconds since any fixed moment in the past. */
  now?: () => number;
}

/**
 * Handles GETs that need rendering: filtered listings, searches, unknown paths. Shareable pages are
 * kept for a minute, and simultaneous requests for one wait for the same rendering.
 */
export function renderedPages(
  options: RenderedPagesOptions,
): (exchange: Exchange) => Promise<HandlerResponse> {
  const { render, now = () => performance.now() } = options;
  const cache = pageCache({ maxBytes: 32 * 1024 * 1024, ttlMs: 60_000, now });
  const inFlight = new Map<string, Promise<RenderedPage>>();

  async function renderShared(key: string, exchange: Exchange): Promise<RenderedPage> {
    const started = inFlight.get(key);
    if (started) {
      const shared = await started;
      if (shared.shareable) return shared;
    }
    const rendering = render(exchange).finally(() => inFlight.delete(key));
    inFlight.set(key, rendering);
    const page = await rendering;
    if (page.shareable) cache.set(key, page.entity);
    return page;
  }

  return async (exchange) => {
    const key = `${exchange.path}?${exchange.query}`;
    if (key.length > maxKeyLength || campaignParams.test(exchange.query)) {
      return (await render(exchange)).entity.respond(exchange);
    }
    const entity = cache.get(key) ?? (await renderShared(key, exchange)).entity;
    return entity.respond(exchange);
  };
}

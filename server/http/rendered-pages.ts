import type { Answer, Exchange } from "./exchange.ts";
import { pageCache } from "./page-cache.ts";
import type { PageRenderer, RenderedPage } from "./page-renderer.ts";

/** Marks of advertisements: as good as never asked for twice. */
const tracking = /(?:^|&)(?:utm_[a-z]+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid)=/i;
const longestKey = 512;

export interface RenderedPagesOptions {
  render: PageRenderer;
  /** Milliseconds since any fixed moment before. */
  now?: () => number;
}

/**
 * Answers GETs that need rendering: filtered lists, searches, unknown paths. What anyone may see is
 * kept for a minute, and people asking at the same time wait for one rendering.
 */
export function renderedPages(
  options: RenderedPagesOptions,
): (exchange: Exchange) => Promise<Answer> {
  const { render, now = () => performance.now() } = options;
  const cache = pageCache({ mostBytes: 32 * 1024 * 1024, freshMs: 60_000, now });
  const underway = new Map<string, Promise<RenderedPage>>();

  async function renderOnce(key: string, exchange: Exchange): Promise<RenderedPage> {
    const started = underway.get(key);
    if (started) {
      const shared = await started;
      if (shared.shareable) return shared;
    }
    const rendering = render(exchange).finally(() => underway.delete(key));
    underway.set(key, rendering);
    const page = await rendering;
    if (page.shareable) cache.set(key, page.entity);
    return page;
  }

  return async (exchange) => {
    const key = `${exchange.path}?${exchange.query}`;
    if (key.length > longestKey || tracking.test(exchange.query)) {
      return (await render(exchange)).entity.answer(exchange);
    }
    const entity = cache.get(key) ?? (await renderOnce(key, exchange)).entity;
    return entity.answer(exchange);
  };
}

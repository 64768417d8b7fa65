import { meta } from "#copy/price-match.ts";
import { usualResponseTime } from "#formats";
import { facts } from "#shop/facts.ts";

/** Title and description of the page and of its form. */
export function pageTexts(): { title: string; description: string } {
  return {
    title: meta.title({ city: facts.address.city, shop: facts.name }),
    description: meta.description({ time: usualResponseTime }),
  };
}

import { paths } from "#domain/paths.ts";
import { facts, searchEntry } from "#shop/facts.ts";

const paper = "#fbf8f3";

/** The web app manifest, which phones use to add the shop to the home screen. */
export function webManifest() {
  return {
    id: paths.home,
    name: facts.name,
    short_name: facts.shortName,
    description: searchEntry.description,
    lang: "en-US",
    start_url: paths.home,
    scope: paths.home,
    display: "browser",
    background_color: paper,
    theme_color: paper,
    categories: ["shopping"],
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    ],
    shortcuts: [
      { name: "Request a quote", url: paths.quoteRequest },
      { name: "Delivery info", url: paths.deliveryInfo },
    ],
  };
}

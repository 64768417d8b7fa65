import { meta } from "#copy/home.ts";
import { shortcuts } from "#copy/seo.ts";
import { languageOfPath, languages } from "#domain/language.ts";
import { paths } from "#domain/paths.ts";
import { searchEntry } from "#domain/search-entry.ts";
import { facts } from "#shop/facts.ts";

const paper = "#fbf8f3";

/**
 * The web app manifest in the language of the build, which phones use to add the shop to the home
 * screen: each language is an app of its own.
 */
export function webManifest() {
  return {
    id: paths.home,
    name: facts.name,
    short_name: facts.shortName,
    description: searchEntry(facts, meta).description,
    lang: languages[languageOfPath(paths.home)].tag,
    start_url: paths.home,
    // The link to another language stays in the app.
    scope: "/",
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
      { name: shortcuts.quote, url: paths.quoteRequest },
      { name: shortcuts.delivery, url: paths.deliveryInfo },
    ],
  };
}

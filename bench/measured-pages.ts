import { englishPath } from "#domain/addresses/english-path.ts";
import { sitePages, spanishPages } from "#tests/support/site-pages.ts";

/**
 * Limits for the script a page may request, kB brotli: ordinary pages, those with a large form, and those
 * that draw a model by themselves.
 */
const contentLimit = 116;
const formLimit = 132;
const modelLimit = 360;

const pagesWithForms = [
  "/book-delivery",
  "/custom-request",
  "/price-match",
  "/quote-request",
  "/services/financing",
];

export interface MeasuredPage {
  name: string;
  path: string;
  /** kB brotli. */
  scriptLimit: number;
  /** Lighthouse audits this page fails on purpose. */
  excused?: readonly string[];
}

/** Excluded from search engines on purpose (rule 2.8). */
const unlisted = ["/custom-request", "/search", "/will-it-fit", "/wishlist"];

/** A product's page with its model, which is left to the product's page by search engines too. */
const modelPage = /^\/products\/[^/]+\/3d$/;

/** Left to their English pages by search engines until they have Spanish texts (rule 2.33). */
const untranslated = /^\/products\//;

/** The pages measured three times; the README cites their figures. */
export const measuredPages: readonly MeasuredPage[] = [
  { name: "home", path: "/", scriptLimit: contentLimit },
  {
    name: "listing",
    path: "/collections/living-room/recliners-lift-chairs",
    scriptLimit: contentLimit,
  },
  {
    name: "product",
    path: "/products/model-4700-leather-recliner",
    scriptLimit: contentLimit,
  },
  { name: "quote request", path: "/quote-request", scriptLimit: formLimit },
  { name: "booking", path: "/book-delivery", scriptLimit: formLimit },
];

/** Shown only in a frame of the price-match page, and measured with it. */
const framed = "/price-match/form";

/**
 * Every route in each language, and the not-found page, which responds 404 and logs that to the
 * console (rule 2.3).
 */
export const everyPage: readonly MeasuredPage[] = [
  ...[...sitePages, ...spanishPages]
    .filter(({ path }) => englishPath(path) !== framed)
    .map(({ name, path }) => ({ name, path, ...expectationsOf(path) })),
  {
    name: "not found",
    path: "/no-such-page",
    scriptLimit: contentLimit,
    excused: ["is-crawlable", "http-status-code", "errors-in-console"],
  },
];

function expectationsOf(path: string): Pick<MeasuredPage, "scriptLimit" | "excused"> {
  const [shown = "", query] = path.split("?");
  const pathname = englishPath(shown);
  const isModelPage = modelPage.test(pathname);
  const isListed =
    !unlisted.includes(pathname) &&
    !isModelPage &&
    (pathname === shown || !untranslated.test(pathname));
  const indexed = query === undefined && isListed;
  const contentOrForm = pagesWithForms.includes(pathname) ? formLimit : contentLimit;
  return {
    scriptLimit: isModelPage ? modelLimit : contentOrForm,
    excused: indexed ? [] : ["is-crawlable"],
  };
}

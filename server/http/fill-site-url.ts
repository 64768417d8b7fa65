import { siteUrlPlaceholder } from "#server/placeholders/site-url.ts";

/** Kinds of files in which pages and feeds name the site's address. */
const named = /\.(html|data|xml|txt|json|webmanifest)$/;

/**
 * Puts the configured address where the build left its placeholder (rule 2.10).
 * @throws when the placeholder stands in a file it must not be in, such as a browser script, which
 *   is cached forever and cannot follow the configuration.
 */
export function fillSiteUrl(file: string, body: Buffer, siteUrl: string): Buffer {
  if (!body.includes(siteUrlPlaceholder)) return body;
  if (named.test(file)) {
    return Buffer.from(body.toString("utf8").replaceAll(siteUrlPlaceholder, siteUrl));
  }
  throw new Error(
    `${file} contains ${siteUrlPlaceholder}: the site's address must reach pages through the root ` +
      "loader's data, never through code that runs in the browser.",
  );
}

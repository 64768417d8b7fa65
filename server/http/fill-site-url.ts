import { siteUrlPlaceholder } from "#server/placeholders/site-url.ts";

/** Files of pages and feeds, which may contain the site's address. */
const mayContainUrl = /\.(html|data|xml|txt|json|webmanifest)$/;

/**
 * Replaces the placeholder left by the build with the configured address (rule 2.10).
 * @throws if the placeholder is in a file where it isn't allowed, such as a browser script, which
 *   is cached forever and can't follow the configuration.
 */
export function fillSiteUrl(file: string, body: Buffer, siteUrl: string): Buffer {
  if (!body.includes(siteUrlPlaceholder)) return body;
  if (mayContainUrl.test(file)) {
    return Buffer.from(body.toString("utf8").replaceAll(siteUrlPlaceholder, siteUrl));
  }
  throw new Error(
    `${file} contains ${siteUrlPlaceholder}: the site's address must reach pages through the root ` +
      "loader's data, never through code that runs in the browser.",
  );
}

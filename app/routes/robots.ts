import { sharedFileHeaders } from "#app/routing/page-headers.ts";
import { robotsTxt } from "#app/seo/robots.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";

export function loader() {
  return new Response(robotsTxt(siteUrl()), {
    headers: sharedFileHeaders("text/plain; charset=utf-8"),
  });
}

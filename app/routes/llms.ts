import { sharedFileHeaders } from "#app/routing/page-headers.ts";
import { llmsTxt } from "#app/seo/llms.server.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";

export function loader() {
  return new Response(llmsTxt(siteUrl()), {
    headers: sharedFileHeaders("text/plain; charset=utf-8"),
  });
}

import { llmsTxt } from "#app/llms.server.ts";
import { siteUrl } from "#app/site-url.server.ts";

export function loader() {
  return new Response(llmsTxt(siteUrl()), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}

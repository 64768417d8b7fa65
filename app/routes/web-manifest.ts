import { sharedFileHeaders } from "#app/routing/page-headers.ts";
import { webManifest } from "#app/seo/web-manifest.ts";

export function loader() {
  return new Response(JSON.stringify(webManifest()), {
    headers: sharedFileHeaders("application/manifest+json"),
  });
}

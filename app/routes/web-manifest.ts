import { webManifest } from "#app/seo/web-manifest.ts";

export function loader() {
  return new Response(JSON.stringify(webManifest()), {
    headers: { "Content-Type": "application/manifest+json" },
  });
}

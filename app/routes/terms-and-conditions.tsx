import { headOf } from "#app/routing/head.ts";
import { renderPart } from "#app/routing/render-part.server.ts";
import { pageMeta } from "#app/seo/page-meta.server.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import * as privacyCopy from "#copy/privacy-policy.ts";
import { lettersAlt } from "#copy/seo.ts";
import { language, paths } from "#domain/paths.ts";
import { LegalPage } from "#features/legal/legal-page.server.tsx";
import { terms } from "#features/legal/terms.ts";
import { ServerPart } from "#ui/server-part.tsx";
import type { Route } from "./+types/terms-and-conditions";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export { sharedPageHeaders as headers } from "#app/routing/page-headers.ts";

export function loader(args: Route.LoaderArgs) {
  const other = { title: privacyCopy.title, to: paths.privacy };
  const translated = language !== "en";
  return {
    page: renderPart(args, <LegalPage document={terms} other={other} translated={translated} />),
    head: pageMeta({
      ...terms.meta,
      path: paths.terms,
      pictureAlt: lettersAlt({ title: terms.title }),
      siteUrl: siteUrl(),
    }),
  };
}

export default function TermsAndConditions({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content">
      <ServerPart {...loaderData.page} />
    </main>
  );
}

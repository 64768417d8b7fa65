import { headOf } from "#app/routing/head.ts";
import { renderPart } from "#app/routing/render-part.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import { lettersAlt } from "#app/seo/social-card.ts";
import { paths } from "#domain/paths.ts";
import { LegalPage } from "#features/legal/legal-page.server.tsx";
import { terms } from "#features/legal/terms.ts";
import { ServerPart } from "#ui/server-part.tsx";
import type { Route } from "./+types/terms-and-conditions";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export { sharedPageHeaders as headers } from "#app/routing/page-headers.ts";

export function loader(args: Route.LoaderArgs) {
  const other = { title: "Privacy Policy", to: paths.privacy };
  return {
    page: renderPart(args, <LegalPage document={terms} other={other} />),
    head: pageMeta({
      ...terms.meta,
      path: paths.terms,
      pictureAlt: lettersAlt(terms.title),
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

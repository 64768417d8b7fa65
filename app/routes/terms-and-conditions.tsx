import { headOf } from "#app/routing/head.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import { paths } from "#domain/paths.ts";
import { LegalPage } from "#features/legal/legal-page.tsx";
import { terms } from "#features/legal/terms.ts";
import type { Route } from "./+types/terms-and-conditions";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export { sharedPageHeaders as headers } from "#app/routing/page-headers.ts";

export function loader() {
  return {
    document: terms,
    head: pageMeta({ ...terms.meta, path: paths.terms, siteUrl: siteUrl() }),
  };
}

export default function TermsAndConditions({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      document={loaderData.document}
      other={{ title: "Privacy Policy", to: paths.privacy }}
    />
  );
}

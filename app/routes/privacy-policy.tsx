import { headOf } from "#app/routing/head.ts";
import { servicesContext } from "#app/routing/request-context.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import { paths } from "#domain/paths.ts";
import { LegalPage } from "#features/legal/legal-page.tsx";
import { privacyMeta, privacyPolicy } from "#features/legal/privacy-policy.ts";
import type { Route } from "./+types/privacy-policy";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export { sharedPageHeaders as headers } from "#app/routing/page-headers.ts";

/**
 * Not prerendered: retention is configured when the server starts. The text is part of the page's
 * data, which compresses together with the HTML, and not of its script.
 */
export function loader({ context }: Route.LoaderArgs) {
  return {
    head: pageMeta({ ...privacyMeta, path: paths.privacy, siteUrl: siteUrl() }),
    document: privacyPolicy(context.get(servicesContext).retentionDays ?? {}),
  };
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      document={loaderData.document}
      other={{ title: "Terms and Conditions", to: paths.terms }}
    />
  );
}

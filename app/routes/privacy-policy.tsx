import { headOf } from "#app/head.ts";
import { pageMeta } from "#app/page-meta.ts";
import { paths } from "#app/paths.ts";
import { siteUrl } from "#app/site-url.server.ts";
import { LegalPage } from "#features/legal/legal-page.tsx";
import { privacyPolicy } from "#features/legal/privacy-policy.ts";
import type { Route } from "./+types/privacy-policy";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export function loader() {
  return { head: pageMeta({ ...privacyPolicy.meta, path: paths.privacy, siteUrl: siteUrl() }) };
}

export default function PrivacyPolicy() {
  return (
    <LegalPage
      document={privacyPolicy}
      other={{ title: "Terms and Conditions", to: paths.terms }}
    />
  );
}

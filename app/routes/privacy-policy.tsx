import { pageMeta } from "#app/page-meta.ts";
import { paths } from "#app/paths.ts";
import { siteUrlOf } from "#app/root-data.ts";
import { LegalPage } from "#features/legal/legal-page.tsx";
import { privacyPolicy } from "#features/legal/privacy-policy.ts";
import type { Route } from "./+types/privacy-policy";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ ...privacyPolicy.meta, path: paths.privacy, siteUrl: siteUrlOf(matches) });
}

export default function PrivacyPolicy() {
  return (
    <LegalPage
      document={privacyPolicy}
      other={{ title: "Terms and Conditions", to: paths.terms }}
    />
  );
}

import { pageMeta } from "#app/page-meta.ts";
import { paths } from "#app/paths.ts";
import { siteUrlOf } from "#app/root-data.ts";
import { LegalPage } from "#features/legal/legal-page.tsx";
import { terms } from "#features/legal/terms.ts";
import type { Route } from "./+types/terms-and-conditions";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ ...terms.meta, path: paths.terms, siteUrl: siteUrlOf(matches) });
}

export default function TermsAndConditions() {
  return <LegalPage document={terms} other={{ title: "Privacy Policy", to: paths.privacy }} />;
}

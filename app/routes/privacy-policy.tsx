import { headOf } from "#app/routing/head.ts";
import { renderPart } from "#app/routing/render-part.server.ts";
import { servicesContext } from "#app/routing/request-context.server.ts";
import { pageMeta } from "#app/seo/page-meta.server.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import { lettersAlt } from "#copy/seo.ts";
import * as termsCopy from "#copy/terms.ts";
import { language, paths } from "#domain/paths.ts";
import { LegalPage } from "#features/legal/legal-page.server.tsx";
import { privacyMeta, privacyPolicy } from "#features/legal/privacy-policy.ts";
import { ServerPart } from "#ui/server-part.tsx";
import type { Route } from "./+types/privacy-policy";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export { sharedPageHeaders as headers } from "#app/routing/page-headers.ts";

export function loader(args: Route.LoaderArgs) {
  const document = privacyPolicy(args.context.get(servicesContext).retentionDays ?? {});
  const other = { title: termsCopy.title, to: paths.terms };
  const translated = language !== "en";
  return {
    page: renderPart(args, <LegalPage document={document} other={other} translated={translated} />),
    head: pageMeta({
      ...privacyMeta,
      path: paths.privacy,
      pictureAlt: lettersAlt({ title: privacyMeta.title }),
      siteUrl: siteUrl(),
    }),
  };
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content">
      <ServerPart {...loaderData.page} />
    </main>
  );
}

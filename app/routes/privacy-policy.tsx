import { headOf } from "#app/routing/head.ts";
import { renderPart } from "#app/routing/render-part.server.ts";
import { servicesContext } from "#app/routing/request-context.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import { lettersAlt } from "#app/seo/social-card.ts";
import { paths } from "#domain/paths.ts";
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
  const other = { title: "Terms and Conditions", to: paths.terms };
  return {
    page: renderPart(args, <LegalPage document={document} other={other} />),
    head: pageMeta({
      ...privacyMeta,
      path: paths.privacy,
      pictureAlt: lettersAlt(privacyMeta.title),
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

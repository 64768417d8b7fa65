import { tagline } from "#app/routing/fact-texts.server.ts";
import { llms } from "#copy/seo.ts";
import { hoursLine, usualResponseTime } from "#formats";
import { facts } from "#shop/facts.ts";
import { collectionPages, legalPages, servicePages } from "./site-pages.server.ts";

/** Describes the site for AI assistants (llmstxt.org). */
export function llmsTxt(siteUrl: string): string {
  const { name, phone, email } = facts;
  const { street, city, region, postalCode } = facts.address;
  const link = ({ path, title, note }: { path: string; title: string; note: string }) =>
    `- [${title}](${siteUrl}${path}): ${note}`;
  return [
    `# ${name}`,
    "",
    `> ${llms.intro({ tagline: tagline.text, city, region })}`,
    "",
    llms.callForPrice({ time: usualResponseTime }),
    "",
    `- ${llms.phone({ phone })}`,
    `- ${llms.email({ email })}`,
    `- ${llms.address({ address: `${street}, ${city}, ${region} ${postalCode}` })}`,
    `- ${llms.hours({ city, hours: hoursLine(facts.hours) })}`,
    `- ${llms.delivery({ city })}`,
    `- ${llms.pictures}`,
    "",
    `## ${llms.collections}`,
    "",
    ...collectionPages.map(link),
    "",
    `## ${llms.services}`,
    "",
    ...servicePages.map(link),
    "",
    `## ${llms.optional}`,
    "",
    ...legalPages.map(link),
    link({ path: "/sitemap.xml", title: llms.sitemap, note: llms.sitemapNote }),
    "",
  ].join("\n");
}

import { hoursLine } from "#formats";
import { facts } from "#shop/facts.ts";
import { collectionPages, legalPages, servicePages } from "./site-pages.server.ts";

/** Describes the site for AI assistants (llmstxt.org). */
export function llmsTxt(siteUrl: string): string {
  const { street, city, region, postalCode } = facts.address;
  const link = ({ path, title, note }: { path: string; title: string; note: string }) =>
    `- [${title}](${siteUrl}${path}): ${note}`;
  return [
    `# ${facts.name}`,
    "",
    `> ${facts.tagline} A furniture shop in ${city}, ${region} that sells by quote.`,
    "",
    "“Call for Price” means the shop quotes the piece, usually within 24 hours, by phone, text or e-mail. Nothing is sold or paid online.",
    "",
    `- Phone and text: ${facts.phone}`,
    `- E-mail: ${facts.email}`,
    `- Address: ${street}, ${city}, ${region} ${postalCode}`,
    `- Hours (${city} time): ${hoursLine(facts.hours)}`,
    `- Delivery: typically 1–3 days; free on qualifying orders in ${city} and surrounding areas, a flat rate outside the metro, extra for same-day or rush`,
    `- Pictures are computer-generated illustrations of the pieces`,
    "",
    "## Collections",
    "",
    ...collectionPages.map(link),
    "",
    "## Services",
    "",
    ...servicePages.map(link),
    "",
    "## Optional",
    "",
    ...legalPages.map(link),
    `- [Sitemap](${siteUrl}/sitemap.xml): every page and every piece`,
    "",
  ].join("\n");
}

import type {
  BreadcrumbList,
  FAQPage,
  FurnitureStore,
  ItemList,
  SearchAction,
  WebSite,
  WithActionConstraints,
  WithContext,
} from "schema-dts";
import { closedDays, tagline } from "#app/routing/fact-texts.server.ts";
import { languageOfPath, languages } from "#domain/language.ts";
import { closedDaysStructuredData, hoursStructuredData } from "#domain/opening-hours-data.ts";
import { paths } from "#domain/paths.ts";
import type { Product } from "#domain/product.ts";
import { facts, priceRange } from "#shop/facts.ts";
import type { Crumb } from "#ui/breadcrumb.tsx";
import { socialCardPath } from "./social-card.ts";

/** The context of every block. */
export const context = "https://schema.org";

/** The language of the pages of this build. */
const inLanguage = languages[languageOfPath(paths.home)].tag;

/**
 * A block of structured data for search engines. The functions below are checked against
 * schema.org's types; tests check what each page sends.
 */
export interface StructuredData {
  "@context": typeof context;
  "@type":
    | "FurnitureStore"
    | "WebSite"
    | "BreadcrumbList"
    | "ItemList"
    | "Product"
    | "ProductGroup"
    | "FAQPage";
  [property: string]: unknown;
}

/** The shop, with its opening hours (rule 1.5) and closed days (rule 1.7). */
export function shopData(siteUrl: string): StructuredData {
  const { street, city, region, postalCode, country } = facts.address;
  return {
    "@context": context,
    "@type": "FurnitureStore",
    "@id": shopId(siteUrl),
    name: facts.name,
    slogan: tagline.text,
    url: `${siteUrl}${paths.home}`,
    logo: `${siteUrl}/icon-512.png`,
    image: `${siteUrl}${socialCardPath(paths.home)}`,
    telephone: facts.phoneE164,
    email: facts.email,
    priceRange,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    openingHoursSpecification: hoursStructuredData(facts.hours),
    specialOpeningHoursSpecification: closedDaysStructuredData(closedDays),
    founder: { "@type": "Person", name: facts.founder.name },
    sameAs: facts.social.map(({ url }) => url),
  } satisfies WithContext<FurnitureStore>;
}

/** The site in the language of the page, and its search (rule 2.6). */
export function websiteData(siteUrl: string): StructuredData {
  const search = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${siteUrl}${paths.search}?q={term}` },
    "query-input": "required name=term",
  } satisfies WithActionConstraints<SearchAction>;
  return {
    "@context": context,
    "@type": "WebSite",
    "@id": `${siteUrl}${paths.home}#website`,
    name: facts.name,
    url: `${siteUrl}${paths.home}`,
    inLanguage,
    publisher: { "@id": shopId(siteUrl) },
    potentialAction: search,
  } satisfies WithContext<WebSite>;
}

/** The breadcrumb of the page at `path`. */
export function breadcrumbData(
  siteUrl: string,
  path: string,
  crumbs: readonly Crumb[],
): StructuredData {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: `${siteUrl}${to ?? path}`,
    })),
  } satisfies WithContext<BreadcrumbList>;
}

/** A named list of products. */
export function itemListData(
  siteUrl: string,
  name: string,
  products: readonly Pick<Product, "title" | "url">[],
): StructuredData {
  return {
    "@context": context,
    "@type": "ItemList",
    name,
    numberOfItems: products.length,
    itemListElement: products.map(({ title, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url: `${siteUrl}${url}`,
    })),
  } satisfies WithContext<ItemList>;
}

/** A page's questions with the answers shown on it. */
export function questionsData(
  questions: readonly { question: string; answer: string }[],
): StructuredData {
  return {
    "@context": context,
    "@type": "FAQPage",
    inLanguage,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  } satisfies WithContext<FAQPage>;
}

/** The shop's name within structured data, the same in every language, to refer to it. */
export function shopId(siteUrl: string): string {
  return `${siteUrl}/#shop`;
}

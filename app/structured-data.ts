import { centsToDollars } from "#domain/money.ts";
import { hoursStructuredData } from "#domain/opening-hours-text.ts";
import type { Availability, Product } from "#domain/product.ts";
import { facts } from "#shop/facts.ts";
import type { Crumb } from "#ui/breadcrumb.tsx";
import { paths } from "./paths.ts";
import { generalCard } from "./social-card.ts";

const context = "https://schema.org";

/** One block of a page's data for search engines; what it may hold is checked by tests. */
export interface StructuredData {
  "@context": typeof context;
  "@type": "FurnitureStore" | "WebSite" | "BreadcrumbList" | "ItemList" | "Product" | "FAQPage";
  [property: string]: unknown;
}

/** The shop itself, with the hours every page shows (ruling 2). */
export function shopData(siteUrl: string): StructuredData {
  const { street, city, region, postalCode, country } = facts.address;
  return {
    "@context": context,
    "@type": "FurnitureStore",
    "@id": shopId(siteUrl),
    name: facts.name,
    slogan: facts.tagline,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    image: `${siteUrl}${generalCard}`,
    telephone: facts.phoneE164,
    email: facts.email,
    priceRange: facts.priceRange,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    openingHoursSpecification: hoursStructuredData(facts.hours),
    founder: { "@type": "Person", name: facts.founder.name },
    sameAs: facts.social.map(({ url }) => url),
  };
}

/** The site and how it is searched (spec §2). */
export function websiteData(siteUrl: string): StructuredData {
  return {
    "@context": context,
    "@type": "WebSite",
    "@id": `${siteUrl}/#website`,
    name: facts.name,
    url: `${siteUrl}/`,
    inLanguage: "en-US",
    publisher: { "@id": shopId(siteUrl) },
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${siteUrl}${paths.search}?q={term}`,
      },
      "query-input": "required name=term",
    },
  };
}

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
  };
}

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
  };
}

type ProductFacts = Pick<
  Product,
  "title" | "sku" | "url" | "description" | "specs" | "price" | "availability"
>;

/** A piece; without an offer while it is call-for-price, as a price of 0 would be a lie. */
export function productData(
  siteUrl: string,
  product: ProductFacts,
  imageUrls: readonly string[],
): StructuredData {
  const { specs, price } = product;
  const inches = (value: number) => ({ "@type": "QuantitativeValue", value, unitCode: "INH" });
  return {
    "@context": context,
    "@type": "Product",
    name: product.title,
    sku: product.sku,
    url: `${siteUrl}${product.url}`,
    description: product.description,
    ...(imageUrls.length > 0 ? { image: imageUrls } : {}),
    material: specs.material,
    color: specs.color,
    width: inches(specs.width),
    depth: inches(specs.length),
    height: inches(specs.height),
    ...(price > 0 ? { offers: offer(siteUrl, product) } : {}),
  };
}

const availabilities: Readonly<Record<Availability, string>> = {
  in_stock: "InStock",
  preorder: "PreOrder",
  out_of_stock: "OutOfStock",
};

function offer(siteUrl: string, { url, price, availability }: ProductFacts) {
  return {
    "@type": "Offer",
    url: `${siteUrl}${url}`,
    price: centsToDollars(price).toFixed(2),
    priceCurrency: "USD",
    availability: `${context}/${availabilities[availability]}`,
    seller: { "@id": shopId(siteUrl) },
  };
}

/** Questions a page answers, with the answers it shows. */
export function questionsData(
  questions: readonly { question: string; answer: string }[],
): StructuredData {
  return {
    "@context": context,
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function shopId(siteUrl: string): string {
  return `${siteUrl}/#shop`;
}

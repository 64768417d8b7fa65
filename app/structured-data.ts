import { hoursStructuredData } from "#domain/opening-hours-text.ts";
import type { Product } from "#domain/product.ts";
import { facts } from "#shop/facts.ts";
import type { Crumb } from "#ui/breadcrumb.tsx";

const context = "https://schema.org";

/** The shop itself, with the hours every page shows (ruling 2). */
export function shopData(siteUrl: string) {
  const { street, city, region, postalCode, country } = facts.address;
  return {
    "@context": context,
    "@type": "FurnitureStore",
    "@id": `${siteUrl}/#shop`,
    name: facts.name,
    url: `${siteUrl}/`,
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
  };
}

export function breadcrumbData(siteUrl: string, path: string, crumbs: readonly Crumb[]) {
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
) {
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

/** A piece without an offer: a price of 0 would be a lie to search engines. */
export function productData(
  siteUrl: string,
  product: Pick<Product, "title" | "sku" | "url" | "description" | "specs">,
  imageUrls: readonly string[],
) {
  const { specs } = product;
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
  };
}

export function questionsData(questions: readonly { question: string; answer: string }[]) {
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

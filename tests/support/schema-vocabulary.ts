/** The type of a property: a literal kind, or a type described below. */
type Kind = "text" | "url" | "number" | "positive" | "time" | "date" | "reference" | `@${string}`;

interface SchemaType {
  required: Readonly<Record<string, Kind>>;
  optional?: Readonly<Record<string, Kind>>;
}

/** The part of schema.org this site uses, as schema.org and Google's guides describe it. */
export const vocabulary: Readonly<Record<string, SchemaType>> = {
  FurnitureStore: {
    required: {
      "@id": "url",
      name: "text",
      url: "url",
      telephone: "text",
      address: "@PostalAddress",
      openingHoursSpecification: "@OpeningHoursSpecification",
      image: "url",
    },
    optional: {
      email: "text",
      founder: "@Person",
      logo: "url",
      priceRange: "text",
      sameAs: "url",
      slogan: "text",
      specialOpeningHoursSpecification: "@OpeningHoursSpecification",
    },
  },
  PostalAddress: {
    required: {
      streetAddress: "text",
      addressLocality: "text",
      addressRegion: "text",
      postalCode: "text",
      addressCountry: "text",
    },
  },
  OpeningHoursSpecification: {
    required: { opens: "time", closes: "time" },
    optional: { dayOfWeek: "text", name: "text", validFrom: "date", validThrough: "date" },
  },
  Person: { required: { name: "text" } },
  WebSite: {
    required: { "@id": "url", name: "text", url: "url", potentialAction: "@SearchAction" },
    optional: { inLanguage: "text", publisher: "reference" },
  },
  SearchAction: { required: { target: "@EntryPoint", "query-input": "text" } },
  EntryPoint: { required: { urlTemplate: "url" } },
  BreadcrumbList: { required: { itemListElement: "@ListItem" } },
  ItemList: { required: { name: "text", numberOfItems: "number", itemListElement: "@ListItem" } },
  ListItem: {
    required: { position: "positive", name: "text" },
    optional: { item: "url", url: "url" },
  },
  Product: {
    required: { name: "text", sku: "text", url: "url" },
    optional: {
      // A variant has its group's description.
      description: "text",
      size: "text",
      image: "url",
      material: "text",
      color: "text",
      width: "@QuantitativeValue",
      depth: "@QuantitativeValue",
      height: "@QuantitativeValue",
      offers: "@Offer",
      subjectOf: "@3DModel",
    },
  },
  ProductGroup: {
    required: {
      productGroupID: "text",
      name: "text",
      url: "url",
      description: "text",
      hasVariant: "@Product",
    },
    optional: { image: "url", variesBy: "url", subjectOf: "@3DModel" },
  },
  "3DModel": { required: { encoding: "@MediaObject" } },
  MediaObject: { required: { contentUrl: "url", encodingFormat: "text" } },
  QuantitativeValue: { required: { value: "positive", unitCode: "text" } },
  Offer: {
    required: {
      url: "url",
      price: "positive",
      priceCurrency: "text",
      availability: "url",
      seller: "reference",
    },
  },
  FAQPage: { required: { inLanguage: "text", mainEntity: "@Question" } },
  Question: { required: { name: "text", acceptedAnswer: "@Answer" } },
  Answer: { required: { text: "text" } },
};

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "";
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const literals: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: isText,
  url: (value) => isText(value) && /^https?:\/\//.test(value) && URL.canParse(value),
  number: (value) => typeof value === "number" && Number.isFinite(value) && value >= 0,
  positive: (value) => Number(value) > 0,
  time: (value) => isText(value) && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  date: (value) => isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value),
  reference: (value) => isRecord(value) && isText(value["@id"]) && Object.keys(value).length === 1,
};

/** Returns everything wrong with a block of structured data; empty if it is valid. */
export function structuredDataProblems(block: unknown): string[] {
  if (!isRecord(block)) return ["is not an object"];
  const { "@context": context, ...thing } = block;
  const contextProblems = context === "https://schema.org" ? [] : ["has no schema.org context"];
  return [...contextProblems, ...thingProblems(thing, String(thing["@type"]))];
}

function thingProblems(thing: Record<string, unknown>, path: string): string[] {
  const { "@type": name, ...properties } = thing;
  const type = vocabulary[String(name)];
  if (!type) return [`${path}: ${String(name)} is not a type this site may use`];
  const kinds = { ...type.optional, ...type.required };
  const missing = Object.keys(type.required).filter((property) => !(property in properties));
  return [
    ...missing.map((property) => `${path}.${property} is missing`),
    ...Object.entries(properties).flatMap(([property, value]) =>
      propertyProblems(kinds[property], value, `${path}.${property}`),
    ),
    ...positionProblems(properties.itemListElement, path),
  ];
}

function propertyProblems(kind: Kind | undefined, value: unknown, path: string): string[] {
  if (!kind) return [`${path} is not a property of its type`];
  const values = Array.isArray(value) ? value : [value];
  return values.flatMap((single: unknown) => {
    const literal = literals[kind];
    if (literal) return literal(single) ? [] : [`${path} is no ${kind}: ${JSON.stringify(single)}`];
    const expected = kind.slice(1);
    if (!isRecord(single) || single["@type"] !== expected) return [`${path} is no ${expected}`];
    return thingProblems(single, path);
  });
}

function positionProblems(elements: unknown, path: string): string[] {
  if (!Array.isArray(elements)) return [];
  const inOrder = elements.every((element, index) => element.position === index + 1);
  return inOrder ? [] : [`${path}: its elements are not counted from 1`];
}

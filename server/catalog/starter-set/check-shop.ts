import { existsSync, readFileSync } from "node:fs";
import { copyIn as windowCopy } from "#copy-in/delivery-windows.ts";
import { copyIn as homeIn } from "#copy-in/home.ts";
import { copyIn as quoteTextsIn } from "#copy-in/quote-texts.ts";
import { copyIn as roomsIn } from "#copy-in/rooms.ts";
import { checkCollectionCopy, checkCollections } from "#domain/collections-check.ts";
import {
  checkDeliveryAreas,
  checkDeliverySchedule,
  checkWindowNames,
} from "#domain/delivery/delivery-schedule-check.ts";
import { checkDeliverySizes } from "#domain/delivery/delivery-size-check.ts";
import { checkFinancingPlans } from "#domain/financing/financing-plans-check.ts";
import { type Language, languages } from "#domain/language.ts";
import type { Problem } from "#domain/problem.ts";
import type { Product } from "#domain/product.ts";
import { checkQuoteCopy, checkQuoteSettings } from "#domain/quote/quote-rules-check.ts";
import { searchEntry } from "#domain/search-entry.ts";
import { checkPriceRange, checkSearchEntry, checkShopFacts } from "#domain/shop-facts.ts";
import { checkTranslatedFacts } from "#domain/translated-facts-check.ts";
import { collections } from "#server/catalog/collections.ts";
import { collectionFacts } from "#shop/collections.ts";
import { deliveryAreas, deliverySchedule, deliverySizeOfType } from "#shop/delivery.ts";
import { facts, priceRange } from "#shop/facts.ts";
import { financingPlans } from "#shop/financing-plans.ts";
import { quoteSettings } from "#shop/quotes.ts";
import { translatedFacts } from "#shop/translated-facts.ts";
import { catalogFolder } from "./load-products.ts";
import { readProductFolder } from "./product-folder.ts";
import { readUsedIds, reusedIdProblems } from "./used-ids.ts";

/** The result of checking the owner's files. */
export interface ShopCheck {
  productCount: number;
  /** Problems that make the site unusable; the build fails because of them. */
  problems: Problem[];
  /** Problems that the site tolerates: missing pictures. */
  warnings: Problem[];
}

/**
 * Checks facts, collections, delivery, financing plans, quote settings and every product file (rule
 * 1.2), and finds missing pictures.
 */
export function checkShop(
  folder = catalogFolder(),
  pictureManifest = "shop/pictures.json",
): ShopCheck {
  const { entries, problems } = existsSync(folder)
    ? readProductFolder(folder, collections)
    : { entries: [], problems: [{ source: folder, field: "", message: "is not a folder" }] };
  const pictures = namesIn(pictureManifest);
  const needed = [
    ...collectionFacts.map(({ image }) => ({
      source: "shop/collections.ts",
      field: "image",
      image,
    })),
    ...entries.flatMap(({ source, product }) => picturesOf(source, product)),
  ];
  return {
    productCount: entries.length,
    problems: [
      ...checkShopFacts(facts),
      ...checkTranslatedFacts(translatedFacts, facts),
      ...checkPriceRange(priceRange),
      ...checkCollections(collectionFacts),
      ...checkDeliverySchedule(deliverySchedule),
      ...Object.entries(windowCopy).flatMap(([language, { names }]) =>
        checkWindowNames(deliverySchedule, names, `copy/${language}/delivery-windows.json`),
      ),
      ...checkDeliveryAreas(deliveryAreas),
      ...checkDeliverySizes(deliverySizeOfType, collectionFacts),
      ...checkFinancingPlans(financingPlans),
      ...checkQuoteSettings(quoteSettings),
      ...codes.flatMap(copyProblems),
      ...problems,
      ...reusedIdProblems(entries, existsSync(folder) ? readUsedIds(folder) : []),
    ],
    warnings: [
      ...needed
        .filter(({ image }) => !pictures.has(image))
        .map(({ source, field, image }) => ({
          source,
          field,
          message: `no picture "${image}" yet`,
        })),
    ],
  };
}

const codes = Object.keys(languages) as Language[];

/** Problems of the copy that belongs to the owner's files, in one language. */
function copyProblems(language: Language): Problem[] {
  const file = (name: string) => `copy/${language}/${name}.json`;
  return [
    ...checkSearchEntry(searchEntry(facts, homeIn[language].meta), file("home")),
    ...checkCollectionCopy(collectionFacts, roomsIn[language], file("rooms")),
    ...checkQuoteCopy(quoteSettings, quoteTextsIn[language], file("quote-texts")),
  ];
}

function picturesOf(source: string, product: Product) {
  const named: [string, string | undefined][] = [
    ["image", product.image],
    ["hoverImage", product.hoverImage],
    ...product.views.map(({ image }): [string, string] => ["views", image]),
    ...product.swatches.map(({ image }): [string, string | undefined] => ["swatches", image]),
    ...(product.variants ?? []).map(({ image }): [string, string | undefined] => [
      "variants",
      image,
    ]),
  ];
  return named.flatMap(([field, image]) => (image ? [{ source, field, image }] : []));
}

function namesIn(manifest: string): Set<string> {
  if (!existsSync(manifest)) return new Set();
  return new Set(Object.keys(JSON.parse(readFileSync(manifest, "utf8"))));
}

import * as copy from "#copy/products.ts";
import { paths } from "#domain/paths.ts";
import type { Crumb } from "#ui/breadcrumb.tsx";
import { productLang } from "./product-lang.ts";

/** A page above a product's page. */
interface TrailStep {
  title: string;
  link: string;
}

/** The collection and the type a product is in. */
export type ProductTrail = readonly [collection: TrailStep, type: TrailStep];

/** The breadcrumb of a product's page. */
export function productCrumbs(trail: ProductTrail, title: string): Crumb[] {
  return [
    { label: copy.home, to: paths.home },
    ...trail.map(({ title: label, link }) => ({ label, to: link })),
    { label: title, isExact: true, lang: productLang },
  ];
}

/** The breadcrumb of a product's 3D page. */
export function modelCrumbs(trail: ProductTrail, title: string, url: string): Crumb[] {
  const product = { label: title, to: url, isExact: true, lang: productLang };
  return [...productCrumbs(trail, title).slice(0, -1), product, { label: copy.in3D }];
}

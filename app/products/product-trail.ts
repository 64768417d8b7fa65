import type { Crumb } from "#ui/breadcrumb.tsx";

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
    { label: "Home", to: "/" },
    ...trail.map(({ title: label, link }) => ({ label, to: link })),
    { label: title, isExact: true },
  ];
}

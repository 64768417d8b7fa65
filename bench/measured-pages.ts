/** Most script a page may ask for, kB brotli: pages to look at, and pages with a large form. */
const contentLimit = 110;
const formLimit = 128;

/** The pages whose figures are promised. */
export const measuredPages = [
  { name: "home", path: "/", scriptLimit: contentLimit },
  {
    name: "listing",
    path: "/collections/living-room/recliners-lift-chairs",
    scriptLimit: contentLimit,
  },
  {
    name: "product",
    path: "/products/model-4700-leather-recliner",
    scriptLimit: contentLimit,
  },
  { name: "quote request", path: "/quote-request", scriptLimit: formLimit },
  { name: "booking", path: "/book-delivery", scriptLimit: formLimit },
] as const;

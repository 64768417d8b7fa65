/** The pages whose figures are promised. */
export const measuredPages = [
  { name: "home", path: "/" },
  { name: "listing", path: "/collections/living-room/recliners-lift-chairs" },
  { name: "product", path: "/products/model-4700-leather-recliner" },
  { name: "quote request", path: "/quote-request" },
] as const;

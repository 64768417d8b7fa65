import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("collections/living-room/:category", "routes/category.tsx"),
  route("products/:slug", "routes/product.tsx"),
  route("quote-request", "routes/quote-request.tsx"),
  route("wishlist", "routes/wishlist.tsx"),
  route("delivery-info", "routes/delivery-info.tsx"),
  route("pieces/:ids", "routes/pieces.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;

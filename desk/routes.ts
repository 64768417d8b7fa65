import { type RouteConfig, route } from "@react-router/dev/routes";

export default [
  route("sign-in", "routes/sign-in.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;

import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("sign-in", "routes/sign-in.tsx"),
  route("links/:token", "routes/link.tsx"),
  route("you", "routes/you.tsx"),
  route("staff", "routes/staff.tsx"),
  route("leads/new", "routes/new-lead.tsx"),
  layout("routes/leads.tsx", [
    route("inbox", "routes/inbox.tsx"),
    route("leads/:reference", "routes/lead.tsx"),
  ]),
  route("leads/:reference/quote", "routes/quote.tsx"),
  route("today", "routes/today.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;

import { deliveryHoldsPath, deliveryWindowsPath, formPaths, paths } from "#domain/paths.ts";

/** Kinds of routes, few and fixed. */
export type RouteKind =
  | "asset"
  | "page"
  | "search"
  | "booking"
  | "lead"
  | "lead_file"
  | "windows"
  | "hold"
  | "health"
  | "other";

const leadForms = new Set<string>(Object.values(formPaths));

/** Which kind a request is, from its method and path alone. */
export function routeKind(method: string, path: string): RouteKind {
  if (path === "/healthz" || path === "/readyz") return "health";
  if (method === "OPTIONS") return "other";
  if (path === deliveryWindowsPath) return "windows";
  if (path === deliveryHoldsPath) return "hold";
  if (path.startsWith("/lead-files/")) return "lead_file";
  if (path.startsWith("/bookings/")) return "booking";
  if (path.startsWith("/assets/") || path.startsWith("/pictures/")) return "asset";
  if (method === "POST") return leadForms.has(path.replace(/\.data$/, "")) ? "lead" : "other";
  if (path.startsWith(paths.search)) return "search";
  return /\.[a-z0-9]+$/.test(path) && !path.endsWith(".data") ? "asset" : "page";
}

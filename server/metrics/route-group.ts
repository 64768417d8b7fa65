import { englishPath } from "#domain/addresses/english-path.ts";
import { type PrivatePage, paths } from "#domain/paths.ts";
import { deskPath, privatePageAt } from "#domain/private-pages.ts";

/** Fixed labels for requests in metrics. */
export type RouteGroup =
  | "asset"
  | "page"
  | "search"
  | PrivatePage["name"]
  | "lead"
  | "lead_file"
  | "windows"
  | "health"
  | "events"
  | "other";

/**
 * A request's route group, from its method and path alone.
 * @param isLeadForm whether lead forms are posted to a path.
 */
export function routeGroup(
  method: string,
  path: string,
  isLeadForm: (path: string) => boolean,
): RouteGroup {
  if (path === "/healthz" || path === "/readyz") return "health";
  if (method === "OPTIONS") return "other";
  const page = englishPath(path);
  if (page === paths.deliveryWindows) return "windows";
  if (path.startsWith("/lead-files/")) return "lead_file";
  // Its duration says how long a page was open.
  if (path === `${deskPath}/events`) return "events";
  const privatePage = privatePageAt(path);
  if (privatePage) return privatePage;
  if (path.startsWith("/assets/") || path.startsWith("/pictures/")) return "asset";
  if (method === "POST") return isLeadForm(path) ? "lead" : "other";
  if (page.startsWith(paths.search)) return "search";
  return /\.[a-z0-9]+$/.test(path) && !path.endsWith(".data") ? "asset" : "page";
}

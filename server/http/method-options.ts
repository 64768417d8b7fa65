import type { Exchange, HandlerResponse } from "./exchange.ts";
import type { Readiness } from "./health.ts";
import { jsonResponse } from "./refusal.ts";

/** Methods allowed at every address. */
export const allowedMethods = "GET, HEAD, POST, OPTIONS";

/**
 * Handles OPTIONS at every address except the health checks: 204 with the allowed methods, or 503
 * once the process is stopping, because HAProxy's plain `option httpchk` only requests `OPTIONS /`.
 */
export function methodOptions({ isStopping }: Pick<Readiness, "isStopping">) {
  return ({ method }: Exchange): HandlerResponse | undefined => {
    if (method !== "OPTIONS") return undefined;
    if (isStopping?.()) return jsonResponse(503, { status: "stopping" });
    return { status: 204, headers: { allow: allowedMethods, "cache-control": "no-store" } };
  };
}

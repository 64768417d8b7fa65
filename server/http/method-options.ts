import type { Exchange, HandlerResponse } from "./exchange.ts";
import type { Readiness } from "./health.ts";
import { jsonResponse } from "./refusal.ts";

/** What may be asked of any address. */
export const allowedMethods = "GET, HEAD, POST, OPTIONS";

/**
 * OPTIONS on every address but the health ones: 204 with what is allowed, and 503 once the process
 * is told to stop, since HAProxy's plain `option httpchk` looks at `OPTIONS /` and nothing else.
 */
export function methodOptions({ isStopping }: Pick<Readiness, "isStopping">) {
  return ({ method }: Exchange): HandlerResponse | undefined => {
    if (method !== "OPTIONS") return undefined;
    if (isStopping?.()) return jsonResponse(503, { status: "stopping" });
    return { status: 204, headers: { allow: allowedMethods, "cache-control": "no-store" } };
  };
}

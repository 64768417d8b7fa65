import { LEAD_FILES_PATH } from "#server/leads/lead-file.ts";
import type { Services } from "#server/services/page-services.ts";
import type { Exchange, Handler, HandlerResponse } from "./exchange.ts";
import { refusalCopy, refuse } from "./refusal.ts";

/**
 * Serves a lead's photo or PDF to anyone who has its link, which the shop gets by email and CRM
 * (rule 12.9).
 */
export function leadFiles({ leads }: Services): Handler {
  return (exchange) => {
    const { method, path } = exchange;
    if (!path.startsWith(LEAD_FILES_PATH) || method === "POST" || !leads.file) return undefined;
    const id = path.slice(LEAD_FILES_PATH.length);
    return /^[0-9a-f]{64}$/.test(id) ? sendFile(exchange, leads.file(id)) : notFound(exchange);
  };
}

async function sendFile(
  exchange: Exchange,
  found: ReturnType<NonNullable<Services["leads"]["file"]>>,
): Promise<HandlerResponse> {
  const file = await found;
  if (!file) return notFound(exchange);
  const extension = file.type === "application/pdf" ? "pdf" : "jpg";
  return {
    status: 200,
    headers: {
      "content-type": file.type,
      // A PDF is downloaded, so it opens outside our origin; the policy keeps both types from
      // running code.
      "content-disposition": `${extension === "pdf" ? "attachment" : "inline"}; filename="${file.reference}.${extension}"`,
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
    body: file.bytes,
  };
}

function notFound(exchange: Exchange): HandlerResponse {
  return refuse(exchange, 404, refusalCopy(exchange).fileErased);
}

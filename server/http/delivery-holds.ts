import { cleanLine } from "#domain/clean-text.ts";
import { deliveryHoldsPath } from "#domain/paths.ts";
import type { BookingService } from "#server/bookings/booking-service.ts";
import type { RateLimit } from "#server/limits/rate-limit.ts";
import { clientGroup } from "./client-address.ts";
import type { Exchange, HandlerResponse } from "./exchange.ts";
import { isForm } from "./form-type.ts";
import { type OriginConfig, ownOrigin } from "./own-origin.ts";
import type { PostRefusals } from "./post-refusals.ts";
import { foreignPost } from "./post-source.ts";
import { readForm } from "./read-form.ts";
import { jsonResponse } from "./refusal.ts";

const MAX_BODY_BYTES = 4 * 1024;
const MAX_FIELD_LENGTH = 100;

export interface HoldsOptions {
  backend: Pick<BookingService, "hold" | "release">;
  config: OriginConfig;
  refusals: Pick<PostRefusals, "foreign" | "tooMany">;
  limit: RateLimit;
}

/**
 * `POST /delivery-holds` with `date`, `window` and, if the shopper has one already, `hold`: holds a
 * place for ten minutes (201 `{hold, expiresAt}`, 409 when the window is full). With `release`,
 * gives up the hold (rule 10.17).
 */
export function deliveryHolds({ backend, config, refusals, limit }: HoldsOptions) {
  return (exchange: Exchange): Promise<HandlerResponse> | HandlerResponse | undefined => {
    const { path, method, request } = exchange;
    if (path !== deliveryHoldsPath || method !== "POST") return undefined;
    const foreign = foreignPost(request, ownOrigin(request, config));
    return foreign ? refusals.foreign(exchange, foreign) : respond(exchange);
  };

  async function respond(exchange: Exchange): Promise<HandlerResponse> {
    const { request } = exchange;
    const contentType = request.headers["content-type"] ?? "";
    const read = isForm(contentType)
      ? await readForm(request, { limit: MAX_BODY_BYTES })
      : undefined;
    if (!read?.ok) return jsonResponse(400, { ok: false });
    const { fields } = read.form;
    const field = (name: string) =>
      cleanLine(fields.get(name)?.[0] ?? "").slice(0, MAX_FIELD_LENGTH);
    if (field("release")) {
      await backend.release(field("hold"));
      return jsonResponse(200, { ok: true });
    }
    const taken = await limit.take(clientGroup(request, config.trustProxy));
    if (!taken.ok) return refusals.tooMany(exchange, "deliveryHolds", taken.retryAfter);
    const key = { date: field("date"), window: field("window") };
    const held = await backend.hold(key, field("hold") || undefined);
    if (held === "unknown") return jsonResponse(422, { ok: false });
    if (held === "full") return jsonResponse(409, { ok: false });
    return jsonResponse(201, { ok: true, hold: held.id, expiresAt: held.expiresAt });
  }
}

import { cleanLine } from "#domain/clean-text.ts";
import { deliveryHoldsPath } from "#domain/paths.ts";
import type { DeliveryDesk } from "#server/bookings/delivery-desk.ts";
import type { RateLimit } from "#server/limits/rate-limit.ts";
import { clientGroup } from "./client-address.ts";
import type { Answer, Exchange } from "./exchange.ts";
import { isForm } from "./form-type.ts";
import { type OriginConfig, ownOrigin } from "./own-origin.ts";
import type { PostRefusals } from "./post-refusals.ts";
import { foreignPost } from "./post-source.ts";
import { readForm } from "./read-form.ts";
import { json } from "./refusal.ts";

const LARGEST = 4 * 1024;
const LONGEST_FIELD = 100;

export interface HoldsOptions {
  desk: Pick<DeliveryDesk, "hold" | "release">;
  config: OriginConfig;
  refusals: Pick<PostRefusals, "foreign" | "tooMany">;
  limit: RateLimit;
}

/**
 * `POST /delivery-holds` with `date`, `window` and, when there is one already, `hold`: keeps a
 * place free for ten minutes (201 `{hold, expiresAt}`, 409 full). With `release`, gives it back
 * (rule 10.17).
 */
export function deliveryHolds({ desk, config, refusals, limit }: HoldsOptions) {
  return (exchange: Exchange): Promise<Answer> | Answer | undefined => {
    const { path, method, request } = exchange;
    if (path !== deliveryHoldsPath || method !== "POST") return undefined;
    const foreign = foreignPost(request, ownOrigin(request, config));
    return foreign ? refusals.foreign(exchange, foreign) : answer(exchange);
  };

  async function answer(exchange: Exchange): Promise<Answer> {
    const { request } = exchange;
    const contentType = request.headers["content-type"] ?? "";
    const read = isForm(contentType) ? await readForm(request, { limit: LARGEST }) : undefined;
    if (!read?.ok) return json(400, { ok: false });
    const { fields } = read.form;
    const field = (name: string) => cleanLine(fields.get(name)?.[0] ?? "").slice(0, LONGEST_FIELD);
    if (field("release")) {
      await desk.release(field("hold"));
      return json(200, { ok: true });
    }
    const taken = await limit.take(clientGroup(request, config.trustProxy));
    if (!taken.ok) return refusals.tooMany(exchange, "deliveryHolds", taken.retryAfter);
    const key = { date: field("date"), window: field("window") };
    const held = await desk.hold(key, field("hold") || undefined);
    if (held === "unknown") return json(422, { ok: false });
    if (held === "full") return json(409, { ok: false });
    return json(201, { ok: true, hold: held.id, expiresAt: held.expiresAt });
  }
}

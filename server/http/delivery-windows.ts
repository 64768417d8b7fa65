import { englishPath } from "#domain/addresses/english-path.ts";
import { isDate } from "#domain/delivery/delivery-date.ts";
import { languageOfPath } from "#domain/language.ts";
import { paths } from "#domain/paths.ts";
import { formatsIn } from "#formats-in";
import type { BookingService } from "#server/bookings/booking-service.ts";
import type { Exchange, HandlerResponse } from "./exchange.ts";
import { jsonResponse, refusalCopy } from "./refusal.ts";

const MAX_DAYS = 366;

/**
 * `GET /delivery-windows?from=YYYY-MM-DD&days=N`: the windows of these days. Full windows are
 * included; windows that are past or too soon to book are not (rule 10.18).
 */
export function deliveryWindows(backend: Pick<BookingService, "windows">) {
  return (exchange: Exchange): Promise<HandlerResponse> | HandlerResponse | undefined => {
    if (englishPath(exchange.path) !== paths.deliveryWindows || exchange.method === "POST")
      return undefined;
    const language = languageOfPath(exchange.path);
    const parsed = parseQuery(new URLSearchParams(exchange.query), refusalCopy(exchange));
    if ("errors" in parsed) return jsonResponse(422, { ok: false, errors: parsed.errors });
    return backend.windows(parsed).then((windows) =>
      jsonResponse(200, {
        windows: windows.map(({ date, window, start, end, capacity, left }) => ({
          date,
          window,
          label: formatsIn[language].windowLabel({ start, end }),
          start,
          end,
          capacity,
          left,
        })),
      }),
    );
  };
}

function parseQuery(
  query: URLSearchParams,
  copy: ReturnType<typeof refusalCopy>,
): { from?: string; days?: number } | { errors: Record<string, string[]> } {
  const [from, days] = [query.get("from") ?? "", query.get("days") ?? ""];
  if (from !== "" && !isDate(from)) {
    return { errors: { from: [copy.day] } };
  }
  if (days !== "" && (!/^\d{1,3}$/.test(days) || Number(days) < 1 || Number(days) > MAX_DAYS)) {
    return { errors: { days: [copy.days({ max: MAX_DAYS })] } };
  }
  return { ...(from ? { from } : {}), ...(days ? { days: Number(days) } : {}) };
}

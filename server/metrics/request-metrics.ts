import type { Metric, Sample } from "./exposition.ts";
import type { RouteGroup } from "./route-group.ts";

/** How a request ended. */
export interface CompletedRequest {
  route: RouteGroup;
  status: number;
  ms: number;
}

/** Upper bounds in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts this process's requests by route group and status, and measures how long they took. */
export class RequestMetrics {
  readonly #counts = new Map<RouteGroup, Map<number, number>>();
  readonly #times = new Map<RouteGroup, { buckets: number[]; sum: number; count: number }>();

  add({ route, status, ms }: CompletedRequest): void {
    const counts = this.#counts.get(route) ?? new Map<number, number>();
    this.#counts.set(route, counts.set(status, (counts.get(status) ?? 0) + 1));
    const times = this.#times.get(route) ?? { buckets: BOUNDS.map(() => 0), sum: 0, count: 0 };
    this.#times.set(route, times);
    const seconds = ms / 1000;
    times.sum += seconds;
    times.count += 1;
    const bucket = BOUNDS.findIndex((bound) => seconds <= bound);
    if (bucket >= 0) times.buckets[bucket] = (times.buckets[bucket] ?? 0) + 1;
  }

  metrics(): Metric[] {
    return [
      {
        name: "shop_requests_total",
        help: "Requests answered, by kind of route and status.",
        type: "counter",
        samples: [...this.#counts].flatMap(([route, counts]) =>
          [...counts].map(([status, value]) => ({
            labels: { route, status: String(status) },
            value,
          })),
        ),
      },
      {
        name: "shop_request_seconds",
        help: "Seconds until a request was answered, by kind of route.",
        type: "histogram",
        samples: [...this.#times].flatMap(([route, times]) => histogram(route, times)),
      },
    ];
  }
}

function histogram(
  route: RouteGroup,
  { buckets, sum, count }: { buckets: readonly number[]; sum: number; count: number },
): Sample[] {
  let below = 0;
  const bounded = BOUNDS.map((bound, index) => {
    below += buckets[index] ?? 0;
    return { suffix: "_bucket", labels: { route, le: String(bound) }, value: below };
  });
  return [
    ...bounded,
    { suffix: "_bucket", labels: { route, le: "+Inf" }, value: count },
    { suffix: "_sum", labels: { route }, value: sum },
    { suffix: "_count", labels: { route }, value: count },
  ];
}

import type { Metric } from "#server/metrics/exposition.ts";
import { gauge } from "#server/metrics/process-metrics.ts";
import type { Overload, WorkKind } from "./overload.ts";

/** Metrics of this process's lateness, work in flight and refused work. */
export function overloadMetrics({ lateness, figures }: Overload): Metric[] {
  const workKinds: WorkKind[] = ["rendering", "lead"];
  return [
    gauge("shop_lateness_seconds", "How far behind the event loop is.", lateness / 1000),
    {
      name: "shop_under_way",
      help: "Work under way that could be refused, by kind.",
      type: "gauge",
      samples: workKinds.map((work) => ({ labels: { work }, value: figures[work].inFlight })),
    },
    {
      name: "shop_shed_total",
      help: "Requests refused so that others are served in time, by kind of work.",
      type: "counter",
      samples: workKinds.map((work) => ({ labels: { work }, value: figures[work].refused })),
    },
  ];
}

import type { Metric } from "./exposition.ts";

const started = Date.now() / 1000 - process.uptime();

/** Resource usage of this process, under the usual Prometheus names. */
export function processMetrics(): Metric[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    gauge("process_start_time_seconds", "When the process began, since 1970.", started),
    gauge("process_resident_memory_bytes", "Memory in use.", rss),
    gauge("nodejs_heap_size_used_bytes", "Memory in use by JavaScript.", heapUsed),
    {
      name: "process_cpu_seconds_total",
      help: "Processor time used.",
      type: "counter",
      samples: [{ value: (user + system) / 1e6 }],
    },
  ];
}

/** A gauge with a single value. */
export function gauge(name: string, help: string, value: number): Metric {
  return { name, help, type: "gauge", samples: [{ value }] };
}

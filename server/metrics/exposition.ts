/** One figure with what tells it from its siblings. */
export interface Sample {
  labels?: Readonly<Record<string, string>>;
  value: number;
  /** What a histogram's parts add to the name: `_bucket`, `_sum`, `_count`. */
  suffix?: string;
}

/** Figures of one name. Labels come from fixed sets of ours: nothing a visitor typed is in them. */
export interface Metric {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  samples: readonly Sample[];
}

export const EXPOSITION_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** Metrics as Prometheus reads them (its text format, version 0.0.4). */
export function exposition(metrics: readonly Metric[]): string {
  return metrics.map(renderMetric).join("");
}

function renderMetric({ name, help, type, samples }: Metric): string {
  const lines = samples.map(
    ({ labels = {}, value, suffix = "" }) => `${name}${suffix}${withLabels(labels)} ${value}`,
  );
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ""].join("\n");
}

function withLabels(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}

function escaped(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}

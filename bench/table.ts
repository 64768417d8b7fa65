import { markdownTable } from "#tests/support/markdown-table.ts";

/** One measured figure beside what it must not pass. */
export interface Row {
  what: string;
  value: string;
  /** Empty where there is no promise. */
  limit: string;
  ok: boolean;
}

/** All figures as one Markdown table. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map(({ what, value, limit, ok }) => [
    what,
    value,
    limit,
    ok ? "ok" : "MISSED",
  ]);
  return markdownTable(["What", "Measured", "Limit", ""], cells);
}

import { markdownTable } from "#tests/support/markdown-table.ts";

/** One measurement and its limit. */
export interface Row {
  what: string;
  value: string;
  /** Empty if there is no limit. */
  limit: string;
  ok: boolean;
}

/** Formats all measurements as one Markdown table. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map(({ what, value, limit, ok }) => [
    what,
    value,
    limit,
    ok ? "ok" : "MISSED",
  ]);
  return markdownTable(["What", "Measured", "Limit", ""], cells);
}

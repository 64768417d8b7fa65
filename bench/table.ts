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
  const cells = [
    ["What", "Measured", "Limit", ""],
    ...rows.map(({ what, value, limit, ok }) => [what, value, limit, ok ? "ok" : "MISSED"]),
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0), 2),
  );
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = cells;
  const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
  return [line(head), rule, ...body.map(line)].join("\n");
}

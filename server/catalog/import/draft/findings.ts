/** A finding about a row; equal messages about a column are merged. */
export interface Finding {
  row: number;
  /** Such as `column G (Width)`. */
  column?: string;
  message: string;
  /** The cell's text. */
  value?: string;
}

type Severity = "problem" | "question" | "note";

interface Cause extends Finding {
  rows: number[];
  values: Set<string>;
}

const EXAMPLES = 3;

/**
 * The findings of an import, one line for each cause with the affected rows. Problems, and
 * questions the owner hasn't confirmed, stop the import (rule 3.8).
 */
export class Findings {
  /** Name of a row in messages, such as `item` for a feed. */
  readonly rowName: string;
  readonly #causes: Record<Severity, Map<string, Cause>> = {
    problem: new Map(),
    question: new Map(),
    note: new Map(),
  };

  constructor(rowName = "row") {
    this.rowName = rowName;
  }

  add(severity: Severity, finding: Finding): void {
    const causes = this.#causes[severity];
    const key = `${finding.column ?? ""}\n${finding.message}`;
    const cause = causes.get(key) ?? { ...finding, rows: [], values: new Set<string>() };
    causes.set(key, cause);
    if (cause.rows.at(-1) !== finding.row) cause.rows.push(finding.row);
    if (finding.value !== undefined && cause.values.size <= EXAMPLES) {
      cause.values.add(finding.value);
    }
  }

  count(severity: Severity): number {
    return this.#causes[severity].size;
  }

  /** One line for each cause, ordered by its first row. */
  lines(severity: Severity): string[] {
    return [...this.#causes[severity].values()]
      .sort((one, other) => (one.rows[0] ?? 0) - (other.rows[0] ?? 0))
      .map((cause) => this.#line(cause));
  }

  #line({ rows, column, values, message }: Cause): string {
    const name = rows.length === 1 ? this.rowName : `${this.rowName}s`;
    const place = [rows[0] === 0 ? "" : `${name} ${rowList(rows)}`, column ?? ""];
    return `${place.filter(Boolean).join(", ") || "the file"}: ${examples(values)}${message}`;
  }
}

/** `2, 5–9 and 1,204 more`. */
function rowList(rows: readonly number[]): string {
  const sorted = [...rows].sort((one, other) => one - other);
  const runs: [number, number][] = [];
  for (const row of sorted) {
    const last = runs.at(-1);
    if (last && row <= last[1] + 1) last[1] = row;
    else runs.push([row, row]);
  }
  const shown = runs.slice(0, 8);
  const named = shown.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
  const rest = rows.length - shown.reduce((sum, [from, to]) => sum + to - from + 1, 0);
  return rest > 0 ? `${named} and ${rest.toLocaleString("en-US")} more` : named;
}

function examples(values: ReadonlySet<string>): string {
  if (values.size === 0) return "";
  const shown = [...values].slice(0, EXAMPLES).map((value) => `"${shortened(value)}"`);
  if (shown.length === 1) return `${shown[0]} `;
  return `${shown.join(", ")}${values.size > EXAMPLES ? " …" : ""}: each `;
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

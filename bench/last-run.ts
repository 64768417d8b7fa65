import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Row } from "./table.ts";

/** Ratios to a control measured in the same run, by name. */
export type Figures = Record<string, number>;

const file = join(import.meta.dirname, "last-run.json");

/** A ratio that has grown by this factor since the recorded run is a fault. */
const tooMuch = 2;

/**
 * Compares ratios with those of the last recorded run, or records them with `RECORD=yes`. Ratios to
 * a control of the same run are comparable between machines; times are not.
 */
export function compared(bench: string, figures: Figures): Row[] {
  const recorded = readRecorded();
  if (process.env.RECORD === "yes") {
    writeFileSync(file, `${JSON.stringify({ ...recorded, [bench]: rounded(figures) }, null, 2)}\n`);
  }
  return Object.entries(figures).map(([name, ratio]) => {
    const before = recorded[bench]?.[name];
    return {
      what: `${name}, ratio to the control`,
      value: `${ratio.toFixed(1)}${before === undefined ? "" : ` (recorded: ${before})`}`,
      limit: before === undefined ? "" : `≤ ${(before * tooMuch).toFixed(1)}`,
      ok: before === undefined || ratio <= before * tooMuch,
    };
  });
}

function readRecorded(): Record<string, Figures | undefined> {
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, "utf8"));
}

function rounded(figures: Figures): Figures {
  return Object.fromEntries(
    Object.entries(figures).map(([name, ratio]) => [name, Number(ratio.toFixed(2))]),
  );
}

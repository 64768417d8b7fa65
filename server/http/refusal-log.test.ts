import { pino } from "pino";
import { expect, it } from "vitest";
import { refusalLog } from "./refusal-log.ts";

it("logs ten lines a minute per status, and counts the rest", () => {
  const lines: Record<string, unknown>[] = [];
  const logger = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  let now = 0;
  const log = refusalLog(logger, () => now);
  for (let n = 0; n < 25; n += 1) log(403, { id: String(n) });
  log(429, { id: "other" });
  expect(lines.map(({ status }) => status)).toEqual([...Array(10).fill(403), 429]);
  now = 60_000;
  log(403, { id: "later", reason: "another site" });
  expect(lines.at(-1)).toMatchObject({ id: "later", reason: "another site", more: 15 });
  log(403, { id: "last" });
  expect(lines.at(-1)).not.toHaveProperty("more");
});

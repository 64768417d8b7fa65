import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { onStopSignal } from "./stop-signals.ts";

const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;
const before = new Map(signals.map((signal) => [signal, process.listeners(signal)]));
afterEach(() => {
  for (const [signal, listeners] of before) {
    for (const added of process.listeners(signal)) {
      if (!listeners.includes(added)) process.off(signal, added);
    }
  }
});

/** Records which signals stopped the process, and what it logged. */
function recordStops(hasTerminal: boolean) {
  const stops: string[] = [];
  const logged: string[] = [];
  const logger = pino({}, { write: (line: string) => logged.push(line) });
  onStopSignal((signal) => stops.push(signal), logger, hasTerminal);
  return { stops, logged };
}

test("L2: SIGHUP doesn't stop a process started without a terminal, and is logged", () => {
  const { stops, logged } = recordStops(false);
  process.emit("SIGHUP", "SIGHUP");
  expect(stops).toEqual([]);
  expect(logged.join()).toContain("SIGTERM stops it");
  process.emit("SIGTERM", "SIGTERM");
  process.emit("SIGINT", "SIGINT");
  expect(stops).toEqual(["SIGTERM", "SIGINT"]);
});

test("L2: a process logging to a terminal ends with it", () => {
  const { stops } = recordStops(true);
  process.emit("SIGHUP", "SIGHUP");
  expect(stops).toEqual(["SIGHUP"]);
});

import { loadavg } from "node:os";
import type { Row } from "./table.ts";

/** Processes waiting for a processor, above which times say little. */
const busyLoad = 1;

/** Whether the machine has little else to do, so that times can be judged. */
export function isQuiet(): boolean {
  return currentLoad() <= busyLoad;
}

/** A row that says how busy the machine was when the measuring began. */
export function busyNote(wasQuiet: boolean): Row {
  return {
    what: "load of the machine",
    value: `${currentLoad().toFixed(1)}${wasQuiet ? "" : ", too busy to judge times"}`,
    limit: `≤ ${busyLoad}`,
    ok: true,
  };
}

function currentLoad(): number {
  return loadavg()[0] ?? Number.POSITIVE_INFINITY;
}

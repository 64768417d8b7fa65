import type { Engine } from "#server/store/store-interface.ts";
import type { FaultResults } from "./fault-results.ts";
import { clockJumps } from "./faults/clock-jumps.ts";
import { databaseAway } from "./faults/database-away.ts";
import { killDesk } from "./faults/desk-killed.ts";
import { diskFull } from "./faults/disk-full.ts";
import { killServer } from "./faults/killed.ts";
import { powerCut } from "./faults/power-cut.ts";
import { killQuotes } from "./faults/quotes-killed.ts";
import { receivers } from "./faults/receivers.ts";
import { rollingRestart } from "./faults/rolling-restart.ts";
import { twoWorkers } from "./faults/two-workers.ts";
import { faultModes } from "./faulty-receiver.ts";

/** Causes a fault on an engine and returns the results; undefined if that isn't possible. */
export type CauseFault = (engine: Engine) => Promise<FaultResults | undefined>;

/**
 * All faults by their name in the table.
 * @param kills how often the server is killed.
 */
export function allFaults(kills: number): Record<string, CauseFault> {
  /** A share of the kills, at least one. */
  const share = (of: number) => Math.max(1, Math.round(kills * of));
  return {
    "`kill -9` at a random moment": (engine) => killServer(engine, kills),
    "`kill -9` while a seller works at the desk (actions instead of leads)": (engine) =>
      killDesk(engine, share(0.3)),
    "`kill -9` while quotes are sent and accepted (actions instead of leads)": (engine) =>
      killQuotes(engine, share(0.3)),
    "power of the disk cut": (engine) => powerCut(engine, share(0.2)),
    "disk full": (engine) => diskFull(engine, share(0.05)),
    "database away": (engine) => databaseAway(engine, share(0.05), 12_000),
    "CRM and mail server down, failing, talking nonsense, slow, hanging, taking and silent": (
      engine,
    ) => receivers(engine, faultModes),
    "a worker killed beside another": (engine) => twoWorkers(engine, share(0.1)),
    "clock jumps, up to two days": (engine) => clockJumps(engine, share(0.1)),
    "rolling restart of 4 web processes beside 2 workers": async (engine) =>
      engine === "postgres" ? rollingRestart({ web: 4, workers: 2 }) : undefined,
  };
}

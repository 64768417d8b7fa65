// The long form of the hostile-input tests: npm run fuzz -- [--cases 100000] [--seed N] [--flood
// 50000]
// Half of the cases go to a shop on SQLite, half to one on PostgreSQL. The same seed sends the same
// cases.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    cases: { type: "string", default: "100000" },
    flood: { type: "string", default: "50000" },
    seed: { type: "string", default: String(Date.now() % 2_000_000_000) },
  },
});
const child = spawn(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--project", "chaos", "tests/chaos/hostile"],
  {
    stdio: "inherit",
    env: {
      ...process.env,
      FUZZ_CASES: String(Math.ceil(Number(values.cases) / 2)),
      FUZZ_SEED: values.seed,
      FLOOD_LEADS: values.flood,
    },
  },
);
const [code] = await once(child, "exit");
process.exitCode = code ?? 1;

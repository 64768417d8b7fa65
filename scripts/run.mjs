// The entry point of every task: `npm start`, `npm test`, `npm run leads -- list` …
// Runs on any Node >= 20 with nothing installed yet; the tasks themselves run on the pinned Node.
import "./check-node.mjs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installIfNeeded } from "./install.mjs";
import { pickNode } from "./pick-node.mjs";
import { hasTerminal, root, runChild } from "./run-child.mjs";

/**
 * Each task is a list of steps, each step a script and its arguments; the first failure ends the
 * task.
 */
const tasks = {
  // With more memory for new objects, V8 collects the whole heap for every forty pages (decision 002).
  start: [
    ["scripts/build.ts", "--if-changed"],
    ["--max-semi-space-size=16", "server/main.ts"],
  ],
  dev: [["server/dev.ts"]],
  build: [["scripts/build.ts"]],
  test: [["scripts/test.ts", "essential"]],
  "test:rest": [["scripts/test.ts", "rest"]],
  "test:all": [["scripts/test.ts", "all"]],
  verify: [["scripts/verify.ts"]],
  format: [["node_modules/@biomejs/biome/bin/biome", "check", "--write", "."]],
  leads: [["server/commands/leads.ts"]],
  staff: [["server/commands/staff.ts"]],
  quotes: [["server/commands/quotes.ts"]],
  data: [["server/commands/data.ts"]],
  backup: [["server/commands/data.ts", "backup"]],
  restore: [["server/commands/data.ts", "restore"]],
  worker: [["server/worker.ts"]],
  doctor: [["server/commands/doctor.ts"]],
  catalog: [["server/commands/catalog.ts"]],
  bench: [["scripts/build.ts", "--if-changed"], ["bench/run.ts"]],
  chaos: [["scripts/build.ts", "--if-changed"], ["tests/chaos/run.ts"]],
  engines: [
    ["scripts/build.ts", "--if-changed"],
    ["node_modules/vitest/vitest.mjs", "run", "--project", "engines"],
  ],
  large: [["scripts/build.ts", "--if-changed"], ["tests/large/run.ts"]],
  fuzz: [["scripts/build.ts", "--if-changed"], ["scripts/fuzz.ts"]],
  studio: [["studio/cli.ts"]],
  social: [["scripts/make-social-cards.ts"]],
};

const [task = "", ...args] = process.argv.slice(2);
const steps = tasks[task];
if (!steps) {
  console.error(`There is no task "${task}". The tasks are: ${Object.keys(tasks).join(", ")}.`);
  process.exit(1);
}

process.chdir(root);
// Node resets nohup's signal setting, but installing and building must survive a closed terminal
// too.
if (!hasTerminal && (task === "start" || task === "worker")) {
  const stay = pathToFileURL(join(root, "scripts/ignore-hangup.mjs")).href;
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --import=${stay}`.trim();
}
await installIfNeeded();
const node = pickNode();
const env = {
  // With more arenas, glibc keeps the memory that decoding pictures used (decision 014).
  MALLOC_ARENA_MAX: "2",
  ...process.env,
  PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}`,
  ...(task === "start" ? { NODE_ENV: "production" } : {}),
};

const compiled = await runChild(node, ["scripts/compile-copy.ts"], env);
if (compiled !== 0) process.exit(compiled);
for (const [index, step] of steps.entries()) {
  const last = index === steps.length - 1;
  const code = await runChild(node, [...step, ...(last ? args : [])], env);
  if (code !== 0) process.exit(code);
}

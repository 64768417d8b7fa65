import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";

let folder: string;
let terminal: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "terminal-"));
});
afterEach(async () => {
  terminal?.kill("SIGKILL");
  terminal = undefined;
  const pid = Number(contentOf("pid"));
  if (pid > 0 && isRunning(pid)) process.kill(pid, "SIGTERM");
  if (pid > 0) await eventually(() => expect(isRunning(pid)).toBe(false));
  rmSync(folder, { recursive: true, force: true });
});

const path = (name: string) => join(folder, name);
const contentOf = (name: string) =>
  existsSync(path(name)) ? readFileSync(path(name), "utf8") : "";

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Runs shell lines in their own terminal; `close` ends it, like closing its window. */
function openTerminal(lines: string) {
  const { npm_lifecycle_event: _, NODE_OPTIONS: __, ...env } = process.env;
  writeFileSync(path("lines.sh"), lines);
  const script = spawn("script", ["-qfec", `sh ${path("lines.sh")}`, "/dev/null"], {
    stdio: ["ignore", "ignore", "ignore"],
    env: { ...env, PORT: "0", DATA_DIR: path("data"), LOG_LEVEL: "info", TERM: "dumb" },
  });
  terminal = script;
  return {
    close: async () => {
      const closed = once(script, "exit");
      script.kill("SIGKILL");
      await closed;
    },
  };
}

const openMessage = /"url":"(http:[^"]+)".*"the shop is open"/;
/** Waits until the shop logs its address. */
async function shopUrl(): Promise<string> {
  await eventually(() => expect(contentOf("log")).toMatch(openMessage));
  return openMessage.exec(contentOf("log"))?.[1] ?? "";
}

test("L2: npm start under nohup keeps running when its terminal closes, and stops on SIGTERM", async () => {
  const { close } = openTerminal(
    `nohup npm start > ${path("log")} 2>&1 &\necho $$ > ${path("shell")}\nwait\n`,
  );
  const url = await shopUrl();
  writeFileSync(path("pid"), String(runnerOf(Number(contentOf("shell")))));
  await close();
  await eventually(() => expect(isRunning(Number(contentOf("shell")))).toBe(false));
  await eventually(() => expect(contentOf("log")).toContain("SIGHUP"));
  // Longer than scripts/run-child.mjs takes to notice that npm has exited.
  for (const began = performance.now(); performance.now() - began < 1_500; ) {
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  }
  process.kill(Number(contentOf("pid")), "SIGTERM");
  await eventually(() => expect(contentOf("log")).toContain('"msg":"stopped"'));
});

test("L2: a shop that logs to a terminal ends with it", async () => {
  const { close } = openTerminal(
    `sh -c 'echo $$ > ${path("pid")}; exec node scripts/run.mjs start' | tee ${path("log")} >&2\n`,
  );
  await shopUrl();
  const pid = Number(contentOf("pid"));
  await close();
  await eventually(() => expect(isRunning(pid)).toBe(false));
});

/**
 * Returns the process that runs scripts/run.mjs, a child of npm, itself a child of the terminal's
 * shell.
 */
function runnerOf(shell: number): number {
  const [npm = 0] = childrenOf(shell);
  const [runner = 0] = childrenOf(npm);
  return runner;
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
}

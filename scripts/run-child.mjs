import { spawn } from "node:child_process";
import { constants } from "node:os";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Whether output goes to a terminal; under `nohup` and the like there is none. */
export const hasTerminal = Boolean(process.stdout.isTTY || process.stderr.isTTY);

/**
 * Runs a program in this terminal and forwards requests to stop, so that stopping `npm start` stops
 * the server gracefully. If this process was started without a terminal, SIGHUP isn't forwarded.
 * Resolves to the exit code (128 + signal if a signal ended it).
 */
export function runChild(command, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: "inherit", cwd: root, env });
    const stops = ["SIGINT", "SIGTERM", "SIGHUP"];
    const watch = watchNpm(() => child.kill("SIGTERM"));
    const forward = (signal) => {
      if (signal !== "SIGHUP" || hasTerminal) child.kill(signal);
      // npm ends with its terminal; the program it started must keep running.
      else clearInterval(watch);
    };
    for (const signal of stops) process.on(signal, forward);
    const done = () => {
      clearInterval(watch);
      for (const signal of stops) process.off(signal, forward);
    };
    child.on("error", (error) => {
      done();
      reject(error);
    });
    child.on("close", (code, signal) => {
      done();
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

/**
 * Calls `gone` when npm has exited. A signal sent to npm ends only npm and its shell, which doesn't
 * forward it, so the program would keep running unnoticed.
 */
function watchNpm(gone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const { ppid } = process;
  let missed = false;
  const timer = setInterval(() => {
    // Checked twice, because npm's SIGHUP may arrive a moment before ours.
    if (process.ppid === ppid || !missed) {
      missed = process.ppid !== ppid;
      return;
    }
    clearInterval(timer);
    gone();
  }, 250);
  return timer.unref();
}

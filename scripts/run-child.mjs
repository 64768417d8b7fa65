import { spawn } from "node:child_process";
import { constants } from "node:os";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Whether somebody sees what is printed; `nohup` and the like leave no terminal. */
export const hasTerminal = Boolean(process.stdout.isTTY || process.stderr.isTTY);

/**
 * Runs a program in our terminal and passes on every request to stop, so that stopping `npm start`
 * stops the server gracefully. A terminal that is closed (SIGHUP) is none where we were started
 * without one. Resolves to the exit code (128 + signal where a signal ended it).
 */
export function runChild(command, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: "inherit", cwd: root, env });
    const stops = ["SIGINT", "SIGTERM", "SIGHUP"];
    const watch = watchNpm(() => child.kill("SIGTERM"));
    const pass = (signal) => {
      if (signal !== "SIGHUP" || hasTerminal) child.kill(signal);
      // npm ends with its terminal; what it started is to stay.
      else clearInterval(watch);
    };
    for (const signal of stops) process.on(signal, pass);
    const done = () => {
      clearInterval(watch);
      for (const signal of stops) process.off(signal, pass);
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
 * Calls back when npm is gone. A signal sent to npm ends npm and its shell, which keeps it to
 * itself; what they started would run on, unseen.
 */
function watchNpm(gone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const { ppid } = process;
  let missed = false;
  const timer = setInterval(() => {
    // Looked at twice: npm's SIGHUP may come a moment before ours.
    if (process.ppid === ppid || !missed) {
      missed = process.ppid !== ppid;
      return;
    }
    clearInterval(timer);
    gone();
  }, 250);
  return timer.unref();
}

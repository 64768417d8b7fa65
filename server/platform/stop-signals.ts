import type { Logger } from "./log.ts";

/**
 * Calls `stop` at every stop signal. SIGHUP means that a terminal was closed: it stops a program
 * that was showing its log there. A program started without a terminal (`nohup npm start &`,
 * systemd, Docker) logs the signal and continues.
 */
export function onStopSignal(
  stop: (signal: NodeJS.Signals) => void,
  logger: Logger,
  hasTerminal = Boolean(process.stdout.isTTY || process.stderr.isTTY),
): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stop);
  process.on("SIGHUP", (signal) => {
    if (hasTerminal) stop(signal);
    else logger.info("SIGHUP: started without a terminal, so this goes on; SIGTERM stops it");
  });
}

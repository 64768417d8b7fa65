import type { Logger } from "./log.ts";

/**
 * Calls back at every signal that means "stop". SIGHUP says that a terminal was closed: it ends a
 * program that was showing its log there; one that was started without a terminal (`nohup npm start &`,
 * systemd, Docker) is to stay, and the log says so.
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

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** A virtual screen, on which Firefox and WebKit can render 3D without a graphics card. */
export interface Screen {
  /** For the environment variable DISPLAY. */
  display: string;
  close(): Promise<void>;
}

/** Starts Xvfb, which picks a free display itself. */
export async function startScreen(xvfb: string): Promise<Screen> {
  const args = ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"];
  const child = spawn(xvfb, args, {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
    detached: true,
  });
  const displayNumber = child.stdio[3];
  if (!displayNumber) throw new Error("Xvfb did not print its display number.");
  const [number] = await once(displayNumber, "data");
  return { display: `:${String(number).trim()}`, close: () => endProgram(child) };
}

/** Stops a program and everything it has started. */
export async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const ended = once(child, "exit");
  process.kill(-child.pid, "SIGTERM");
  await ended;
}

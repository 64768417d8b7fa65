import { vi } from "vitest";
import { exitCodeOf } from "#server/commands/run-command.ts";

/** What a command printed, and its exit code. */
export interface CommandResult {
  code: number;
  out: string;
  err: string;
}

/**
 * Runs a command of the shop in this process, because starting one takes most of a second. One at a
 * time: the output of several would be mixed.
 * @param env environment variables in addition to those of the tests.
 */
export async function runInProcess(
  command: () => Promise<number>,
  env: Record<string, string | undefined>,
): Promise<CommandResult> {
  const out = collectWrites(process.stdout);
  const err = collectWrites(process.stderr);
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  try {
    return { code: await exitCodeOf(command), out: out.text(), err: err.text() };
  } finally {
    vi.unstubAllEnvs();
    out.stop();
    err.stop();
  }
}

function collectWrites(stream: NodeJS.WriteStream) {
  const chunks: string[] = [];
  const spy = vi.spyOn(stream, "write").mockImplementation((chunk, ...rest) => {
    chunks.push(String(chunk));
    rest.find((part) => typeof part === "function")?.();
    return true;
  });
  return { text: () => chunks.join(""), stop: () => spy.mockRestore() };
}

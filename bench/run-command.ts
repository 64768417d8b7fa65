import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { StoreConfig } from "#server/store/store-config.ts";

/**
 * Prints a command's peak memory when it ends, in kilobytes. The kernel's own figure for the process
 * would begin with that of the bench, which started it.
 */
const PRINT_PEAK = `import { readFileSync } from "node:fs";
process.on("exit", () => {
  const [, peak] = /VmHWM:\\s+(\\d+)/.exec(readFileSync("/proc/self/status", "utf8"));
  process.stderr.write("peak " + peak);
});`;

/** Bytes; an import prints a line for each product. */
const MOST_OUTPUT = 100 * 1024 * 1024;

/** A command that has ended. */
export interface EndedCommand {
  output: string;
  seconds: number;
  peakMegabytes: number;
}

/**
 * Runs one of the shop's commands in a process of its own, in the data folder.
 * @param command its name and arguments, such as `leads`, `list`
 * @param nodeOptions options for its Node
 * @throws an error with its output if it fails
 */
export async function runCommand(
  { dataDir, databaseUrl = "" }: StoreConfig,
  command: readonly string[],
  nodeOptions: readonly string[] = [],
): Promise<EndedCommand> {
  const [name, ...rest] = command;
  const begun = performance.now();
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [
      ...nodeOptions,
      `--import=data:text/javascript,${encodeURIComponent(PRINT_PEAK)}`,
      `server/commands/${name}.ts`,
      ...rest,
    ],
    {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, INIT_CWD: dataDir },
      maxBuffer: MOST_OUTPUT,
    },
  );
  return {
    output: stdout,
    seconds: (performance.now() - begun) / 1_000,
    peakMegabytes: Number(/peak (\d+)/.exec(stderr)?.[1]) / 1_000,
  };
}

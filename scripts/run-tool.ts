import { spawn } from "node:child_process";

/** Result of a program. */
export interface ToolRun {
  code: number;
  /** What it printed on stdout and stderr, in order. */
  output: string;
  seconds: number;
}

/**
 * Runs a script with this Node and collects its output, so that the output of parallel tools
 * doesn't mix.
 */
export function runTool(args: string[], env: NodeJS.ProcessEnv = {}): Promise<ToolRun> {
  return runProgram(process.execPath, args, env);
}

/** Runs a script with this Node and shows its output as it comes; resolves with the exit code. */
export function runToolShown(args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
    });
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/**
 * Runs any program and collects its output. A program that can't be started counts as failed (127).
 */
export function runProgram(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  user: { uid: number; gid: number } | undefined = undefined,
): Promise<ToolRun> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
      ...user,
    });
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    const end = (code: number) =>
      resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    child.on("error", (error) => {
      output += `${error.message}\n`;
      end(127);
    });
    child.on("close", (code) => end(code ?? 1));
  });
}

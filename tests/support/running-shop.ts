import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** The built server as an owner runs it, in its own process and data folder. */
export interface RunningShop {
  url: string;
  dataDir: string;
  /** Log lines so far. */
  log: string[];
  process: ChildProcess;
  /** Stops it gracefully and removes its data, unless the folder was given. */
  stop: () => Promise<void>;
}

/**
 * Starts `server/main.ts` on a free port and resolves once it takes requests. Needs a build. In
 * `npm run large` it has that command's catalog, unless it is given one.
 * @param env additional environment variables.
 * @param nodeOptions options for its Node; with any, it can be sent messages.
 * @param folder where its sources and build are.
 */
export async function startShop(
  env: NodeJS.ProcessEnv = {},
  nodeOptions: readonly string[] = [],
  folder = ".",
): Promise<RunningShop> {
  const given = env.DATA_DIR;
  const dataDir = given ?? mkdtempSync(join(tmpdir(), "shop-"));
  const largeCatalog = process.env.LARGE_CATALOG;
  if (largeCatalog && !given && !env.CATALOGUE_DIR && !env.DATABASE_URL) {
    cpSync(largeCatalog, dataDir, { recursive: true });
  }
  const child = spawn(
    process.execPath,
    ["--max-semi-space-size=16", ...nodeOptions, "server/main.ts"],
    {
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe", nodeOptions.length > 0 ? "ipc" : "ignore"],
      env: {
        ...process.env,
        NODE_ENV: "production",
        MALLOC_ARENA_MAX: "2",
        NODE_OPTIONS: "",
        PORT: "0",
        DATA_DIR: dataDir,
        ...env,
      },
    },
  );
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error("The server's output cannot be read.");
  const log: string[] = [];
  const ended = once(child, "exit");
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: stdout }).on("line", (line) => {
      log.push(line);
      const open = /"url":"(http:[^"]+)".*"the shop is open"/.exec(line)?.[1];
      if (open) resolve(open);
    });
    createInterface({ input: stderr }).on("line", (line) => log.push(line));
    ended.then(() => reject(new Error(`The server did not start:\n${log.join("\n")}`)));
  });
  return {
    url,
    dataDir,
    log,
    process: child,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      if (!given) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

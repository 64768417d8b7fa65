import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "#tests/support/free-port.ts";
import { runProgram } from "./run-tool.ts";

/** A running PostgreSQL for tests. */
export interface Postgres {
  /** Connection string of a database that tests may fill and empty. */
  url: string;
  stop: () => Promise<void>;
}

export interface ClusterOptions {
  /** Flush every commit to the disk, as in production. Off by default, because tests are faster. */
  durable?: boolean;
  /** An empty folder for the cluster, on a disk of the caller's choice; not removed at the end. */
  folder?: string;
}

/** A cluster that can be stopped and started again like a real database server. */
export interface Cluster extends Postgres {
  /** Stops it, by default as a crash would, and breaks all connections. */
  halt: (signal?: "SIGQUIT" | "SIGKILL" | "SIGINT") => Promise<void>;
  /** Starts it again on the same port. */
  resume: () => Promise<void>;
}

/**
 * Starts a PostgreSQL in a temporary folder on a free loopback port. As root it runs as the
 * `postgres` user, because PostgreSQL refuses root. `stop` ends it and removes the folder.
 */
export async function startCluster(
  programs: string,
  { durable = false, folder: given }: ClusterOptions = {},
): Promise<Cluster> {
  const folder = given ?? (await mkdtemp(join(tmpdir(), "postgres-")));
  const owner = await unprivilegedUser();
  if (owner) {
    await chown(folder, owner.uid, owner.gid);
    await chmod(folder, 0o700);
  }
  const data = join(folder, "data");
  const init = ["-D", data, "-U", "postgres", "--auth=trust", "-E", "UTF8", "--locale=C.UTF-8"];
  if (!durable) init.push("--no-sync");
  const result = await runProgram(join(programs, "initdb"), init, {}, owner);
  if (result.code !== 0) throw new Error(`initdb failed:\n${result.output}`);

  const port = await freePort();
  const sync = durable ? "on" : "off";
  const settings = [`fsync=${sync}`, `synchronous_commit=${sync}`, `full_page_writes=${sync}`];
  const start = () => startServer({ programs, data, port, settings, owner });
  let server = await start();
  const halt: Cluster["halt"] = async (signal = "SIGQUIT") => {
    if (server.child.exitCode !== null || server.child.signalCode !== null) return;
    server.child.kill(signal);
    await server.ended;
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt,
    resume: async () => {
      await halt();
      server = await start();
    },
    stop: async () => {
      await halt("SIGINT");
      if (!given) await rm(folder, { recursive: true, force: true });
    },
  };
}

interface ServerStart {
  /** The folder of PostgreSQL's programs. */
  programs: string;
  data: string;
  port: number;
  settings: readonly string[];
  owner: Owner | undefined;
}

async function startServer({ programs, data, port, settings, owner }: ServerStart) {
  const child = spawn(
    join(programs, "postgres"),
    [
      "-D",
      data,
      "-p",
      String(port),
      "-h",
      "127.0.0.1",
      "-k",
      dirname(data),
      ...[...settings, "max_connections=200"].flatMap((setting) => ["-c", setting]),
    ],
    { stdio: ["ignore", "ignore", "ignore"], ...owner },
  );
  const ended = once(child, "exit");
  await untilReady({ programs, port }, () => child.exitCode !== null);
  return { child, ended };
}

interface Owner {
  uid: number;
  gid: number;
}

async function unprivilegedUser(): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const read = async (flag: string) =>
    Number((await runProgram("id", [flag, "postgres"])).output.trim());
  return { uid: await read("-u"), gid: await read("-g") };
}

/** Polls until it accepts connections: for a while after it starts listening, it refuses them. */
async function untilReady(
  { programs, port }: Pick<ServerStart, "programs" | "port">,
  ended: () => boolean,
): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && !ended()) {
    const args = ["-h", "127.0.0.1", "-p", String(port), "-q"];
    if ((await runProgram(join(programs, "pg_isready"), args)).code === 0) return;
    await delay(50);
  }
  throw new Error("PostgreSQL did not start. Is another one using its shared memory?");
}

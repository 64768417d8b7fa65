import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { makeCertificate } from "#tests/support/certificate.ts";
import { freePort } from "#tests/support/free-port.ts";
import { aptInstall } from "../../scripts/apt-install.ts";
import type { WebServerKind } from "./web-server-kinds.ts";

/** A running web server in front of the shop's processes. */
export interface WebServer {
  /** `https://www.example.com:PORT`, the value for `SITE_URL`. */
  siteUrl: string;
  httpsPort: number;
  httpPort: number;
  /** The certificate to trust. */
  certificate: string;
  stop: () => Promise<void>;
}

/** Ports of a web server whose processes aren't known yet. */
export interface ReservedPorts {
  siteUrl: string;
  httpsPort: number;
  httpPort: number;
}

/**
 * Reserves the ports first, because processes need `SITE_URL` before the web server knows the
 * processes.
 * @param usualPorts leaves the port out of `SITE_URL`; the caller must redirect requests to the
 *   real port.
 */
export async function reservePorts(usualPorts = false): Promise<ReservedPorts> {
  const [httpsPort, httpPort] = [await freePort(), await freePort()];
  const port = usualPorts ? "" : `:${httpsPort}`;
  return { siteUrl: `https://www.example.com${port}`, httpsPort, httpPort };
}

/** Whether the program is installed; installs it with apt if possible. */
export async function haveProgram({ program, debianPackage }: WebServerKind): Promise<boolean> {
  return existsSync(program) || ((await aptInstall(debianPackage)) && existsSync(program));
}

/**
 * Starts the web server with a configuration, in front of the processes.
 * @param config the text of its file in `deploy/`, possibly with a mistake in it.
 */
export async function startWebServer(
  kind: WebServerKind,
  reserved: ReservedPorts,
  processes: readonly number[],
  config?: string,
): Promise<WebServer> {
  const folder = await mkdtemp(join(tmpdir(), `${kind.name}-`));
  await chmod(folder, 0o755);
  const certificate = await makeCertificate(folder);
  const places = { ...reserved, processes, certificate, folder };
  const args = await kind.prepare(config ?? (await readFile(kind.shipped, "utf8")), places);
  const child = spawn(kind.program, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const printed = output(child);
  const ended = once(child, "exit");
  await untilListening(reserved.httpsPort, () => {
    if (child.exitCode !== null) throw new Error(`${kind.name} did not start:\n${printed()}`);
  });
  return {
    ...reserved,
    certificate: certificate.text,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function output({ stdout, stderr }: ChildProcess): () => string {
  let text = "";
  for (const stream of [stdout, stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      text = (text + chunk).slice(-4_000);
    });
  }
  return () => text;
}

async function untilListening(port: number, check: () => void): Promise<void> {
  for (;;) {
    check();
    const socket = connect(port, "127.0.0.1");
    const open = await Promise.race([
      once(socket, "connect").then(() => true),
      once(socket, "error").then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (open) return;
    await delay(50);
  }
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export interface ShopServer {
  url: string;
  /** Ends it as a power cut ends it for the program: at once, without a word. */
  kill(): Promise<void>;
  /** Asks it to finish what it is doing and end. */
  stop(): Promise<void>;
}

/** Starts the built shop (`server/main.ts`) on a free port and waits until it is open. */
export async function startShopServer(environment: Record<string, string>): Promise<ShopServer> {
  const server = spawn(process.execPath, ["server/main.ts"], {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "info", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const url = await openedAt(server);
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  };
  return { url, kill: () => end("SIGKILL"), stop: () => end("SIGTERM") };
}

function openedAt(server: ChildProcess): Promise<string> {
  const said: string[] = [];
  return new Promise((resolve, reject) => {
    for (const output of [server.stdout, server.stderr]) {
      if (!output) continue;
      createInterface(output).on("line", (line) => {
        said.push(line);
        const url = /"url":"(http:[^"]+)"/.exec(line)?.[1];
        if (url) resolve(url);
      });
    }
    server.once("exit", () => reject(new Error(`The shop did not open:\n${said.join("\n")}`)));
  });
}

import { createServer, type Socket } from "node:net";

/** An email server on this machine that replies to each command as scripted. */
export interface ScriptedEmailServer {
  port: number;
  /** Commands received, in order, of all connections. */
  heard: string[];
  close(): Promise<void>;
}

export interface SmtpScript {
  greeting?: string;
  /** Announced extensions, one per line. */
  extensions?: readonly string[];
  /**
   * The reply to a command; undefined for the usual success, `silence` for none, `421 …` closes.
   */
  reply?: (command: string) => string | undefined;
}

const LOGIN_DONE = "235 2.7.0 ok";

/** Starts a scripted email server on a free loopback port. */
export async function startScriptedEmailServer(
  script: SmtpScript = {},
): Promise<ScriptedEmailServer> {
  const heard: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => {}).on("close", () => open.delete(socket));
    const { greeting = "220 mail.example ESMTP" } = script;
    if (greeting !== "silence") socket.write(`${greeting}\r\n`);
    let incomplete = "";
    socket.on("data", (chunk) => {
      const lines = (incomplete + chunk.toString("utf8")).split("\r\n");
      incomplete = lines.pop() ?? "";
      for (const line of lines) respond(socket, line);
    });
  });
  function respond(socket: Socket, command: string): void {
    heard.push(command);
    const reply = script.reply?.(command) ?? usualReply(command, script.extensions ?? []);
    if (reply === "silence") return;
    socket.write(`${reply}\r\n`);
    if (command === "QUIT" || reply.startsWith("421")) socket.end();
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    port: address && typeof address === "object" ? address.port : 0,
    heard,
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function usualReply(command: string, extensions: readonly string[]): string {
  if (command.startsWith("EHLO")) {
    const lines = ["mail.example", ...extensions];
    return lines.map((line, at) => `250${at < lines.length - 1 ? "-" : " "}${line}`).join("\r\n");
  }
  if (command.startsWith("AUTH")) return LOGIN_DONE;
  return command === "QUIT" ? "221 bye" : "250 ok";
}

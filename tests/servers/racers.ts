import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { SinkName } from "#server/store/schema.ts";
import type { StoreConfig } from "#server/store/store-config.ts";

/** What the test has a process do. */
export interface RacerTask {
  task: "setClock" | "followUp" | "startWorker" | "stopWorker";
  /** Milliseconds since 1970, for the clock. */
  now?: number;
}

/** A message that a process's worker sent. */
export interface SentMessage {
  leadId: string;
  occasion: string;
  sink: SinkName;
}

/** What a process tells the test. */
export interface RacerReport {
  url?: string;
  /** A task has ended. */
  done?: true;
  /** A line of its log, or an error. */
  fault?: string;
  sent?: SentMessage;
}

/** What a script is told of its post. */
export interface Answer {
  status: number;
  body: {
    ok?: boolean;
    message?: string;
    first?: string;
    version?: number;
    state?: string;
    quoteVersion?: number;
    errors?: Record<string, string[]>;
  };
}

/** A form that is posted by a script: by a staff member with a session's token, or by a shopper. */
export interface RacePost {
  path: string;
  fields: Record<string, string>;
  session?: string;
}

/** One of the processes. */
export interface Racer {
  post: (post: RacePost) => Promise<Answer>;
  /** Has it do something, and waits until that is done. */
  run: (task: RacerTask["task"], now?: number) => Promise<void>;
  sent: SentMessage[];
  /** What it wrote to its log, which is only what should not happen. */
  faults: string[];
  stop: () => Promise<void>;
}

const SITE = { proto: "https", host: "shop.example" };
let clients = 0;

/** Starts a process on a database that others use too. @param now its time until it is set */
export async function startRacer(
  { dataDir, databaseUrl = "" }: StoreConfig,
  now: number,
): Promise<Racer> {
  const env = { ...process.env, NODE_OPTIONS: "", NOW: new Date(now).toISOString() };
  const child = fork("tests/servers/quote-racer.ts", {
    env: { ...env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    execArgv: [],
  });
  const racer = { sent: [] as SentMessage[], faults: [] as string[] };
  child.on("message", ({ fault, sent }: RacerReport) => {
    if (fault) racer.faults.push(fault);
    if (sent) racer.sent.push(sent);
  });
  const { url = "" } = await reported(child, ({ url }) => url !== undefined);
  return {
    ...racer,
    post: (post) => send(url, post),
    run: async (task, now) => {
      const done = reported(child, (report) => report.done === true);
      child.send({ task, ...(now === undefined ? {} : { now }) } satisfies RacerTask);
      await done;
    },
    stop: async () => {
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    },
  };
}

function reported(
  child: ChildProcess,
  isIt: (report: RacerReport) => boolean,
): Promise<RacerReport> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error("A process of the race ended."));
    const listen = (report: RacerReport) => {
      if (!isIt(report)) return;
      child.off("message", listen).off("exit", onExit);
      resolve(report);
    };
    child.on("message", listen).once("exit", onExit);
  });
}

/** Each post comes from an address of its own, so that no limit is reached. */
async function send(url: string, { path, fields, session }: RacePost): Promise<Answer> {
  clients += 1;
  const response = await fetch(url + path, {
    method: "POST",
    headers: {
      accept: "application/json",
      origin: `${SITE.proto}://${SITE.host}`,
      "sec-fetch-site": "same-origin",
      "x-forwarded-proto": SITE.proto,
      "x-forwarded-host": SITE.host,
      "x-forwarded-for": `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`,
      ...(session ? { cookie: `__Host-desk=${session}` } : {}),
    },
    body: new URLSearchParams(fields),
  });
  return { status: response.status, body: (await response.json()) as Answer["body"] };
}

import { Agent, request } from "node:http";
import { addressOf, bodyOf } from "#tests/chaos/lead-stream.ts";
import type { Visit } from "./mixed-traffic.ts";

/** A visit that takes longer counts as failed. */
const TIMEOUT_MS = 20_000;

/** How one visit ended. */
export interface Ended {
  kind: "finished page" | "rendered page" | "lead";
  /** 0 if there was no response. */
  status: number;
  /** Measured from when the visit was due, so that waiting for a connection counts. */
  ms: number;
  retryAfter: boolean;
}

export interface Visitors {
  visit(visit: Visit, dueAt: number): Promise<Ended>;
  close(): void;
}

/** Simulates browsers on this machine, which keep their connections open. */
export function openVisitors(url: string): Visitors {
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });
  return {
    visit: (visit, dueAt) => visitOnce(url, agent, visit, dueAt),
    close: () => agent.destroy(),
  };
}

async function visitOnce(url: string, agent: Agent, visit: Visit, dueAt: number): Promise<Ended> {
  const kind =
    "lead" in visit ? "lead" : visit.path.includes("?") ? "rendered page" : "finished page";
  const sent = "lead" in visit ? await leadRequest(visit) : { path: visit.path, method: "GET" };
  return new Promise((resolve) => {
    const end = (status: number, retryAfter = false) =>
      resolve({ kind, status, retryAfter, ms: performance.now() - dueAt });
    const outgoing = request(url + sent.path, {
      agent,
      method: sent.method,
      headers: { "accept-encoding": "br", ...sent.headers },
      timeout: TIMEOUT_MS,
    });
    outgoing.on("timeout", () => outgoing.destroy(new Error("no visitor waits that long")));
    outgoing.on("error", () => end(0));
    outgoing.on("response", (response) => {
      response.resume();
      response.on("end", () => end(response.statusCode ?? 0, "retry-after" in response.headers));
      response.on("error", () => end(0));
    });
    outgoing.end(sent.body);
  });
}

interface LeadRequest {
  path: string;
  method: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

/** A lead as a browser's script posts it, from a person with their own client address. */
async function leadRequest({ lead, key }: Extract<Visit, { key: string }>): Promise<LeadRequest> {
  const form = new Request("http://shop.example", { method: "POST", body: bodyOf(lead) });
  return {
    path: lead.path,
    method: "POST",
    headers: {
      accept: "application/json",
      "content-type": form.headers.get("content-type") ?? "",
      "x-forwarded-for": addressOf(key),
    },
    body: Buffer.from(await form.arrayBuffer()),
  };
}

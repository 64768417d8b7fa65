import type { Config } from "#server/config/read-config.ts";
import type { ProbeToken } from "#server/doctor/probe-tokens.ts";
import type { ProbeReport } from "#server/http/doctor-probe.ts";
import { request, type WebRequest, type WebResponse } from "./request.ts";

/** Milliseconds all questions about one address may take together: a slow machine is no fault. */
const ALL_MS = 6_500;

type ProbeRequest = Omit<WebRequest, "signal" | "limitMs"> & {
  /** Less than what is left for all questions. */
  limitMs?: number;
};

/** An answer to a request with a token; with a report only when this shop gave it. */
export interface ProbeResponse {
  response: WebResponse;
  report: ProbeReport | undefined;
}

/** The shop's address as the doctor asks it. */
export interface Site {
  /** Scheme, host and port, without a slash at the end. */
  address: string;
  ask(path: string, question?: ProbeRequest): Promise<WebResponse>;
  /** The same of another address. */
  askAt(address: string, question?: ProbeRequest): Promise<WebResponse>;
  /** Asks with a token that was not used yet. */
  probe(question?: ProbeRequest): Promise<ProbeResponse>;
  /** The same with a token of the caller's. */
  probeWith(token: ProbeToken, question?: ProbeRequest): Promise<ProbeResponse>;
  nextToken(): ProbeToken;
}

/** @param tokens are used up from their end; whoever makes another `Site` with them shares them. */
export function openSite(address: string, tokens: ProbeToken[], signal: AbortSignal): Site {
  const deadline = performance.now() + ALL_MS;
  const nextToken = () => {
    const token = tokens.pop();
    if (!token) throw new Error("The doctor made too few tokens.");
    return token;
  };
  const site: Site = {
    address,
    nextToken,
    ask: (path, question) => site.askAt(`${address}${path}`, question),
    askAt: (asked, question) => {
      const left = Math.max(1, deadline - performance.now());
      return request(asked, {
        ...question,
        signal,
        limitMs: Math.min(question?.limitMs ?? left, left),
      });
    },
    probe: (question) => site.probeWith(nextToken(), question),
    probeWith: async ({ token, proof }, question) => {
      const response = await site.ask(`/doctor/${token}`, question);
      return { response, report: reportIn(response, proof) };
    },
  };
  return site;
}

function reportIn({ status, body }: WebResponse, proof: string): ProbeReport | undefined {
  if (status !== 200) return undefined;
  try {
    const report = JSON.parse(body.toString()) as ProbeReport;
    return report.proof === proof ? report : undefined;
  } catch {
    return undefined;
  }
}

/** Where the shop listens on this machine; undefined when its port is chosen again at each start. */
export function localAddress({ host, port }: Pick<Config, "host" | "port">): string | undefined {
  if (port === 0) return undefined;
  const any = host === "0.0.0.0" || host === "::";
  const name = any ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

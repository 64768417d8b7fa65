import type { Config } from "#server/config/read-config.ts";
import type { ProbeToken } from "#server/doctor/probe-tokens.ts";
import type { ProbeReport } from "#server/http/doctor-probe.ts";
import { request, type WebRequest, type WebResponse } from "./request.ts";

/**
 * Milliseconds all requests to one address may take together; generous, because slowness isn't a
 * fault.
 */
const ALL_MS = 6_500;

type ProbeRequest = Omit<WebRequest, "signal" | "limitMs"> & {
  /** Applies if it is less than what is left for all requests. */
  limitMs?: number;
};

/** The response to a request with a token; it has a report only if it came from this shop. */
export interface ProbeResponse {
  response: WebResponse;
  report: ProbeReport | undefined;
}

/** An address of the shop that the doctor sends requests to. */
export interface Site {
  /** Scheme, host and port, without a trailing slash. */
  address: string;
  ask(path: string, options?: ProbeRequest): Promise<WebResponse>;
  /** Like `ask`, but at another address. */
  askAt(address: string, options?: ProbeRequest): Promise<WebResponse>;
  /** Sends a request with an unused token. */
  probe(options?: ProbeRequest): Promise<ProbeResponse>;
  /** The same with the caller's token. */
  probeWith(token: ProbeToken, options?: ProbeRequest): Promise<ProbeResponse>;
  nextToken(): ProbeToken;
}

/** @param tokens are used up from their end; every `Site` with the same array shares them. */
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
    ask: (path, options) => site.askAt(`${address}${path}`, options),
    askAt: (url, options) => {
      const left = Math.max(1, deadline - performance.now());
      return request(url, {
        ...options,
        signal,
        limitMs: Math.min(options?.limitMs ?? left, left),
      });
    },
    probe: (options) => site.probeWith(nextToken(), options),
    probeWith: async ({ token, proof }, options) => {
      const response = await site.ask(`/doctor/${token}`, options);
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

/** Where the shop listens on this machine; undefined if its port is chosen at each start. */
export function localAddress({ host, port }: Pick<Config, "host" | "port">): string | undefined {
  if (port === 0) return undefined;
  const isAnyAddress = host === "0.0.0.0" || host === "::";
  const name = isAnyAddress ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

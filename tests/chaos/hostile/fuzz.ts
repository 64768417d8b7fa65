import { once } from "node:events";
import fc from "fast-check";
import type { RunningShop } from "#tests/support/running-shop.ts";
import type { HostileRequest } from "./hostile-forms.ts";
import { hostileRequest } from "./hostile-request.ts";
import { openShop } from "./open-shop.ts";
import { rawRequests, sendRaw, statusesIn } from "./raw-requests.ts";
import { acknowledged, responseFault, send } from "./responses.ts";

/** Requests in flight at once, and generated at once. */
const BATCH = 16;
/**
 * Number of client addresses: more would overflow the rate limits' memory, fewer would all be
 * refused.
 */
const ADDRESSES = 15_000;
const MAX_COMPLAINTS = 20;

export interface FuzzOptions {
  cases: number;
  seed: number;
  /** An owner's cookie. */
  cookie: string;
  /** Called after each tenth of the cases, when no request is in flight. */
  onTenth: () => Promise<void>;
}

export interface FuzzResult {
  /** Number of responses by status. */
  statuses: Map<number, number>;
  /** Failures, each with the request that caused it. */
  complaints: string[];
  /** References of all accepted leads. */
  references: Set<string>;
}

/** Sends this many hostile requests, then the raw ones; the same seed sends the same ones. */
export async function fuzz(
  url: string,
  { cases, seed, cookie, onTenth }: FuzzOptions,
): Promise<FuzzResult> {
  const open = await openShop(url, cookie);
  const references = new Set(open.references);
  const result: FuzzResult = { statuses: new Map(), complaints: [], references };
  const requests = hostileRequest(open);
  let tenths = 0;
  for (let done = 0; done < cases; done += BATCH) {
    if (done >= ((tenths + 1) * cases) / 10) {
      tenths += 1;
      await onTenth();
    }
    const batch = fc.sample(requests, {
      numRuns: Math.min(BATCH, cases - done),
      seed: seed + done,
    });
    await Promise.all(batch.map((request, n) => fire(url, request, addressOf(done + n), result)));
    if (result.complaints.length >= MAX_COMPLAINTS) break;
  }
  for (const bytes of rawRequests) await fireRaw(url, bytes, result);
  return result;
}

async function fire(
  url: string,
  request: HostileRequest,
  from: string,
  { statuses, complaints, references }: FuzzResult,
): Promise<void> {
  const response = await send(url, request, from);
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  const fault = responseFault(response);
  if (fault) complaints.push(`${fault}: ${describeRequest(request)}`);
  const reference = acknowledged(response);
  if (reference) references.add(reference);
}

async function fireRaw(
  url: string,
  bytes: string,
  { statuses, complaints }: FuzzResult,
): Promise<void> {
  for (const status of statusesIn(await sendRaw(url, bytes))) {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500) complaints.push(`status ${status}: ${JSON.stringify(bytes.slice(0, 300))}`);
  }
}

function describeRequest({ body, ...request }: HostileRequest): string {
  return JSON.stringify({ ...request, body: body?.toString().slice(0, 900) }).slice(0, 1_200);
}

function addressOf(n: number): string {
  const client = n % ADDRESSES;
  return `10.7.${client >> 8}.${client & 255}`;
}

/** Bytes the server uses after a garbage collection. */
export interface Memory {
  rss: number;
  heapUsed: number;
  external: number;
}

/** Requests the memory use of a shop started with the memory probe. */
export async function memoryOf({ process }: RunningShop): Promise<Memory> {
  const reported = once(process, "message");
  process.send?.("memory");
  const [memory] = await reported;
  return memory as Memory;
}

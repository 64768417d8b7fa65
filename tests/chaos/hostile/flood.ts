import { pathIn } from "#domain/addresses/path-in.ts";
import { languageOfTurn } from "#tests/support/every-language.ts";

/** Concurrent posts. */
const AT_ONCE = 24;

/** The results of a flood. */
export interface Flood {
  /** References of accepted leads. */
  references: Set<string>;
  /** Number of responses by status. */
  statuses: Map<number, number>;
  /** Response times, in milliseconds, of a page requested repeatedly meanwhile. */
  pageMs: number[];
  /** How often that page was refused with Retry-After: leads have priority. */
  pagesRefused: number;
  seconds: number;
}

/**
 * Sends this many custom requests, each from another person at another address, as a botnet would,
 * in every language in turn, while a page is requested repeatedly.
 */
export async function flood(url: string, leads: number): Promise<Flood> {
  const result: Flood = {
    references: new Set(),
    statuses: new Map(),
    pageMs: [],
    pagesRefused: 0,
    seconds: 0,
  };
  const started = performance.now();
  let sent = 0;
  const sender = async () => {
    while (sent < leads) {
      sent += 1;
      await sendOne(url, sent, result);
    }
  };
  const flooding = Promise.all(Array.from({ length: AT_ONCE }, sender)).then(() => {
    result.seconds = (performance.now() - started) / 1000;
  });
  while (result.seconds === 0) {
    const ms = await timeOfPage(url);
    if (ms === undefined) result.pagesRefused += 1;
    else result.pageMs.push(ms);
  }
  await flooding;
  return result;
}

async function sendOne(url: string, n: number, { references, statuses }: Flood): Promise<void> {
  const response = await fetch(url + pathIn(languageOfTurn(n), "/custom-request"), {
    method: "POST",
    headers: {
      accept: "application/json",
      "x-forwarded-for": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
    },
    body: new URLSearchParams({
      name: `Bot ${n}`,
      email: `bot-${n}@example.com`,
      lookingFor: "CHEAP WATCHES http://spam.example",
      leave_blank: "x",
    }),
  });
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  const { reference } = (await response.json()) as { reference?: string };
  if (response.status === 201 && reference) references.add(reference);
}

async function timeOfPage(url: string): Promise<number | undefined> {
  const started = performance.now();
  const response = await fetch(`${url}/search?q=sofa`);
  await response.text();
  if (response.status === 503 && response.headers.has("retry-after")) return undefined;
  if (response.status !== 200) throw new Error(`The page returned ${response.status}.`);
  return performance.now() - started;
}

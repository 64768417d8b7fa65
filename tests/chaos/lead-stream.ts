import { type LeadToSend, leadOfTurn, type RequestedWindow } from "#tests/support/every-kind.ts";

/** Concurrent shoppers, each with one lead in flight. */
const SHOPPERS = 4;

/** The outcome of every lead ever sent, by idempotency key. */
export interface LeadLedger {
  /** References of accepted leads. */
  acknowledged: Map<string, string>;
  /** Refused because the window is full, or no longer offered since the clock moved on. */
  full: Set<string>;
  /** Without a response, or asked to try again; they are sent again. */
  open: Map<string, LeadToSend>;
  /** How often a shopper got a 503. */
  refusals: number;
  /** When the last lead was acknowledged, in milliseconds of `performance.now`. */
  lastAt: number;
}

export function newLedger(): LeadLedger {
  return { acknowledged: new Map(), full: new Set(), open: new Map(), refusals: 0, lastAt: 0 };
}

/**
 * Resends open leads, then sends new leads of all five kinds in turn, until stopped or the server
 * is gone.
 * @throws {Error} on any response but accepted, full, or a 503.
 */
export async function streamLeads(
  url: string,
  ledger: LeadLedger,
  shouldContinue: () => boolean,
  pauseMs = 0,
): Promise<void> {
  const windows = await availableWindows(url).catch((): RequestedWindow[] => []);
  const toResend = [...ledger.open.entries()];
  const next = (): [string, LeadToSend] | undefined => {
    const open = toResend.pop();
    if (open || !shouldContinue()) return open;
    const key = crypto.randomUUID();
    const turn = ledger.acknowledged.size + ledger.open.size;
    const window = windows[(turn * 7) % Math.max(1, windows.length)];
    return [key, leadOfTurn(window || turn % 5 !== 2 ? turn : 0, key, window ?? noWindow)];
  };
  const shopper = async () => {
    for (let lead = next(); lead; lead = next()) {
      ledger.open.set(...lead);
      const response = await sendLead(url, ...lead).catch(() => undefined);
      if (!response) return;
      recordOutcome(ledger, lead[0], response);
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  await Promise.all(Array.from({ length: SHOPPERS }, shopper));
}

const noWindow: RequestedWindow = { date: "", window: "" };

function recordOutcome(ledger: LeadLedger, key: string, response: LeadResponse): void {
  const { status, reference } = response;
  if (status === 503) {
    ledger.refusals += 1;
    return;
  }
  if (status === 201) {
    ledger.acknowledged.set(key, reference);
    ledger.lastAt = performance.now();
  } else if (status === 409 || isWindowGone(response)) ledger.full.add(key);
  else throw new Error(`A lead got status ${status}.`);
  ledger.open.delete(key);
}

function isWindowGone({ status, errors }: LeadResponse): boolean {
  return status === 422 && Object.keys(errors).join() === "window";
}

async function availableWindows(url: string): Promise<RequestedWindow[]> {
  const response = await fetch(`${url}/delivery-windows`);
  const { windows } = (await response.json()) as { windows: RequestedWindow[] };
  return windows.map(({ date, window }) => ({ date, window }));
}

export interface LeadResponse {
  status: number;
  reference: string;
  /** Field errors. */
  errors: Record<string, string[]>;
}

/** Sends one lead as a shopper's script does; rejects when the response is lost. */
export async function sendLead(url: string, key: string, lead: LeadToSend): Promise<LeadResponse> {
  const headers = { accept: "application/json", "x-forwarded-for": addressOf(key) };
  const response = await fetch(url + lead.path, { method: "POST", headers, body: bodyOf(lead) });
  const { reference = "", errors = {} } = (await response.json()) as Partial<LeadResponse>;
  return { status: response.status, reference, errors };
}

/** A lead's body as a browser posts it: URL-encoded, or multipart with a file. */
export function bodyOf({ fields, file }: LeadToSend): BodyInit {
  if (!file) return new URLSearchParams(fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(file.field, new Blob([new Uint8Array(file.bytes)]), file.name);
  return form;
}

/** A client address per shopper, so that no rate limit is reached. */
export function addressOf(key: string): string {
  const byte = (from: number) => Number.parseInt(key.slice(from, from + 2), 16);
  return `10.${byte(0)}.${byte(2)}.${byte(4)}`;
}

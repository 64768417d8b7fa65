import { type LeadToSend, leadOfTurn, type WantedWindow } from "#tests/support/every-kind.ts";

/** Leads under way at once: several shoppers pressing the button together. */
const SHOPPERS = 4;

/** What became of every lead that was ever sent, by idempotency key. */
export interface LeadLedger {
  /** The reference of each the shop said yes to. */
  acknowledged: Map<string, string>;
  /** Told that their window is full, or not offered any more since the clock went on. */
  full: Set<string>;
  /** Answer lost, or told to try again; their shoppers do. */
  open: Map<string, LeadToSend>;
  /** How often a shopper was told honestly that it cannot be stored now. */
  refusals: number;
  /** When the last one was acknowledged, in milliseconds of `performance.now`. */
  lastAt: number;
}

export function newLedger(): LeadLedger {
  return { acknowledged: new Map(), full: new Set(), open: new Map(), refusals: 0, lastAt: 0 };
}

/**
 * Sends what is open again, then new leads of all five kinds in turn, until told to stop or the
 * server is gone. @throws on any answer that is neither yes, full, nor an honest 503.
 */
export async function streamLeads(
  url: string,
  ledger: LeadLedger,
  shouldContinue: () => boolean,
  pauseMs = 0,
): Promise<void> {
  const windows = await offered(url).catch((): WantedWindow[] => []);
  const again = [...ledger.open.entries()];
  const next = (): [string, LeadToSend] | undefined => {
    const left = again.pop();
    if (left || !shouldContinue()) return left;
    const key = crypto.randomUUID();
    const turn = ledger.acknowledged.size + ledger.open.size;
    const wanted = windows[(turn * 7) % Math.max(1, windows.length)];
    return [key, leadOfTurn(wanted || turn % 5 !== 2 ? turn : 0, key, wanted ?? nowhere)];
  };
  const shopper = async () => {
    for (let lead = next(); lead; lead = next()) {
      ledger.open.set(...lead);
      const response = await sendLead(url, ...lead).catch(() => undefined);
      if (!response) return;
      note(ledger, lead[0], response);
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  await Promise.all(Array.from({ length: SHOPPERS }, shopper));
}

const nowhere: WantedWindow = { date: "", window: "" };

function note(ledger: LeadLedger, key: string, response: LeadResponse): void {
  const { status, reference } = response;
  if (status === 503) {
    ledger.refusals += 1;
    return;
  }
  if (status === 201) {
    ledger.acknowledged.set(key, reference);
    ledger.lastAt = performance.now();
  } else if (status === 409 || isConnectionLost(response)) ledger.full.add(key);
  else throw new Error(`A lead was answered with ${status}.`);
  ledger.open.delete(key);
}

function isConnectionLost({ status, errors }: LeadResponse): boolean {
  return status === 422 && Object.keys(errors).join() === "window";
}

async function offered(url: string): Promise<WantedWindow[]> {
  const response = await fetch(`${url}/delivery-windows`);
  const { windows } = (await response.json()) as { windows: WantedWindow[] };
  return windows.map(({ date, window }) => ({ date, window }));
}

export interface LeadResponse {
  status: number;
  reference: string;
  /** Messages by field. */
  errors: Record<string, string[]>;
}

/** Sends one lead as a shopper's script does; rejects when the answer is lost. */
export async function sendLead(url: string, key: string, lead: LeadToSend): Promise<LeadResponse> {
  const headers = { accept: "application/json", "x-forwarded-for": addressOf(key) };
  const hold = await heldPlace(`${url}/delivery-holds`, headers, key, lead);
  const body = bodyOf({ ...lead, fields: { ...lead.fields, ...hold } });
  const response = await fetch(url + lead.path, { method: "POST", headers, body });
  const { reference = "", errors = {} } = (await response.json()) as Partial<LeadResponse>;
  return { status: response.status, reference, errors };
}

/** Every other booking holds its place first, as on the page; without one it is booked all the same. */
async function heldPlace(
  holds: string,
  headers: Record<string, string>,
  key: string,
  { kind, fields: { date = "", window = "" } }: LeadToSend,
): Promise<{ hold?: string }> {
  if (kind !== "booking" || Number.parseInt(key.slice(0, 1), 16) % 2 === 1) return {};
  const body = new URLSearchParams({ date, window });
  const response = await fetch(holds, { method: "POST", headers, body });
  if (response.status !== 201) return {};
  const { hold } = (await response.json()) as { hold: string };
  return { hold };
}

export function bodyOf({ fields, file }: LeadToSend): BodyInit {
  if (!file) return new URLSearchParams(fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(file.field, new Blob([new Uint8Array(file.bytes)]), file.name);
  return form;
}

/** Every shopper has an address of their own, so that the rate limit lets them all in. */
export function addressOf(key: string): string {
  const byte = (from: number) => Number.parseInt(key.slice(from, from + 2), 16);
  return `10.${byte(0)}.${byte(2)}.${byte(4)}`;
}

import { goodBooking } from "#tests/support/form-fields.ts";

/** Bookings under way at once. */
const SHOPPERS = 4;

/** What became of every booking that was ever tried, by idempotency key. */
export interface BookingLedger {
  /** The reference of each the server said yes to. */
  acknowledged: Map<string, string>;
  /** Told that the window is full. */
  refused: Set<string>;
  /** The window of those whose answer was lost; their shoppers try it again. */
  unanswered: Map<string, WindowKey>;
}

interface WindowKey {
  date: string;
  window: string;
}

/**
 * Sends what was left unanswered again, then new bookings as `nextKey` gives them, every other one
 * after holding its window, until it gives none or the server is gone.
 */
export async function streamBookings(
  url: string,
  ledger: BookingLedger,
  nextKey: () => string | undefined,
): Promise<void> {
  const again = [...ledger.unanswered.keys()];
  const windows = await offered(url);
  let turn = 0;
  const shopper = async () => {
    for (let key = again.pop() ?? nextKey(); key !== undefined; key = again.pop() ?? nextKey()) {
      turn += 1;
      const wanted = ledger.unanswered.get(key) ?? windows[(turn * 7) % windows.length];
      if (!wanted) throw new Error("nothing can be booked");
      ledger.unanswered.set(key, wanted);
      const answered = await book(url, key, wanted, turn % 2 === 0).catch(() => undefined);
      if (!answered) return;
      if (answered.status === 201) ledger.acknowledged.set(key, answered.reference);
      else if (answered.status === 409) ledger.refused.add(key);
      else throw new Error(`Refused with ${answered.status}`);
      ledger.unanswered.delete(key);
    }
  };
  await Promise.all(Array.from({ length: SHOPPERS }, shopper));
}

async function offered(url: string): Promise<WindowKey[]> {
  const answer = await fetch(`${url}/delivery-windows`);
  const { windows } = (await answer.json()) as { windows: WindowKey[] };
  return windows.map(({ date, window }) => ({ date, window }));
}

async function book(url: string, key: string, wanted: WindowKey, holdsFirst: boolean) {
  const headers = { accept: "application/json", "x-forwarded-for": addressOf(key) };
  const post = (path: string, fields: Record<string, string>) =>
    fetch(url + path, { method: "POST", headers, body: new URLSearchParams(fields) });
  const held = holdsFirst ? await post("/delivery-holds", { ...wanted }) : undefined;
  const { hold = "" } = held ? ((await held.json()) as { hold?: string }) : {};
  const email = `${key}@example.com`;
  const fields = { ...goodBooking, ...wanted, email, hold, idempotencyKey: key };
  const answer = await post("/book-delivery", fields);
  const { reference = "" } = (await answer.json()) as { reference?: string };
  return { status: answer.status, reference };
}

/** Every shopper has an address of their own, so that the rate limit lets them all in. */
function addressOf(key: string): string {
  const byte = (from: number) => Number.parseInt(key.slice(from, from + 2), 16);
  return `10.${byte(0)}.${byte(2)}.${byte(4)}`;
}

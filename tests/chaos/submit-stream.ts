/** Submits under way at once: several shoppers pressing the button together. */
const SHOPPERS = 4;

/** What became of every quote request that was ever tried. */
export interface Ledger {
  /** Idempotency key → reference, for each the server said yes to. */
  acknowledged: Map<string, string>;
  /** Keys whose answer was lost when the server died; their shoppers try again. */
  unanswered: Set<string>;
}

/**
 * Sends what was left unanswered again, then new requests as `nextKey` gives them, until it gives
 * none or the server is gone.
 */
export async function streamSubmits(
  url: string,
  ledger: Ledger,
  nextKey: () => string | undefined,
): Promise<void> {
  const again = [...ledger.unanswered];
  const shopper = async () => {
    for (let key = again.pop() ?? nextKey(); key !== undefined; key = again.pop() ?? nextKey()) {
      ledger.unanswered.add(key);
      const reference = await submitOnce(url, key);
      if (reference === undefined) return;
      ledger.acknowledged.set(key, reference);
      ledger.unanswered.delete(key);
    }
  };
  await Promise.all(Array.from({ length: SHOPPERS }, shopper));
}

/** The reference, or undefined when the server went away before it answered. */
async function submitOnce(url: string, key: string): Promise<string | undefined> {
  const answer = await post(url, key).catch(() => undefined);
  if (answer === undefined) return undefined;
  if (answer.status !== 201) throw new Error(`Refused with ${answer.status}: ${answer.body}`);
  const { reference } = JSON.parse(answer.body) as { reference: string };
  return reference;
}

async function post(url: string, key: string): Promise<{ status: number; body: string }> {
  const response = await fetch(`${url}/quote-request`, {
    method: "POST",
    headers: { accept: "application/json", "x-forwarded-for": addressOf(key) },
    body: new URLSearchParams({
      name: `Shopper ${key}`,
      email: `${key}@example.com`,
      phone: "(713) 555-0188",
      items: JSON.stringify([{ id: "1003", quantity: 1, notes: "" }]),
      idempotencyKey: key,
    }),
  });
  return { status: response.status, body: await response.text() };
}

/** Every shopper has an address of their own, so that the rate limit lets them all in. */
function addressOf(key: string): string {
  const byte = (from: number) => Number.parseInt(key.slice(from, from + 2), 16);
  return `10.${byte(0)}.${byte(2)}.${byte(4)}`;
}

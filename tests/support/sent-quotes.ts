import type { APIRequestContext, Page } from "@playwright/test";
import type { Language } from "#domain/language.ts";
import { requestQuote } from "./desk-requests.ts";
import { signInAs } from "./desk-staff.ts";
import type { RunningShop } from "./running-shop.ts";

/** A line as a draft has it, in cents. */
type DraftLine = Record<string, unknown>;

/** A sofa, two recliners at 10 % off and nesting tables, delivered: $5,798.95 (rule 19.4). */
const exampleLines: readonly DraftLine[] = [
  { id: "1013", price: 248_000, quantity: 1, taxed: true, size: "large" },
  { id: "1001", price: 109_000, quantity: 2, percentOff: 1000, taxed: true, size: "medium" },
  { title: "Nesting tables", price: 42_000, quantity: 1, taxed: true, size: "medium" },
];

/** What was asked of the shop, and the path of its quote's page. */
export interface SentQuote {
  reference: string;
  path: string;
  /** The version's number. */
  version: number;
}

/** A seller in a browser of her own, so that the shopper's is nobody's who has signed in. */
export class Seller {
  readonly #request: APIRequestContext;
  readonly #origin: string;
  /** The version of each lead's draft that was seen last. */
  readonly #seen = new Map<string, number>();

  constructor(page: Page, shop: RunningShop) {
    this.#request = page.request;
    this.#origin = new URL(shop.url).origin;
  }

  /** Signs in; the page's own browser stays signed out. */
  static async open(page: Page, shop: RunningShop): Promise<Seller> {
    const context = await page.context().browser()?.newContext({ baseURL: shop.url });
    if (!context) throw new Error("There is no browser.");
    const own = await context.newPage();
    await signInAs(own, shop, "Maribel Cantu", "seller");
    return new Seller(own, shop);
  }

  /** Sends a quote by link, for a request that is made for it. */
  async sendNew(
    draft: Record<string, unknown> = {},
    language: Language = "en",
  ): Promise<SentQuote> {
    const { reference } = await requestQuote(this.#request, "Janelle", language);
    return this.send(reference, draft);
  }

  /** Sends a version by link. */
  async send(reference: string, draft: Record<string, unknown> = {}): Promise<SentQuote> {
    await this.save(reference, draft);
    const sent = await this.#post(reference, { action: "send", by: "link" });
    return { reference, path: pathOf(sent.link), version: Number(sent.quoteVersion) };
  }

  /** Saves a draft and returns the path of its preview. */
  async preview(reference: string): Promise<string> {
    await this.save(reference);
    const { link } = await this.#post(reference, { action: "preview" });
    return pathOf(link);
  }

  async save(reference: string, draft: Record<string, unknown> = {}): Promise<void> {
    const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    const whole = {
      lines: exampleLines,
      zip: "77008",
      deliveryPrice: 34_500,
      whiteGlove: true,
      haulAway: true,
      packagingRemoval: false,
      noTaxReason: "",
      deposit: 100_000,
      months: 24,
      goodUntil: day,
      message: "All of it is in the shop.\n\nAsk me about the fabric.",
      ...draft,
    };
    await this.#post(reference, { action: "save", draft: JSON.stringify(whole) });
  }

  /** Withdraws a version. */
  async withdraw({ reference, version }: SentQuote): Promise<void> {
    await this.#post(reference, { action: "withdraw", version: String(version) });
  }

  /** What the lead's page says. */
  async leadPage(reference: string): Promise<string> {
    return (await this.#request.get(`/desk/leads/${reference}`)).text();
  }

  async #post(reference: string, form: Record<string, string>): Promise<Record<string, unknown>> {
    const isDraft = form.action === "save" || form.action === "send";
    const response = await this.#request.post(`/desk/leads/${reference}/quote`, {
      headers: { accept: "application/json", origin: this.#origin },
      form: isDraft ? { version: String(this.#seen.get(reference) ?? 0), ...form } : form,
    });
    const told = (await response.json()) as Record<string, unknown>;
    if (told.ok !== true) throw new Error(`${form.action}: ${JSON.stringify(told)}`);
    if (isDraft) this.#seen.set(reference, Number(told.version));
    return told;
  }
}

function pathOf(link: unknown): string {
  return new URL(String(link)).pathname;
}

import type { InPage, Size } from "./tab.ts";

/** The key of an element reference in WebDriver's JSON. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/**
 * WebKit's driver sometimes misses that a page has loaded and holds every command for this long; by
 * default 300 s, after which fetch gives up too. Journeys try a held command again.
 */
const PAGE_LOAD_MS = 20_000;

/** Longer than any command takes; a driver that never responds is asked again, or named in the error. */
const COMMAND_MS = 60_000;

export type ElementReference = Record<typeof ELEMENT, string>;

/** A session of classic WebDriver (w3.org/TR/webdriver2), with the commands journeys need. */
export class WebDriverSession {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  /** Starts a browser through the driver at this address. */
  static async start(driver: string, capabilities: object): Promise<WebDriverSession> {
    const alwaysMatch = { timeouts: { pageLoad: PAGE_LOAD_MS }, ...capabilities };
    const body = { capabilities: { alwaysMatch } };
    const { sessionId } = await command<{ sessionId: string }>("POST", `${driver}/session`, body);
    return new WebDriverSession(`${driver}/session/${sessionId}`);
  }

  resize({ width, height }: Size): Promise<void> {
    return this.#post("window/rect", { x: 0, y: 0, width, height });
  }

  /** Returns the handle of the current window. */
  window(): Promise<string> {
    return command("GET", `${this.#address}/window`);
  }

  async openWindow(): Promise<string> {
    const { handle } = await this.#post<{ handle: string }>("window/new", { type: "tab" });
    return handle;
  }

  /**
   * Directs the following commands to this window and to the frame at these selectors, each within
   * the previous one.
   */
  async enter(window: string, frames: readonly string[]): Promise<void> {
    await this.#post("window", { handle: window });
    for (const value of frames) {
      const id = await this.#post("element", { using: "css selector", value });
      await this.#post("frame", { id });
    }
  }

  navigate(url: string): Promise<void> {
    return this.#post("url", { url });
  }

  /** Runs a function in the page; its arguments and result are JSON or elements. */
  run<Args extends unknown[], Result>(
    code: InPage<Args, Result>,
    args: readonly unknown[],
  ): Promise<Result> {
    return this.#post("execute/sync", { script: `return (${code})(...arguments)`, args });
  }

  click(element: ElementReference): Promise<void> {
    return this.#post(`element/${element[ELEMENT]}/click`, {});
  }

  /** Types text, or sets a file field to the path of its file. */
  type(element: ElementReference, text: string): Promise<void> {
    return this.#post(`element/${element[ELEMENT]}/value`, { text });
  }

  end(): Promise<void> {
    return command("DELETE", this.#address);
  }

  #post<Value>(path: string, body: object): Promise<Value> {
    return command("POST", `${this.#address}/${path}`, body);
  }
}

/**
 * Sends a command.
 * @throws {Error} with the driver's message when it refuses, or with the command it doesn't respond to.
 */
async function command<Value>(method: string, address: string, body?: object): Promise<Value> {
  const response = await fetch(address, {
    method,
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(COMMAND_MS),
  }).catch((cause: unknown) => {
    throw new Error(`The driver didn't respond to ${method} ${new URL(address).pathname}`, {
      cause,
    });
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

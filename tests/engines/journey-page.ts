import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { findByRole, type Role, type Wanted } from "./find-in-page.ts";
import type { Handle, InPage, Tab } from "./tab.ts";

/**
 * How long a journey waits for something to happen, in milliseconds; software 3D rendering is slow.
 */
const timeoutMs = 110_000;
/** More than a frame. Both looks are in one try, because frames of software 3D take long. */
const betweenLooksMs = 50;

/**
 * A page as a shopper uses it, the same in every engine. Each action waits until it is possible.
 */
export class JourneyPage {
  readonly #tab: Tab;
  readonly #home: string;

  constructor(tab: Tab, home: string) {
    this.#tab = tab;
    this.#home = home;
  }

  /** Opens a page of the shop and waits until it is hydrated. */
  async open(path: string): Promise<void> {
    await this.#tab.goto(new URL(path, this.#home).href);
    await this.hydrated();
  }

  back(): Promise<void> {
    return this.#tab.back();
  }

  async click(role: Role, name: string): Promise<void> {
    await this.#click({ role, name });
  }

  /** Replaces a field's text, key by key. */
  async fill(name: string, text: string): Promise<void> {
    const handle = await this.#click({ role: "textbox", name });
    await this.#tab.evaluate(selectText);
    await handle.type(text);
    await this.until(`${name} holds "${text}"`, focusedValueIs, text);
  }

  async attach(name: string, file: string): Promise<void> {
    const handle = await this.#present({ role: "file", name });
    await handle.attach(file);
  }

  /** Waits until an element with this role and name is visible. */
  async waitFor(role: Role, name: string): Promise<void> {
    await this.#present({ role, name });
  }

  /** Whether an element with this role and name is visible now. */
  async has(role: Role, name: string): Promise<boolean> {
    return (await this.#tab.find(findByRole, { role, name })) !== undefined;
  }

  /** Waits until the page contains this text. */
  async containsText(text: string): Promise<void> {
    await eventually(async () => expect(await this.#text()).toContain(text), timeoutMs);
  }

  /** Waits until the URL has this path and query. */
  async at(path: string): Promise<void> {
    const address = () => location.pathname + location.search;
    await eventually(async () => expect(await this.#tab.evaluate(address)).toBe(path), timeoutMs);
  }

  /** Waits until the page at this path is shown: the URL changes before the page does. */
  async arrives(path: string, heading: string): Promise<void> {
    await this.at(path);
    await this.until(
      `the page is headed "${heading}"`,
      (text) => document.querySelector("h1")?.textContent.includes(text) === true,
      heading,
    );
  }

  evaluate<Args extends unknown[], Result>(
    run: InPage<Args, Result>,
    ...args: Args
  ): Promise<Result> {
    return this.#tab.evaluate(run, ...args);
  }

  /** Waits until a function returns true in the page. */
  async until<Args extends unknown[]>(
    what: string,
    check: InPage<Args, boolean>,
    ...args: Args
  ): Promise<void> {
    await eventually(
      async () => expect(await this.#tab.evaluate(check, ...args), what).toBe(true),
      timeoutMs,
    );
  }

  /** Returns the page in a frame, once it is hydrated. */
  async frame(selector: string): Promise<JourneyPage> {
    const inside = new JourneyPage(await this.#tab.frame(selector), this.#home);
    await inside.hydrated();
    return inside;
  }

  /** Opens another tab of the same shopper. */
  async newTab(): Promise<JourneyPage> {
    return new JourneyPage(await this.#tab.newTab(), this.#home);
  }

  /** Waits until the page is hydrated; before that, links and forms work without script. */
  hydrated(): Promise<void> {
    return this.until("React has taken over the page", () =>
      Object.keys(document.body).some((key) => key.startsWith("__react")),
    );
  }

  #text(): Promise<string> {
    return this.#tab.evaluate(visibleText);
  }

  #present(wanted: Wanted): Promise<Handle> {
    return eventually(async () => {
      const handle = await this.#tab.find(findByRole, wanted);
      if (!handle) throw new Error(`No ${wanted.role} called "${wanted.name}" is visible.`);
      return handle;
    }, timeoutMs);
  }

  /**
   * Clicks an element once it has stopped moving and nothing covers it in the middle of the window.
   */
  async #click(wanted: Wanted): Promise<Handle> {
    return eventually(async () => {
      const handle = await this.#present(wanted);
      const before = await handle.ask(positionInWindow);
      await sleep(betweenLooksMs);
      const { place, covering } = await handle.ask(positionInWindow);
      expect(covering, `lies over the ${wanted.role} "${wanted.name}"`).toBe("");
      if (place !== before.place)
        throw new Error(`The ${wanted.role} "${wanted.name}" keeps moving.`);
      await handle.click();
      return handle;
    }, timeoutMs);
  }
}

/** Returns all visible text in page order; `innerText` omits fixed layers in WebKit. */
function visibleText(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let text = "";
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement?.checkVisibility({ visibilityProperty: true })) text += textContent;
  }
  return text.replace(/\s+/g, " ");
}

/**
 * Scrolls an element to the middle of the window and returns its position and what covers it there.
 */
function positionInWindow(element: HTMLElement): { place: string; covering: string } {
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  // A link over two lines is clicked on the first.
  const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const covering = element.contains(hit) ? "" : (hit?.outerHTML.slice(0, 200) ?? "nothing");
  return { place: `${left} ${top}`, covering };
}

function selectText(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}

function focusedValueIs(text: string): boolean {
  const field = document.activeElement;
  return (
    (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
    field.value === text
  );
}

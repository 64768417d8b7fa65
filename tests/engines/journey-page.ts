import { expect } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { findByRole, type Role, type Wanted } from "./find-in-page.ts";
import type { Handle, InPage, Tab } from "./tab.ts";

/** How long a journey waits for what must come, milliseconds; drawing in 3D without a graphics card takes its time. */
const patience = 110_000;

/** A page as a shopper uses it, the same in every engine. What it does waits until it can be done. */
export class JourneyPage {
  readonly #tab: Tab;
  readonly #home: string;

  constructor(tab: Tab, home: string) {
    this.#tab = tab;
    this.#home = home;
  }

  /** Opens a page of the shop and waits until React has taken over. */
  async open(path: string): Promise<void> {
    await this.#tab.goto(new URL(path, this.#home).href);
    await this.takenOver();
  }

  back(): Promise<void> {
    return this.#tab.back();
  }

  async click(role: Role, name: string): Promise<void> {
    await this.#press({ role, name });
  }

  /** Replaces what stands in a field, key by key. */
  async fill(name: string, text: string): Promise<void> {
    const handle = await this.#press({ role: "textbox", name });
    await this.#tab.evaluate(selectText);
    await handle.type(text);
    await this.until(`${name} holds "${text}"`, focusedValueIs, text);
  }

  async attach(name: string, file: string): Promise<void> {
    const handle = await this.#present({ role: "file", name });
    await handle.attach(file);
  }

  /** Waits until something of this role and name is in sight. */
  async sees(role: Role, name: string): Promise<void> {
    await this.#present({ role, name });
  }

  /** Whether something of this role and name is in sight now. */
  async has(role: Role, name: string): Promise<boolean> {
    return (await this.#tab.find(findByRole, { role, name })) !== undefined;
  }

  /** Waits until the page says this. */
  async reads(text: string): Promise<void> {
    await eventually(async () => expect(await this.#text()).toContain(text), patience);
  }

  /** Waits until the address is this path, with its query. */
  async at(path: string): Promise<void> {
    const address = () => location.pathname + location.search;
    await eventually(async () => expect(await this.#tab.evaluate(address)).toBe(path), patience);
  }

  /** Waits until this path is shown: an address changes before its page does. */
  async arrives(path: string, heading: string): Promise<void> {
    await this.at(path);
    await this.until(
      `the page is headed "${heading}"`,
      (text) => document.querySelector("h1")?.textContent.includes(text) === true,
      heading,
    );
  }

  evaluate<Args extends unknown[], Answer>(
    run: InPage<Args, Answer>,
    ...args: Args
  ): Promise<Answer> {
    return this.#tab.evaluate(run, ...args);
  }

  /** Waits until a function says yes in the page. */
  async until<Args extends unknown[]>(
    what: string,
    check: InPage<Args, boolean>,
    ...args: Args
  ): Promise<void> {
    await eventually(
      async () => expect(await this.#tab.evaluate(check, ...args), what).toBe(true),
      patience,
    );
  }

  /** The page in a frame, once React has taken over there. */
  async frame(selector: string): Promise<JourneyPage> {
    const inside = new JourneyPage(await this.#tab.frame(selector), this.#home);
    await inside.takenOver();
    return inside;
  }

  /** Another tab of the same shopper. */
  async newTab(): Promise<JourneyPage> {
    return new JourneyPage(await this.#tab.newTab(), this.#home);
  }

  /** Waits until links and forms are React's; before that they are plain ones. */
  takenOver(): Promise<void> {
    return this.until("React has taken over the page", () =>
      Object.keys(document.body).some((key) => key.startsWith("__react")),
    );
  }

  #text(): Promise<string> {
    return this.#tab.evaluate(textInSight);
  }

  #present(wanted: Wanted): Promise<Handle> {
    return eventually(async () => {
      const handle = await this.#tab.find(findByRole, wanted);
      if (!handle) throw new Error(`No ${wanted.role} called "${wanted.name}" is in sight.`);
      return handle;
    }, patience);
  }

  /** Presses an element once it rests in the middle of the window with nothing over it. */
  async #press(wanted: Wanted): Promise<Handle> {
    let before = "";
    return eventually(async () => {
      const handle = await this.#present(wanted);
      const { place, covering } = await handle.ask(placeInWindow);
      expect(covering, `lies over the ${wanted.role} "${wanted.name}"`).toBe("");
      const rests = place === before;
      before = place;
      if (!rests) throw new Error(`The ${wanted.role} "${wanted.name}" does not rest.`);
      await handle.click();
      return handle;
    }, patience);
  }
}

/** All text that is shown, in the order of the page; `innerText` leaves out fixed layers in WebKit. */
function textInSight(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let text = "";
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement?.checkVisibility({ visibilityProperty: true })) text += textContent;
  }
  return text.replace(/\s+/g, " ");
}

/** Where an element is once it is scrolled into the middle, and what lies over it there. */
function placeInWindow(element: HTMLElement): { place: string; covering: string } {
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  // A link that goes over two lines is pressed on the first.
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

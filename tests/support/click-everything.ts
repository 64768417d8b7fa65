import type { ElementHandle, Page } from "@playwright/test";
import { snapshotPage } from "./page-snapshot.ts";

type ControlKind = "button" | "choice" | "select" | "slider";

interface Control {
  /**
   * Label and context of the control; the same for similar controls, such as the hearts of cards.
   */
  key: string;
  kind: ControlKind;
  element: ElementHandle<HTMLElement>;
}

/** How long a click may take to have an effect, in milliseconds. */
const timeoutMs = 8000;

/**
 * Links to other pages that open something on this page instead; all other such links aren't
 * clicked.
 */
const linksThatAct = [
  "[href='/#collections']",
  "[href^='/custom-request']",
  "[aria-label^='Quick View']",
  "[href^='/pictures/']",
];

const clickable = [
  "button",
  "summary",
  "select",
  "input:is([type=checkbox], [type=radio], [type=range])",
  "a[href]",
].join();

/**
 * Clicks one control of each kind on the open page, and in every dialog that opens.
 * @param scope selector of the part of the page to click, e.g. "main".
 * @param known keys of controls that need no click any more; clicked ones are added.
 * @param reach returns to the start after a click that led elsewhere.
 * @returns keys of the controls that had no effect.
 */
export async function clickEverything(
  page: Page,
  scope: string,
  known: Set<string>,
  reach: () => Promise<unknown> = returnToStart(page),
) {
  const start = await currentLocation(page);
  const unresponsive: string[] = [];
  for (;;) {
    await settled(page);
    const control = await nextControl(page, scope, [...known]);
    if (control) {
      const outcome = await click(page, control);
      if (outcome !== "gone") known.add(control.key);
      if (outcome === "nothing") unresponsive.push(control.key);
      // The URL may change before its page has loaded, and sent form data is forgotten only then.
      await settled(page);
      await page.evaluate(closeMenu);
      if ((await currentLocation(page)).path !== start.path) await reach();
    } else if ((await page.locator("dialog[open]").count()) > 0) {
      await page.keyboard.press("Escape");
      await page.waitForFunction(() => document.querySelector("dialog[open]") === null);
    } else if ((await currentLocation(page)).entry !== start.entry) {
      await reach();
      start.entry = (await currentLocation(page)).entry;
    } else {
      return unresponsive;
    }
  }
}

function returnToStart(page: Page) {
  const href = page.url();
  return () => page.goto(href);
}

/** The current page and history entry. */
function currentLocation(page: Page) {
  return page.evaluate(() => ({
    path: location.pathname,
    entry: location.href + JSON.stringify(history.state?.usr ?? null),
  }));
}

/**
 * Returns the first visible control whose key isn't known yet; controls that close or remove come
 * last.
 */
async function nextControl(page: Page, scope: string, known: string[]): Promise<Control | null> {
  const found = await page.evaluateHandle(findControl, { scope, known, clickable, linksThatAct });
  const name = await found.evaluate(
    (control) => control && { key: control.key, kind: control.kind },
  );
  if (!name) return null;
  const element = (await found.getProperty("element")) as ElementHandle<HTMLElement>;
  return { ...name, element };
}

interface Search {
  scope: string;
  known: string[];
  clickable: string;
  linksThatAct: string[];
}

function findControl({ scope, known, clickable, linksThatAct }: Search) {
  const dialog = document.querySelector("dialog[open]");
  const roots = dialog ? [dialog] : [...document.querySelectorAll(scope)];
  const where = dialog?.querySelector("h2")?.textContent ?? "";
  const found = roots
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(clickable)])
    .filter(isWorthClicking)
    .map((element) => ({
      element,
      key: `${where} ${keyOf(element)}`.trim(),
      kind: kindOf(element),
    }))
    .filter(({ key }) => !known.includes(key));
  return found.sort((one, other) => clickOrder(one) - clickOrder(other))[0] ?? null;

  /** Controls that navigate come after the others, and controls that remove something come last. */
  function clickOrder({ element, key }: { element: HTMLElement; key: string }) {
    if (/close|remove|dismiss|clear|cancel|start over/i.test(key)) return 2;
    return element.matches("a, [type=submit]") || /“(previous|next|change)/i.test(key) ? 1 : 0;
  }

  function keyOf(element: HTMLElement) {
    const tag = element.tagName.toLowerCase();
    if (element.closest("[role=grid]")) return `${tag} of a day`;
    const name = (element.getAttribute("name") ?? "").replace(/\d+/g, "#");
    if (name && element.matches("input, select")) return `${tag} ${name}`;
    return `${tag} ${name}“${labelOf(element)}”`;
  }

  /** The label without the parts that distinguish one card, product or number from another. */
  function labelOf(element: HTMLElement) {
    const [label] = element instanceof HTMLInputElement ? (element.labels ?? []) : [];
    const text = element.getAttribute("aria-label") ?? (label ?? element).textContent ?? "";
    const card = element.closest("article, li:has(h2, h3)");
    const heading = card?.querySelector("h2, h3")?.textContent?.trim();
    const general = heading ? text.replaceAll(heading, "…") : text;
    return general.trim().replace(/\d+.*/, "#");
  }

  function kindOf(element: HTMLElement): ControlKind {
    if (element.matches("select")) return "select";
    if (element.matches("[type=range]")) return "slider";
    return element.matches("input") ? "choice" : "button";
  }

  /**
   * Whether the control is neither disabled nor already selected, and doesn't lead to another page.
   */
  function isWorthClicking(element: HTMLElement) {
    return (
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches("[disabled], [aria-disabled=true], input:checked") &&
      (element.getAttribute("aria-current") ?? "false") === "false" &&
      element.closest("[aria-selected=true]") === null &&
      (!(element instanceof HTMLAnchorElement) || actsHere(element))
    );
  }

  function actsHere(link: HTMLAnchorElement) {
    const samePage = link.origin === location.origin && link.pathname === location.pathname;
    return (samePage && link.href !== location.href) || link.matches(linksThatAct.join());
  }
}

/**
 * Clicks as a shopper would, and waits for an effect (see `page-snapshot.ts`).
 * @returns "gone" if the page removed the control before it could be clicked.
 */
async function click(page: Page, control: Control): Promise<"something" | "nothing" | "gone"> {
  const posted = page.waitForRequest((request) => request.method() === "POST", {
    timeout: timeoutMs,
  });
  try {
    await use(control);
  } catch (cause) {
    posted.catch(() => undefined);
    if (await control.element.evaluate((element) => element.isConnected)) throw cause;
    return "gone";
  }
  const changed = page.waitForFunction(() => window.isUnchanged?.() !== true, null, {
    polling: 50,
    timeout: timeoutMs,
  });
  const effect = await Promise.any([changed, posted]).catch(() => null);
  return effect ? "something" : "nothing";
}

async function use({ kind, element }: Control) {
  await element.evaluate((target) => target.scrollIntoView({ block: "center" }));
  const clipped = await element.evaluate(snapshotPage);
  if (kind === "select") await chooseAnother(element);
  else if (kind === "slider") await slide(element);
  // Visually hidden controls are for keyboards and screen readers only.
  else if (clipped) await element.press(kind === "choice" ? "Space" : "Enter");
  else await element.click({ timeout: 15_000 });
}

/** Closes the open menu, which covers the page. */
function closeMenu() {
  document.querySelector<HTMLElement>("header details[open] > summary")?.click();
}

async function slide(slider: ElementHandle<HTMLElement>) {
  const atEnd = await slider.evaluate(
    (element) => element instanceof HTMLInputElement && element.value === element.max,
  );
  await slider.press(atEnd ? "ArrowLeft" : "ArrowRight");
}

async function chooseAnother(select: ElementHandle<HTMLElement>) {
  const index = await select.evaluate((element) =>
    element instanceof HTMLSelectElement
      ? [...element.options].findIndex((option) => !option.selected && !option.disabled)
      : -1,
  );
  await select.selectOption({ index });
}

/**
 * Waits until no navigation is pending, no form is being sent (a sent form may lead to a new
 * document) and a dialog in the history entry (decision 001), if any, is open.
 */
async function settled(page: Page) {
  await page.waitForFunction(() => {
    const idle = window.__reactRouterDataRouter?.state.navigation.state === "idle";
    const sending = document.querySelector("form[aria-busy=true]") !== null;
    const state: unknown = history.state?.usr;
    const opens =
      typeof state === "object" &&
      state !== null &&
      Object.values(state).some((openedFor) => typeof openedFor === "string");
    return idle && !sending && opens === (document.querySelector("dialog[open]") !== null);
  });
}

declare global {
  interface Window {
    __reactRouterDataRouter?: { state: { navigation: { state: string } } };
  }
}

import type { ElementHandle, Page } from "@playwright/test";
import { rememberPage } from "./page-look.ts";

type ControlKind = "button" | "choice" | "select" | "slider";

interface Control {
  /** What it is called and where; the same for things that are alike, such as the hearts of cards. */
  key: string;
  kind: ControlKind;
  element: ElementHandle<HTMLElement>;
}

/** Links that do something on the page instead of leading away; the others are followed elsewhere. */
const linksThatAct = [
  "[href='/#collections']",
  "[href^='/custom-request']",
  "[aria-label^='Quick View']",
  "[href^='#picture-']",
  "[href^='/pictures/']",
  "[href$='#filters']",
];

const pressable = [
  "button",
  "summary",
  "select",
  "input:is([type=checkbox], [type=radio], [type=range])",
  ...linksThatAct.map((link) => `a${link}`),
].join();

/**
 * Presses one of each kind of thing on the page that is open, and in every dialog this opens.
 * @param scope selector of the part of the page to press, e.g. "main".
 * @param known keys of what needs no press any more; those pressed are added.
 * @returns keys of what did nothing.
 */
export async function pressEverything(page: Page, scope: string, known: Set<string>) {
  const { pathname, href } = new URL(page.url());
  const dead: string[] = [];
  for (;;) {
    await settled(page);
    const control = await nextControl(page, scope, [...known]);
    if (control) {
      const outcome = await press(page, control);
      if (outcome !== "gone") known.add(control.key);
      if (outcome === "nothing") dead.push(control.key);
      if (new URL(page.url()).pathname !== pathname) await page.goto(href);
    } else if ((await page.locator("dialog[open]").count()) > 0) {
      await page.keyboard.press("Escape");
      await page.waitForFunction(() => document.querySelector("dialog[open]") === null);
    } else {
      return dead;
    }
  }
}

/** The first thing in sight whose key isn't known yet; what closes or removes comes last. */
async function nextControl(page: Page, scope: string, known: string[]): Promise<Control | null> {
  const found = await page.evaluateHandle(findControl, { scope, known, pressable });
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
  pressable: string;
}

function findControl({ scope, known, pressable }: Search) {
  const dialog = document.querySelector("dialog[open]");
  const roots = dialog ? [dialog] : [...document.querySelectorAll(scope)];
  const where = dialog?.querySelector("h2")?.textContent ?? "";
  const found = roots
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(pressable)])
    .filter(worthPressing)
    .map((element) => ({
      element,
      key: `${where} ${keyOf(element)}`.trim(),
      kind: kindOf(element),
    }))
    .filter(({ key }) => !known.includes(key));
  return found.find(({ key }) => !/close|remove|dismiss|clear/i.test(key)) ?? found[0] ?? null;

  function keyOf(element: HTMLElement) {
    const tag = element.tagName.toLowerCase();
    if (element.closest("article, li:has(h3)")) return `${tag} of a card, ${element.className}`;
    const name = element.getAttribute("name");
    if (name) return `${tag} ${name} ${element.matches("button") ? element.textContent : ""}`;
    const label = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return `${tag} “${label.trim().replace(/\d+.*/, "#")}”`;
  }

  function kindOf(element: HTMLElement): ControlKind {
    if (element.matches("select")) return "select";
    if (element.matches("[type=range]")) return "slider";
    return element.matches("input") ? "choice" : "button";
  }

  /** Not what is switched off or chosen already. */
  function worthPressing(element: HTMLElement) {
    return (
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches("[disabled], [aria-disabled=true], input:checked") &&
      (element.getAttribute("aria-current") ?? "false") === "false"
    );
  }
}

/**
 * Presses as a person would, and waits for what comes of it (see `page-look.ts`).
 * @returns "gone" if the page took the control away before it could be pressed.
 */
async function press(page: Page, control: Control): Promise<"something" | "nothing" | "gone"> {
  try {
    await use(control);
  } catch (cause) {
    if (await control.element.evaluate((element) => element.isConnected)) throw cause;
    return "gone";
  }
  const changed = await page
    .waitForFunction(() => window.looksAsBefore?.() !== true, null, { polling: 50, timeout: 8000 })
    .catch(() => null);
  await page.evaluate(closeMenu);
  return changed ? "something" : "nothing";
}

async function use({ kind, element }: Control) {
  await element.evaluate((target) => target.scrollIntoView({ block: "center" }));
  const clipped = await element.evaluate(rememberPage);
  if (kind === "select") await chooseAnother(element);
  else if (kind === "slider") await slide(element);
  // Out of sight for all but the keyboard and what it reads out.
  else if (clipped) await element.press(kind === "choice" ? "Space" : "Enter");
  else await element.click({ timeout: 15_000 });
}

/** An open menu lies over the page. */
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

/** No page is on its way, and a dialog written into the history entry (decision 005) is open. */
async function settled(page: Page) {
  await page.waitForFunction(() => {
    const idle = window.__reactRouterDataRouter?.state.navigation.state === "idle";
    const state: unknown = history.state?.usr;
    const opens =
      typeof state === "object" &&
      state !== null &&
      Object.values(state).some((openedFor) => typeof openedFor === "string");
    return idle && opens === (document.querySelector("dialog[open]") !== null);
  });
}

declare global {
  interface Window {
    __reactRouterDataRouter?: { state: { navigation: { state: string } } };
  }
}

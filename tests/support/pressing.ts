import type { Locator, Page } from "@playwright/test";

/** Something on a page that can be pressed. */
export interface Control {
  /** The same for the same thing when the page is opened again; also its mark, `data-press="…"`. */
  key: string;
  kind: "link" | "button" | "choice" | "select";
}

/** Product cards repeat themselves: so many of the same kind are enough. */
const alikeCards = 2;

/**
 * Marks everything in `scope` that can be pressed, and gives it in the page's order. Left out is
 * what rightly does nothing, or nothing here: what is switched off or chosen already, numbers to
 * call and text, files, other windows.
 */
export function controlsIn(scope: Locator): Promise<Control[]> {
  return scope.evaluateAll((roots, alike) => {
    const counts = new Map<string, number>();
    const selector = "a[href], button, summary, select, input[type=checkbox], input[type=radio]";
    const controls: { key: string; kind: "link" | "button" | "choice" | "select" }[] = [];
    for (const element of roots.flatMap((root) => [
      ...root.querySelectorAll<HTMLElement>(selector),
    ])) {
      if (!worthPressing(element)) continue;
      const card = element.closest("article") !== null;
      const name = card ? `card ${element.className}` : nameOf(element);
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      if (card && count >= alike) continue;
      const key = `${name} <${element.tagName.toLowerCase()}> ${count + 1}`;
      element.dataset.press = key;
      controls.push({ key, kind: kindOf(element) });
    }
    return controls;

    /** Without figures: those are counts, which change. */
    function nameOf(element: HTMLElement) {
      const label = element.closest("label")?.textContent ?? element.textContent ?? "";
      const name = element.getAttribute("aria-label") ?? label;
      return name.trim().replace(/\s+/g, " ").replace(/\d+/g, "#").slice(0, 60);
    }

    function kindOf(element: HTMLElement) {
      if (element.matches("a")) return "link";
      if (element.matches("select")) return "select";
      return element.matches("input") ? "choice" : "button";
    }

    function worthPressing(element: HTMLElement) {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (element.matches("[disabled], [aria-disabled=true], [aria-current], input:checked")) {
        return false;
      }
      const href = element.getAttribute("href") ?? "";
      return (
        !/^(tel|sms|mailto):/.test(href) && !element.matches("[target=_blank], [href^='http']")
      );
    }
  }, alikeCards);
}

/**
 * Presses a control as a person would, and waits for what comes of it: a link's page or a dialog;
 * for anything else another address, other content, other values, the focus or the page moved.
 * @throws when nothing does.
 */
export async function press(page: Page, { key, kind }: Control): Promise<void> {
  const control = page.locator(`[data-press="${key.replaceAll('"', '\\"')}"]`);
  await control.evaluate((element: HTMLElement) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    element.focus({ preventScroll: true });
  });
  await page.evaluate(rememberPage);
  const goal = kind === "link" ? await goalOf(control) : null;
  if (kind === "select") await chooseAnother(control);
  else if (kind === "choice") await control.setChecked(!(await control.isChecked()));
  else await control.click();
  try {
    if (goal) await page.waitForFunction(arrived, { goal, dialogs: historyDialogs });
    else await page.waitForFunction(() => window.pageIsAsBefore?.() !== true);
    await page.waitForFunction(settled, historyDialogs);
  } catch (cause) {
    throw new Error(`Nothing came of pressing “${key}” on ${page.url()}.`, { cause });
  }
}

/** Dialogs whose being open is written into the history entry (decision 005). */
const historyDialogs = ["collections", "customRequest", "filters", "quickView"];

/** Where a link leads, or null if that is where the page is already. */
function goalOf(link: Locator): Promise<string | null> {
  return link.evaluate((element: HTMLAnchorElement) =>
    element.href === location.href ? null : element.href,
  );
}

function arrived({ goal, dialogs }: { goal: string; dialogs: string[] }) {
  const state: unknown = history.state?.usr;
  const opens = typeof state === "object" && state !== null && dialogs.some((key) => key in state);
  return location.href === goal || opens;
}

/** No page is on its way, and a dialog that is to be open is open. */
function settled(dialogs: string[]) {
  const router = window.__reactRouterDataRouter;
  const idle = router?.state.navigation.state === "idle";
  const state: unknown = history.state?.usr;
  const opens = typeof state === "object" && state !== null && dialogs.some((key) => key in state);
  return idle && opens === (document.querySelector("dialog[open]") !== null);
}

async function chooseAnother(select: Locator) {
  const other = await select.evaluate((element: HTMLSelectElement) =>
    [...element.options].findIndex((option) => !option.selected && !option.disabled),
  );
  await select.selectOption({ index: other });
}

declare global {
  interface Window {
    /** Whether the page is still as it was; gone with the document. */
    pageIsAsBefore?: () => boolean;
    __reactRouterDataRouter?: { state: { navigation: { state: string } } };
  }
}

function rememberPage() {
  const look = () =>
    JSON.stringify([
      location.href,
      history.length,
      history.state,
      window.scrollY,
      document.title,
      // A link asks for its page in advance as soon as it is pointed at.
      document.body.innerHTML.replace(/<link [^>]*>/g, ""),
      [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")].map(
        ({ value, checked }) => [value, checked],
      ),
      [...document.querySelectorAll("dialog[open], :popover-open, details[open]")].length,
      [...document.querySelectorAll("ul, ol, div")].map(({ scrollLeft }) => scrollLeft),
      [...document.querySelectorAll("*")].indexOf(document.activeElement ?? document.body),
    ]);
  const before = look();
  window.pageIsAsBefore = () => look() === before;
}

import type { Page } from "@playwright/test";

/** Three kinds of browser extensions, by what they do to a page. */
export type ExtensionKind = "password manager" | "writing help" | "blocker";

export const extensionKinds: readonly ExtensionKind[] = [
  "password manager",
  "writing help",
  "blocker",
];

/** Has extensions touch every page opened from now on as soon as its elements are there, and again after every change. */
export function extend(page: Page, kinds: readonly ExtensionKind[]): Promise<unknown> {
  return page.addInitScript(extensions, kinds);
}

function extensions(kinds: readonly ExtensionKind[]) {
  const seen = new WeakSet<Element>();
  const work = {
    /** Puts its icon beside every field one types into, sometimes before it. */
    "password manager"() {
      for (const [place, field] of fresh("input:not([type=hidden], [type=range])").entries()) {
        field.setAttribute("data-manager", "filled");
        const icon = element("div", "manager-icon");
        if (place % 2 === 0) field.before(icon);
        else field.after(icon);
      }
      for (const form of fresh("form")) form.prepend(element("div", "manager-menu"));
      document.documentElement.setAttribute("data-manager", "1");
    },
    /** Lays an element of its own before and into what one writes in. */
    "writing help"() {
      for (const field of fresh("textarea, [role=combobox]")) {
        field.before(element("writing-extension", "help"));
        field.setAttribute("data-writing", "on");
        field.setAttribute("spellcheck", "false");
      }
      document.body.setAttribute("data-writing-installed", "");
      if (!document.querySelector("writing-host")) {
        document.documentElement.append(element("writing-host", ""));
        document.body.prepend(element("div", "writing-panel"));
      }
    },
    /** Styles the page dark, hides what it takes for advertising, and takes some of it away. */
    blocker() {
      const { head, documentElement } = document;
      if (!head.querySelector(".dark")) {
        const style = element("style", "dark");
        style.textContent = "[data-blocked] { display: none !important }";
        head.prepend(style);
      }
      documentElement.setAttribute("data-dark-mode", "dynamic");
      for (const found of fresh("main p")) found.setAttribute("style", "--dark-color: #eee");
      for (const found of fresh("[data-chat]")) found.setAttribute("data-blocked", "");
      for (const found of fresh("[data-sticky-bar], main figure")) found.remove();
    },
  };

  function run() {
    for (const kind of kinds) work[kind]();
  }

  /** Elements that this extension has not seen before. */
  function fresh(selector: string) {
    const found = [...document.querySelectorAll(selector)].filter((each) => !seen.has(each));
    for (const each of found) seen.add(each);
    return found;
  }

  function element(tag: string, className: string) {
    const made = document.createElement(tag);
    made.className = className;
    return made;
  }

  addEventListener("DOMContentLoaded", () => {
    run();
    const watch = { subtree: true, childList: true };
    new MutationObserver(run).observe(document.body, watch);
  });
}

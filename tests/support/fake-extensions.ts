import type { Page } from "@playwright/test";

/** Three kinds of browser extensions, by how they change a page. */
export type ExtensionKind = "password manager" | "writing help" | "blocker";

export const extensionKinds: readonly ExtensionKind[] = [
  "password manager",
  "writing help",
  "blocker",
];

/**
 * Makes extensions change every page opened from now on, as soon as its elements exist and after
 * every change.
 */
export function extend(page: Page, kinds: readonly ExtensionKind[]): Promise<unknown> {
  return page.addInitScript(extensions, kinds);
}

function extensions(kinds: readonly ExtensionKind[]) {
  const seen = new WeakSet<Element>();
  const changes = {
    /** Inserts its icon next to every input field, sometimes before it. */
    "password manager"() {
      for (const [place, field] of newElements(
        "input:not([type=hidden], [type=range])",
      ).entries()) {
        field.setAttribute("data-manager", "filled");
        const icon = element("div", "manager-icon");
        if (place % 2 === 0) field.before(icon);
        else field.after(icon);
      }
      for (const form of newElements("form")) form.prepend(element("div", "manager-menu"));
      document.documentElement.setAttribute("data-manager", "1");
    },
    /** Inserts its own elements before and around text fields. */
    "writing help"() {
      for (const field of newElements("textarea, [role=combobox]")) {
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
    /** Adds a dark style, hides what it considers advertising, and removes some of it. */
    blocker() {
      const { head, documentElement } = document;
      if (!head.querySelector(".dark")) {
        const style = element("style", "dark");
        style.textContent = "[data-blocked] { display: none !important }";
        head.prepend(style);
      }
      documentElement.setAttribute("data-dark-mode", "dynamic");
      for (const found of newElements("main p")) found.setAttribute("style", "--dark-color: #eee");
      for (const found of newElements("[data-chat]")) found.setAttribute("data-blocked", "");
      for (const found of newElements("[data-sticky-bar], main figure")) found.remove();
    },
  };

  function run() {
    for (const kind of kinds) changes[kind]();
  }

  /** Returns elements this extension hasn't seen before. */
  function newElements(selector: string) {
    const found = [...document.querySelectorAll(selector)].filter((each) => !seen.has(each));
    for (const each of found) seen.add(each);
    return found;
  }

  function element(tag: string, className: string) {
    const created = document.createElement(tag);
    created.className = className;
    return created;
  }

  addEventListener("DOMContentLoaded", () => {
    run();
    const watch = { subtree: true, childList: true };
    new MutationObserver(run).observe(document.body, watch);
  });
}

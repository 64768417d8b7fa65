import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** What React has written into texts that a translation has replaced: nobody sees it. */
    unseenTexts?: () => string[];
    /** Texts that were translated: what they said before. */
    translatedTexts?: string[];
  }
}

/**
 * Translates every page opened from now on, and each of its frames, as browsers do: every text node
 * gives way to two `font` elements with a new text, words within a sentence change places, and so
 * again after every change. The new text is the old one with an invisible letter before it, which
 * Playwright's locators look past, but no form's answer would survive.
 * @param start the event that begins it: before the page's script is there, or once React has taken over.
 */
export function translate(page: Page, start: "DOMContentLoaded" | "shop-ready"): Promise<unknown> {
  return page.addInitScript(translator, start);
}

function translator(start: string) {
  const leftAlone = "script, style, noscript, textarea, svg, [translate=no]";
  const sentences = "p, li, dd, h1, h2, h3, blockquote";
  const ours = new WeakSet<Node>();
  const replaced = new Map<Text, string>();
  window.translatedTexts = [];
  window.unseenTexts = () =>
    [...replaced].filter(([node, was]) => node.data !== was).map(([node]) => node.data);
  addEventListener(start, () => {
    const { documentElement, body } = document;
    documentElement.lang = "es";
    documentElement.classList.add("translated-ltr");
    translateWithin(body);
    const watch = { subtree: true, childList: true, characterData: true };
    new MutationObserver(() => translateWithin(body)).observe(body, watch);
  });

  function translateWithin(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) if (isToTranslate(walker.currentNode)) found.push(walker.currentNode);
    for (const text of found) translateText(text);
  }

  function isToTranslate(node: Node): node is Text {
    const { parentElement } = node;
    const words = node.nodeValue?.trim() ?? "";
    return words !== "" && !ours.has(node) && parentElement?.closest(leftAlone) === null;
  }

  function translateText(text: Text) {
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    const words = inner.appendChild(document.createTextNode(`\u200b${text.data}`));
    ours.add(words);
    replaced.set(text, text.data);
    window.translatedTexts?.push(text.data.trim());
    const { parentElement } = text;
    text.replaceWith(outer);
    if (parentElement?.matches(sentences)) changePlaces(parentElement);
  }

  /** Another language puts its words in another order. */
  function changePlaces(sentence: Element) {
    const inline = sentence.querySelector(":scope > :is(a, strong, b, span)");
    if (inline && inline !== sentence.firstChild) sentence.prepend(inline);
  }
}

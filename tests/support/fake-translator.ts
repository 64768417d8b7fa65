import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /**
     * Text that React has written into nodes a translation has replaced, so that no shopper sees
     * it.
     */
    unseenTexts?: () => string[];
    /** The original texts that were translated. */
    translatedTexts?: string[];
  }
}

/**
 * How a translator puts its text into the page: in place of the page's text node, in that node moved
 * into its own element, or the same once the event "translations-arrive" brings its first answers.
 */
export type TranslatorKind = "replaces" | "moves" | "moves late";

/**
 * Translates every page opened from now on, and each of its frames, as browsers do: every text node
 * is replaced by two `font` elements with a new text, words within a sentence change places, and
 * again after every change. The new text is the old one with an invisible character before it,
 * which Playwright's locators ignore, but which would change a form field's value.
 * @param start the event that starts the translation: before the page's script has loaded, or once
 *   the page is hydrated.
 */
export function translate(
  page: Page,
  start: "DOMContentLoaded" | "shop-ready",
  kind: TranslatorKind = "replaces",
): Promise<unknown> {
  return page.addInitScript(translator, { start, kind });
}

function translator({ start, kind }: { start: string; kind: string }) {
  const notTranslated = "script, style, noscript, textarea, svg, [translate=no]";
  const sentences = "p, li, dd, h1, h2, h3, blockquote";
  const translatedNodes = new WeakSet<Node>();
  const replaced = new Map<Text, string>();
  let hasAnswers = kind !== "moves late";
  addEventListener("translations-arrive", () => {
    hasAnswers = true;
  });
  window.translatedTexts = [];
  window.unseenTexts = () =>
    [...replaced].filter(([node, original]) => node.data !== original).map(([node]) => node.data);
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
    return (
      words !== "" && !translatedNodes.has(node) && parentElement?.closest(notTranslated) === null
    );
  }

  function translateText(text: Text) {
    if (kind === "replaces") return replaceText(text);
    translatedNodes.add(text);
    const words = `\u200b${text.data}`;
    window.translatedTexts?.push(text.data.trim());
    if (hasAnswers) moveText(text, words);
    else addEventListener("translations-arrive", () => moveText(text, words));
  }

  function moveText(text: Text, words: string) {
    const { parentNode, nextSibling } = text;
    if (!parentNode) return;
    const outer = document.createElement("font");
    outer.appendChild(document.createElement("font")).append(text);
    text.data = words;
    parentNode.insertBefore(outer, nextSibling);
  }

  function replaceText(text: Text) {
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    const words = inner.appendChild(document.createTextNode(`\u200b${text.data}`));
    translatedNodes.add(words);
    replaced.set(text, text.data);
    window.translatedTexts?.push(text.data.trim());
    const { parentElement } = text;
    text.replaceWith(outer);
    if (parentElement?.matches(sentences)) reorderWords(parentElement);
  }

  /** Other languages order their words differently. */
  function reorderWords(sentence: Element) {
    const inline = sentence.querySelector(":scope > :is(a, strong, b, span)");
    if (inline && inline !== sentence.firstChild) sentence.prepend(inline);
  }
}

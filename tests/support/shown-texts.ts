import type { Page } from "@playwright/test";

/** A text of a page, and which part of it is in ⟦⟧. */
export interface ShownText {
  /** The element, or the attribute or data it is of. */
  where: string;
  inside: string;
  outside: string;
}

/**
 * Returns every text that the open page has for people, search engines or screen readers: what is
 * written in it, attributes, title, descriptions, and structured data. Parts marked as another
 * language are left out.
 */
export function shownTexts(page: Page): Promise<ShownText[]> {
  return page.evaluate(() => {
    const found: { where: string; inside: string; outside: string }[] = [];
    const spoken = [
      "alt",
      "title",
      "placeholder",
      "label",
      "aria-label",
      "aria-description",
      "aria-roledescription",
      "aria-valuetext",
      "aria-placeholder",
    ];
    const names = /^(description|application-name|og:(title|description|image:alt)|twitter:.*)$/;
    const codes = /^(@.*|query-input|dayOfWeek|unitCode|encodingFormat|inLanguage|price.*)$/;
    const notShown = "script, style, template";
    const otherLanguage = "body [lang]";
    const inline = "a, b, bdi, button, em, i, label, mark, s, small, span, strong, sub, sup, time";

    add("title", document.title);
    for (const meta of document.querySelectorAll("meta[content]")) {
      const name = meta.getAttribute("name") ?? meta.getAttribute("property") ?? "";
      const text = meta.getAttribute("content") ?? "";
      if (names.test(name) && !/^(https?:|summary)/.test(text)) add(name, text);
    }
    for (const data of document.querySelectorAll("script[type='application/ld+json']")) {
      addData(JSON.parse(data.textContent ?? "null"), "structured data");
    }
    addBelow(document.body, { depth: 0 });
    return found;

    function add(where: string, text: string, state = { depth: 0 }) {
      let [inside, outside] = ["", ""];
      for (const character of text) {
        if (character === "⟦") state.depth += 1;
        else if (character === "⟧") state.depth -= 1;
        else if (state.depth > 0) inside += character;
        else outside += character;
      }
      found.push({ where, inside, outside });
    }

    function addData(value: unknown, where: string) {
      if (typeof value === "string") {
        if (!/^(https?:|data:)/.test(value)) add(where, value);
      } else if (typeof value === "object" && value !== null) {
        for (const [name, child] of Object.entries(value)) {
          if (!codes.test(name)) addData(child, `${where} ${name}`);
        }
      }
    }

    /** A text never goes on in another block. */
    function addBelow(element: Element, state: { depth: number }) {
      if (element.matches(notShown) || element.matches(otherLanguage)) return;
      const own = element.matches(inline) ? state : { depth: 0 };
      const where = nameOf(element);
      for (const name of spoken) {
        const text = element.getAttribute(name);
        if (text) add(`${where}[${name}]`, text);
      }
      if (element.matches("input:is([type=submit], [type=button], [type=reset])")) {
        add(`${where}[value]`, element.getAttribute("value") ?? "");
      }
      for (const child of element.childNodes) {
        if (child instanceof Element) addBelow(child, own);
        else if (child.nodeType === Node.TEXT_NODE && element.localName !== "noscript") {
          add(where, child.nodeValue ?? "", own);
        }
      }
    }

    function nameOf(element: Element) {
      const id = element.closest("[id]")?.id;
      const parent = element.parentElement?.localName ?? "";
      return `${id ? `#${id} ` : ""}${parent} > ${element.localName}`;
    }
  });
}

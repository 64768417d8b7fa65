import type { Page } from "@playwright/test";

/**
 * Returns what is wrong with how the open page's texts stand at its width: what is wider than the
 * page, cut by what it is in, outside of the screen, or on top of another text or control. Scrolls
 * nothing; what only a click shows has to be open. Examples in empty fields may be cut.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** A line of text, or a control. */
    interface Box {
      element: Element;
      text: string;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }

    const { documentElement } = document;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important; }");
    document.adoptedStyleSheets = [sheet];
    const width = documentElement.clientWidth;
    const wide = documentElement.scrollWidth - width;
    const lines = linesIn(document.querySelector("dialog[open]") ?? document.body);
    const controls = [
      ...document.querySelectorAll<HTMLElement>("button, input, select, textarea"),
    ].filter(
      (element) => isShown(element) && lines.some((line) => inSameLayer(line.element, element)),
    );
    const boxes = controls.map((element) => boxOf(element, element.getBoundingClientRect()));
    return [
      ...new Set([
        ...(wide > 0 ? [`the page is ${wide} px too wide`] : []),
        ...lines.filter(isOutside).map((line) => `“${line.text}” is outside of the screen`),
        ...lines.filter(isCut).map((line) => `“${line.text}” is cut`),
        ...overlapping(lines, boxes),
      ]),
    ];

    function linesIn(root: Element): Box[] {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Box[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const element = node.parentElement;
        if (!node.nodeValue?.trim() || !element || !isShown(element)) continue;
        if (element.closest("script, style, noscript, select, [inert]")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) {
          const line = boxOf(element, rect, node.nodeValue.trim());
          if (rect.width > 1 && !isClamped(line)) found.push(line);
        }
      }
      return found;
    }

    function boxOf(element: Element, rect: DOMRect, text = element.outerHTML.slice(0, 80)): Box {
      // What a font reserves above and below its letters may overlap.
      const margin = rect.height / 4;
      const { left, right } = rect;
      return { element, text, left, right, top: rect.top + margin, bottom: rect.bottom - margin };
    }

    function isShown(element: Element) {
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !isOnlySpoken(element)
      );
    }

    /** Titles of products are cut on purpose after some lines; they stand in full on their pages. */
    function isClamped(line: Box) {
      for (let above: Element | null = line.element; above; above = above.parentElement) {
        if (getComputedStyle(above).webkitLineClamp === "none") continue;
        return line.bottom > above.getBoundingClientRect().bottom;
      }
      return false;
    }

    /** Visually hidden texts are a pixel large. */
    function isOnlySpoken(element: Element) {
      for (let above: Element | null = element; above; above = above.parentElement) {
        const { width: across, height } = above.getBoundingClientRect();
        const { position, clipPath } = getComputedStyle(above);
        if (position === "absolute" && (clipPath !== "none" || (across <= 1 && height <= 1))) {
          return true;
        }
        if (above.getBoundingClientRect().right < 0) return true;
      }
      return false;
    }

    function isOutside(line: Box) {
      if (scrollerOf(line.element)) return false;
      return line.left < -1 || line.right > width + 1;
    }

    function isCut(line: Box) {
      for (let above: Element | null = line.element; above; above = above.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(above);
        if (overflowX === "auto" || overflowX === "scroll") return false;
        if (above === document.body || above === documentElement) return false;
        const box = above.getBoundingClientRect();
        const across = line.left < box.left - 1 || line.right > box.right + 1;
        const down = line.top < box.top - 1 || line.bottom > box.bottom + 1;
        if (/hidden|clip/.test(overflowX) && across) return true;
        if (/hidden|clip/.test(overflowY) && down) return true;
      }
      return false;
    }

    function scrollerOf(element: Element) {
      for (let above: Element | null = element; above; above = above.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(above).overflowX) && above !== documentElement) {
          return above;
        }
      }
      return null;
    }

    /** Header, bars and dialogs lie over the page. */
    function layerOf(element: Element) {
      for (let above: Element | null = element; above; above = above.parentElement) {
        if (
          /fixed|sticky/.test(getComputedStyle(above).position) ||
          above.matches("dialog, [popover], [role=listbox], details > :not(summary)")
        ) {
          return above;
        }
      }
      return null;
    }

    function inSameLayer(one: Element, other: Element) {
      return layerOf(one) === layerOf(other);
    }

    function overlapping(texts: readonly Box[], others: readonly Box[]) {
      const all = [...texts, ...others].sort((one, other) => one.top - other.top);
      const faults: string[] = [];
      for (const [index, one] of all.entries()) {
        for (const other of all.slice(index + 1)) {
          if (other.top >= one.bottom) break;
          if (one.right - 1 <= other.left || other.right - 1 <= one.left) continue;
          if (belongTogether(one.element, other.element)) continue;
          if (!inSameLayer(one.element, other.element)) continue;
          faults.push(`“${one.text}” and “${other.text}” overlap`);
        }
      }
      return faults;
    }

    function belongTogether(one: Element, other: Element) {
      if (one.contains(other) || other.contains(one)) return true;
      // A control that is a label's, or covers the card it opens.
      const label = one.closest("label") ?? other.closest("label");
      return label?.contains(one) && label.contains(other);
    }
  });
}

import { hash } from "node:crypto";
import { type NotHtml, protectAddresses, unchangedScript } from "./content-networks.ts";
import type { InlineHashes } from "./content-security-policy.ts";
import { occurrences, type PageEdits } from "./page-edits.ts";

const isData = /type="application\/(?:ld\+)?json"/;
/** A script with an address, or data, which browsers don't run: neither needs a hash. */
const isNotExecuted = new RegExp(`\\bsrc=|${isData.source}`);

/** The end of the opening tag that React Router renders for the client script. */
const clientScriptType = ' type="module" async=""';
/** Keeps the browser from running it, or fetching what it imports, before `app/inline/` starts it. */
const heldScriptType = ' type="text/plain" id="client-script"';

/** As React writes it; programs that read a page's source look for HTML's own spelling. */
const reactHreflang = ' hrefLang="';

export interface FinishedHtml extends InlineHashes {
  body: Buffer;
}

interface FinishOptions {
  nonce: string;
  holdsClientScript: boolean;
  /** Of the page, with those that others have made. */
  edits: PageEdits;
}

/**
 * Makes a rendered page ready to send: where the client script is held, has it wait for the first
 * picture, and removes module preloads, which compete with it (decision 004); keeps content
 * networks from changing scripts and addresses (rule 16.19), and hashes inline scripts and styles for
 * the content security policy.
 *
 * Only the scripts and styles that carry the nonce are hashed, and it is removed. The renderer gave
 * it to our own scripts only, so code injected through a shopper's input is never allowed; without
 * it the page can be cached (decision 002).
 */
export function finishHtml(page: Buffer, options: FinishOptions): FinishedHtml {
  const { nonce, holdsClientScript, edits } = options;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const nonceAttribute = ` nonce="${nonce}"`;
  let isClientScriptHeld = !holdsClientScript;
  const notHtml: NotHtml[] = [];
  for (const { attributes, content, start, tagEnd } of elements(page, "script")) {
    notHtml.push({ content, isJson: isData.test(attributes) });
    const isOurs = attributes.includes(nonceAttribute);
    if (isOurs && !isData.test(attributes)) edits.replace(start, start, unchangedScript);
    if (!isClientScriptHeld && attributes.endsWith(clientScriptType)) {
      edits.replace(tagEnd - clientScriptType.length, tagEnd, heldScriptType);
      isClientScriptHeld = true;
    }
    if (!isOurs) continue;
    if (content.length > 0 && !isNotExecuted.test(attributes)) scripts.add(hashSource(content));
  }
  for (const { attributes, content } of elements(page, "style")) {
    notHtml.push({ content, isJson: false });
    if (!attributes.includes(nonceAttribute)) continue;
    if (content.length > 0) styles.add(hashSource(content));
  }
  for (const start of occurrences(page, reactHreflang)) {
    edits.replace(start, start + reactHreflang.length, reactHreflang.toLowerCase());
  }
  for (const start of holdsClientScript ? occurrences(page, '<link rel="modulepreload"') : []) {
    edits.replace(start, page.indexOf(">", start) + 1, "");
  }
  for (const start of occurrences(page, nonceAttribute)) {
    edits.replace(start, start + nonceAttribute.length, "");
  }
  protectAddresses(page, notHtml, edits);
  return { body: edits.apply(), scripts: [...scripts], styles: [...styles] };
}

/** The elements of one kind in a page, whose content is not HTML. */
function* elements(page: Buffer, tag: "script" | "style") {
  let end = 0;
  for (const start of occurrences(page, `<${tag}`)) {
    const tagEnd = page.indexOf(">", start);
    // Inside the content of the one before, or cut off.
    if (start < end || tagEnd < 0) continue;
    end = page.indexOf(`</${tag}>`, tagEnd);
    if (end < 0) return;
    const attributes = page.toString("latin1", start + tag.length + 1, tagEnd);
    yield {
      attributes,
      content: page.subarray(tagEnd + 1, end),
      /** Where its attributes start. */
      start: start + tag.length + 1,
      tagEnd,
    };
  }
}

function hashSource(content: Buffer): string {
  return `'sha256-${hash("sha256", content, "base64")}'`;
}

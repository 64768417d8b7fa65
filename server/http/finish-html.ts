import { createHash } from "node:crypto";
import type { InlineHashes } from "./content-security-policy.ts";
import { holdClientScript } from "./hold-client-script.ts";
import { pageBytes } from "./page-text.ts";

/** A script with an address, or structured data, which browsers don't run: neither needs a hash. */
const isNotExecuted = /\bsrc=|type="application\/ld\+json"/;

export interface FinishedHtml extends InlineHashes {
  html: string;
}

/**
 * Makes a rendered page ready to send: removes module preloads, which compete with the first paint
 * (decision 004), makes the client script wait for the first picture (decision 004), and hashes
 * inline scripts and styles for the content security policy.
 *
 * With a nonce, only the scripts and styles that carry it are hashed, and it is removed. The
 * renderer gave it to our own scripts only, so code injected through a shopper's input is never
 * allowed; without it the page can be cached (decision 027). Prerendered pages contain no input
 * from shoppers, so all of their scripts and styles are hashed.
 *
 * @param rendered the page as `pageText` makes it
 */
export function finishHtml(rendered: string, nonce?: string): FinishedHtml {
  const html = holdClientScript(rendered).replace(/<link rel="modulepreload"[^>]*>/g, "");
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const nonceAttribute = nonce && ` nonce="${nonce}"`;
  for (const { tag, attributes, content } of inlineElements(html)) {
    if (nonceAttribute && !attributes.includes(nonceAttribute)) continue;
    if (content && !isNotExecuted.test(attributes)) {
      if (tag === "script") scripts.add(hashSource(content));
      else styles.add(styleHash(content));
    }
  }
  return {
    html: nonceAttribute ? html.replaceAll(nonceAttribute, "") : html,
    scripts: [...scripts],
    styles: [...styles],
  };
}

/** Every page has the same styles, by far the longest that is hashed. */
let lastStyles = { content: "", hash: "" };

function styleHash(content: string): string {
  if (lastStyles.content !== content) lastStyles = { content, hash: hashSource(content) };
  return lastStyles.hash;
}

/** The scripts and styles of a page; found without a pattern for their content, which is long. */
function* inlineElements(html: string) {
  const opening = /<(script|style)\b([^>]*)>/g;
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const [, tag = "", attributes = ""] = found;
    const end = html.indexOf(`</${tag}>`, opening.lastIndex);
    if (end < 0) return;
    yield { tag, attributes, content: html.slice(opening.lastIndex, end) };
    opening.lastIndex = end;
  }
}

function hashSource(content: string): string {
  return `'sha256-${createHash("sha256").update(pageBytes(content)).digest("base64")}'`;
}

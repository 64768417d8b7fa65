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
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const nonceAttribute = nonce && ` nonce="${nonce}"`;
  const html = holdClientScript(rendered)
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(
      /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
      (whole, tag: string, attributes: string, content: string) => {
        if (nonceAttribute && !attributes.includes(nonceAttribute)) return whole;
        if (content && !isNotExecuted.test(attributes)) {
          if (tag === "script") scripts.add(hashSource(content));
          else styles.add(styleHash(content));
        }
        return nonceAttribute ? whole.replace(nonceAttribute, "") : whole;
      },
    );
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

function hashSource(content: string): string {
  return `'sha256-${createHash("sha256").update(pageBytes(content)).digest("base64")}'`;
}

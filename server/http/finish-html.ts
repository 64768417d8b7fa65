import { createHash } from "node:crypto";
import type { InlineHashes } from "./content-security-policy.ts";
import { holdClientScript } from "./hold-client-script.ts";

/** A file's address, or structured data, which a browser never runs: no policy applies to either. */
const isNotExecuted = /\bsrc=|type="application\/ld\+json"/;

export interface FinishedHtml extends InlineHashes {
  html: string;
}

/**
 * Makes a rendered page ready to send: drops module preloads, which compete with the first paint
 * (decision 004), has the client script wait for the first picture (decision 004), and hashes what
 * is inline for its content security policy.
 *
 * With a nonce only the scripts and styles that carry it are hashed, and it is taken out: it proved
 * at rendering which of them are ours, so text a visitor smuggled into the page is never allowed,
 * and the page can be cached (decision 032). Prerendered pages hold nothing of a visitor's and are
 * hashed whole.
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
          (tag === "script" ? scripts : styles).add(hashSource(content));
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

function hashSource(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

import type { FinancingPlan } from "#domain/financing/financing-plan.ts";
import { privatePageAt } from "#domain/private-pages.ts";
import type { Config } from "#server/config/read-config.ts";
import { financingPlans } from "#shop/financing-plans.ts";
import { type ChatConfig, chatSettings } from "./chat-widget.ts";
import { framedBy } from "./framed-pages.ts";

/** Hashes of a page's inline scripts and styles, as CSP sources such as `'sha256-…'`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

export type PolicyConfig = ChatConfig &
  Pick<Config, "siteUrl" | "priceMatchFormUrl" | "priceMatchFormScript">;

/**
 * Hash of the 3D viewer's own style element, which is the same in every copy of its pinned version.
 * `blob:` below is for the pictures inside a model: only our own scripts can create such addresses
 * (decision 004).
 */
export const viewerStyle = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='";

const originsOf = (addresses: (string | undefined)[]) =>
  addresses.flatMap((address) => (address ? [new URL(address).origin] : []));

/** Origins of the third parties that the owner configured; none for a private page (rule 16.8). */
function thirdParties(config: PolicyConfig, path: string, plans: readonly FinancingPlan[]) {
  if (privatePageAt(path)) return { chat: [], scriptHosts: [], frameHosts: [], formTargets: [] };
  const chat = originsOf([chatSettings(config)?.src]);
  return {
    chat,
    scriptHosts: [...chat, ...originsOf([config.priceMatchFormScript])],
    frameHosts: [...chat, ...originsOf([config.priceMatchFormUrl])],
    // Without JavaScript, a plan card is a form that redirects to its provider.
    formTargets: originsOf(plans.map(({ url }) => url)),
  };
}

/**
 * The content security policy of the page at a path: our own files, its own inline scripts by hash,
 * and third parties (rules 13.2 and 16.7). Inline code is never allowed in general.
 */
export function contentSecurityPolicy(
  config: PolicyConfig,
  { scripts, styles }: InlineHashes,
  path: string,
  plans: readonly FinancingPlan[] = financingPlans,
): string {
  const { chat, scriptHosts, frameHosts, formTargets } = thirdParties(config, path, plans);
  const chatSockets = chat.map((origin) => origin.replace(/^http/, "ws"));
  const directives = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts, ...scriptHosts],
    "style-src": ["'self'", viewerStyle, ...styles, ...chat],
    "img-src": ["'self'", "data:", "blob:", ...chat],
    "font-src": ["'self'", ...chat],
    "connect-src": ["'self'", "blob:", ...chat, ...chatSockets],
    "frame-src": ["'self'", ...frameHosts],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'", ...formTargets],
    "frame-ancestors": [framedBy(path)],
  };
  const policy = Object.entries(directives).map(([name, sources]) =>
    [name, ...new Set(sources)].join(" "),
  );
  if (config.siteUrl.startsWith("https:")) policy.push("upgrade-insecure-requests");
  return policy.join("; ");
}

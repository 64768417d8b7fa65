import { privatePageAt } from "#domain/private-pages.ts";
import type { Config } from "#server/config/read-config.ts";
import { type ChatSettings, loadChat } from "./chat-in-browser.ts";
import { framedBy } from "./framed-pages.ts";

export type ChatConfig = Pick<Config, "chatWidgetId" | "chatWidgetSrc">;

/** Address of the script that loads the chat. */
export const chatScriptPath = "/chat-widget.js";

/**
 * The owner's chat widget; undefined unless both its id and its script's address are configured
 * (rule 13.3).
 */
export function chatSettings(config: ChatConfig): ChatSettings | undefined {
  const { chatWidgetId: id, chatWidgetSrc: src } = config;
  return id && src ? { id, src } : undefined;
}

/** The script that loads the configured chat widget; undefined if none is configured. */
export function chatScript(config: ChatConfig): Buffer | undefined {
  const settings = chatSettings(config);
  return settings && Buffer.from(`(${loadChat})(${JSON.stringify(settings)});\n`);
}

/**
 * Adds the chat script to a finished page; without a configured chat the page stays byte for byte
 * the same. Framed pages get no script because the page around them has it, and private ones because
 * it is a third party's (rule 16.8).
 */
export function addChatScript(page: Buffer, path: string, config: ChatConfig): Buffer {
  if (!chatSettings(config) || framedBy(path) !== "'none'" || privatePageAt(path)) return page;
  const end = page.lastIndexOf("</body>");
  if (end < 0) return page;
  const script = Buffer.from(`<script src="${chatScriptPath}" defer></script>`);
  return Buffer.concat([page.subarray(0, end), script, page.subarray(end)]);
}

import type { Config } from "#server/config/read-config.ts";
import { type ChatSettings, loadChat } from "./chat-in-browser.ts";
import { framedBy } from "./framed-pages.ts";

export type ChatConfig = Pick<Config, "chatWidgetId" | "chatWidgetSrc">;

/** Where the script is served that brings the chat. */
export const chatScriptPath = "/chat-widget.js";

/**
 * The owner's chat widget, if there is one: it takes an id and the address of a script (rule 13.3).
 */
export function chatSettings(config: ChatConfig): ChatSettings | undefined {
  const { chatWidgetId: id, chatWidgetSrc: src } = config;
  return id && src ? { id, src } : undefined;
}

/** The script that brings the chat, knowing which; undefined where none is configured. */
export function chatScript(config: ChatConfig): Buffer | undefined {
  const settings = chatSettings(config);
  return settings && Buffer.from(`(${loadChat})(${JSON.stringify(settings)});\n`);
}

/**
 * Adds the script to a finished page, or leaves every byte as it is where no chat is configured.
 * Pages that stand in a frame get none: the page around them has it.
 */
export function addChatScript(html: string, path: string, config: ChatConfig): string {
  if (!chatSettings(config) || framedBy(path) !== "'none'") return html;
  return html.replace(/<\/body>/, `<script src="${chatScriptPath}" defer></script></body>`);
}

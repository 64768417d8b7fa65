import { expect, it } from "vitest";
import { chatScript, placeChatScript } from "./chat-widget.ts";

const widget = { chatWidgetId: "w-1", chatWidgetSrc: "https://chat.example/loader.js" };
const page = "<html><body><main>Sofas</main></body></html>";

it("leaves a page as it is, to the byte, where no chat is configured", () => {
  expect(placeChatScript(page, "/", {})).toBe(page);
  expect(placeChatScript(page, "/", { chatWidgetSrc: widget.chatWidgetSrc })).toBe(page);
  expect(chatScript({})).toBeUndefined();
});

it("adds one script of our own, which knows the widget", () => {
  expect(placeChatScript(page, "/", widget)).toBe(
    '<html><body><main>Sofas</main><script src="/chat-widget.js" defer></script></body></html>',
  );
  expect(chatScript(widget)?.toString()).toContain(JSON.stringify(widget.chatWidgetSrc));
});

it("adds nothing to a page that stands in a frame", () => {
  expect(placeChatScript(page, "/price-match/form", widget)).toBe(page);
});

import { expect, it } from "vitest";
import { addChatScript, chatScript } from "./chat-widget.ts";

const widget = { chatWidgetId: "w-1", chatWidgetSrc: "https://chat.example/loader.js" };
const page = Buffer.from("<html><body><main>Sofas</main></body></html>");

it("leaves a page unchanged without a chat", () => {
  expect(addChatScript(page, "/", {})).toBe(page);
  expect(addChatScript(page, "/", { chatWidgetSrc: widget.chatWidgetSrc })).toBe(page);
  expect(chatScript({})).toBeUndefined();
});

it("adds one script with the widget's settings", () => {
  expect(addChatScript(page, "/", widget).toString()).toBe(
    '<html><body><main>Sofas</main><script src="/chat-widget.js" defer></script></body></html>',
  );
  expect(chatScript(widget)?.toString()).toContain(JSON.stringify(widget.chatWidgetSrc));
});

it("adds nothing to framed pages", () => {
  expect(addChatScript(page, "/price-match/form", widget)).toBe(page);
});

it("2S3: adds nothing to private pages (rule 16.8)", () => {
  expect(addChatScript(page, "/bookings/0a1b", widget)).toBe(page);
  expect(addChatScript(page, "/BOOKINGS/0a1b", widget)).toBe(page);
  expect(addChatScript(page, "/quotes/0a1b", widget)).toBe(page);
});

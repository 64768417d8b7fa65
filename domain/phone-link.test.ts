import { expect, test } from "vitest";
import { callHref, mailHref, phoneE164, textHref } from "./phone-link.ts";

test("converts a displayed number to E.164", () => {
  expect(phoneE164("(713) 555-0142")).toBe("+17135550142");
  expect(phoneE164("+1 713.555.0142")).toBe("+17135550142");
});

test("call, text and email links open their handlers", () => {
  expect(callHref("(713) 555-0142")).toBe("tel:+17135550142");
  expect(textHref("(713) 555-0142")).toBe("sms:+17135550142");
  expect(textHref("(713) 555-0142", "Is it in stock?")).toBe(
    "sms:+17135550142?&body=Is%20it%20in%20stock%3F",
  );
  expect(mailHref("a@b.example", "A sofa")).toBe("mailto:a@b.example?subject=A%20sofa");
});

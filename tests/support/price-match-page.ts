import { expect, type FrameLocator, type Page } from "@playwright/test";
import type { TestShopper } from "./quote-page.ts";
import { startDraft } from "./started-draft.ts";

/** Opens the page with a draft started a minute ago, and returns its form's frame. */
export async function openForm(page: Page): Promise<FrameLocator> {
  await startDraft(page, "price-match");
  await page.goto("/price-match#price-match-form");
  const frame = page.frameLocator('iframe[title="Price Match"]');
  // Asked again and again, because the frame's first document may be replaced meanwhile.
  const isHydrated = (body: HTMLElement) =>
    Object.keys(body).some((key) => key.startsWith("__react"));
  await expect.poll(() => frame.locator("body").evaluate(isHydrated)).toBe(true);
  return frame;
}

/** Fills in every field but the file. */
export async function fillIn(frame: FrameLocator, shopper: TestShopper) {
  await frame.getByRole("combobox", { name: "Which piece is it?" }).fill("Model 2500 Sofa Chaise");
  await frame.getByRole("textbox", { name: "Who offers it?" }).fill("Big Box");
  await frame.getByRole("textbox", { name: "Their price" }).fill("1,299.50");
  await frame.getByRole("textbox", { name: "Name" }).fill(shopper.name);
  await frame.getByRole("textbox", { name: "Email" }).fill(shopper.email);
}

/** Clicks the submit button. */
export const submit = (frame: FrameLocator) =>
  frame.getByRole("button", { name: "Submit Price Match Request" });

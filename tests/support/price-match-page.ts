import { expect, type FrameLocator, type Page } from "@playwright/test";
import { copyIn } from "#copy-in/price-match.ts";
import { addressesIn } from "#domain/addresses/every-table.ts";
import type { Language } from "#domain/language.ts";
import type { TestShopper } from "./quote-page.ts";
import { startDraft } from "./started-draft.ts";

/** The frame with the form. */
export const formFrame = (page: Page, language: Language = "en"): FrameLocator =>
  page.frameLocator(`iframe[title="${copyIn[language].form.frame}"]`);

/** Opens the page with a draft started a minute ago, and returns its form's frame. */
export async function openForm(page: Page, language: Language = "en"): Promise<FrameLocator> {
  await startDraft(page, "price-match");
  await page.goto(`${addressesIn[language].pages.priceMatch}#price-match-form`);
  const frame = formFrame(page, language);
  // Asked again and again, because the frame's first document may be replaced meanwhile.
  const isHydrated = (body: HTMLElement) =>
    Object.keys(body).some((key) => key.startsWith("__react"));
  await expect.poll(() => frame.locator("body").evaluate(isHydrated)).toBe(true);
  return frame;
}

/** Fills in every field but the file. */
export async function fillIn(
  frame: FrameLocator | Page,
  shopper: TestShopper,
  language: Language = "en",
) {
  const { form } = copyIn[language];
  const field = (name: string) => frame.getByRole("textbox", { name });
  await frame.getByRole("combobox", { name: form.product }).fill("Model 2500 Sofa Chaise");
  await field(form.competitor).fill("Big Box");
  await field(form.competitorPrice).fill("1,299.50");
  await field(form.name).fill(shopper.name);
  await field(form.email).fill(shopper.email);
}

/** Clicks the submit button. */
export const submit = (frame: FrameLocator | Page, language: Language = "en") =>
  frame.getByRole("button", { name: copyIn[language].form.submit });

import type { FrameLocator, Page } from "@playwright/test";
import type { TestShopper } from "./quote-page.ts";
import { startDraft } from "./started-draft.ts";

/** Opens the page with a form begun a minute ago, and gives its frame. */
export async function openForm(page: Page): Promise<FrameLocator> {
  await startDraft(page, "price-match");
  await page.goto("/price-match#price-match-form");
  const frame = page.frameLocator('iframe[title="Price Match"]');
  await frame.locator("html").evaluate(
    (html) =>
      new Promise<void>((resolve) => {
        const look = () =>
          Object.keys(html.ownerDocument.body).some((key) => key.startsWith("__react"))
            ? resolve()
            : requestAnimationFrame(look);
        look();
      }),
  );
  return frame;
}

/** Fills in everything but the file. */
export async function fillIn(frame: FrameLocator, shopper: TestShopper) {
  await frame.getByRole("combobox", { name: "Which piece is it?" }).fill("Model 2500 Sofa Chaise");
  await frame.getByRole("textbox", { name: "Who offers it?" }).fill("Big Box");
  await frame.getByRole("textbox", { name: "Their price" }).fill("1,299.50");
  await frame.getByRole("textbox", { name: "Name" }).fill(shopper.name);
  await frame.getByRole("textbox", { name: "Email" }).fill(shopper.email);
}

/** The button that sends the form. */
export const submit = (frame: FrameLocator) =>
  frame.getByRole("button", { name: "Submit Price Match Request" });

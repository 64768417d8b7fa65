import { expect, type Page } from "@playwright/test";
import { gapBelowHeader } from "./page-layout.ts";
import type { TestShopper } from "./quote-page.ts";
import { startDraft } from "./started-draft.ts";

/** A shopper's choices in the quiz. */
export interface QuizChoices {
  budgetRange: string;
  timeline: string;
  categoryInterest: string;
  preferredPlan: string;
}

export const usualChoices: QuizChoices = {
  budgetRange: "$600-$1200",
  timeline: "1-2 weeks",
  categoryInterest: "Sofas",
  preferredPlan: "Not sure",
};

/**
 * Opens the quiz with a draft started a minute ago, because a real shopper needs more than a
 * second.
 */
export async function openQuiz(page: Page): Promise<void> {
  await startDraft(page, "financing");
  await page.goto("/services/financing");
  await page.getByRole("link", { name: "See If I Qualify" }).click();
  await expect(page.getByRole("heading", { name: "See if you qualify" })).toBeVisible();
  // A click while the page still scrolls may land elsewhere.
  await expect.poll(() => gapBelowHeader(page, "#quiz")).toBe(20);
}

export const next = (page: Page) => page.getByRole("button", { name: "Next" }).click();

/** Fills in steps 1 and 2. */
export async function fillWho(page: Page, shopper: TestShopper): Promise<void> {
  await page.getByRole("textbox", { name: "First name" }).fill("Dana");
  await page.getByRole("textbox", { name: "Last name" }).fill("Whitfield");
  await next(page);
  await page.getByRole("textbox", { name: "Phone" }).fill(shopper.phone);
  await page.getByRole("textbox", { name: "Email" }).fill(shopper.email);
  await page.getByRole("textbox", { name: "ZIP code" }).fill("77081");
  await next(page);
}

/** Fills in steps 3 and 4, without clicking the last button. */
export async function fillWhat(page: Page, choices: QuizChoices): Promise<void> {
  await page.getByRole("radio", { name: choices.budgetRange, exact: true }).check();
  await page.getByRole("radio", { name: choices.timeline, exact: true }).check();
  await next(page);
  await page.getByRole("radio", { name: choices.categoryInterest, exact: true }).check();
  await page.getByRole("radio", { name: choices.preferredPlan, exact: true }).check();
}

export const getOptions = (page: Page) => page.getByRole("button", { name: "Get My Options" });

import { expect, type Page } from "@playwright/test";
import { copyIn as financingIn } from "#copy-in/financing.ts";
import { copyIn as financingPageIn } from "#copy-in/financing-page.ts";
import { addressesIn } from "#domain/addresses/every-table.ts";
import type { Language } from "#domain/language.ts";
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
export async function openQuiz(page: Page, language: Language = "en"): Promise<void> {
  await startDraft(page, "financing");
  await page.goto(addressesIn[language].pages.financing);
  await page.getByRole("link", { name: financingPageIn[language].hero.qualify }).click();
  const { title } = financingIn[language].quiz;
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  // A click while the page still scrolls may land elsewhere.
  await expect.poll(() => gapBelowHeader(page, "#quiz")).toBe(20);
}

export const next = (page: Page, language: Language = "en") =>
  page.getByRole("button", { name: financingIn[language].quiz.next, exact: true }).click();

/** Fills in steps 1 and 2. */
export async function fillWho(
  page: Page,
  shopper: TestShopper,
  language: Language = "en",
): Promise<void> {
  const { labels } = financingIn[language].quiz;
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await field(labels.firstName).fill("Dana");
  await field(labels.lastName).fill("Whitfield");
  await next(page, language);
  await field(labels.phone).fill(shopper.phone);
  await field(labels.email).fill(shopper.email);
  await field(labels.zipCode).fill("77081");
  await next(page, language);
}

/** The radio button of a posted value. */
export function choice(page: Page, value: string, language: Language = "en") {
  const options: Readonly<Record<string, string>> = financingIn[language].quiz.options;
  const name = options[value] ?? value;
  return page.getByRole("radio", { name, exact: true, includeHidden: true });
}

/** Fills in steps 3 and 4, without clicking the last button. */
export async function fillWhat(
  page: Page,
  choices: QuizChoices,
  language: Language = "en",
): Promise<void> {
  await choice(page, choices.budgetRange, language).check();
  await choice(page, choices.timeline, language).check();
  await next(page, language);
  await choice(page, choices.categoryInterest, language).check();
  await choice(page, choices.preferredPlan, language).check();
}

export const getOptions = (page: Page, language: Language = "en") =>
  page.getByRole("button", { name: financingIn[language].quiz.submit, exact: true });
